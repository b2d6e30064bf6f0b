import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkRecipe } from '#connectors/check-recipe.ts';
import { readSource } from '#connectors/read-source.ts';
import { Recipe } from '#connectors/recipe.ts';
import { valueAt, withValue, type Json, type RecipeDraft } from './draft.ts';
import { listFieldPaths } from './field-paths.ts';
import { figureFields, formats, sections } from './fields.ts';
import { readLines, writeLines, type LinesKind } from './lines.ts';
import { templateOf } from './templates.ts';

const folder = new URL('../../../../data/sources/', import.meta.url);
const shipped = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RecipeDraft)
  .map((content): [string, RecipeDraft] => [String(content['code']), content]);

/** Paths of everything that is no group. */
function leavesOf(value: Json, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, of]) =>
    leavesOf(of as Json, path === '' ? name : `${path}.${name}`),
  );
}

test.each(shipped)(
  'everything that the recipe %s says has a field, and comes out of it as it went in',
  (_code, draft) => {
    const paths = listFieldPaths(draft);
    // Columns of sources that stay empty have none.
    const homeless = leavesOf(draft).filter(
      (leaf) =>
        !paths.some((path) => leaf === path || leaf.startsWith(`${path}.`)) &&
        !/\.(mirror|caveat)$/.test(leaf),
    );
    expect(homeless).toEqual([]);
    const all: readonly { path: string; kind: string }[] = [
      ...Object.values(sections).flat(),
      ...((draft['figures'] ?? []) as Json[]).flatMap((_, at) =>
        figureFields.map((field) => ({ ...field, path: `figures.${at}.${field.path}` })),
      ),
    ];
    for (const { path, kind } of all) {
      const value = valueAt(draft, path);
      if (!['list', 'marks', 'pairs', 'sets'].includes(kind) || value === undefined) continue;
      expect([path, readLines(writeLines(value, kind as LinesKind), kind as LinesKind)]).toEqual([
        path,
        value,
      ]);
    }
  },
);

test('a template of each format, filled in by its fields, is a recipe; as it stands every fault has a field', () => {
  for (const format of formats) {
    const empty = templateOf(format);
    const checked = checkRecipe(empty);
    const faults = 'faults' in checked ? checked.faults.map(({ path }) => path) : [];
    expect(faults.filter((path) => !listFieldPaths(empty).includes(path))).toEqual([]);
    for (const path of ['code', 'owner', 'request.address', 'place.column', 'figures.0.unit'])
      if (path !== 'place.column' || !/stat|sdmx/.test(format))
        expect([format, faults]).toEqual([format, expect.arrayContaining([path])]);
    const filled = Object.entries({
      code: 'rates',
      source: 'office',
      owner: 'x',
      'licence.name': 'CC BY 4.0',
      'request.address': 'https://example.org/data',
      'place.column': 'region',
      'period.column': 'year',
      'figures.0.indicator': 'rain',
      'figures.0.unit': 'litre',
      'figures.0.value': 'value',
      ...Object.fromEntries(
        ['ru', 'en', 'ja', 'pt', 'es'].flatMap((locale) => [
          [`title.${locale}`, 't'],
          [`about.${locale}`, 'a'],
        ]),
      ),
    }).reduce((draft, [path, value]) => withValue(draft, path, value), empty);
    expect([format, checkRecipe(filled)]).toEqual([format, { recipe: expect.anything() as unknown }]);
  }
});

test('without its last field an optional group goes, a list loses the row alone', () => {
  const draft: RecipeDraft = {
    request: { since: { first: '2020-01-01' } },
    figures: [{ unit: 'a' }, { unit: 'b' }],
  };
  expect(withValue(draft, 'request.since.first', undefined)).toEqual({
    request: {},
    figures: draft['figures'],
  });
  expect(withValue(draft, 'figures.0', undefined)['figures']).toEqual([{ unit: 'b' }]);
  expect(withValue({}, 'licence.name', 'x')).toEqual({ licence: { name: 'x' } });
});

