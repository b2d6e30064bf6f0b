import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from './bench.ts';
import type { NewsImportResult } from './news-import-run.ts';

const headlines = 25_521;

/**
 * Speed and memory of reading, placing and storing the largest bundled file of headlines in the embedded database. The
 * database is made by another process: that has a peak of its own.
 */
export async function measure(): Promise<Line[]> {
  const folder = join(tmpdir(), `svodka-bench-news-${process.pid}`);
  try {
    await run('make', folder);
    return describe(await run('import', folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe({ items, stories, seconds, cpuSeconds, peakMb, loopMs }: NewsImportResult): Line[] {
  const isWhole = items === headlines;
  return [
    {
      what: `news import: ${items} headlines into ${stories} stories`,
      value: `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of all cores)`,
      bar: `≤ 30 s, all ${headlines}`,
      ok: seconds <= 30 && isWhole,
    },
    { what: 'news import: memory', value: `${peakMb} MB`, bar: '≤ 600 MB', ok: peakMb <= 600 },
    {
      what: 'event loop during news import, p99',
      value: `${loopMs.toFixed(1)} ms`,
      bar: '≤ 20 ms',
      ok: loopMs <= 20,
    },
  ];
}

function run(...args: string[]): Promise<NewsImportResult> {
  return new Promise((done, refuse) => {
    let result: NewsImportResult | undefined;
    // Under the flags of this process, which are those the product itself runs under: tools/run.mjs.
    const child = fork(join(import.meta.dirname, 'news-import-run.ts'), args);
    child.once('message', (message) => (result = message as NewsImportResult));
    child.once('exit', (code) =>
      result && code === 0
        ? done(result)
        : refuse(new Error(`The measured process ended with code ${code}.`)),
    );
  });
}

if (import.meta.main) console.table(await measure());
