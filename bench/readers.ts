const seconds = 4;
const pauseMs = 1000;

/** Time within which 95 of 100 pages came for some readers who open one page a second each, ms. */
export async function readAsOften(open: () => Promise<void>, readers: number): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const read = async (at: number): Promise<void> => {
    await pause((pauseMs * at) / readers);
    while (performance.now() < until) {
      const started = performance.now();
      await open();
      times.push(performance.now() - started);
      await pause(Math.max(0, pauseMs - (performance.now() - started)));
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, at) => read(at)));
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
