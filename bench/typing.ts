import { chromium, type Page } from '@playwright/test';
import { emptyContent } from '#features/measures/domain/content/measure-content.ts';
import { findChromium } from '../tools/test/find-chromium.ts';
import type { Line } from './bench.ts';
import { askAs, signInAs } from './model-accounts.ts';

const moscow = 1_124_665;
const fewestFields = 60;
const letters = 150;
const maxMs = 16;

/**
 * Typing into the form of a measure on a running server (BENCH_URL, else http://127.0.0.1:8080). Measured is what a key
 * takes of the page's own thread, with at least sixty fields in the form. A bare field of the same browser comes first,
 * for what the machine takes by itself.
 */
export async function measure(): Promise<Line[]> {
  const base = process.env['BENCH_URL'] ?? 'http://127.0.0.1:8080';
  const contributor = await signInAs(base, 'contributor');
  const indicator = { name: 'Cases', unitId: null, baseline: 200, target: 140, date: '2021-12-01' };
  const content = {
    ...emptyContent(1, [moscow]),
    title: 'Typing',
    indicators: Array.from({ length: 10 }, () => indicator),
  };
  const { id } = (await askAs(contributor, 'measure/saveDraft', {
    id: 0,
    version: 0,
    revision: 0,
    content,
  })) as { id: number };
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      contributor.cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
      }),
    );
    const page = await context.newPage();
    await page.goto(`${base}/en/actions/${id}/edit`, { waitUntil: 'networkidle' });
    const fields = await page.locator('input:visible, select:visible, textarea:visible').count();
    const bare = await context.newPage();
    await bare.setContent('<label>Bare <textarea></textarea></label>');
    const alone = await typeInto(bare, 'Bare');
    return [
      tell('Bare', alone, alone),
      {
        what: 'fields of the form',
        value: String(fields),
        bar: `≥ ${fewestFields}`,
        ok: fields >= fewestFields,
      },
      tell('Goal', await typeInto(page, 'Goal'), alone),
      tell('Title', await typeInto(page, 'Title'), alone),
    ];
  } finally {
    await browser.close();
  }
}

/** What keys of one field took. Unit: milliseconds. */
interface Taken {
  p95: number;
  middle: number;
}

/** A key of a field, beside one in a bare field of the same browser. */
function tell(label: string, { p95, middle }: Taken, alone: Taken): Line {
  return {
    what: `a key in «${label}», p95 of ${letters}`,
    value: `${p95.toFixed(1)} ms, middle ${middle.toFixed(1)} ms, ${(p95 / alone.p95).toFixed(2)} × a bare field`,
    bar: `< ${maxMs} ms`,
    ok: p95 < maxMs,
  };
}

async function typeInto(page: Page, label: string): Promise<Taken> {
  // A page behind another is drawn when there is time for it.
  await page.bringToFront();
  const watched = await page.evaluateHandle(watchTyping);
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await field.pressSequentially('a'.repeat(letters), { delay: 30 });
  const took = await watched.jsonValue();
  const sorted = took.toSorted((one, other) => one - other);
  const at = (level: number): number => sorted[Math.floor(sorted.length * level)] ?? Number.NaN;
  return { p95: at(0.95), middle: at(0.5) };
}

/** Runs in the page: what a key takes, handling and drawing without the wait for the screen between them. */
function watchTyping(): number[] {
  const took: number[] = [];
  const after = (work: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', work, { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  let began = 0;
  addEventListener('beforeinput', () => (began = performance.now()), { capture: true });
  // Behind what the page does with the letter, and what that has drawn anew at once: a task of its own might come only after the screen's next turn.
  addEventListener('input', () =>
    queueMicrotask(() => {
      const handled = performance.now() - began;
      requestAnimationFrame(() => {
        const drawing = performance.now();
        after(() => took.push(handled + performance.now() - drawing));
      });
    }),
  );
  return took;
}
