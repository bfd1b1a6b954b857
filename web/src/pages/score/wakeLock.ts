/** Keeps the screen on, where a browser can do that and as long as the page is looked at. */
export class Awake {
  #lock: Promise<WakeLockSentinel | null> | null = null;

  set(awake: boolean): void {
    if (awake && this.#lock === null && document.visibilityState === "visible") {
      // Older browsers and pages without encryption do not have it; weak batteries refuse it.
      const asked = navigator.wakeLock?.request("screen").catch(() => null);
      this.#lock = asked ?? Promise.resolve(null);
      void this.#lock.then((lock) => lock?.addEventListener("release", () => (this.#lock = null)));
    } else if (!awake && this.#lock !== null) {
      const lock = this.#lock;
      this.#lock = null;
      void lock.then((each) => each?.release());
    }
  }
}
