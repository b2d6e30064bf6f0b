import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { findSystemChromium } from '#tools/test/find-chromium.ts';
import { digestOfModels } from './digest.ts';
import type { Digest } from './digest.ts';

// The library is bundled once and the same text is run in every place, so only the engine and its surroundings differ.
// Left out only where there is no browser at all; the whole run of the tests demands one.
const browser = findSystemChromium();
const here = digestOfModels();
let bundle = '';

beforeAll(async () => {
  const entry = fileURLToPath(new URL('./digest.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'library' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('the library was not bundled');
  bundle = first.output[0].code;
}, 60_000);

test('a worker thread gives the same bits', async () => {
  const code = `${bundle};require('node:worker_threads').parentPort.postMessage(library.digestOfModels())`;
  const worker = new Worker(code, { eval: true });
  const there = await new Promise<Digest>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(there).toEqual(here);
}, 60_000);

test.each(['America/New_York', 'Asia/Kamchatka', 'Pacific/Chatham'])(
  'the clocks of %s change nothing',
  (TZ) => {
    const code = `${bundle};console.log(JSON.stringify(library.digestOfModels()))`;
    const { stdout } = spawnSync(process.execPath, ['-'], {
      input: code,
      env: { ...process.env, TZ },
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(here)));
  },
  60_000,
);

test.skipIf(browser === null)(
  'a browser draws the same bits and computes the same numbers to 1e-12',
  async () => {
    const args = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ];
    const running = await chromium.launch({ executablePath: browser ?? '', args });
    try {
      const page = await running.newPage();
      const text = await page.evaluate<string>(`${bundle};JSON.stringify(library.digestOfModels())`);
      const there = JSON.parse(text) as Digest;
      expect(there.bits).toEqual(here.bits);
      expect(there.dates).toEqual(here.dates);
      for (const [name, numbers] of Object.entries(here.numbers)) {
        expect(there.numbers[name]).toHaveLength(numbers.length);
        const worst = Math.max(
          ...numbers.map((value, i) => apart(value, there.numbers[name]?.[i] ?? Number.NaN)),
        );
        expect(worst, name).toBeLessThanOrEqual(1e-12);
      }
    } finally {
      await running.close();
    }
  },
  60_000,
);

function apart(a: number, b: number): number {
  return a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
}
