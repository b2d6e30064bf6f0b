import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locales.ts';
import { formatSmallCount, formatSmallRate } from '#platform/shared/numbers.ts';
import { SmallCount } from '#platform/ui/figures/NoData.tsx';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { readListView } from '../../domain/list/list-view.ts';
import { moscow, sampleList, silent } from '../../testing/sample-places.ts';
import { incidenceTable } from './incidence-table.ts';
import { RegionsTable } from './RegionsTable.tsx';

const few = { ...moscow, deaths7: 1, deathsPer100k7: 2.019 };

test.each([1, 2])(
  '%i death is written as fewer than three with the reason beside it, never as 0 or left out',
  (count) => {
    const marks = drawTileMarks(<SmallCount count={count} />);
    expect(marks.replaceAll(/\u00a0/g, ' ')).toMatch(/<span title="[^"]{20,}">меньше 3<\/span>/);
    expect(drawTile(<SmallCount count={count} rate={2.019 * count} />)).toBe('меньше 6,1');
  },
);

test('none is 0, three are 3, nothing reported is said', () => {
  expect([0, 3].map((count) => drawTile(<SmallCount count={count} />))).toEqual(['0', '3']);
  expect(drawTile(<SmallCount count={null} />)).toBe('нет данных');
});

test('the list says it on screen and in its files alike', () => {
  const list = { ...sampleList, regions: [few, silent] };
  const view = readListView(new URLSearchParams());
  const drawn = drawTile(<RegionsTable {...{ list, view }} change={() => {}} />);
  expect(drawn).toMatch(/Москва ЦФО 14,0.*меньше 3 меньше 6,1/);
  for (const locale of locales) {
    const telling = {
      smallCount: (count: number) => formatSmallCount(count, locale),
      smallRate: (rate: number, count: number, digits: number) =>
        formatSmallRate(rate, count, locale, digits),
    };
    const [[, , , , , , , , , , deaths, rate]] = incidenceTable([few], String, telling).rows as [
      (string | number)[],
    ];
    expect([deaths, rate]).toEqual([formatSmallCount(1, locale), formatSmallRate(2.019, 1, locale, 1)]);
    expect(`${deaths} ${rate}`).not.toMatch(/(^| )[012]( |$)/);
  }
});
