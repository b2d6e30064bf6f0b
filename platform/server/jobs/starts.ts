/** How many requests begin to be answered between two looks at the sockets; the others wait a moment. */
const startsATurn = 8;

/**
 * Opens the gate at which requests begin. Two hundred that arrive at once would otherwise all be answered before the next
 * one is read, and a health check behind them would wait for the whole heap. They begin in the order they came.
 */
export function openStarts(atOnce = startsATurn): () => Promise<void> | undefined {
  let waiting: (() => void)[] = [];
  let begun = 0;

  const nextTurn = (): void => {
    const now = waiting.slice(0, atOnce);
    waiting = waiting.slice(atOnce);
    begun = now.length;
    for (const start of now) start();
    if (begun > 0) setImmediate(nextTurn);
  };

  return () => {
    if (begun < atOnce && waiting.length === 0) {
      if (begun === 0) setImmediate(nextTurn);
      begun++;
      return undefined;
    }
    return new Promise<void>((start) => waiting.push(start));
  };
}
