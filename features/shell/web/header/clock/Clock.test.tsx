// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { Clock } from './Clock.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-01T07:42:10Z');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const clock = (address: string) => (
  <ShellPage address={address}>
    <Clock />
  </ShellPage>
);

test('the text changes each second', () => {
  const { container } = render(clock('/ru/'));
  const before = container.textContent;
  act(() => void vi.advanceTimersByTime(1000));
  expect(container.textContent).not.toBe(before);
});

test('the server draws the day alone: the hour is the reader\u2019s, and a page may be read later than it was made', () => {
  const html = renderToString(clock('/ru/'));
  expect(html).toContain('13\u00A0июля 2020');
  expect(html).not.toMatch(/\d\d:\d\d/);
});

test('Moscow time stands in the tooltip', () => {
  const { container } = render(clock('/ru/'));
  expect(container.querySelector('[title]')?.getAttribute('title')).toBe('Московское время 10:42');
});

test('news and dossiers stand on one day', () => {
  for (const address of ['/ru/news', '/ru/regions/1124665/overview'])
    expect(render(clock(address)).container.textContent).toContain('показано на 13\u00A0июля 2020');
});

test('a real clock names today', () => {
  const start = { ...sampleStart, clock: { ...sampleStart.clock, kind: 'real' as const } };
  const { container } = render(
    <ShellPage start={start}>
      <Clock />
    </ShellPage>,
  );
  expect(container.textContent).toContain('1\u00A0марта 2026');
});
