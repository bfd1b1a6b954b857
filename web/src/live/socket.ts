/** Opens the connection to a table: to a server, or to the engine on this device. */

import { SUBPROTOCOL } from "../api/wire";
import type { LocalSocket } from "../pocket/engine";
import { isLocalTable } from "../pocket/place";

/** What a connection needs of a socket. */
export type Socket = LocalSocket;

export function openSocket(tableId: string): Socket {
  if (isLocalTable(tableId)) return openLocal(tableId);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/api/tables/${tableId}/socket`;
  return new WebSocket(url, SUBPROTOCOL) as Socket;
}

/** Open a connection to the engine, which is loaded on demand. */
function openLocal(tableId: string): Socket {
  let line: LocalSocket | null = null;
  let isClosed = false;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => line?.send(text),
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
  import("../pocket/engine").then(
    ({ localEngine }) => {
      if (isClosed) return;
      line = localEngine().open(tableId);
      line.onopen = () => socket.onopen?.();
      line.onmessage = (event) => socket.onmessage?.(event);
      line.onclose = () => socket.onclose?.();
    },
    () => socket.onclose?.(),
  );
  return socket;
}
