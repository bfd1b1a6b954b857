"""Deployment files fit the server: settings, paths and names."""

from __future__ import annotations

import ipaddress
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from brikke.server.app import create_app
from brikke.server.serve import SHUTDOWN_SECONDS
from brikke.server.server import Server
from brikke.server.settings import Settings
from tests.support.http_client import client_of
from tests.wire.test_wire_docs import flag, rows, section, settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
SERVER = (ROOT / "docs" / "server.md").read_text()
CADDY = (DEPLOY / "Caddyfile").read_text()
DOCKER = (DEPLOY / "Dockerfile").read_text()
FILES = [ROOT / "compose.yaml", *sorted(DEPLOY.iterdir())]
UNITS = sorted(DEPLOY.glob("*.service"))

# What a host must choose, and nobody else may.
CHOSEN = {"POSTGRES_PASSWORD": "secret"}


def interpolated(text: str) -> str:
    """Return a text as compose reads it, with nothing set that need not be."""

    def value(found: re.Match[str]) -> str:
        name, default = found.group(1), found.group(2)
        return CHOSEN[name] if default.startswith(":?") else default.removeprefix(":-")

    return re.sub(r"\$\{([A-Z_]+)([^}]*)\}", value, text)


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(interpolated((ROOT / "compose.yaml").read_text()))
    return loaded


@pytest.fixture(scope="module")
def services(compose: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = compose["services"]
    return found


@pytest.fixture(scope="module")
def servers(services: dict[str, Any]) -> dict[str, Any]:
    return {name: each for name, each in services.items() if each["image"] == "brikke"}


@pytest.fixture(scope="module")
def paths() -> set[str]:
    schema = create_app(Server(Settings())).openapi_schema.to_schema()
    return set(schema["paths"])


def variables() -> set[str]:
    return {f"BRIKKE_{name.upper()}" for name in settings()}


@pytest.mark.parametrize("file", [*FILES, ROOT / "docs" / "hosting.md"], ids=lambda file: file.name)
def test_every_setting_in_use_is_one(file: Path) -> None:
    text = file.read_text()
    assert set(re.findall(r"\bBRIKKE_[A-Z_]+", text)) <= variables()
    for command in re.findall(r"brikke serve(?: .*)?$", text, re.MULTILINE):
        flags = {word.partition("=")[0] for word in shlex.split(command) if word.startswith("--")}
        assert flags <= set(map(flag, settings()))


def test_every_variable_of_a_host_is_documented() -> None:
    compose = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text()))
    proxy = set(re.findall(r"\{\$([A-Z_]+)", CADDY))
    assert set(rows(section(HOSTING, "### With compose"))) == compose
    assert proxy <= set(re.findall(r"`?\b([A-Z_]{5,})\b", HOSTING))
    assert set(re.findall(r"\bBRIKKE_[A-Z_]+", (ROOT / "compose.yaml").read_text())) <= set(
        re.findall(r"`(BRIKKE_[A-Z_]+)`", SERVER)
    )


def test_the_servers_start_with_what_compose_gives_them(servers: dict[str, Any]) -> None:
    assert len(servers) >= 2
    for server in servers.values():
        given: dict[str, Any] = {
            name.removeprefix("BRIKKE_").lower(): int(text) if text.isdecimal() else text
            for name, text in server["environment"].items()
            if text is not None
        }
        assert Settings(**given).redis


def test_no_password_is_there_by_default() -> None:
    text = (ROOT / "compose.yaml").read_text()
    assert len(re.findall(r"\$\{POSTGRES_PASSWORD:\?", text)) == 2
    assert not re.search(r"PASSWORD(:-|[=:] *[^$ ?\"])", text.partition("services:")[2])


def test_the_proxy_alone_is_open_to_the_world(services: dict[str, Any]) -> None:
    published = {name: each["ports"] for name, each in services.items() if "ports" in each}
    assert set(published) == {"proxy", "prometheus"}
    assert all(port.startswith("127.0.0.1:") for port in published["prometheus"])
    assert services["prometheus"]["profiles"]


def test_the_databases_lie_in_a_network_of_their_own(
    compose: dict[str, Any], servers: dict[str, Any], services: dict[str, Any]
) -> None:
    assert compose["networks"]["back"]["internal"]
    for name in ("postgres", "redis"):
        assert services[name]["networks"] == ["back"]
    assert services["proxy"]["networks"] == ["front"]
    for server in servers.values():
        assert set(server["networks"]) == {"front", "back"}
        assert re.findall(r"@(\w+)/", server["environment"]["BRIKKE_DATABASE"]) == ["postgres"]
        assert "//redis:" in server["environment"]["BRIKKE_REDIS"]


def test_the_network_of_the_proxy_is_the_one_that_is_believed(
    compose: dict[str, Any], servers: dict[str, Any]
) -> None:
    (range_,) = compose["networks"]["front"]["ipam"]["config"]
    for server in servers.values():
        assert server["environment"]["BRIKKE_PROXIES"] == range_["subnet"]
    assert ipaddress.ip_network(range_["subnet"]).is_private


def test_every_service_comes_back_and_has_its_bounds(services: dict[str, Any]) -> None:
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service["mem_limit"]


def test_a_server_is_given_the_time_to_stop(servers: dict[str, Any]) -> None:
    graces = [int(each["stop_grace_period"].removesuffix("s")) for each in servers.values()]
    graces += [
        int(found) for unit in UNITS for found in re.findall(r"StopSec=(\d+)", unit.read_text())
    ]
    assert len(graces) == len(servers) + len(UNITS)
    # A second to say good-bye, as many as they may need to end, and some to spare.
    assert min(graces) >= 2 * SHUTDOWN_SECONDS


