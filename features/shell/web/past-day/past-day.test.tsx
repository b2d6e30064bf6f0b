// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { dayWithin, ruledMonths, shareOf, spanOf } from './day-span.ts';
import { PastDayBar } from './PastDayBar.tsx';

afterEach(cleanup);
// What was not known comes by a call of its own; the bar stands without it.
vi.stubGlobal('fetch', () => new Promise(() => {}));

const chosen = (day: string) => ({ ...sampleStart.clock, kind: 'chosen' as const, day, newsDay: day });

function barAt(day: string, address = `/ru/regions/1124665/overview?per100k=1&asOf=${day}`) {
  return (
    <ShellPage address={address} start={{ ...sampleStart, clock: chosen(day) }}>
      <PastDayBar />
      <Address />
    </ShellPage>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('a chosen day is said, with a day before and after and the way back, before any script', () => {
  const html = renderToString(barAt('2020-05-12')).replaceAll('\u00A0', ' ');
  expect(html).toContain('12 мая 2020');
  expect(html).toContain('/ru/regions/1124665/overview?per100k=1&amp;asOf=2020-05-11');
  expect(html).toContain('/ru/regions/1124665/overview?per100k=1&amp;asOf=2020-05-13');
  expect(html).toContain('href="/ru/regions/1124665/overview?per100k=1"');
});

test('nothing stands on the product\u2019s own day, chosen or not', () => {
  expect(renderToString(barAt('2020-07-13'))).not.toContain('<aside');
  expect(renderToString(barAt('2020-05-12', '/ru/'))).not.toContain('<aside');
});

test('keys move the ring by a day, a week and thirty days, and the page follows when the key is let go', () => {
  render(barAt('2020-05-12'));
  const ring = screen.getByRole('slider');
  fireEvent.keyDown(ring, { key: 'ArrowRight' });
  fireEvent.keyDown(ring, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(ring, { key: 'PageDown' });
  expect(ring.getAttribute('aria-valuetext')!.replaceAll('\u00A0', ' ')).toBe('20 апреля 2020');
  fireEvent.keyUp(ring, { key: 'PageDown' });
  expect(screen.getByRole('status').textContent).toBe(
    '/ru/regions/1124665/overview?per100k=1&asOf=2020-04-20',
  );
});

test('the ruler spans from the first spring to the product\u2019s day, and further where a day is chosen beyond', () => {
  const span = spanOf('2020-05-12', '2020-07-13');
  expect(span).toEqual({ from: '2020-03-01', to: '2020-07-13' });
  expect(spanOf('2021-10-20', '2020-07-13').to).toBe('2021-10-20');
  expect(spanOf('2019-01-01', '2020-07-13').from).toBe('2019-01-01');
  expect(ruledMonths(span, 10)).toEqual([
    '2020-03-01',
    '2020-04-01',
    '2020-05-01',
    '2020-06-01',
    '2020-07-01',
  ]);
  expect(ruledMonths({ from: '2020-03-01', to: '2026-11-28' }, 10)).toHaveLength(9);
  expect([shareOf('2020-03-01', span), shareOf('2020-07-13', span)]).toEqual([0, 1]);
  expect([dayWithin('2020-07-10', 7, span), dayWithin('2020-03-02', -30, span)]).toEqual([
    '2020-07-13',
    '2020-03-01',
  ]);
});
