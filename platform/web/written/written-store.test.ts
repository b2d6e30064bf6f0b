import { expect, test } from 'vitest';
import { clearWritten, dropWritten, keepWritten, readWritten, writtenKey } from './written-store.ts';

/** A browser's storage, of which only the keys are own. */
function openStore(refuses = false): Storage {
  const store = {} as Record<string, string>;
  const hidden = (name: string, value: unknown) =>
    Object.defineProperty(store, name, { value, enumerable: false });
  hidden('getItem', (key: string) => store[key] ?? null);
  hidden('removeItem', (key: string) => delete store[key]);
  hidden('setItem', (key: string, value: string) => {
    if (refuses) throw new DOMException('full', 'QuotaExceededError');
    store[key] = value;
  });
  return store as object as Storage;
}

const dayMs = 86_400_000;

test('a text is kept for one person and one form, for thirty days, and goes with what is sent', () => {
  const store = openStore();
  const key = writtenKey('7', 'comment-story-3');
  keepWritten(key, 'Долгая мысль', 0, store);
  expect(readWritten(key, dayMs, store)).toEqual({ text: 'Долгая мысль', at: 0 });
  expect(readWritten(writtenKey('8', 'comment-story-3'), dayMs, store)).toBeNull();
  expect(readWritten(key, 31 * dayMs, store)).toBeNull();
  expect(Object.keys(store)).toEqual([]);
  keepWritten(key, 'ещё', 0, store);
  dropWritten(key, store);
  expect(readWritten(key, 0, store)).toBeNull();
});

test('signing out forgets what everybody wrote, and nothing else; a browser without room refuses silently', () => {
  const store = openStore();
  store.setItem('theme', 'dark');
  keepWritten(writtenKey('7', 'message-9'), 'a', 0, store);
  keepWritten(writtenKey('8', 'profile'), 'b', 0, store);
  clearWritten(store);
  expect(Object.keys(store)).toEqual(['theme']);
  const full = openStore(true);
  keepWritten('k', 'a', 0, full);
  expect(readWritten('k', 0, full)).toBeNull();
});
