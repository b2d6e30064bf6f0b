import { expect, test } from 'vitest';
import { drawTile, drawTileMarks, drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { sampleView } from '../../testing/sample-view.ts';
import { sampleBoard } from '../../testing/sample-board.ts';
import { BoardList } from './BoardList.tsx';
import type { BoardData } from './load-board.ts';
import { BoardParts } from './one/BoardParts.tsx';

const draw = (part: Partial<BoardData> = {}) => drawWhole(<BoardParts data={{ ...sampleBoard, ...part }} />);

test('a board shows every kind of tile; what is no more and what is closed say so', async () => {
  const said = await draw();
  expect(said).toMatch(/Татарстан .*Известно на 20 октября 2021\. Бедность .*снижение в 2 раза/);
  expect(said).toMatch(
    /Почему снизилась\. .*больше не публикуют.*Сюжет .*Пособия выросли .*Меры видны после входа/,
  );
  expect(said).toMatch(/Добавить плитку .*Ссылка на вид, сюжет или меру/);
});

test('a long ranking shows its ends and the own place with their numbers, and says how many there are', async () => {
  const view = sampleView();
  const places = Array.from({ length: 85 }, (_, at) => ({
    ...view.places[0]!,
    yugoId: at + 1,
    shortName: `Регион ${at + 1}`,
    isNamed: at === 39,
  }));
  const series = places.map(({ yugoId }) => ({ ...view.series[0]!, yugoId, end: 100 - yugoId }));
  const data = sampleView({ form: 'rank', places, series, lines: [40] });
  const tiles = [{ id: 'a', kind: 'view' as const, address: 'i=poverty_rate&v=rank', name: '', data }];
  const said = await draw({ tiles });
  expect(said).toContain('17 из 85');
  for (const at of [1, 8, 40, 78, 85]) expect(said).toContain(`Регион ${at} `);
  expect(said).not.toMatch(/Регион (9|77) /);
});

test('another’s board can be read, not changed, and says as of which day; an empty one says so', async () => {
  const said = await draw({ id: null, isOpenDay: true });
  expect(said).toContain('более новые открывает лицензия');
  expect(said).not.toMatch(/Добавить плитку|Переименовать|Поделиться/);
  expect(drawTileMarks(<BoardParts data={{ ...sampleBoard, id: null }} />)).not.toContain('Ниже:');
  expect(await draw({ tiles: [] })).toContain('На доске пусто. Положите вид');
});

test('the list tells each board and how a first one is made', () => {
  const places: [] = [];
  const list = (
    boards: { id: number; name: string; tiles: number; isShared: boolean; changedAt: string }[],
  ) => drawTile(<BoardList data={{ all: { most: 50, boards }, places }} />);
  expect(list([])).toMatch(/Досок пока нет.*Новая доска .*Доска региона/);
  const one = { id: 5, name: 'Татарстан', tiles: 3, isShared: true, changedAt: '2021-10-20T08:00:00.000Z' };
  expect(list([one])).toMatch(/1 из 50 .*Татарстан 3 плитки, открыта по ссылке, изменена 20 октября 2021/);
});
