import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, YugoId } from '#platform/contract/fields.ts';
import {
  Corrected,
  fileChoices,
  FileRead,
  OwnSeries,
  Shape,
  TemplateChoices,
} from './contract/file-shapes.ts';
import { largestFile, longest, maxRows, maxSeries, maxTemplates, undoDays } from './domain/limits.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

const wholeLoad = Flag.default(false).describe('All series that came out of the same file at once.');

/** Calls of the room of people's own figures. Every answer is its caller's alone: none of them is kept or shared. */
export const owndataContract = {
  'own/readFile': endpoint({
    verb: 'POST',
    access: 'login',
    takesFile: largestFile,
    summary: `Reads a CSV or XLSX file of figures by region (multipart, field \`file\`, up to 5 MB and ${maxRows} rows) and says how it was understood; nothing is kept. What is told from the whole file can be said otherwise. Formulas are refused, never run.`,
    input: z.object(fileChoices),
    output: FileRead,
    errors: ['form_incorrect', 'too_large'],
  }),
  'own/loadFile': endpoint({
    verb: 'POST',
    access: 'licensed',
    takesFile: largestFile,
    summary: `Reads a file as own/readFile does and keeps its values as series of the caller’s own, at most ${maxSeries} in all; one refused, none is stored. Strange values are left out unless they are accepted; those without place, time or number always are.`,
    input: z.object({
      ...fileChoices,
      source: z.string().trim().min(1).max(longest.source).describe('Where the caller has it from.'),
      accepted: z
        .string()
        .max(2000)
        .regex(/^(?:\d{1,6}-\d{1,3}(?:\.|$))*$/)
        .default('')
        .describe('Strange values that are loaded all the same, as row-column: `12-3.15-3`.'),
      acceptAll: Flag.default(false).describe('All strange values are.'),
    }),
    output: z.object({
      id: z.int().describe('Of the first series.'),
      series: z.int(),
      values: z.int(),
      leftOut: z.int(),
    }),
    errors: ['form_incorrect', 'too_large', 'too_many_kept'],
  }),
  'own/namePlace': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Remembers which place a name in the caller’s files means; null forgets it.',
    input: z.object({ written: z.string().trim().min(1).max(longest.place), yugoId: YugoId.nullable() }),
    output: Done,
    errors: ['region_not_found', 'too_many_kept', 'bad_request'],
  }),
  'own/saveTemplate': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Remembers what was said of a file for the next one of its shape; of more than ${maxTemplates} the oldest goes.`,
    input: TemplateChoices.extend({
      shape: Shape.describe('As own/readFile gave it for the file before anything was said of it.'),
      fileName: z.string().trim().min(1).max(200),
    }),
    output: Done,
  }),
  'own/removeTemplate': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Forgets what was said of files of a shape.',
    input: z.object({ shape: Shape }),
    output: Done,
    errors: ['not_found'],
  }),
  'own/listSeries': endpoint({
    verb: 'GET',
    access: 'login',
    summary: `The caller’s own series, the newest first, with those deleted in the last ${undoDays} days.`,
    input: z.object({}),
    output: z.object({
      most: z.int().describe('As many as an account may have.'),
      series: z.array(OwnSeries),
    }),
  }),
  'own/getSeries': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'A series of the caller’s own with all its values; another’s is not found.',
    input: z.object({ id: Id }),
    output: OwnSeries.extend({
      corrected: Corrected,
      courses: z.array(
        z.object({
          yugoId: z.int(),
          name: z.string(),
          iso: z.string().nullable(),
          points: z.array(z.object({ day: z.iso.date(), value: z.number() })),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  'own/deleteSeries': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Deletes a series of the caller’s own, or all of its load; they can be taken back for ${undoDays} days.`,
    input: z.object({ id: Id, wholeLoad }),
    output: Done,
    errors: ['not_found'],
  }),
  'own/restoreSeries': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes the deletion of a series of the caller’s own back, or of all of its load.',
    input: z.object({ id: Id, wholeLoad }),
    output: Done,
    errors: ['not_found', 'too_many_kept'],
  }),
} satisfies Contract;
