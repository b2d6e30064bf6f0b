import { beforeEach, expect, test, vi } from 'vitest';
import { keepMarksWith, markRead, marksNow, setMark, type MarksKeeper } from './marks.ts';

const stored = new Map<string, string>();
const saved: unknown[] = [];
beforeEach(async () => {
  stored.clear();
  saved.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  await keepMarksWith(account('0'));
  await keepMarksWith(null);
});

const account = (accountId: string, more: Partial<MarksKeeper> = {}): MarksKeeper => ({
  accountId,
  load: async () => [],
  save: async (...given) => void saved.push(given),
  ...more,
});

test('without an account what was read stays in the browser, the last 500, and nothing else can be marked', async () => {
  for (let newsId = 1; newsId <= 501; newsId += 1) markRead(newsId);
  await setMark(7, 'later', true);
  expect(JSON.parse(stored.get('svodka.read')!)).toHaveLength(500);
  expect(marksNow().read.has(501)).toBe(true);
  expect(marksNow().later.size).toBe(0);
});

test('an account brings its marks along, and new ones are kept with it', async () => {
  await keepMarksWith(account('7', { load: async () => [{ newsId: 3, kinds: ['read', 'liked'] }] }));
  expect([...marksNow().read, ...marksNow().liked]).toEqual([3, 3]);
  await setMark(4, 'later', true);
  expect(saved).toEqual([[4, 'later', true]]);
  expect(stored.has('svodka.read')).toBe(false);
});

test('after signing out the account\u2019s marks are gone', async () => {
  await keepMarksWith(account('7', { load: async () => [{ newsId: 3, kinds: ['read'] }] }));
  await keepMarksWith(null);
  expect(marksNow().read.has(3)).toBe(false);
});

test('a mark the server refuses goes back', async () => {
  await keepMarksWith(account('7', { save: () => Promise.reject(new Error('refused')) }));
  await expect(setMark(4, 'liked', true)).rejects.toThrow('refused');
  expect(marksNow().liked.has(4)).toBe(false);
});

test('setting a mark that stands is not sent again', async () => {
  await keepMarksWith(account('7', { load: async () => [{ newsId: 3, kinds: ['later'] }] }));
  await setMark(3, 'later', true);
  expect(saved).toEqual([]);
});

test('what is taken out before the account\u2019s marks have come is taken out there, and stays out', async () => {
  const coming = Promise.withResolvers<readonly { newsId: number; kinds: readonly ['later'] }[]>();
  const kept = keepMarksWith(account('7', { load: () => coming.promise }));
  await setMark(3, 'later', false);
  coming.resolve([{ newsId: 3, kinds: ['later'] }]);
  await kept;
  expect(saved).toEqual([[3, 'later', false]]);
  expect(marksNow().later.has(3)).toBe(false);
});

test('wishes for one mark reach the server in their order, and the last one stands though the first fails', async () => {
  const order: boolean[] = [];
  const save = async (_newsId: number, _kind: unknown, on: boolean) => {
    await new Promise((done) => setTimeout(done, on ? 20 : 1));
    order.push(on);
    if (on) throw new Error('refused');
  };
  await keepMarksWith(account('7', { save }));
  const first = setMark(4, 'later', true).catch(() => 'refused');
  const second = setMark(4, 'later', false);
  expect(await first).toBe('refused');
  await second;
  expect(order).toEqual([true, false]);
  expect(marksNow().later.has(4)).toBe(false);
});
