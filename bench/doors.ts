import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { Line } from './bench.ts';
import { residentMb } from './process-metrics.ts';
import { watchHealth } from './watch-health.ts';

/**
 * How a running server bears what nobody should send. Its address is BENCH_URL, else http://127.0.0.1:8080; start it
 * with RATE_LIMIT=0 and METRICS_TOKEN. First a form of 8.5 MB of repeated names. Then 200 connections on the home page
 * for ten seconds, /healthz asked beside. Then one call as of 200,000 moments, by address and by quarter of an hour.
 */
export async function measure(): Promise<Line[]> {
  const base = process.env['BENCH_URL'] ?? 'http://127.0.0.1:8080';
  const form = Buffer.alloc(8_500_000, 'a=&');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length };
  const refused = await beside(base, () =>
    ask(`${base}/api/feeds/importFeeds`, { method: 'POST', headers }, form),
  );
  const load = await beside(base, () => loadHome(`${base}/ru/`, 200, 10_000));
  const answered = load.result.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const toldToWait = load.result.filter(({ status }) => status === 503).length;
  const other = load.result.length - answered.length - toldToWait;
  return [
    line('form of 8.5 MB, ms', refused.result.ms, 50),
    line('/healthz beside the form, p99 ms', at(refused.health, 0.99), 50),
    line(`home, 200 connections: ${answered.length} answered, p99 ms`, at(answered, 0.99), 1000),
    line(
      `home, neither answered nor told when to come (of ${load.result.length}; ${toldToWait} × 503)`,
      other,
      0,
    ),
    line('/healthz beside the load, p99 ms', at(load.health, 0.99), 50),
    line('200,000 distinct asOf, MB more', await growthByMoments(base, 200_000), 150),
  ];
}

/** Memory that answers as of so many moments cost: all addresses differ, and every second one lies in a quarter hour of its own. */
async function growthByMoments(base: string, count: number): Promise<number> {
  const before = await residentMb(base);
  const pool = new Pool(base, { connections: 16, pipelining: 1 });
  const quarterMs = 900_000;
  let next = 0;
  const one = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) {
      const ms = Date.UTC(2015, 0, 1) + (at % 2 === 0 ? at : (at * quarterMs) / 2 + at);
      const path = `/api/internal/GetPersonTypes?asOf=${new Date(ms).toISOString()}`;
      await (await pool.request({ path, method: 'GET' })).body.dump();
    }
  };
  await Promise.all(Array.from({ length: 16 }, one));
  await pool.close();
  return (await residentMb(base)) - before;
}

function line(what: string, figure: number, most: number): Line {
  return { what, value: String(Math.round(figure)), bar: `≤ ${most}`, ok: figure <= most };
}

interface Answer {
  status: number;
  ms: number;
}

function ask(url: string, options: object = {}, body?: Buffer): Promise<Answer> {
  const started = performance.now();
  return new Promise((done) => {
    const end = (status: number): void => done({ status, ms: performance.now() - started });
    const asked = request(url, options, (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode ?? 0));
    });
    asked.on('error', () => end(0));
    asked.end(body);
  });
}

async function loadHome(url: string, connections: number, ms: number): Promise<Answer[]> {
  const until = performance.now() + ms;
  const answers: Answer[] = [];
  const one = async (): Promise<void> => {
    while (performance.now() < until) answers.push(await ask(url, { headers: { accept: 'text/html' } }));
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answers;
}

async function beside<T>(base: string, work: () => Promise<T>): Promise<{ result: T; health: number[] }> {
  const stop = await watchHealth(base);
  const result = await work();
  return { result, health: await stop() };
}

/** The time within which such a share of them came. */
function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
