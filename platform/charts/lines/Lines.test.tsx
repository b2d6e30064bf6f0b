import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { ChartSample } from '#platform/charts/frame/ChartSample.tsx';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { layoutLines } from './layout-lines.ts';
import { layoutBetween } from './layout-between.ts';
import { Lines } from './Lines.tsx';
import { linesTable, type LinesInput } from './lines-data.ts';

const size = { width: 400, height: 240, narrow: false };
const years = (values: Record<number, number | null>) =>
  Object.entries(values).map(([year, value]) => ({ day: `${year}-12-31`, value }));
const input: LinesInput = {
  period: 'year',
  ...wordsOf('year'),
  about: aboutOf('Рождаемость', '2016–2020', 'на 1000'),
  series: [{ id: 'a', name: 'родились', points: years({ 2016: 12, 2017: 11, 2019: 10, 2020: 9.5 }) }],
};
const lay = (data: Partial<LinesInput>) => layoutLines({ ...input, ...data }, size, input);

test('a missing year breaks the line and is hatched', () => {
  const { lines, gaps } = lay({});
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.width).toBeCloseTo(lay({}).timeAxis.step, 0);
});

test('a year that is spoken of is marked through its value, its words on the side that has room; out of sight it is not', () => {
  const { mark, lines } = lay({ mark: { day: '2019-07-01', label: '2019: 10' } });
  expect(mark).toMatchObject({ x: lines[0]?.points[3]?.x, y: lines[0]?.points[3]?.y, anchor: 'end' });
  expect(lay({ mark: { day: '2016-12-31', label: '2016: 12' } }).mark?.anchor).toBe('start');
  expect(lay({ mark: { day: '2030-12-31', label: '2030' } }).mark).toBeNull();
});

test('a year reported as null is the same as one left out', () => {
  const points = years({ 2016: 12, 2017: 11, 2018: null, 2019: 10, 2020: 9.5 });
  expect(lay({ series: [{ id: 'a', name: 'родились', points }] }).gaps).toEqual(lay({}).gaps);
});

test('a break stops the line between two reported years and stands between them', () => {
  const points = years({ 2016: 12, 2017: 11, 2018: 10.5 });
  const { lines, breaks, timeAxis } = lay({
    series: [{ id: 'a', name: 'а', points }],
    breaks: [{ day: '2018-06-01', label: 'перепись' }],
  });
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2);
  expect(breaks[0]?.x).toBeCloseTo((timeAxis.x(47) + timeAxis.x(48)) / 2);
});

test('a shorter window keeps the scale of all that is known', () => {
  expect(lay({ from: '2019-01-01' }).valueAxis.top).toBe(lay({}).valueAxis.top);
  expect(lay({ from: '2019-01-01' }).lines[0]?.values).toHaveLength(2);
});

test('four points have an axis from zero; six may be looked at closely, and a mark at the foot says that it is no zero', () => {
  expect(lay({}).valueAxis.bottom).toBe(0);
  const six = { 2015: 81, 2016: 80, 2017: 79, 2018: 78, 2019: 75, 2020: 72 };
  const close = { series: [{ id: 'a', name: 'а', points: years(six) }] };
  expect(lay(close).valueAxis.bottom).toBeGreaterThan(0);
  const draw = (data: Partial<LinesInput>) =>
    renderToStaticMarkup(<Lines {...input} {...data} nominal={{ width: 400, height: 240 }} />);
  expect(draw(close)).toContain('data-axis-break');
  expect(draw({})).not.toContain('data-axis-break');
});

