import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { contract } from '#app/contract.ts';
import { resolvedRoutes } from '#app/routes/find-route.ts';
import { likelyInput } from '#app/testing/hostile-inputs.ts';
import { pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { locales } from '#platform/shared/locales.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import type { Line } from './bench.ts';
import { seededRandom } from './many-news.ts';
import { residentMb } from './process-metrics.ts';

/** Readers side by side, and how long each looks at what it got. */
const readers = 4;
const pauseMs = 200;
const samplesAMinute = 4;

/**
 * Mixed use of a running server for SOAK_MINUTES (10). Its address is BENCH_URL, else http://127.0.0.1:8080; start it
 * with RATE_LIMIT=0 and METRICS_TOKEN. It asks for every public page in five languages and every public reading call,
 * on days of the sample. Told is resident memory over time, its highest and its slope over the second half.
 */
export async function measure(): Promise<Line[]> {
  const base = process.env['BENCH_URL'] ?? 'http://127.0.0.1:8080';
  const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
  const state = { until: performance.now() + minutes * 60_000, asked: 0, failed: 0 };
  const random = seededRandom(11);
  const reading = Array.from({ length: readers }, () => readOn(base, random, state));
  const resident: number[] = [];
  while (performance.now() < state.until) {
    resident.push(await residentMb(base));
    if (resident.length % samplesAMinute === 1)
      console.log(
        `minute ${Math.floor(resident.length / samplesAMinute)}: ${Math.round(resident.at(-1)!)} MB`,
      );
    await wait(60_000 / samplesAMinute);
  }
  await Promise.all(reading);
  const highest = Math.max(...resident);
  const slope = slopeOf(resident.slice(Math.floor(resident.length / 2))) * samplesAMinute;
  return [
    {
      what: `soak, ${minutes} min, ${state.asked} requests: answers ≥ 500`,
      value: String(state.failed),
      bar: '0',
      ok: state.failed === 0,
    },
    {
      what: 'soak: highest resident memory',
      value: `${Math.round(highest)} MB`,
      bar: '≤ 800 MB',
      ok: highest <= 800,
    },
    {
      what: 'soak: slope of the second half',
      value: `${slope.toFixed(1)} MB/min`,
      bar: '≤ 2 MB/min',
      ok: slope <= 2,
    },
  ];
}

async function readOn(
  base: string,
  random: () => number,
  state: { until: number; asked: number; failed: number },
): Promise<void> {
  while (performance.now() < state.until) {
    const { statusCode, body } = await request(base + randomAddress(random), {
      headers: { accept: 'text/html,application/json', 'accept-encoding': 'br' },
    });
    await body.dump();
    state.asked += 1;
    // A reader who is told to come again later is no failure.
    if (statusCode >= 500 && statusCode !== 503) state.failed += 1;
    await wait(pauseMs);
  }
}

const pages = resolvedRoutes.filter(({ access }) => access === 'public').map(({ pattern }) => pattern);
const calls = (Object.entries(contract) as [string, Endpoint][]).filter(
  ([, { verb, access }]) => verb === 'GET' && access === 'public',
);
const firstDay = Date.UTC(2020, 0, 1);
const days = 365;

/** Half pages, half calls, as of some quarter of an hour of the sample's year. */
function randomAddress(random: () => number): string {
  const one = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const asOf = new Date(firstDay + Math.floor(random() * days * 96) * 900_000).toISOString();
  if (random() < 0.5) {
    const path = one(pages)
      .replace(':locale', one(locales))
      .replace(/\/:\w+\?/g, '')
      .replace(/:\w+|\*/g, () => String(1 + Math.floor(random() * 40_000)));
    return `${path}?asOf=${asOf}`;
  }
  const [key, { input }] = one(calls);
  return `${pathOf(key).replace(/:\w+/g, '1')}?${encodeQuery({ ...likelyInput(input), asOf })}`;
}

/** Slope of the line through evenly spaced values by least squares, per step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(
    ([up, down], value, at) => [up + (at - middle) * (value - mean), down + (at - middle) ** 2],
    [0, 0],
  );
  return under === 0 ? 0 : over / under;
}
