/** Priority queue: a binary heap, the cheapest first. */

export class PriorityQueue<T extends { readonly cost: number }> {
  readonly #heap: T[] = [];

  add(item: T): void {
    const heap = this.#heap;
    let at = heap.push(item) - 1;
    for (let up = (at - 1) >> 1; at > 0 && heap[up]!.cost > item.cost; up = (at - 1) >> 1) {
      heap[at] = heap[up]!;
      at = up;
    }
    heap[at] = item;
  }

  /** Remove and return the cheapest. */
  next(): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return first;
    let at = 0;
    for (let down = 1; down < heap.length; down = 2 * at + 1) {
      if (down + 1 < heap.length && heap[down + 1]!.cost < heap[down]!.cost) down += 1;
      if (heap[down]!.cost >= last.cost) break;
      heap[at] = heap[down]!;
      at = down;
    }
    heap[at] = last;
    return first;
  }
}
