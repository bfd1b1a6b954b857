/** Opens the connection to a table: to a server, or to the engine on this device. */

import { SUBPROTOCOL } from "../api/wire";
import { localEngine, type LocalSocket } from "../pocket/engine";
import { isLocalTable } from "../pocket/place";

/** What a connection needs of a socket. */
export type Socket = LocalSocket;

export function openSocket(tableId: string): Socket {
  if (isLocalTable(tableId)) return localEngine().open(tableId);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/api/tables/${tableId}/socket`;
  return new WebSocket(url, SUBPROTOCOL) as Socket;
}