test('generated figures are hatched and named inside the picture, real ones are not', () => {
  const chart = <Lines {...input} nominal={{ width: 400, height: 240 }} />;
  const sample = renderToStaticMarkup(<ChartSample value="пример">{chart}</ChartSample>);
  expect(sample).toMatch(/<svg[^>]*data-chart[^>]*><g data-sample="">.*url\(#.*пример/);
  expect(renderToStaticMarkup(chart)).not.toContain('data-sample');
});

test('the unit stands beside the uppermost figure, never over it', () => {
  const points = years({ 2014: 110e9, 2015: 120e9, 2016: 130e9, 2017: 140e9, 2018: 145e9, 2019: 150e9 });
  const format = { ...input.format, axis: () => '150 000 млрд' };
  const drawn = renderToStaticMarkup(
    <Lines
      {...input}
      format={format}
      about={{ ...input.about, unit: '$' }}
      series={[{ id: 'a', name: 'а', points }]}
      nominal={{ width: 400, height: 240 }}
    />,
  );
  const [, x] = /<text x="([\d.]+)"[^>]*>\$<\/text>/.exec(drawn)!;
  expect(Number(x)).toBeGreaterThan(estimateTextWidth('150 000 млрд'));
});

test('where most years are missing the known ones are rings and nothing is hatched', () => {
  const { sparse, gaps, lines } = lay({
    series: [{ id: 'a', name: 'а', points: years({ 1926: 1, 1959: 2, 1970: 3 }) }],
  });
  expect([sparse, gaps, lines[0]?.dotted.match(/l/g)?.length]).toEqual([true, [], 2]);
});

test('an interval is drawn around its line and never leaves the axis', () => {
  const points = [2016, 2017].map((year) => ({ day: `${year}-01-01`, value: 5, low: 3, high: 8 }));
  const { lines, valueAxis } = lay({ series: [{ id: 'a', name: 'а', points }] });
  expect(valueAxis.top).toBeGreaterThanOrEqual(8);
  expect(lines[0]?.band).toMatch(/^M.*Z$/);
});

test('two lines cross between two years: the area changes hands where they do', () => {
  const at = (y: number, x: number) => ({ x, y });
  const { first, second } = layoutBetween([at(0, 0), at(10, 10)], [at(10, 0), at(0, 10)]);
  expect(first).toBe('M0,0L5,5L0,10Z');
  expect(second).toBe('M5,5L10,10L10,0Z');
});

test('the table has every year, the missing one too, and names it as a year', () => {
  const { columns, rows } = linesTable(input, input);
  expect(columns.map(({ label }) => label)).toEqual(['Период', 'родились']);
  expect(rows).toEqual([
    ['2016', 12],
    ['2017', 11],
    ['2018', null],
    ['2019', 10],
    ['2020', 9.5],
  ]);
});

test('the picture is named by place, indicator, unit and period; the last year is said to whoever cannot see it', () => {
  const markup = renderToStaticMarkup(<Lines {...input} />);
  expect(markup).toContain('aria-label="Москва: Рождаемость, на 1000, 2016–2020"');
  expect(markup).toContain('aria-valuetext="2020: родились 9,5"');
});

test('without a value the chart says so and has no cursor', () => {
  const markup = renderToStaticMarkup(<Lines {...input} series={[]} />);
  expect(markup).toContain('нет данных');
  expect(markup).not.toContain('type="range"');
});

test('two series with a break and a computed year', () => {
  const chart = (
    <Lines
      {...input}
      series={[
        { id: 'a', name: 'родились', points: years({ 2017: 11, 2018: 10, 2019: 9, 2020: 9.5 }), own: true },
        { id: 'b', name: 'умерли', points: years({ 2017: 9, 2018: 9.5, 2019: 9.2, 2020: 11.8 }) },
      ]}
      fillBetween
      projectedFrom="2020-01-01"
      breaks={[{ day: '2018-01-01', label: 'новый учёт' }]}
      nominal={{ width: 400, height: 240 }}
    />
  );
  expect(markupLines(chart)).toMatchSnapshot();
});

test('long names at the ends give way to short ones, all of them at once, and leave the lines their room', () => {
  const points = years({ 2016: 12, 2020: 9.5 });
  const named = [
    { id: 'a', name: 'Налог на прибыль организаций', shortName: 'прибыль', points },
    { id: 'b', name: 'Налоги', shortName: 'сборы', points },
    { id: 'c', name: 'Акцизы', points },
  ];
  const wide = layoutLines({ ...input, series: named }, { width: 2000, height: 240, narrow: false }, input);
  expect(wide.lines.map(({ label }) => label.split(' ')[0])).toEqual(['Налог', 'Налоги', 'Акцизы']);
  const { lines, timeAxis } = lay({ series: named });
  expect(lines.map(({ label }) => label.split(' ')[0])).toEqual(['прибыль', 'сборы', 'Акцизы']);
  expect(timeAxis.x(timeAxis.last)).toBeGreaterThan(size.width * 0.6);
});
