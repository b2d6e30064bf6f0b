/** A slow way is slow in each attempt; a machine that was busy with something else seldom is in all three. */
const attempts = 3;

/** The least of what three attempts measured, or of those up to the first that stayed below `enough`. */
export async function leastOf(enough: number, measure: () => number | Promise<number>): Promise<number> {
  let least = Infinity;
  for (let made = 0; made < attempts && least >= enough; made++) least = Math.min(least, await measure());
  return least;
}

/**
 * The least time an attempt took, ms, for what waits for a database, a network or another thread; an attempt that has to
 * prepare something calls `begin` behind it.
 */
export function leastMs(enough: number, attempt: (begin: () => void) => unknown): Promise<number> {
  return leastOf(
    enough,
    spentBy(() => performance.now(), attempt),
  );
}

/**
 * The least computing time an attempt took of this thread, ms, for work that waits for nothing: what other threads and
 * programs take of the machine does not count.
 */
export function leastComputingMs(enough: number, attempt: (begin: () => void) => unknown): Promise<number> {
  const computing = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  return leastOf(enough, spentBy(computing, attempt));
}

function spentBy(clock: () => number, attempt: (begin: () => void) => unknown): () => Promise<number> {
  return async () => {
    let began = clock();
    await attempt(() => void (began = clock()));
    return clock() - began;
  };
}
