import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;
const oryol = 1_124_657;
const country = 1_180_665;

interface Event {
  kind: string;
  id: number;
  day: string;
  title: string;
  language: string;
  by: string;
  link: string | null;
}

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  session = await signInAs(api.db, { licensed: true });
  await api.db.run(
    `with place as (
       insert into entity (id, kind, key, names) overriding system value values ($1::int, 3, 'moscow', '{"ru": "Москва"}')
       on conflict (id) do update set key = excluded.key returning id),
     firm as (
       insert into entity (kind, key, names) values (1, 'завод', '{"ru": "Завод", "en": "Plant"}') returning id)
     insert into entity_statement (entity_id, field, value, other_id, starts, source, known_at)
     select firm.id, s.field, s.value, case when s.field = 'region' then place.id end, s.starts, $2, '2024-08-02'
       from firm cross join place
      cross join (values ('region', 'Москва', null), ('listingEvent', 'ZVOD: Включение в Третий уровень', '2020-04-14'),
                         ('listingEvent', 'ZVOD: Включение в Первый уровень', '2021-10-25')) s(field, value, starts)`,
    [moscow, 'oxcgrt'],
  );
  // Two that gave no accounts: their INN alone says where they stand.
  for (const [key, names, inn, ticker, day] of [
    ['мясо', { ru: 'Мясо', en: 'Meat' }, '5752000001', 'MEAT', '2020-06-02'],
    ['чай', { ru: 'Чай', en: 'Tea' }, '9701000001', 'TEA', '2020-06-03'],
  ] as const)
    await api.db.run(
      `with firm as (insert into entity (kind, key, names) values (1, $2, $3) returning id),
       inn as (insert into entity_identifier (scheme, value, entity_id, source) select 'inn', $4, id, $1 from firm)
       insert into entity_statement (entity_id, field, value, starts, source, known_at)
       select id, 'listingEvent', $5 || ': Включение в Третий уровень', $6::date, $1, '2024-08-02' from firm`,
      ['oxcgrt', key, JSON.stringify(names), inn, ticker, day],
    );
});
afterAll(() => api.close());

const month = async (yugoId: number, input: object, locale: 'ru' | 'en' = 'ru') =>
  (await api.call('regiondossier/getRegionEvents', { yugoId, ...input }, { session, locale })).body as {
    counts: Record<string, number>;
    days: { day: string; count: number }[];
    events: Event[];
    months: { month: string; own: number; country: number }[];
    lanes: {
      until: string | null;
      country: {
        name: string;
        highest: number;
        spells: { level: number; from: string; to: string }[];
        changes: { day: string }[];
      }[];
      recordDays: string[];
    };
  };

test('restrictions of April 2020 stand on the day they began, with what they mean and a link to the act', async () => {
  const { events, counts, days } = await month(moscow, { month: '2020-04', kinds: ['limit'] });
  expect(events.length).toBe(counts['limit']);
  expect(events.length).toBeGreaterThan(5);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(events.length);
  for (const { kind, day, title } of events) {
    expect([kind, day.slice(0, 7)]).toEqual(['limit', '2020-04']);
    expect(title).not.toBe('');
  }
  expect(events.some(({ link }) => link?.startsWith('http'))).toBe(true);
  // The country's restrictions hold in Moscow too, and say whose they are.
  expect(events.some(({ by }) => by === 'Россия')).toBe(true);
  expect(
    (await month(country, { month: '2020-04', kinds: ['limit'] })).events.map(({ by }) => by),
  ).not.toContain('Москва');
});

test('an organisation listed on 14 April 2020 stands there in the region of its accounts alone, by its name in the reader\u2019s language', async () => {
  const listed = (yugoId: number, locale?: 'ru' | 'en') =>
    month(yugoId, { month: '2020-04', kinds: ['listing'] }, locale);
  expect((await listed(moscow, 'en')).events).toEqual([
    {
      kind: 'listing',
      id: expect.any(Number),
      day: '2020-04-14',
      title: 'Plant',
      language: 'en',
      by: 'ZVOD: Включение в Третий уровень',
      itemCount: 0,
      sourceCount: 0,
      link: null,
      turn: null,
    },
  ]);
  expect((await listed(country)).events).toHaveLength(1);
  expect((await listed(oryol)).events).toEqual([]);
});

test('one that gave no accounts stands in the region whose number opens its INN: 57 is Oryol, 97 Moscow too', async () => {
  const listed = async (yugoId: number) =>
    (await month(yugoId, { month: '2020-06', kinds: ['listing'] }, 'en')).events.map(({ title }) => title);
  expect([await listed(oryol), await listed(country), await listed(moscow)]).toEqual([
    ['Meat'],
    ['Tea', 'Meat'],
    ['Tea'],
  ]);
});

test('what happens after the day of the dossier is not known yet', async () => {
  const { events } = await month(moscow, { month: '2021-10', kinds: ['listing', 'limit', 'measure'] });
  expect(events.filter(({ day }) => day > '2021-10-20')).toEqual([]);
  expect(events.map(({ kind }) => kind)).not.toContain('listing');
});

test('the country’s restrictions of April 2020 lie in lanes from day to day, each change among the events of its day', async () => {
  const { lanes, events } = await month(moscow, { month: '2020-04', kinds: ['limit'] });
  expect(lanes.until).toBe('2020-04-30');
  expect(lanes.country.length).toBeGreaterThan(5);
  const days = new Set(events.map(({ day }) => day));
  for (const { name, highest, spells, changes } of lanes.country) {
    expect(name).not.toBe('');
    for (const { level, from, to } of spells) {
      expect(level).toBeLessThanOrEqual(highest);
      expect(['2020-04-01' <= from, from <= to, to <= '2020-04-30']).toEqual([true, true, true]);
    }
    for (const { day } of changes) expect(days).toContain(day);
  }
});

test('months end with that of the dossier and count what the month itself shows; nothing after its day is in a lane', async () => {
  const { lanes, months } = await month(moscow, {});
  expect([months.length, months.at(-1)!.month, lanes.until]).toEqual([18, '2021-10', '2021-10-20']);
  const august = await month(moscow, { month: '2021-08' });
  const changes = august.lanes.country.flatMap((lane) => lane.changes);
  expect(months.find((each) => each.month === '2021-08')!.country).toBe(changes.length);
  // Six indicators were recorded anew on the last day of August.
  expect(august.lanes.recordDays).toContain('2021-08-31');
});

test('a month that has not begun has no lanes', async () => {
  expect((await month(moscow, { month: '2021-12' })).lanes).toMatchObject({ until: null, country: [] });
});
