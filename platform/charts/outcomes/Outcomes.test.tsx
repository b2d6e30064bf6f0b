import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { layoutOutcomes } from './layout-outcomes.ts';
import { Outcomes } from './Outcomes.tsx';
import { outcomesTable, type OutcomesInput } from './outcomes-data.ts';

const band = { low80: 80, low50: 90, median: 100, high50: 110, high80: 120 };
const input: OutcomesInput = {
  ...wordsOf('week', 0),
  period: 'week',
  about: aboutOf('Неделя вперёд', 'октябрь 2021', 'человек'),
  names: { median: 'медиана', observed: 'вышло', band: '80 %', missed: 'мимо полосы' },
  outcomes: [
    { day: '2021-10-13', ...band, observed: 120 },
    { day: '2021-10-20', ...band, observed: 200 },
  ],
};

test('the edge of a band still holds; the scale reaches what came', () => {
  const { outcomes, valueAxis } = layoutOutcomes(input, { width: 400, height: 220, narrow: true });
  expect(outcomes.map(({ held }) => held)).toEqual([true, false]);
  expect(valueAxis.top).toBeGreaterThanOrEqual(200);
  expect(outcomes[0]!.band80.height).toBeCloseTo(2 * outcomes[0]!.band50.height, 0);
});

test('a miss is said, not only coloured; the table has both ends and what came', () => {
  expect(renderToStaticMarkup(<Outcomes {...input} />)).toMatch(
    /вышло 200; медиана 100; 80 % 80–120; мимо полосы/,
  );
  expect(outcomesTable(input).rows[1]).toEqual(['2021-10-20', 80, 100, 120, 200]);
});

test('two weeks, one missed', () => {
  expect(markupLines(<Outcomes {...input} />)).toMatchSnapshot();
});
