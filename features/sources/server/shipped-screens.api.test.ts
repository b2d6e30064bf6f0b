import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { play, recorded, type Played } from '../testing/play-answers.ts';
import { shippedAnswers } from '../testing/shipped-answers.ts';
import { accountsFile } from '../testing/accounts-file.ts';
import { claimSource, keepRecipe } from './keeping/source-queries.ts';
import { readShippedRecipes } from './reading/shipped-recipes.ts';
import { runSource } from './running/run-source.ts';
import { sourceToolsOf } from './source-tools.ts';

const recipes = [...(await readShippedRecipes()).values()];
const dataFile = '/opendata/7710168360-fedbud_month/data-20260312T1200-structure-20180404T1200.csv';
const today = new Date().toISOString().slice(0, 10);

let api: TestApp;
let server: HostileServer;
let keeper: string;
const played: Played = { status: 200, type: 'text/plain', body: '' };
const page: Played = { status: 200, type: 'text/html', body: `<a href="${dataFile}">CSV</a>` };

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32', AS_OF: 'now' });
  await loadNames(api.db);
  keeper = await signInAs(api.db, { roles: [9], licensed: true });
  server = await openHostileServer({
    '/played': play(played),
    '/page': play(page),
    [dataFile]: play(played),
  });
});
afterAll(async () => {
  await sourceToolsOf(api.services.config).close();
  await server.close();
  await api.close();
});

const call = async (name: Parameters<TestApp['call']>[0], input: object) =>
  (await api.call(name, input, { session: keeper, locale: 'en' })).body;

/** Runs a shipped recipe on a played answer, as its source is fed: fetched, or from a file that an operator brings. */
async function runShipped(code: string, body: string | Uint8Array): Promise<string> {
  const recipe = (await readShippedRecipes()).get(code)!;
  if (recipe.request.file) {
    await claimSource(api.db, code);
    const bytes = Buffer.from(body as Uint8Array);
    return (await runSource({ db: api.db, config: api.services.config }, code, 'command', bytes)).outcome;
  }
  const path = recipe.request.link === undefined ? '/played' : '/page';
  const request = { ...recipe.request, address: server.address + path, pauseMs: 0 };
  await keepRecipe(api.db, { ...recipe, request });
  played.body = body;
  return (await call('sources/run', { code })).outcome;
}

test('every shipped recipe of figures has its answer here', () => {
  const ofFigures = recipes.filter(({ entities }) => !entities).map(({ code }) => code);
  expect(Object.keys(shippedAnswers).toSorted()).toEqual(ofFigures.toSorted());
});

test.each(recipes.filter(({ entities }) => !entities).map(({ code, source }) => [code, source] as const))(
  'what %s brings stands in the explorer and, by its source, on the page of its indicator; a revision reaches the morning of its place',
  async (code, source) => {
    const { body, values, factor = 1, indicator, dims = '', place = 'RU', day } = shippedAnswers[code]!;
    const word = dims === '' ? indicator : `${indicator}:${dims}`;
    const [first, later] = values.map((value) => Number((value * factor).toPrecision(15)));
    const shown = async () => {
      const { series } = await call('explore/getView', { indicators: [word], places: [place], from: '1990' });
      return series[0]?.points.find((point: { day: string }) => point.day === day)?.value;
    };
    // What other recipes brought is older than the morning looks back.
    await api.db.run('update fact set known_at = known_at - 100 where known_at > current_date - 60');
    expect(await runShipped(code, body(values[0]))).toBe('written');
    expect(await shown()).toBe(first);
    const about = await call('explore/getIndicator', { indicator: word });
    expect(about.sources.map((each: { code: string }) => each.code)).toContain(source);

    // What was known today can only be replaced on another day.
    await api.db.run('update fact set known_at = known_at - 1 where known_at = current_date');
    expect(await runShipped(code, body(values[1]))).toBe('written');
    expect(await shown()).toBe(later);
    const [{ id }] = (await api.db.query<{ id: number }>('select yugo_id as id from place where iso = $1', [
      place,
    ])) as [{ id: number }];
    const { revised } = await call('event/getSince', { yugoId: id });
    const own = revised.find(
      (each: { indicator: { indicator: string } }) => each.indicator.indicator === indicator,
    );
    expect(own).toMatchObject({ value: later, before: first, knownAt: today });
  },
);

const lei = '253400M18U5TB02TW421';
const term = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { type: 'literal', value }]));

function gleif(): string {
  const { data } = JSON.parse(recorded('gleif-two-records.json').toString());
  const [one] = structuredClone(data);
  one.attributes.lei = lei;
  Object.assign(one.attributes.entity, {
    legalName: { name: 'ПАО Лютик', language: 'ru' },
    legalAddress: { country: 'RU', region: 'RU-MOW' },
    registeredAt: { id: 'RA000499' },
    registeredAs: '1027700132195',
    creationDate: '1991-06-20T00:00:00Z',
  });
  return JSON.stringify({ data: [one] });
}

/** What is looked for in a dossier after the run of a recipe of dossiers: by one of its numbers, a field or the accounts. */
const dossiers: Readonly<
  Record<
    string,
    { body: () => string | Uint8Array; number: string; type: string; field?: string; text?: string }
  >
> = {
  wikidata_heads: {
    body: () =>
      JSON.stringify({
        head: { vars: [] },
        results: {
          bindings: [
            term({
              id: 'Q999000001',
              iso: 'RU-TA',
              ru: 'Анна Тестова',
              en: 'Anna Testova',
              office: 'раис',
              from: '2015',
            }),
          ],
        },
      }),
    number: 'Q999000001',
    type: 'person',
    field: 'position',
    text: 'раис',
  },
  gleif_russia: { body: gleif, number: lei, type: 'company', field: 'founded', text: '1991-06-20' },
  rfsd_accounts: { body: () => accountsFile(24_525, 0), number: '7707083893', type: 'company' },
};

test('every shipped recipe of dossiers has its answer here', () => {
  const ofEntities = recipes.filter(({ entities }) => entities).map(({ code }) => code);
  expect(Object.keys(dossiers).toSorted()).toEqual(ofEntities.toSorted());
});

test.each(recipes.filter(({ entities }) => entities).map(({ code, source }) => [code, source] as const))(
  'what %s brings stands in a dossier with its source and day',
  async (code, source) => {
    const { body, number, type, field, text } = dossiers[code]!;
    if (field === undefined)
      await api.db.run(
        `insert into entity_identifier (entity_id, scheme, value, source)
         select entity_id, 'inn', $1, source from entity_identifier where value = $2`,
        [number, lei],
      );
    expect(await runShipped(code, body())).toBe('written');
    const [row] = await api.db.query<{ id: number }>(
      'select entity_id::int as id from entity_identifier where value = $1',
      [number],
    );
    if (field === undefined) {
      const finance = await call('entities/getCompanyFinance', { id: row!.id });
      expect(finance.account).toMatchObject({ year: 2019, revenue: 24_525_000 });
      expect(finance.source).toMatchObject({ code: source, knownAt: '2020-10-01' });
      return;
    }
    const { statements } = await call(':type/GetDossierHeader', { type, id: row!.id });
    const own = statements.find((each: { field: string; source: string }) => each.field === field);
    expect(own).toMatchObject({ text, source, knownAt: today });
  },
);