test('each kind of fault is named at its place', () => {
  const recipe = shipped.find(([code]) => code === 'world_bank')![1];
  const faultsOf = (path: string, value: Json | undefined) => {
    const checked = checkRecipe(withValue(recipe, path, value));
    return 'faults' in checked ? checked.faults.map((fault) => [fault.path, fault.code]) : [];
  };
  expect(faultsOf('code', 'Мой код')).toEqual([['code', 'code']]);
  expect(faultsOf('code', 'new')).toEqual([['code', 'reserved']]);
  expect(faultsOf('owner', undefined)).toEqual([['owner', 'missing']]);
  expect(faultsOf('owner', 5)).toEqual([['owner', 'text']]);
  expect(faultsOf('licence.name', ' ')).toEqual([['licence.name', 'missing']]);
  expect(faultsOf('owner', 'x'.repeat(101))).toEqual([['owner', 'long']]);
  expect(faultsOf('format', 'pdf')).toEqual([['format', 'choice']]);
  expect(faultsOf('calendar.month', 13)).toEqual([['calendar.month', 'most']]);
  expect(faultsOf('calendar.hour', 'noon')).toEqual([['calendar.hour', 'number']]);
  expect(faultsOf('headerRow', 1.5)).toEqual([['headerRow', 'whole']]);
  expect(faultsOf('figures', [])).toEqual([['figures', 'few']]);
  expect(faultsOf('figures', 'x')).toEqual([['figures', 'list']]);
  expect(faultsOf('request', 'x')[0]).toEqual(['request', 'group']);
  expect(faultsOf('request.since', { first: 'soon', days: 1 })).toEqual([['request.since.first', 'day']]);
  expect(faultsOf('request.address', 'example.org/{series}')).toEqual([['request.address', 'address']]);
  expect(faultsOf('request.parameters', { a: '{currency}' })).toEqual([['request.parameters', 'insert']]);
  expect(faultsOf('licence.url', 'nowhere')).toEqual([['licence.url', 'address']]);
  expect(faultsOf('knownAt', { column: '', format: 'YYYY' })).toEqual([['knownAt.column', 'missing']]);
  expect(faultsOf('knownAt', 'never')).toEqual([['knownAt', 'wrong']]);
  expect(faultsOf('place.column', undefined)).toEqual([['place.column', 'no_place']]);
  expect(faultsOf('period.format', 'MM')).toEqual([['period.format', 'no_year']]);
  expect(faultsOf('wide', { columns: '(', name: 'a', value: 'b' })).toEqual([['wide.columns', 'pattern']]);
  expect(faultsOf('rows', '(')).toEqual([['rows', 'expression']]);
  expect(faultsOf('colour', 'red')).toEqual([['', 'unknown']]);
  for (const [, content] of shipped) expect(checkRecipe(content)).toEqual({ recipe: Recipe.parse(content) });
});

test('the whole recipe of the guide has no fault, and reads the file that stands beside it', async () => {
  const guide = readFileSync(new URL('../../../../docs/sources.md', import.meta.url), 'utf8');
  const block = (form: string): string => new RegExp(`\`\`\`${form}\\n([^\`]*)\`\`\``).exec(guide)![1]!;
  const checked = checkRecipe(JSON.parse(block('json')));
  expect(checked).toHaveProperty('recipe');
  const { recipe } = checked as { recipe: Recipe };
  const place = (iso: string, name: string) => ({ iso, yugoId: 1, okato: null, oktmo: null, names: [name] });
  const places = [
    place('RU-TA', 'Республика Татарстан'),
    place('RU-MOW', 'Москва'),
    place('RU-KLU', 'Калужская область'),
    place('RU-CE', 'Чеченская Республика'),
  ];
  const tools = { places, readWorkbook: () => [], unpack: () => [] };
  const items = [];
  const bytes = new TextEncoder().encode(block('csv'));
  for await (const item of readSource(recipe, [{ bytes, given: {} }], tools)) items.push(item);
  expect(
    items.map((item) => (item.kind === 'row' ? [item.place, item.period, item.value] : item.kind)),
  ).toEqual([
    ['RU-TA', '2020', 1512],
    ['RU-MOW', '2020', 440],
    ['RU-KLU', '2020', 392],
    'empty',
    ['RU-TA', '2021', 1498],
  ]);
});
