// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listenLive } from './use-grown.ts';

const streams: EventTarget[] = [];
const ended: EventTarget[] = [];
class Stream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {
    ended.push(this);
  }
}
let visibility = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });
const look = (state: string): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => {
  vi.unstubAllGlobals();
  streams.length = ended.length = 0;
  visibility = 'visible';
});

test('a page hears while it is looked at, by one stream, and no more after it was left', async () => {
  vi.stubGlobal('EventSource', Stream);
  let heard = 0;
  const stop = listenLive(() => (heard += 1), 5);
  streams[0]!.dispatchEvent(new Event('news'));
  await expect.poll(() => heard).toBe(1);
  look('hidden');
  expect([streams.length, ended.length]).toEqual([1, 1]);
  look('visible');
  look('visible');
  expect([streams.length, ended.length]).toEqual([2, 1]);
  stop();
  look('hidden');
  look('visible');
  expect([streams.length, ended.length]).toEqual([2, 2]);
});

test('a browser without such streams shows the page as it was', () => {
  vi.stubGlobal('EventSource', undefined);
  expect(() => listenLive(() => {})()).not.toThrow();
});
