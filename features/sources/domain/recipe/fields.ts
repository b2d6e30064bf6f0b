import { valueAt, type RecipeDraft } from './draft.ts';
import type { LinesKind } from './lines.ts';

/** How a field of a recipe is written: a line, a number, a day, a tick, one of some words, several lines, or code. */
export type FieldKind = 'text' | 'number' | 'date' | 'flag' | 'choice' | 'code' | LinesKind;

/** A field of the form, by its path in the recipe. */
export interface RecipeField {
  path: string;
  kind: FieldKind;
  /** Values of a choice with the word of each; an empty one takes the field away. */
  values?: readonly (readonly [value: string, word: string])[];
  /** Left out while the recipe has no use for it. */
  isShown?: (draft: RecipeDraft) => boolean;
}

/** Formats that answers come in, as `connectors/recipe.ts` has them. */
export const formats = [
  'csv',
  'xlsx',
  'json',
  'xml',
  'json-stat',
  'pxweb',
  'sdmx-csv',
  'sdmx-json',
  'ckan',
  'sparql',
  'parquet',
] as const;
export type Format = (typeof formats)[number];

const field = (path: string, kind: FieldKind = 'text', more: Omit<RecipeField, 'path' | 'kind'> = {}) => ({
  path,
  kind,
  ...more,
});
const choice = (path: string, ...values: (string | readonly [string, string])[]) =>
  field(path, 'choice', { values: values.map((each) => (typeof each === 'string' ? [each, each] : each)) });
const has = (path: string) => (draft: RecipeDraft) => valueAt(draft, path) !== undefined;
const isOf =
  (...some: Format[]) =>
  (draft: RecipeDraft) =>
    some.includes(valueAt(draft, 'format') as Format);
const isFetched = (draft: RecipeDraft) => valueAt(draft, 'request.file') !== true;
const fetched = (path: string, kind: FieldKind = 'text') => field(path, kind, { isShown: isFetched });
const paged = (path: string, kind: FieldKind = 'text') =>
  field(path, kind, { isShown: (draft) => isFetched(draft) && has('request.paging')(draft) });
const ofTables = { isShown: isOf('csv', 'xlsx', 'sdmx-csv') };
const ofText = { isShown: isOf('csv', 'sdmx-csv') };
const ofPlaceColumn = { isShown: (draft: RecipeDraft) => !has('place.always')(draft) };
const isOfFigures = (draft: RecipeDraft) => !has('entities')(draft);
const ofFigures = (path: string, kind: FieldKind = 'text') => field(path, kind, { isShown: isOfFigures });
const ofEntities = (path: string, kind: FieldKind = 'text') =>
  field(path, kind, { isShown: has('entities') });
const hasKnownColumn = { isShown: has('knownAt.column') };

