import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { forecastTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { earlier, forecast } from '#platform/charts/fixtures/forecast.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import { LineBands } from './LineBands.tsx';

test('four weeks ahead with three bands, the fourth grey, and what was forecast before', () => {
  const month = moscowCases.slice(-43);
  const chart = (
    <LineBands
      points={month.map(({ date, average }) => ({ date, value: average }))}
      bars={month}
      forecast={forecast}
      earlier={earlier}
      yMax={24_000}
      format={format}
      texts={forecastTexts}
    />
  );
  expect(markupLines(chart)).toMatchSnapshot();
});
