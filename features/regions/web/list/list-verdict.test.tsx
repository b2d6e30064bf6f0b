import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { moscow, sampleList, silent } from '../../testing/sample-places.ts';
import { listVerdict } from './list-verdict.ts';
import type { RegionList } from './load-list.ts';

/** Drawn parts come apart by a space each. */
const say = (regions: RegionList['regions']) =>
  drawTile(<Said regions={regions} />).replaceAll(/ (?=[,.:])|(?<=\+) /g, '');

function Said({ regions }: { regions: RegionList['regions'] }) {
  const words = { t: useText(), formats: useFormats() };
  return <Verdict sentences={listVerdict({ ...sampleList, regions }, words)} />;
}
const change = (changePercent: number | null, part: object = {}) => ({ ...moscow, changePercent, ...part });

test('more, fewer and the same are counted of those that are known; the highest and the fastest are named', () => {
  const regions = [
    change(100),
    change(-5),
    change(1.9),
    silent,
    change(3, { per100k7: 20, shortName: 'Тува' }),
  ];
  expect(say(regions)).toMatch(
    /стало больше в 2 регионах из 4, меньше в 1 регионе, почти столько же в 1\. Выше всех Тува: 20,0 на 100 тысяч; быстрее всех растёт Москва: \+100,0 %\./,
  );
});

test('where nothing grows no region is called the fastest, and before the first report nothing is said', () => {
  expect(say([change(-50), change(-3)])).toMatch(/больше в 0 регионах из 2, меньше в 2 регионах\./);
  expect(say([change(-50)])).not.toMatch(/быстрее/);
  expect(say([silent])).toBe('');
});
