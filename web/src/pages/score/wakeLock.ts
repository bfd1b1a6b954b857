/** Screen wake lock: keeps the screen on while the page is visible, if the browser supports it. */
export class ScreenWakeLock {
  #lock: Promise<WakeLockSentinel | null> | null = null;

  set(awake: boolean): void {
    if (awake && this.#lock === null && document.visibilityState === "visible") {
      // Old browsers and insecure pages have no wake lock. It can also be refused.
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
