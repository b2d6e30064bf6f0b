import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from './bench.ts';
import type { ImportResult } from './import-run.ts';

/**
 * Speed and memory of the bundled import on an empty database: the embedded one, and the PostgreSQL one that
 * BENCH_DATABASE_URL names. A new embedded database is made by another process: that has a peak of its own.
 */
export async function measure(): Promise<Line[]> {
  const url = process.env['BENCH_DATABASE_URL'];
  const folder = join(tmpdir(), `svodka-bench-${process.pid}`);
  const [alone, shared] = [join(folder, 'alone'), join(folder, 'shared')];
  try {
    const lines = url ? describe('PostgreSQL', await run('alone', url), 50_000) : [];
    await run('make', alone);
    lines.push(...describe('embedded', await run('alone', alone), 20_000));
    await run('make', shared);
    return [...lines, ...describe('embedded, read meanwhile', await run('shared', shared), 20_000)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(
  what: string,
  { facts, seconds, factsPerSecond, peakMb, idleMs = 0, busyMs, loopMs = 0 }: ImportResult,
  minSpeed: number,
): Line[] {
  const lines: Line[] = [
    {
      what: `import, ${what}: facts/s`,
      value: `${Math.round(factsPerSecond)} (${facts} in ${seconds.toFixed(1)} s)`,
      bar: `≥ ${minSpeed}`,
      ok: factsPerSecond >= minSpeed,
    },
    { what: `import, ${what}: memory`, value: `${peakMb} MB`, bar: '≤ 700 MB', ok: peakMb <= 700 },
  ];
  if (busyMs === undefined) return lines;
  return [
    ...lines,
    {
      what: 'reads during import, p95',
      value: `${(busyMs / idleMs).toFixed(1)} × idle (${busyMs.toFixed(1)} ms : ${idleMs.toFixed(1)} ms)`,
      bar: '≤ 5 × idle',
      ok: busyMs <= 5 * idleMs,
    },
    {
      what: 'event loop during import, p99',
      value: `${loopMs.toFixed(1)} ms`,
      bar: '≤ 20 ms',
      ok: loopMs <= 20,
    },
  ];
}

function run(...args: string[]): Promise<ImportResult> {
  return new Promise((done, refuse) => {
    let result: ImportResult | undefined;
    const child = fork(join(import.meta.dirname, 'import-run.ts'), args);
    child.once('message', (message) => (result = message as ImportResult));
    child.once('exit', (code) =>
      result && code === 0
        ? done(result)
        : refuse(new Error(`The measured process ended with code ${code}.`)),
    );
  });
}

if (import.meta.main) console.table(await measure());
