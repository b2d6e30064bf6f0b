/** Keeps calls to one host one after another with a pause between them; other hosts don't wait. */
export class HostQueue {
  private readonly pauseMs: number;
  private readonly sleep: (ms: number) => Promise<void>;
  private readonly tails = new Map<string, Promise<void>>();

  constructor(
    pauseMs: number,
    sleep: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
  ) {
    this.pauseMs = pauseMs;
    this.sleep = sleep;
  }

  /** Runs the task when the host is free; a failed task frees it all the same. */
  async run<T>(host: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(host);
    const turn = before ? before.then(() => this.sleep(this.pauseMs)).then(task) : task();
    const tail = turn.then(nothing, nothing);
    this.tails.set(host, tail);
    void tail
      .then(() => this.sleep(this.pauseMs))
      .then(() => {
        if (this.tails.get(host) === tail) this.tails.delete(host);
      });
    return turn;
  }
}

function nothing(): void {}
