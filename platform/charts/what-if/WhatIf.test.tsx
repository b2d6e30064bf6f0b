import { expect, test } from 'vitest';
import { format, whatIfTexts } from '#platform/charts/fixtures/chart-words.ts';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { layoutWhatIf, whatIfGutter } from './layout-what-if.ts';
import { WhatIf } from './WhatIf.tsx';
import { whatIfTable, type WhatIfData } from './what-if-data.ts';

const data: WhatIfData = {
  startDay: '2021-10-20',
  past: [
    { date: '2021-10-19', value: 80 },
    { date: '2021-10-20', value: 100 },
  ],
  own: [100, 110, 90],
  reference: [100, 120, 140],
  bands: { low90: [100, 50, 40], low50: [100, 90, 70], high50: [100, 130, 110], high90: [100, 180, 200] },
  limits: [
    { date: '2021-10-20', value: 105 },
    { date: '2021-10-22', value: 150 },
  ],
  crossing: { low: '2021-10-21', middle: '2021-10-21', high: '2021-10-22', value: 105, label: '57 %' },
  blindFrom: '2021-10-21',
  yMax: 200,
  hue: 2,
};
const size = { width: 448, height: 224, narrow: false };

test('four days stand evenly right of the gutter, the future begins at the last reported one', () => {
  const layout = layoutWhatIf(data, size, { format });
  // (448 − 48) ÷ 4 = 100 px a day, each at its middle.
  expect([whatIfGutter, layout.startX, layout.blindX]).toEqual([48, 198, 298]);
  expect(layout.own).toBe(layoutWhatIf({ ...data, reference: data.own }, size, { format }).reference);
});

test('a limit is level until the day it changes, and the crossing stands at its height', () => {
  const { limit, crossing } = layoutWhatIf(data, size, { format });
  // 200 px high plot from 16 to 200: 105 of 200 stands at 103.4.
  expect(limit).toBe('M198,103.4H398V62H448');
  expect(crossing).toEqual({ from: 298, middle: 298, to: 398, y: 103.4 });
});

test('the table says what was reported, then the assumed course with its bands, the reference and the limit', () => {
  const { columns, rows } = whatIfTable(data, whatIfTexts, (index) => `2021-10-${20 + index}`);
  expect(columns).toHaveLength(9);
  expect(rows[1]).toEqual(['2021-10-20', 100, null, null, null, null, null, null, null]);
  expect(rows.at(-1)).toEqual(['2021-10-22', null, 90, 40, 70, 110, 200, 140, 150]);
});

test('an assumed course over its reference, with bands, limit and crossing', () => {
  expect(markupLines(<WhatIf {...data} format={format} texts={whatIfTexts} />)).toMatchSnapshot();
});

test('the words of a crossing stand where they have room, on a narrow chart the short ones', () => {
  const label = 'runs out with 57%: around 21 October 2021, 21 – 22 October 2021, '.repeat(2);
  const crossing = { ...data.crossing!, label, shortLabel: '57%: around 21 Oct' };
  const drawn = markupLines(<WhatIf {...data} {...{ crossing, format }} texts={whatIfTexts} />);
  expect(drawn).toContain('57%: around 21 Oct');
  expect(drawn).not.toContain('runs out');
});

test('bands that are being counted anew are paler by a third, the rest stays', () => {
  const drawn = (isPale: boolean) =>
    markupLines(<WhatIf {...data} isPale={isPale} format={format} texts={whatIfTexts} />);
  expect(drawn(false)).not.toContain('0.62');
  expect(drawn(true).replaceAll('calc(0.62 * var(--band-80))', 'var(--band-80)')).toBe(drawn(false));
});

test('the words of a crossing stand below it, or above the time axis where another limit stands there', () => {
  const heightOf = (limits: WhatIfData['limits']): number => {
    // Too long to stand right of the day: it reaches back under the first limit.
    const label = `${'long '.repeat(14)}57 %`;
    const crossing = { ...data.crossing!, value: limits!.at(-1)!.value, label };
    const drawn = markupLines(<WhatIf {...data} {...{ limits, crossing, format }} texts={whatIfTexts} />);
    return Number(/ y="([\d.]+)"[^>]*>long/.exec(drawn)?.[1]);
  };
  const first = { date: '2021-10-20', value: 105 };
  // The lower limit stands 12 px below the higher one, then 80 px.
  const [close, apart] = [117, 185].map((value) => heightOf([first, { date: '2021-10-21', value }]));
  expect(close).toBeGreaterThan(apart! + 80);
});
