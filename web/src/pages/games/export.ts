/** Export: fetches a file of the server with a token, and saves it on this device. */

import { ApiError } from "../../api/client";

export async function download(path: string, token: string, name: string): Promise<void> {
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } }).catch(() => {
    throw new ApiError(0, "unreachable", "");
  });
  if (!answer.ok) {
    const { code = `http-${answer.status}`, detail = "" } = await answer.json().catch(() => ({}));
    throw new ApiError(answer.status, code, detail);
  }
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
