import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { worstBook } from '../testing/worst-files.ts';
import { openForeignReading } from './read-foreign.ts';

const bounds = { timeoutMs: 60_000, maxWaiting: 2, memoryMb: 256 };
const reading = openForeignReading(bounds);
afterAll(() => reading.close());
const table = new URL('../tables/table-reader.ts', import.meta.url);
const odd = new URL('../testing/odd-reader.ts', import.meta.url);

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** The most computing time that one turn of this thread's loop took; what other programs take of the machine does not count. Unit: ms. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  const spent = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000;
  const state = { isDone: false };
  const working = work().finally(() => (state.isDone = true));
  let longest = 0;
  for (let last = spent(); !state.isDone; last = spent()) {
    await nextTurn();
    longest = Math.max(longest, spent() - last);
  }
  await working;
  return longest;
}

test('what a reader gives comes in its order, and its refusal by its name', async () => {
  const bytes = new TextEncoder().encode('a;b\n\n1;"x;y"\n');
  expect(await all(reading.read(table, { bytes, rows: 5 }))).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['1', 'x;y'] },
  ]);
  const open = new TextEncoder().encode('a;b\n"1;2');
  await expect(all(reading.read(table, { bytes: open, rows: 5 }))).rejects.toMatchObject({
    reason: 'open_quote',
  });
});

test('a reader that hangs or eats memory is ended and its file refused as too heavy; the next file is read', async () => {
  const hasty = openForeignReading({ ...bounds, timeoutMs: 3_000, memoryMb: 32 });
  for (const input of ['hang', 'eat'])
    await expect(all(hasty.read(odd, input))).rejects.toMatchObject({ reason: 'too_heavy' });
  expect(await all(hasty.read(odd, 'count'))).toEqual([1, 2, 3]);
  await hasty.close();
});

test('what grows beyond all bounds on its way out is refused', async () => {
  await expect(all(reading.read(odd, 'grow'))).rejects.toMatchObject({ reason: 'too_heavy' });
});

test('one file is read at a time, two wait, the next is refused; who leaves takes the reading along', async () => {
  const stop = new AbortController();
  // All three are waited for at once: one that is refused while another is awaited is nobody's error.
  const ended = Promise.allSettled(
    [0, 1, 2].map(() => all(reading.read(odd, 'hang', { signal: stop.signal }))),
  );
  await nextTurn();
  await expect(all(reading.read(odd, 'count'))).rejects.toMatchObject({ code: 'too_many_requests' });
  stop.abort(new Error('gone'));
  expect(await ended).toEqual([0, 1, 2].map(() => ({ status: 'rejected', reason: new Error('gone') })));
  expect(await all(reading.read(odd, 'count'))).toEqual([1, 2, 3]);
});

test('the worst workbook and the widest honest table hold nobody up: this thread computes under 20 ms at a time', async () => {
  const wide = `${'1;'.repeat(49)}1\n`.repeat(5_000);
  await all(reading.read(odd, 'count'));
  for (const bytes of [worstBook('<row><c>'.repeat(50_000)), new TextEncoder().encode(wide)]) {
    const least = Math.min(
      await longestTurnMs(() => all(reading.read(table, { bytes, rows: 5_002 })).catch(() => {})),
      await longestTurnMs(() => all(reading.read(table, { bytes, rows: 5_002 })).catch(() => {})),
    );
    expect(least).toBeLessThan(20);
  }
});
