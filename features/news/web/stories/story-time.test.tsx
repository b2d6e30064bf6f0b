// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { useStoryTime } from './use-story-time.ts';

afterEach(cleanup);

function Span({ first, last, untimed }: { first: string; last: string; untimed?: string }) {
  return <p>{useStoryTime().writeSpan(first, last, (date) => date !== untimed)}</p>;
}

test.each([
  ['two hours of the page’s day', '2020-07-13T05:34:00Z', '2020-07-13T19:40:00Z', '08:34–22:40'],
  ['one hour', '2020-07-13T05:34:00Z', '2020-07-13T05:34:00Z', '08:34'],
  ['an earlier day: never beside an hour', '2020-06-05T20:34:00Z', '2020-07-13T19:40:00Z', '5 июн – 13 июл'],
  ['two earlier days', '2020-06-05T20:34:00Z', '2020-06-07T19:40:00Z', '5 июн – 7 июн'],
  ['one earlier day', '2020-06-07T05:34:00Z', '2020-06-07T19:40:00Z', '7 июн'],
])('a story’s span: %s', (_what, first, last, text) => {
  const { container } = render(
    <ShellPage start={sampleStart}>
      <Span first={first} last={last} />
    </ShellPage>,
  );
  expect(container.textContent.replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  ['one headline without an hour', '2020-07-13T20:59:59Z', '2020-07-13T20:59:59Z', 'весь день'],
  ['an hour and one that is not known', '2020-07-13T05:34:00Z', '2020-07-13T20:59:59Z', '08:34'],
])('no hour is made up: %s', (_what, first, last, text) => {
  const { container } = render(
    <ShellPage start={sampleStart}>
      <Span {...{ first, last }} untimed="2020-07-13T20:59:59Z" />
    </ShellPage>,
  );
  expect(container.textContent.replaceAll('\u00A0', ' ')).toBe(text);
});
