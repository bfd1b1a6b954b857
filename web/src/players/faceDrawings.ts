/** Loads the drawings of faces when the first one is shown, so that no page waits for them. */

import { mount } from "svelte";

let loading: Promise<unknown> | undefined;

export function loadFaceDrawings(): void {
  loading ??= import("./FaceDrawings.svelte").then(
    ({ default: FaceDrawings }) => mount(FaceDrawings, { target: document.body }),
    // Without a connection, the colours alone are shown until the next try.
    () => (loading = undefined),
  );
}
