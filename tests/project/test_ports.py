"""Ports that tests give their servers."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from tests.support.ports import BLOCK, FIRST, LAST, free_port

PRINT_A_PORT = "from tests.support.ports import free_port; print(free_port(), flush=True); input()"


@pytest.mark.system
def test_no_two_processes_get_the_same_port() -> None:
    command = [sys.executable, "-c", PRINT_A_PORT]
    others = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    ports = [int(each.stdout.readline()) for each in others if each.stdout]
    ports.append(free_port())
    for each in others:
        each.communicate("\n")
    assert len({(port - FIRST) // BLOCK for port in ports}) == 4


@pytest.mark.system
def test_a_port_where_somebody_listens_is_left_out() -> None:
    port = free_port()
    with socket.create_server(("127.0.0.1", port + 1)):
        assert FIRST <= port < free_port() < LAST
        assert free_port() != port + 1
