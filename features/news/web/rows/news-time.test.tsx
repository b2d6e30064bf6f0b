// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { useNewsMoment, useNewsTime } from './use-news-time.ts';

afterEach(cleanup);

function Shown({ date, hasTime, under }: { date: string; hasTime: boolean; under?: string }) {
  return (
    <p>
      {useNewsTime(under)({ date, hasTime })} | {useNewsMoment()({ date, hasTime })}
    </p>
  );
}
const shown = (date: string, hasTime = true, under?: string) => {
  const { container } = render(
    <ShellPage start={sampleStart}>
      <Shown date={date} hasTime={hasTime} under={under} />
    </ShellPage>,
  );
  return container.textContent.replaceAll('\u00A0', ' ');
};

test.each([
  ['the page\u2019s day: the hour alone', '2020-07-13T08:40:00Z', true, undefined, '11:40 | 13 июл, 11:40'],
  ['another day: the day', '2020-06-06T08:40:00Z', true, undefined, '6 июн | 6 июн, 11:40'],
  [
    'another day that stands above the row: the hour',
    '2020-06-06T08:40:00Z',
    true,
    '2020-06-06',
    '11:40 | 6 июн, 11:40',
  ],
  ['another year: the year too', '2019-12-14T08:40:00Z', true, undefined, '14 дек 2019 | 14 дек 2019, 11:40'],
  [
    'an unknown hour of the page\u2019s day: its word',
    '2020-07-13T00:00:00Z',
    false,
    undefined,
    'весь день | 13 июл',
  ],
  ['an unknown hour of another day: the day', '2020-06-06T00:00:00Z', false, undefined, '6 июн | 6 июн'],
] as const)('%s', (_what, date, hasTime, under, text) => {
  expect(shown(date, hasTime, under)).toBe(text);
});
