import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#platform/server/db/db.ts';
import { readAsOf } from '#platform/server/clock.ts';
import { known, openEssential } from '../../testing/open-essential.ts';
import { readIncidenceList } from '../list/incidence-list.ts';
import { readNeighbours } from './read-neighbours.ts';

const { moscow, stavropol, adygea, central, country: federal } = known;
const reading = { clock: readAsOf('2021-10-20')!, locale: 'ru' as const };

let opened: Awaited<ReturnType<typeof openEssential>>;
beforeAll(async () => {
  opened = await openEssential();
});
afterAll(() => opened.api.close());

const read: Awaited<ReturnType<typeof openEssential>>['read'] = (name, input) => opened.read(name, input);

/** How many values of days a reading brings into the process. */
async function countDays(reading: (db: Db) => Promise<unknown>): Promise<number> {
  let days = 0;
  await reading({
    ...opened.api.db,
    async rows(shape, sql, values) {
      const rows = await opened.api.db.rows(shape, sql, values);
      for (const row of rows as { values?: string }[]) days += row.values?.split(',').length ?? 0;
      return rows;
    },
  });
  return days;
}

describe('the overview', () => {
  test('has an overview whose addends make its week, among those it borders on: Moscow has two', async () => {
    const { cases, rank, ranked, neighbours } = await read('regiondossier/getOverview', { yugoId: moscow });
    expect(cases.addends.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(
      cases.week,
    );
    expect([rank, ranked]).toEqual([3, 85]);
    const [own, ...others] = neighbours.map(({ yugoId }: { yugoId: number }) => yugoId);
    expect([own, others.at(-1)]).toEqual([moscow, federal]);
    expect(others.slice(0, -1).toSorted()).toEqual([1_124_640, 1_124_650]);
  });

  test.each([moscow, stavropol, central, federal])(
    'the overview of %i ranks and shows the same rows as the list of all',
    async (yugoId) => {
      const { day, country, regions, districtRows, ...list } = await readIncidenceList({
        ...reading,
        db: opened.api.db,
      });
      const overview = await read('regiondossier/getOverview', { yugoId });
      const rowOf = (id: number) => [country, ...regions, ...districtRows].find((row) => row?.yugoId === id);
      expect(overview.neighbours.length).toBeGreaterThanOrEqual(yugoId === moscow ? 4 : 5);
      expect(overview).toMatchObject({
        day,
        neighbours: overview.neighbours.map((row: { yugoId: number }) => rowOf(row.yugoId)),
        rank: rowOf(yugoId)!.rank,
        ranked: 85,
        trendFrom: list.trendFrom,
        source: list.source,
      });
    },
  );

  test('the overview reads a week of each subject and the course of those it shows, not the course of all', async () => {
    const ofAll = await countDays((db) => readIncidenceList({ ...reading, db }));
    const ofOne = await countDays((db) => readNeighbours(moscow, { ...reading, db }));
    expect(ofAll).toBeGreaterThan(86 * 2 * 120);
    expect(ofOne).toBeLessThanOrEqual(85 * 7 + 6 * 2 * 127);
  });

  test('of a federal district has the sums of its subjects: week, residents, trend', async () => {
    const { regions } = await read('regiondossier/getRegionList');
    const members = regions.filter(({ districtId }: { districtId: number }) => districtId === central);
    const sum = (of: (row: { cases7: number; population: { value: number } }) => number): number =>
      members.reduce(
        (total: number, row: { cases7: number; population: { value: number } }) => total + of(row),
        0,
      );
    const overview = await read('regiondossier/getOverview', { yugoId: central });
    expect(members).toHaveLength(18);
    expect(overview.cases.week).toBe(sum(({ cases7 }) => cases7));
    expect(overview.population.value).toBe(sum(({ population }) => population.value));
    expect(overview.per100k7).toBeCloseTo((overview.cases.week * 1e5) / overview.population.value, 6);
    expect(overview.neighbours[0].yugoId).toBe(central);
    const stat = await read('regiondossier/getRegionStat', { yugoId: central });
    expect(stat.cases.slice(-7).reduce((total: number, value: number) => total + value, 0)).toBe(
      overview.cases.week,
    );
    const card = await read('regiondossier/getRegionShortInfo', { yugoId: central });
    expect(card.population).toEqual(overview.population);
  });

  test('of the country has the sum of all subjects on a day when its own count was not known yet', async () => {
    const asOf = '2020-07-13';
    const { regions } = await read('regiondossier/getRegionList', { asOf });
    const overview = await read('regiondossier/getOverview', { yugoId: federal, asOf });
    expect(overview.population).toEqual({
      value: regions.reduce(
        (total: number, { population }: { population: { value: number } }) => total + population.value,
        0,
      ),
      day: '2019-01-01',
    });
    expect(overview.per100k7).toBeCloseTo((overview.cases.week * 1e5) / overview.population.value, 6);
  });
});

describe('a tile', () => {
  test('of generated figures is marked, of measured ones it is not', async () => {
    await opened.api.db.run(
      `with made as (insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
                     values ('total_fertility_rate', '', $1::int, 'rusfmd', true, false, 1) returning series_id)
       insert into fact (series_id, day, known_at, load_id, value) select series_id, '2019-12-31', '2020-10-01', 1, 1.5 from made`,
      [adygea],
    );
    const { people, economy } = await read('regiondossier/getOverview', { yugoId: adygea });
    const made = people.find(({ indicator }: { indicator: string }) => indicator === 'total_fertility_rate');
    expect(made).toMatchObject({ value: 1.5, sample: true, source: { code: 'rusfmd', sample: true } });
    expect(economy[0]).toMatchObject({ indicator: 'grp', sample: false, source: { sample: false } });
  });

  test('of the country has each period once, so that its change is against the period before', async () => {
    const { economy, people } = await read('regiondossier/getOverview', { yugoId: federal });
    for (const { points, value, previous } of [...economy, ...people]) {
      const days = points.map(({ day }: { day: string }) => day);
      expect(new Set(days).size).toBe(days.length);
      expect([value, previous]).toEqual([points.at(-1).value, points.at(-2)?.value ?? null]);
    }
    // What is published of the country ends in 2017; the subjects of 2019 make 94.83 trillion roubles.
    expect(economy[0]).toMatchObject({ indicator: 'grp', day: '2019-12-31', isSum: true });
    expect(economy[0].value / 1e12).toBeCloseTo(94.83, 2);
    const moscows = await read('regiondossier/getOverview', { yugoId: moscow });
    expect(moscows.economy[0]).toMatchObject({
      day: '2019-12-31',
      country: economy[0].value,
      isCountrySum: true,
    });
    expect(economy[0].previous).toBeLessThan(economy[0].value);
  });
});
