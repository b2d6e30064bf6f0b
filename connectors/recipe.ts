import { z } from 'zod';
import { EntityRule } from './entity-rule.ts';

/** A name in the five languages of the product. */
const Names = z.strictObject({
  ru: z.string().min(1).max(300),
  en: z.string().min(1).max(300),
  ja: z.string().min(1).max(300),
  pt: z.string().min(1).max(300),
  es: z.string().min(1).max(300),
});

const Rows = z.array(z.record(z.string(), z.string())).max(500);

/** What a recipe adds to the catalogue, by table; columns as in docs/import.md. Brought in by its first run. */
const Definitions = z.strictObject({
  unit: Rows.optional(),
  provider: Rows.optional(),
  source: Rows.optional(),
  indicator: Rows.optional(),
  dimension_value: Rows.optional(),
});

const Code = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/);
const Column = z.string().min(1).max(200);
const Written = z.union([z.string(), z.number()]).transform(String);

/** Forms that answers come in; each is one way from bytes to records. */
const formats = [
  'csv',
  'sdmx-csv',
  'json',
  'json-stat',
  'pxweb',
  'sdmx-json',
  'ckan',
  'sparql',
  'xml',
  'xlsx',
  'parquet',
] as const;

/** Where a source is asked. Braces stand for what is put in: `{since:DD/MM/YYYY}`, `{until:…}`, and names of `each`. */
const Request = z.strictObject({
  address: z.string().min(8).max(2000).describe('Empty parts in braces are filled before each request.'),
  parameters: z.record(z.string(), Written).default({}),
  post: z.strictObject({ body: z.string().max(20_000), type: z.string().max(100) }).optional(),
  each: z
    .strictObject({ name: Code, values: z.array(z.string().max(100)).min(1).max(500) })
    .optional()
    .describe('One request for each value; records have it as a column of that name.'),
  paging: z
    .strictObject({
      by: z.enum(['page', 'offset']),
      parameter: Column,
      first: z.int().min(0).default(1),
      size: z.int().min(1).max(100_000),
    })
    .optional()
    .describe('The next page is asked for while a page is full.'),
  since: z
    .strictObject({ first: z.iso.date(), days: z.int().min(1).max(3660) })
    .optional()
    .describe('First run: from `first`; later ones look `days` back.'),
  file: z.boolean().default(false).describe('An operator brings the file; nothing is fetched.'),
  link: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe(
      'The address is a page; the first link that fits is the file: the groups of the expression, or all of it.',
    ),
  pauseMs: z.int().min(0).max(60_000).default(1000).describe('Between two requests.'),
  maxMegabytes: z.int().min(1).max(512).default(64),
});

/** How a record names the place. */
const PlaceKey = z.strictObject({
  column: Column.optional(),
  always: z.string().optional().describe('The whole source is about one place: its ISO code.'),
  key: z.enum(['iso', 'region', 'okato', 'oktmo', 'yugo', 'name', 'country']).default('iso'),
  aliases: z.record(z.string(), z.string()).default({}).describe('Written name or code → ISO code.'),
  others: z.enum(['refuse', 'pass']).default('refuse').describe('What happens to places we do not know.'),
});

/** A dimension of an indicator: one value for all, or a column and what its values mean. */
const Dimension = z.union([
  z.string(),
  z.strictObject({ column: Column, values: z.record(z.string(), z.string()) }),
]);

/** One indicator out of a record. */
const FigureRule = z.strictObject({
  indicator: Code,
  unit: Code,
  value: Column,
  where: z.record(Column, z.array(Written)).default({}).describe('Only records with these values.'),
  factor: z.number().default(1),
  divideBy: Column.optional(),
  dims: z.record(z.string().regex(/^[a-z_]+$/), Dimension).default({}),
});

const Checks = z.strictObject({
  least: z.number().optional(),
  most: z.number().optional(),
  revisionPercent: z.number().positive().default(15).describe('A revision beyond it waits for a person.'),
  jumpTimes: z.number().positive().default(10).describe('As many times its predecessor waits for a person.'),
  refusedShare: z.number().min(0).max(1).default(0.2).describe('More refused rows refuse the whole.'),
  leastRows: z.int().min(0).default(1),
});

/** When the publisher publishes: the run waits for the day, then asks daily within the window. */
export const Calendar = z.strictObject({
  every: z.enum(['day', 'week', 'month', 'quarter', 'year', 'never']),
  day: z.int().min(1).max(31).default(1).describe('Of the week from Monday, or of the month.'),
  month: z.int().min(1).max(12).default(1),
  hour: z.int().min(0).max(23).default(5).describe('UTC.'),
  windowDays: z.int().min(0).max(90).default(7),
  url: z.url().optional(),
});

/** What stands for place and period where a source tells of entities and gives no figures. */
const ofEntities = { place: { always: 'RU' }, period: { column: '-', format: 'YYYY' }, figures: [] };

const Whole = z.strictObject({
  code: Code,
  title: Names,
  about: Names,
  source: Code.describe('Code of the catalogue, or of `defines`.'),
  owner: z.string().max(100).describe('Who answers for it.'),
  licence: z.strictObject({ name: z.string().max(200), url: z.url().optional() }),
  request: Request,
  format: z.enum(formats),
  encoding: z.string().max(40).optional(),
  delimiter: z.enum([',', ';', '\t']).optional(),
  decimal: z.enum(['.', ',']).default('.'),
  missing: z.array(z.string()).default(['', ':', '..', '-']).describe('What stands where there is no value.'),
  rows: z
    .string()
    .max(4000)
    .optional()
    .describe('JSONata that gives the records of JSON or XML, or other records of a table.'),
  headerRow: z.int().min(1).max(100).default(1).describe('Of tables.'),
  wide: z
    .strictObject({ columns: z.string().max(200), name: Column, value: Column })
    .optional()
    .describe('Columns whose names fit are turned into records.'),
  place: PlaceKey,
  period: z.strictObject({ column: Column, format: z.string().max(40) }),
  figures: z.array(FigureRule).max(500),
  entities: EntityRule.optional().describe('What a source of dossiers says, in place of figures.'),
  sum: z.boolean().default(false).describe('Values of one series and period are added up.'),
  cumulative: z
    .boolean()
    .default(false)
    .describe('Months are counted from January: the month before is taken off.'),
  newest: z
    .strictObject({ column: Column, pattern: z.string().max(100) })
    .optional()
    .describe('Of records that say the same, the one whose column has the greatest match stands.'),
  knownAt: z
    .union([
      z.literal('assumed'),
      z.literal('fetched'),
      z.strictObject({ column: Column, format: z.string() }),
    ])
    .default('assumed'),
  calendar: Calendar,
  checks: Checks.default(Checks.parse({})),
  defines: Definitions.default({}),
});

/** A source of figures, or of entities, as data and not as code. */
export const Recipe = z.preprocess(
  (content) =>
    typeof content === 'object' && content !== null && 'entities' in content
      ? { ...ofEntities, ...content }
      : content,
  Whole,
);

export type Recipe = z.output<typeof Recipe>;
export type FigureRule = z.output<typeof FigureRule>;
export type Calendar = z.output<typeof Calendar>;
