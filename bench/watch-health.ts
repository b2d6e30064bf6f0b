import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Times of /healthz, ms, asked from a thread of its own: one that makes the load would count its own waiting. */
export async function watchHealth(base: string): Promise<() => Promise<number[]>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { health: `${base}/healthz` } });
  await new Promise((done) => worker.once('online', done));
  return () =>
    new Promise((done, refuse) => {
      worker.once('error', refuse);
      worker.once('message', (times: number[]) => {
        done(times);
        void worker.terminate();
      });
      worker.postMessage('stop');
    });
}

async function watch(address: string): Promise<void> {
  const times: number[] = [];
  parentPort!.once('message', () => parentPort!.postMessage(times));
  for (;;) {
    const started = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    await new Promise((done) => setTimeout(done, 10));
  }
}

if (!isMainThread && workerData?.health !== undefined) await watch(workerData.health as string);
