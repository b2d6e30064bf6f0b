import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

/** Resident memory of a running server in MB, as it counts itself: it has to be started with METRICS_TOKEN, and the bench with the same. */
export async function residentMb(base: string): Promise<number> {
  return (await metricOf(base, 'process_resident_memory_bytes')) / 1e6;
}

/** Processor time that a running server has used. Unit: seconds. */
export function cpuSeconds(base: string): Promise<number> {
  return metricOf(base, 'process_cpu_seconds_total');
}

/** A server that takes less of one processor than this has nothing to do. */
const idleShare = 0.1;
const lookMs = 2_000;
const looks = 3;

/** Until a running server has done nothing for some seconds: jobs go on after the data are in. Tells what it found after ten minutes all the same. */
export async function untilIdle(base: string): Promise<void> {
  const until = performance.now() + 600_000;
  for (let idle = 0; idle < looks;) {
    const before = await metricOf(base, 'process_cpu_seconds_total');
    const start = performance.now();
    await wait(lookMs);
    const share =
      ((await metricOf(base, 'process_cpu_seconds_total')) - before) / ((performance.now() - start) / 1000);
    idle = share < idleShare ? idle + 1 : 0;
    if (performance.now() > until) {
      console.log(
        `The server still takes ${share.toFixed(2)} of a processor: what follows is measured beside it.`,
      );
      return;
    }
  }
}

async function metricOf(base: string, name: string): Promise<number> {
  const token = process.env['METRICS_TOKEN'];
  if (token === undefined) throw new Error('Set METRICS_TOKEN for the server and for the bench alike.');
  const { statusCode, body } = await request(`${base}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = new RegExp(`^${name} (\\S+)`, 'm').exec(await body.text());
  if (statusCode !== 200 || !found) throw new Error(`${base}/metrics answered ${statusCode}.`);
  return Number(found[1]);
}
