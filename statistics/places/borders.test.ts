import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neighbors } from 'topojson-client';
import type { MultiPolygon } from 'topojson-specification';
import { listBundledRows } from '../import/read-rows.ts';
import { listBeside, readBorders } from './borders.ts';

const byIso = async () =>
  new Map((await listBundledRows('regions/regions.csv')).map((row) => [row['iso']!, Number(row['yugo_id'])]));
const placeOf = (yugoId: number) => ({ yugoId, kind: 'region' as const });

test('194 borders of 85 subjects, each told by both sides', async () => {
  const borders = await readBorders();
  const pairs = [...borders].flatMap(([one, others]) => [...others].map((other) => [one, other] as const));
  expect([borders.size, pairs.length]).toEqual([85, 2 * 194]);
  expect(pairs.every(([one, other]) => borders.get(other)!.has(one) && one !== other)).toBe(true);
});

test('subjects that share an arc of the drawn map are neighbours, and five pairs more are told by hand', async () => {
  const map = JSON.parse(
    readFileSync(new URL('../../data/geo/russia-regions-seamless.topojson', import.meta.url), 'utf8'),
  );
  const shapes: MultiPolygon<{ yugo_id: number }>[] = map.objects.regions.geometries;
  const borders = await readBorders();
  const touching = neighbors(shapes).map((others) => others.map((at) => shapes[at]!.properties!.yugo_id));
  for (const [at, others] of touching.entries())
    for (const other of others) expect(borders.get(shapes[at]!.properties!.yugo_id)!.has(other)).toBe(true);
  expect(touching.flat()).toHaveLength(2 * 189);
});

test('Moscow borders on its oblast and Kaluga, not on Tver; Ingushetia on Chechnya; Chukotka on Magadan and Kamchatka, not on Khabarovsk', async () => {
  const [borders, iso] = [await readBorders(), await byIso()];
  const of = (code: string) =>
    [...iso].filter(([, id]) => borders.get(iso.get(code)!)!.has(id)).map(([name]) => name);
  expect(of('RU-MOW').toSorted()).toEqual(['RU-KLU', 'RU-MOS']);
  expect(of('RU-IN')).toContain('RU-CE');
  expect(of('RU-CHU').toSorted()).toEqual(['RU-KAM', 'RU-MAG', 'RU-SA']);
});

test('beside a district stand its own subjects, beside the country all', async () => {
  const regions = [
    { yugoId: 1, districtId: 9 },
    { yugoId: 2, districtId: 8 },
  ];
  expect(await listBeside({ yugoId: 9, kind: 'district' }, regions)).toEqual([regions[0]]);
  expect(await listBeside({ yugoId: 7, kind: 'country' }, regions)).toEqual(regions);
  expect(await listBeside(placeOf(1), regions)).toEqual([]);
});
