const most = 100;

interface Batch<T> {
  readonly keys: number[];
  readonly answer: Promise<ReadonlyMap<number, T>>;
}

/** Asks for many keys by one question: what is asked for within a moment goes together, at most a hundred at once. */
export function askTogether<T>(
  ask: (keys: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ms = 50,
): (key: number) => Promise<T | null> {
  let open: Batch<T> | null = null;
  const begin = (): Batch<T> => {
    const keys: number[] = [];
    const answer = new Promise((done) => setTimeout(done, ms)).then(() => {
      if (open === batch) open = null;
      return ask(keys);
    });
    const batch = { keys, answer };
    return batch;
  };
  return async (key) => {
    open = open === null || open.keys.length === most ? begin() : open;
    open.keys.push(key);
    return (await open.answer).get(key) ?? null;
  };
}
