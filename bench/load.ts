import { fork } from 'node:child_process';
import { Pool } from 'undici';

/** What a load gave. */
export interface LoadResult {
  perSecond: number;
  p95Ms: number;
}

const connections = 16;

/** Asks an address as often as it answers for some seconds, from a process of its own. */
export function loadFrom(url: string, seconds: number): Promise<LoadResult> {
  return new Promise((done, refuse) => {
    const child = fork(import.meta.filename, [url, String(seconds)]);
    child.once('message', (result) => done(result as LoadResult));
    child.once('exit', (code) => refuse(new Error(`The load ended with code ${code}.`)));
  });
}

if (process.send !== undefined && process.argv[2]?.startsWith('http'))
  process.send(await run(process.argv[2], Number(process.argv[3])));

async function run(url: string, seconds: number): Promise<LoadResult> {
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const ask = async (): Promise<void> => {
    while (performance.now() < until) {
      const started = performance.now();
      const { statusCode, body } = await pool.request({
        path: pathname + search,
        method: 'GET',
        headers: { locale: 'ru' },
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await pool.close();
  const sorted = times.sort((a, b) => a - b);
  return { perSecond: Math.round(times.length / seconds), p95Ms: sorted[Math.floor(sorted.length * 0.95)]! };
}
