import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, openEssential } from '../../testing/open-essential.ts';

const { moscow, central, country: federal } = known;

let opened: Awaited<ReturnType<typeof openEssential>>;
beforeAll(async () => {
  opened = await openEssential();
});
afterAll(() => opened.api.close());

const read: Awaited<ReturnType<typeof openEssential>>['read'] = (name, input) => opened.read(name, input);

describe('a place', () => {
  test('has its identity card', async () => {
    expect(await read('regiondossier/getRegionShortInfo', { yugoId: moscow })).toMatchObject({
      name: 'Москва',
      capital: 'Москва',
      areaKm2: 2561,
      utcOffset: 'UTC+3',
      districtName: 'Центральный федеральный округ',
      head: { name: 'Сергей Собянин', lastSeen: null, source: { code: 'editors_heads' } },
    });
  });

  test('has the head and the deputies of the day, each with its source, and none where none is known', async () => {
    const headOn = async (yugoId: number, asOf: string) => {
      const { head } = await opened.readOn(asOf, `regiondossier/getRegionShortInfo?yugoId=${yugoId}`);
      return head && [head.name, head.lastSeen];
    };
    const [yaroslavl, astrakhan, penza, arkhangelsk] = [1_124_676, 1_124_630, 1_124_658, 1_124_629];
    expect(await headOn(yaroslavl, '2021-10-11')).toEqual(['Дмитрий Миронов', null]);
    expect(await headOn(yaroslavl, '2021-10-12')).toEqual(['Михаил Евраев', null]);
    expect(await headOn(astrakhan, '2019-06-04')).toEqual(['Сергей Морозов', null]);
    expect(await headOn(astrakhan, '2021-10-20')).toEqual(['Игорь Бабушкин', null]);
    expect(await headOn(arkhangelsk, '2020-04-02')).toEqual(['Александр Цыбульский', null]);
    // Dismissed, with a deputy in charge for two days; a district has none.
    expect(await headOn(penza, '2021-03-23')).toEqual(['Иван Белозерцев', null]);
    expect(await headOn(penza, '2021-03-24')).toBeNull();
    expect(await headOn(penza, '2021-10-20')).toEqual(['Олег Мельниченко', null]);
    expect(await headOn(central, '2021-10-20')).toBeNull();
    expect(await headOn(moscow, '2024-01-01')).toEqual(['Сергей Собянин', '2022-12-31']);

    const kaluga = 1_124_640;
    const { deputies } = await read('regiondossier/getRegionShortInfo', { yugoId: kaluga });
    expect(deputies.members).toContainEqual({
      name: 'Авдеев Александр Александрович',
      faction: 'Единая Россия',
    });
    expect(deputies).toMatchObject({ attestedOn: '2018-09-13', source: { code: 'duma7' } });
    expect((await read('regiondossier/getRegionShortInfo', { yugoId: federal })).deputies).toBeNull();
  });

  test('stands below its district and the country', async () => {
    const { parents } = await read('regiondossier/getGeoHeader', { yugoId: moscow });
    expect(parents.map(({ kind }: { kind: string }) => kind)).toEqual(['district', 'country']);
  });

  test('has chart rows in which counts add up to the last sum', async () => {
    const { cases } = await read('regiondossier/getMainStat', { yugoId: federal });
    expect(cases[0].Date).toBe('22.03.2020');
    const added =
      cases[0].Sum + cases.slice(1).reduce((sum: number, { Count }: { Count: number }) => sum + Count, 0);
    expect(added).toBe(cases.at(-1).Sum);
  });

  test('has daily columns of one length, cut to the span asked for', async () => {
    const stat = await read('regiondossier/getRegionStat', {
      yugoId: moscow,
      from: '2021-10-14',
      to: '2021-10-20',
    });
    expect(stat).toMatchObject({ firstDay: '2021-10-14', cases: [6712, 6631, 6545, 6740, 6823, 5700, 5847] });
  });

  test.each(['getRegionShortInfo', 'getGeoHeader', 'getMainStat', 'getRegionStat', 'getOverview'] as const)(
    'that does not exist is 404 in %s, a wrong number 400, an anonymous visitor 401',
    async (call) => {
      const name = `regiondossier/${call}` as const;
      expect((await opened.api.call(name, { yugoId: 77 }, { session: opened.licensed })).body).toMatchObject({
        status: 404,
        code: 'region_not_found',
      });
      expect((await opened.api.call(name, { yugoId: 'abc' }, { session: opened.licensed })).status).toBe(400);
      expect((await opened.api.call(name, { yugoId: moscow })).status).toBe(401);
    },
  );
});

test('a federal district before the first report has nothing, and says nothing', async () => {
  expect(await opened.readOn('2020-01-01', `regiondossier/getRegionStat?yugoId=${central}`)).toMatchObject({
    firstDay: null,
    cases: [],
    source: null,
  });
});

test('every place can be found by its names in five languages, by anybody', async () => {
  const { body } = await opened.api.call('handbooks/region/getEntries');
  const karelia = body.entries.find(({ iso }: { iso: string }) => iso === 'RU-KR');
  expect(karelia.names).toEqual(expect.arrayContaining(['Карелия', 'Karelia']));
});
