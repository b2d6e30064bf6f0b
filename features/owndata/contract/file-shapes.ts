import { z } from 'zod';
import { dayOrders, decimals, encodings, periods, separators } from '../domain/choices.ts';
import { doubts, refusals } from '../domain/judging/own-value.ts';
import { longest, longestLines, maxCorrections, maxFileSeries } from '../domain/limits.ts';
import { placeWays } from '../domain/mapping/find-place.ts';

const Column = z.coerce.number<number>().int().min(1).max(100);
const ColumnOrNone = z.coerce.number<number>().int().min(0).max(100);

const seriesKey = '[1-9]\\d?';
const cellKey = '\\d{1,6}-\\d{1,3}';

/** Several short answers in one field, one a line: `key=text`. */
function linesOf(key: string, longestText: number, maxLines: number) {
  const line = `${key}=[^\\r\\n]{0,${longestText}}`;
  return z
    .string()
    .max(Math.min(maxLines * (longestText + 12), longestLines))
    .regex(new RegExp(`^${line}(?:\\r?\\n${line})*$`))
    .optional();
}

/** What the sender says of a file; what is left out is told from the whole of it. */
export const fileChoices = {
  encoding: z.enum(encodings).optional(),
  separator: z.enum(separators).optional(),
  decimal: z.enum(decimals).optional().describe('The mark before decimals.'),
  dayOrder: z.enum(dayOrders).optional(),
  period: z.enum(periods).optional().describe('How long the period of each value is.'),
  headerRow: z.coerce.number<number>().int().min(0).max(1000).optional().describe('0: the file has none.'),
  placeColumn: Column.optional().describe('Columns count from 1.'),
  timeColumn: ColumnOrNone.optional().describe('0: times stand in the header, or in `time`.'),
  seriesColumn: ColumnOrNone.optional().describe('Names the series of each row; 0: there is none.'),
  unitColumn: ColumnOrNone.optional().describe('Names the unit of each row; 0: there is none.'),
  valueColumns: z
    .string()
    .regex(/^\d{1,3}(?:\.\d{1,3}){0,99}$/)
    .optional()
    .describe('`3` or `2.3.4`; each is of a time of its own, or a series of its own.'),
  time: z.string().trim().max(40).optional().describe('Time of every value, where the file names none.'),
  unit: z.string().trim().max(longest.unit).optional().describe('Of every series without one of its own.'),
  names: linesOf(seriesKey, longest.name, maxFileSeries).describe('Names of series, a line each: `1=Wage`.'),
  units: linesOf(seriesKey, longest.unit, maxFileSeries).describe('Units of series: `1=%`.'),
  beside: linesOf(seriesKey, 60, maxFileSeries).describe('Indicators they are compared with: `1=grp`.'),
  cells: linesOf(cellKey, longest.place, maxCorrections).describe(
    'Cells put right, as row-column, a line each: `12-3=29,0`.',
  ),
  excluded: z
    .string()
    .max(maxCorrections * 7)
    .regex(/^\d{1,6}(?:\.\d{1,6})*$/)
    .optional()
    .describe('Rows that are passed over: `12.15`.'),
};

/** What of these is said of all files of a shape: not the time of this one, and no corrections. */
const { time: _time, cells: _cells, excluded: _excluded, ...lastingChoices } = fileChoices;
export const TemplateChoices = z.object(lastingChoices);

/** Fingerprint of a file's shape. */
export const Shape = z.string().regex(/^[a-f\d]{32}$/);

const Reading = z.object({
  encoding: z.enum(encodings).nullable().describe('Null: a workbook has none.'),
  separator: z.enum(separators).nullable().describe('Null: a workbook has none.'),
  decimal: z.enum(decimals),
  marks: z.object({ comma: z.int(), dot: z.int(), spaced: z.int() }).describe('Values written with each.'),
  dayOrder: z.enum(dayOrders),
  isOrderTold: z.boolean().describe('False: every day could be read in two ways.'),
  period: z.enum(periods),
  headerRow: z.int(),
  emptyRows: z.int(),
  totalRows: z.int().describe('Rows of totals, which are left out.'),
  missing: z.int().describe('Cells without a value.'),
});