/** What a recipe says, section by section; names in five languages, figures and definitions stand apart. */
export const sections = {
  about: [field('code'), field('source'), field('owner'), field('licence.name'), field('licence.url')],
  request: [
    field('request.file', 'flag'),
    field('request.address'),
    fetched('request.link'),
    fetched('request.parameters', 'pairs'),
    fetched('request.each.name'),
    field('request.each.values', 'list', {
      isShown: (draft) => isFetched(draft) && has('request.each')(draft),
    }),
    { ...choice('request.paging.by', ['', 'none'], 'page', 'offset'), isShown: isFetched },
    paged('request.paging.parameter'),
    paged('request.paging.first', 'number'),
    paged('request.paging.size', 'number'),
    fetched('request.since.first', 'date'),
    field('request.since.days', 'number', {
      isShown: (draft) => isFetched(draft) && has('request.since')(draft),
    }),
    fetched('request.post.body', 'code'),
    field('request.post.type', 'text', {
      isShown: (draft) => isFetched(draft) && has('request.post')(draft),
    }),
    fetched('request.pauseMs', 'number'),
    field('request.maxMegabytes', 'number'),
  ],
  answer: [
    choice('format', ...formats),
    field('rows', 'code', { isShown: isOf('json', 'xml', 'csv', 'xlsx', 'sdmx-csv') }),
    { ...choice('delimiter', ['', 'found'], [',', 'comma'], [';', 'semicolon'], ['\t', 'tab']), ...ofText },
    field('headerRow', 'number', ofTables),
    field('encoding', 'text', { isShown: isOf('csv', 'sdmx-csv', 'xml') }),
    choice('decimal', ['.', 'dot'], [',', 'comma']),
    field('missing', 'marks'),
    field('wide.columns', 'text', ofTables),
    field('wide.name', 'text', { isShown: has('wide') }),
    field('wide.value', 'text', { isShown: has('wide') }),
    field('newest.column'),
    field('newest.pattern', 'text', { isShown: has('newest') }),
    ofFigures('sum', 'flag'),
    ofFigures('cumulative', 'flag'),
  ],
  place: [
    field('place.always'),
    field('place.column', 'text', ofPlaceColumn),
    {
      ...choice('place.key', 'iso', 'region', 'okato', 'oktmo', 'yugo', 'name', 'country'),
      ...ofPlaceColumn,
    },
    { ...choice('place.others', 'refuse', 'pass'), ...ofPlaceColumn },
    field('place.aliases', 'pairs', ofPlaceColumn),
  ],
  period: [
    ofFigures('period.column'),
    ofFigures('period.format'),
    { ...choice('knownAt', 'assumed', 'fetched', 'column'), isShown: isOfFigures },
    field('knownAt.column', 'text', hasKnownColumn),
    field('knownAt.format', 'text', hasKnownColumn),
  ],
  entities: [
    ofEntities('entities.kind'),
    ofEntities('entities.names', 'list'),
    ofEntities('entities.numbers', 'pairs'),
    ofEntities('entities.facts', 'pairs'),
    ofEntities('entities.starts'),
    ofEntities('entities.ends'),
    ofEntities('entities.link'),
    ofEntities('entities.where', 'sets'),
    ofEntities('entities.knownOnly', 'flag'),
    ofEntities('entities.accounts', 'pairs'),
    ofEntities('entities.accountFactor', 'number'),
  ],
  calendar: [
    choice('calendar.every', 'day', 'week', 'month', 'quarter', 'year', 'never'),
    field('calendar.day', 'number'),
    field('calendar.month', 'number'),
    field('calendar.hour', 'number'),
    field('calendar.windowDays', 'number'),
    field('calendar.url'),
  ],
  checks: [
    field('checks.least', 'number'),
    field('checks.most', 'number'),
    field('checks.revisionPercent', 'number'),
    field('checks.jumpTimes', 'number'),
    field('checks.refusedShare', 'number'),
    field('checks.leastRows', 'number'),
  ],
} satisfies Record<string, readonly RecipeField[]>;

/** One indicator out of a record; paths begin at the figure. */
export const figureFields: readonly RecipeField[] = [
  field('indicator'),
  field('unit'),
  field('value'),
  field('factor', 'number'),
  field('divideBy'),
  field('where', 'sets'),
];

/** Columns of what a recipe adds to the catalogue, by table, as in docs/import.md. */
export const definitionColumns = {
  unit: ['unit'],
  provider: ['provider'],
  source: ['source', 'provider', 'title', 'licence', 'url', 'priority'],
  indicator: ['indicator', 'family', 'kind', 'unit', 'direction', 'decimals', 'dimensions', 'anchor'],
  dimension_value: ['dimension', 'value', 'position'],
} as const;
export type DefinitionTable = keyof typeof definitionColumns;

/** Columns with a name in each language; a source has one title alone. */
export const nameColumns = (table: DefinitionTable): readonly string[] =>
  table === 'source' ? [] : ['name_ru', 'name_en', 'name_ja', 'name_pt', 'name_es'];
