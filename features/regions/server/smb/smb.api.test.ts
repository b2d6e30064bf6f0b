import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { importCsv } from '#statistics/import/import-csv.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { fillFacts, type MadeFact } from '../../testing/fill-facts.ts';

const moscow = 1_124_665;
const oryol = 1_124_657;
const tula = 1_124_671;
const country = 1_180_665;
const newest = '2020-10-01';
const before = '2019-10-01';

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
  const counts = (place: number, day: string, section: string, all: number, small: number) =>
    [
      ['organisations', `okved=${section}`, place, day, all],
      ['sme_organisations', `okved=${section}`, place, day, small],
    ] as const satisfies MadeFact[];
  const facts = [
    // Moscow's own row of 2020: 36 581 manufacturers, 27 409 of them in the register.
    ...counts(moscow, newest, 'C', 36_581, 27_409),
    ...counts(moscow, newest, 'A', 2_561, 1_442),
    ...counts(moscow, before, 'C', 100, 50),
    ...counts(oryol, newest, 'C', 1000, 800),
    ...counts(tula, newest, 'C', 1000, 800),
    ...counts(oryol, before, 'C', 100, 80),
    ...counts(tula, before, 'C', 100, 40),
  ];
  for (const [source, indicator] of [
    ['rosstat_organisations', 'organisations'],
    ['fns_sme_register', 'sme_organisations'],
  ] as const)
    await fillFacts(
      api.db,
      source,
      facts.filter(([of]) => of === indicator),
    );
});
afterAll(() => api.close());

const read = async (call: 'geMSPStatistics' | 'getRegionMspRating', input: object) =>
  (await api.call(`regiondossier/${call}`, input, { session: licensed, locale: 'ru' })).body;

test('a share has one decimal: 28 851 of 39 142 are 73.7 %, 27 409 of 36 581 are 74.9 %', async () => {
  const { course, sections, day, source } = await read('geMSPStatistics', { yugoId: moscow });
  expect(day).toBe(newest);
  expect(course.at(-1)).toEqual({ day: newest, organisations: 39_142, small: 28_851, share: 73.7 });
  expect(sections.find(({ code }: { code: string }) => code === 'C')).toMatchObject({
    name: 'Обрабатывающие производства',
    share: 74.9,
  });
  expect(source).toMatchObject({ code: 'fns_sme_register', sample: false });
});

test('one section alone, and the country as the sum of its subjects', async () => {
  const { course, country: all } = await read('geMSPStatistics', { yugoId: moscow, okved: 'C' });
  expect(course.map(({ share }: { share: number }) => share)).toEqual([50, 74.9]);
  expect(all.at(-1)).toMatchObject({ organisations: 38_581, small: 29_009 });
  const { course: whole } = await read('geMSPStatistics', { yugoId: country, okved: 'C' });
  expect(whole).toEqual(all);
});

test('the register ahead needs 25 months of an operator: before them it says so, with them it is told for all sections', async () => {
  const outlookOf = async (okved: string) =>
    (await read('geMSPStatistics', { yugoId: moscow, okved })).outlook;
  expect(await outlookOf('all')).toMatchObject({ day: null, missing: { needed: 25, known: 0 }, ahead: [] });
  const names = 'name_ru,name_en,name_ja,name_pt,name_es';
  const load = (text: string) => importCsv(api.db, Readable.from([Buffer.from(text)]), {});
  expect(
    await load(
      `indicator,family,kind,unit,direction,decimals,dimensions,anchor,${names}\nsme_register,smb,monthly,organisation,better,0,,12-31,Реестр,Register,登録簿,Registro,Registro\n`,
    ),
  ).toMatchObject({ refused: [] });
  const rows = Array.from({ length: 26 }, (_, at) => {
    const month = `${2018 + Math.floor((at + 6) / 12)}-${String(((at + 6) % 12) + 1).padStart(2, '0')}`;
    return `sme_register,RU-MOW,${month},${200_000 + 1000 * at},organisation,fns_sme_register,`;
  });
  expect(await load(`indicator,place,time,value,unit,source,known_at\n${rows.join('\n')}\n`)).toMatchObject({
    loaded: 26,
    refused: [],
  });
  expect(await outlookOf('all')).toMatchObject({
    day: '2020-08-31',
    missing: null,
    // August of 225 000, grown as in the last year: from 213 000.
    ahead: [{ months: 6 }, { months: 12, count: Math.round(225_000 * (225 / 213)) }, { months: 18 }],
    isCut: false,
    source: { code: 'fns_sme_register' },
  });
  expect(await outlookOf('C')).toBeNull();
});

test('equal shares share a rank and the next is third; movement is counted against the year before', async () => {
  const { regions, country: all, day } = await read('getRegionMspRating', { okved: 'C' });
  expect(day).toBe(newest);
  expect(
    regions.map((row: Record<string, number>) => [row['yugoId'], row['rank'], row['share'], row['movement']]),
  ).toEqual([
    [oryol, 1, 80, 0],
    [tula, 1, 80, 2],
    [moscow, 3, 74.9, -1],
  ]);
  expect(all.share).toBe(75.2);
});

test('the list’s view of small business is the same rating, and no other view has it', async () => {
  const list = async (id: string) =>
    (await api.call('regiondossier/getRegionList', { id }, { session: licensed, locale: 'ru' })).body;
  const rating = await read('getRegionMspRating', {});
  expect((await list('msp')).msp).toEqual(rating);
  expect((await list('actions')).msp).toBeNull();
  expect((await list('incidence')).msp).toBeNull();
});

test('both spellings of the call answer alike', async () => {
  const ask = async (name: string) =>
    (
      await api.app.inject({
        url: `/api/regiondossier/${name}?yugoId=${moscow}`,
        headers: { cookie: `svodka_id=${licensed}` },
      })
    ).json();
  expect(await ask('getMSPStatistics')).toEqual(await ask('geMSPStatistics'));
});

test('an unknown place, a wrong number or section and an anonymous visitor are refused; nothing is shown before it was known', async () => {
  const status = async (input: object, session?: string) =>
    (await api.call('regiondossier/geMSPStatistics', input, session === undefined ? {} : { session })).status;
  expect(await status({ yugoId: 77 }, licensed)).toBe(404);
  expect(await status({ yugoId: 'abc' }, licensed)).toBe(400);
  expect(await status({ yugoId: moscow, okved: 'Z' }, licensed)).toBe(400);
  expect(await status({ yugoId: moscow })).toBe(401);
  const early = await api.app.inject({
    url: '/api/regiondossier/getRegionMspRating?asOf=2019-01-01',
    headers: { cookie: `svodka_id=${licensed}` },
  });
  expect(early.json()).toMatchObject({ day: null, regions: [], country: null });
});
