import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { dailyTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import { DailyBars } from './DailyBars.tsx';

const chart = (
  <DailyBars
    days={moscowCases.slice(-30)}
    yMax={9120}
    unfinishedDays={3}
    events={[{ id: 'home', start: '2021-10-25', label: 'домашний режим', future: true }]}
    format={format}
    texts={dailyTexts}
    nominal={{ width: 400, height: 240 }}
  />
);

test('thirty days with an unfinished tail and an event to come', () => {
  expect(markupLines(chart)).toMatchSnapshot();
});

test('the server says the last day to whoever cannot see it', () => {
  expect(renderToStaticMarkup(chart)).toContain(
    'aria-valuetext="20\u00a0октября 2021: за день 5\u00a0847; среднее за 7 дней 6\u00a0428; данные ещё дополнятся"',
  );
});