/** A value as the file has it and as it was understood. */
const FileValue = z.object({
  row: z.int(),
  column: z.int(),
  series: z.int().describe('Number of its series.'),
  place: z.string().describe('As the file writes it.'),
  yugoId: z.int().nullable(),
  time: z.string().describe('As the file writes it.'),
  day: z.iso.date().nullable().describe('Last day of its period.'),
  written: z.string(),
  value: z.number().nullable(),
  refusal: z.enum(refusals).nullable().describe('Why it cannot be loaded.'),
  doubts: z.array(z.enum(doubts)).describe('What is strange about it.'),
  beside: z.number().nullable().describe('What a doubted value was compared with.'),
  level: z.number().nullable().describe('Of the public series it is compared with, at its place and time.'),
  suggested: z.number().nullable().describe('What it would be with its decimal mark elsewhere.'),
});

/** How a series stands to a public one. */
const Likeness = z.object({
  indicator: z.string(),
  name: z.string(),
  isChosen: z.boolean().describe('False: it was found by its name.'),
  shared: z.int().describe('Places and times that both have.'),
  same: z.int().describe('Of them with the same value, rounded as the file has it.'),
  ratio: z.number().nullable().describe('Median of file to public; null where a level is not above zero.'),
  correlation: z.number().nullable().describe('Spearman’s, of levels; null under eight shared values.'),
});

/** How a series stands to the last one of its name that its owner loaded before. */
const Earlier = z.object({
  id: z.int(),
  loadedAt: z.iso.datetime(),
  fresh: z.int().describe('Values of places and times that the earlier one lacks.'),
  changed: z.int(),
  same: z.int(),
  gone: z.int().describe('Values of the earlier one that this one lacks.'),
  changes: z
    .array(z.object({ yugoId: z.int(), day: z.iso.date(), before: z.number(), value: z.number() }))
    .describe('Those that changed the most, at most ten.'),
});

/** A series that a file holds. */
const FileSeries = z.object({
  number: z.int().describe('From 1, in the order of the file.'),
  name: z.string(),
  unit: z.string(),
  unitCode: z.string().nullable().describe('The unit in the catalogue; null: it has none like it.'),
  values: z.int().describe('That can be loaded.'),
  latest: z
    .object({ day: z.iso.date(), places: z.array(z.object({ yugoId: z.int(), value: z.number() })) })
    .nullable()
    .describe('Values of its last time that are not doubted.'),
  likeness: Likeness.nullable().describe('Null: no public series of its period is named alike.'),
  earlier: Earlier.nullable().describe('Null: its owner has none of this name and period.'),
});

/** What was put right before a file was read. */
export const Corrected = z.object({
  cells: z.array(z.object({ row: z.int(), column: z.int(), before: z.string(), after: z.string() })),
  excluded: z.array(z.object({ row: z.int(), text: z.string() })),
});

/** A whole file as it was understood. */
export const FileRead = z.object({
  fileName: z.string(),
  shape: Shape.describe('Equal for files with the same header but for its digits, read in the same way.'),
  template: z
    .object({ fileName: z.string(), savedAt: z.iso.datetime(), choices: TemplateChoices })
    .nullable()
    .describe('What its sender said of the last file of this shape.'),
  reading: Reading,
  lines: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })).describe('Its first lines.'),
  columns: z.array(z.object({ at: z.int(), name: z.string() })),
  mapping: z
    .object({
      place: z.int(),
      time: z.int(),
      series: z.int(),
      unit: z.int(),
      values: z.array(z.int()),
    })
    .describe('0: not found.'),
  series: z.array(FileSeries),
  corrected: Corrected,
  places: z
    .array(
      z.object({
        written: z.string(),
        yugoId: z.int().nullable().describe('Null: not recognised.'),
        name: z.string().nullable(),
        iso: z.string().nullable(),
        way: z.enum(placeWays).nullable().describe('How it was recognised.'),
        rows: z.int(),
      }),
    )
    .describe('At most 200, those that were not recognised first.'),
  counts: z.object({
    values: z.int(),
    ready: z.int().describe('Can be loaded and are not strange.'),
    doubted: z.int(),
    refused: z.int(),
    places: z.int().describe('Places recognised.'),
    unknownPlaces: z.int(),
  }),
  first: z.iso.date().nullable(),
  last: z.iso.date().nullable(),
  values: z.array(FileValue).describe('At most 200, those to be thought about first.'),
});

/** A series of the caller’s own. */
export const OwnSeries = z.object({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  unitCode: z.string().nullable(),
  period: z.enum(periods),
  decimals: z.int(),
  source: z.string(),
  fileName: z.string(),
  loadedAt: z.iso.datetime(),
  isDeleted: z.boolean().describe('It can still be taken back.'),
  values: z.int(),
  places: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
  siblings: z.int().describe('Other series of the same load that are not deleted.'),
});
