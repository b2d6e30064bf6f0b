import { monitorEventLoopDelay } from 'node:perf_hooks';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { dueOrigins } from '#features/regions/domain/forecast/due-origins.ts';
import { codes } from '#features/regions/domain/region/indicator-codes.ts';
import { issueForecasts } from '#features/regions/server/forecast/issue/issue-forecasts.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Line } from './bench.ts';
import { openSampleServer } from './sample-server.ts';

const maxAllMs = 60_000;
const maxFreshMs = 2_000;
const maxLoopMs = 20;

/** The memory of forecasts on an empty store, behind a server that answers all the while: every one of the sample period, then the newest alone. */
export async function measure(): Promise<Line[]> {
  const server = await openSampleServer();
  const { db } = server.services;
  try {
    const { first, last } = await findSpan(db, codes.casesTotal, federalYugoId, '2199-12-31');
    const due = dueOrigins(first!, last!, new Set());
    const past = due.length - 1;
    const reading = readOn(server.url);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    let started = performance.now();
    const issued = await issueForecasts(db, { until: addDays(due.at(-1)!, -1) });
    const all = performance.now() - started;
    loop.disable();
    const reads = await reading();
    // The newest one, as on the day its reports come in.
    started = performance.now();
    let fresh = Infinity;
    const newest = await issueForecasts(db, {
      until: due.at(-1),
      tell: (done, total) => done === total && (fresh = performance.now() - started),
    });
    const scored = performance.now() - started;
    const p99 = loop.percentile(99) / 1e6 - 1;
    return [
      {
        what: `back-dated forecasts of ${past} days (${issued} releases)`,
        value: `${(all / 1000).toFixed(1)} s beside ${reads} reads`,
        bar: `≤ ${maxAllMs / 1000} s`,
        ok: issued === 2 * past && all <= maxAllMs,
      },
      {
        what: 'event loop meanwhile, p99',
        value: `${p99.toFixed(1)} ms`,
        bar: `≤ ${maxLoopMs} ms`,
        ok: p99 <= maxLoopMs,
      },
      {
        what: `one fresh forecast of all regions stored (${newest} releases)`,
        value: `${(fresh / 1000).toFixed(2)} s; scored and growth told after ${(scored / 1000).toFixed(2)} s`,
        bar: `≤ ${maxFreshMs / 1000} s`,
        ok: newest === 2 && fresh <= maxFreshMs,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Reads a call every 50 ms until it is told to stop; tells how many were answered. */
function readOn(base: string): () => Promise<number> {
  const over = new AbortController();
  const reading = (async () => {
    let count = 0;
    while (!over.signal.aborted) {
      const answer = await fetch(`${base}/api/handbooks/region/getEntries`, { headers: { Locale: 'ru' } });
      await answer.arrayBuffer();
      if (answer.ok) count += 1;
      await new Promise((done) => setTimeout(done, 50));
    }
    return count;
  })();
  return () => {
    over.abort();
    return reading;
  };
}
