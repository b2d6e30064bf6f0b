import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSeries } from '#features/owndata/testing/sample-read.ts';
import { sampleView } from '../../testing/sample-view.ts';
import { OwnBeside } from './OwnBeside.tsx';

test('a view with an own series says that no link or board shares it, and to anybody else that it is its owner’s alone', () => {
  const series = { ...sampleSeries, courses: [], corrected: { cells: [], excluded: [] } };
  const data = sampleView();
  expect(drawTile(<OwnBeside own={[{ id: 1, series }]} data={data} />)).toMatch(
    /Безработица \(свой\) .*Свои данные: Минтруд\. Ряд видите только вы: по ссылке и на доске его нет\./,
  );
  const stranger = drawTile(<OwnBeside own={[{ id: 1, series: null }]} data={data} />);
  expect(stranger).toMatch(/Ряда из ссылки у вас нет: такой ряд видит только его владелец\./);
  expect(stranger).not.toMatch(/Безработица/);
});