def test_everyone_calls_the_servers_by_the_same_names(
    servers: dict[str, Any], services: dict[str, Any]
) -> None:
    (port,) = re.findall(r"BRIKKE_PORT=(\d+)", DOCKER)
    known = {f"{name}:{port}" for name in servers}
    assert set(services["proxy"]["environment"]["SERVERS"].split()) == known
    for default in re.findall(r"\{\$SERVERS:([^}]+)\}", CADDY):
        assert set(default.split()) == known
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    (job,) = prometheus["scrape_configs"]
    assert set(job["static_configs"][0]["targets"]) == known
    assert set(services["proxy"]["depends_on"]) == set(servers)
    assert f"127.0.0.1:{port}/readyz" in DOCKER
    assert f"EXPOSE {port}" in DOCKER


def test_the_paths_that_are_asked_for_are_there(paths: set[str]) -> None:
    assert set(re.findall(r"health_uri (\S+)", CADDY)) == {"/readyz"} <= paths
    assert set(re.findall(r"127\.0\.0\.1:\d+(/\w+)", DOCKER)) <= paths
    assert {"/metrics", "/healthz"} <= paths
    assert all(path.startswith(("/api/", "/metrics", "/healthz", "/readyz")) for path in paths)


def test_the_proxy_keeps_the_figures_to_itself() -> None:
    site = CADDY.partition("{$SITE_ADDRESS")[2]
    (matched,) = re.findall(r"@inside path (.*)", site)
    # With a star, for a path with a slash more leads to the same figures.
    assert "/metrics*" in matched.split()
    assert site.index("respond @inside 404") < site.index("reverse_proxy")


def test_the_proxy_keeps_no_log_of_addresses() -> None:
    assert "exclude http.log.error" in CADDY
    assert not re.search(r"^\t+log\b", CADDY.partition("{$SITE_ADDRESS")[2], re.MULTILINE)


def test_the_image_copies_what_is_there_and_is_sent() -> None:
    sent = {
        line.removeprefix("!")
        for line in (ROOT / ".dockerignore").read_text().splitlines()
        if line.startswith("!")
    }
    copied = [
        source
        for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKER, re.MULTILINE)
        for source in line.split()[:-1]
    ]
    assert len(copied) > 5
    for source in copied:
        assert (ROOT / source).exists()
        assert source.partition("/")[0] in sent
    assert sent == {source.partition("/")[0] for source in copied}


def test_the_image_runs_without_rights_on_a_python_that_will_do() -> None:
    assert re.search(r"^USER brikke$", DOCKER, re.MULTILINE)
    assert DOCKER.index("USER brikke") < DOCKER.index("ENTRYPOINT")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    build, run = re.findall(r"^ARG \w+_IMAGE=python:([\d.]+)", DOCKER, re.MULTILINE)
    assert build == run
    least = project["requires-python"].removeprefix(">=")
    assert tuple(map(int, run.split("."))) >= tuple(map(int, least.split(".")))


def test_the_image_installs_pinned_files_only_and_all_that_a_server_needs() -> None:
    installs = re.findall(r"pip install [^&\n]*", DOCKER.replace("\\\n", ""))
    assert installs
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["scale"]]
    pins = (ROOT / "requirements" / "run.txt").read_text()
    assert {*map(name_of, wanted)} - {"brikke"} <= set(
        re.findall(r"^([a-z0-9.-]+)==", pins, re.MULTILINE)
    )


def name_of(requirement: str) -> str:
    """Return the name of a package in a requirement, in the form in which it is pinned."""
    return (
        re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-").replace(".", "-")
    )


def test_a_unit_may_write_nowhere_but_where_its_tables_lie() -> None:
    assert [unit.name for unit in UNITS] == ["brikke.service", "brikke@.service"]
    for unit in UNITS:
        lines = unit.read_text().splitlines()
        assert {"DynamicUser=yes", "ProtectSystem=strict", "Restart=on-failure"} <= set(lines)
    one, several = (unit.read_text() for unit in UNITS)
    assert "StateDirectory=brikke\n" in one
    assert "BRIKKE_DATABASE=sqlite:///%S/brikke/" in one
    assert "--port %i" in several


@pytest.mark.system
def test_every_figure_is_explained(tmp_path: Path) -> None:
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    with client_of(create_app(server)) as client:
        shown = client.get("/metrics").text
    told = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in text_string_to_metric_families(shown)
        # When each was counted for the first time is told as well, and of no use.
        if not (family.type == "gauge" and family.name.endswith("_created"))
    }
    assert set(rows(section(HOSTING, "## Metrics"))) == told


def test_alerts_look_at_figures_that_are_explained() -> None:
    explained = set(rows(section(HOSTING, "## Metrics")))
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert len(rules) > 5
    for rule in rules:
        for figure in re.findall(r"\b(?:brikke|process)_\w+", rule["expr"]):
            assert re.sub(r"_(bucket|count|sum)$", "", figure) in explained
        assert rule["annotations"]["summary"]


def test_links_between_the_two_pages_lead_to_headings() -> None:
    pages = {"hosting.md": HOSTING, "server.md": SERVER}
    for page in pages.values():
        for target, anchor in re.findall(r"\]\((hosting\.md|server\.md)?#([^)]+)\)", page):
            titles = re.findall(r"^#+ (.*)$", pages.get(target, page), re.MULTILINE)
            slugs = {re.sub(r"[^a-z0-9 -]", "", t.lower()).replace(" ", "-") for t in titles}
            assert anchor in slugs
