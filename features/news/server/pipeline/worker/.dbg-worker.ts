import { getHeapStatistics } from 'node:v8';
let n = 0;
setInterval(() => {}, 1e9).unref();
import { parentPort } from 'node:worker_threads';
parentPort?.on('message', () => {
  if (++n % 40 === 1) {
    const h = getHeapStatistics();
    console.log(
      '  W used',
      (h.used_heap_size / 1e6).toFixed(),
      'total',
      (h.total_heap_size / 1e6).toFixed(),
      'phys',
      (h.total_physical_size / 1e6).toFixed(),
      'ext',
      (h.external_memory / 1e6).toFixed(),
      'malloc',
      (h.malloced_memory / 1e6).toFixed(),
    );
  }
});
await import('./engine-worker.ts');
