import { z } from 'zod';
import { fileChoices, largestFile } from '#features/owndata/public.server.ts';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, IsoDate, listOf, Version, Whole } from '#platform/contract/fields.ts';
import { BroughtInWeek, ListedSource, SourceDetails, SourceRun, Status, Trial } from './contract/shapes.ts';

const forEditors = { access: 'login', roles: editors } as const;
const Code = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/);

const RecipeText = z.string().min(2).max(200_000).describe('JSON, as in docs/sources.md.');

/** What an operator says of a file that goes into the statistics. */
const fileLoading = {
  ...fileChoices,
  series: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(99)
    .default(1)
    .describe('Number of the series in the file.'),
  indicator: z.string().max(60).describe('Code of an indicator without parts, of the same period and unit.'),
  factor: z
    .enum(['1', '1000', '1000000', '1000000000'])
    .default('1')
    .describe('Values are multiplied by it: figures are kept whole.'),
  title: z.string().trim().min(3).max(300).describe('Of the publication the figures were taken from.'),
  provider: z.string().trim().min(2).max(200),
  licence: z.string().trim().min(2).max(200),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  knownAt: IsoDate.optional().describe(
    'The day the figures became known; none: by the rule of their period.',
  ),
};

/** Calls of those who keep the sources of figures. */
export const sourcesContract = {
  'sources/getSources': endpoint({
    ...forEditors,
    verb: 'GET',
    summary:
      'Sources of figures with their state, last run and calendar; nothing is fetched before one is on.',
    input: z.object({}),
    output: z.object({ sources: z.array(ListedSource), week: z.array(BroughtInWeek) }),
  }),
  'sources/getSource': endpoint({
    ...forEditors,
    verb: 'GET',
    summary: 'One source: its recipe, what waits for a decision, its last runs.',
    input: z.object({ code: Code }),
    output: SourceDetails,
    errors: ['not_found'],
  }),
  'sources/setState': endpoint({
    ...forEditors,
    verb: 'POST',
    summary: 'Switches a source on or off; a stale version is refused.',
    input: z.object({ code: Code, isOn: Flag, version: Version }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  'sources/tryOut': endpoint({
    ...forEditors,
    verb: 'POST',
    summary:
      'Fetches a source once and says what would be new, changed, refused and held; nothing is stored.',
    input: z.object({ code: Code }),
    output: Trial,
    errors: ['not_found', 'source_busy'],
  }),
  'sources/tryRecipe': endpoint({
    ...forEditors,
    verb: 'POST',
    summary:
      'Fetches once by a recipe that is not saved, and says what would be new, changed, refused and held; nothing is stored.',
    input: z.object({ text: RecipeText }),
    output: Trial,
    errors: ['form_incorrect'],
  }),
  'sources/saveRecipe': endpoint({
    ...forEditors,
    verb: 'POST',
    summary:
      'Saves a recipe under its code: a new source, off, or another recipe of a known one; a stale version, or a code that is another source’s, is refused.',
    input: z.object({
      text: RecipeText,
      of: Code.optional().describe('The source whose recipe was edited; none: it is a new one.'),
      version: Version.describe('Of that source; 0 for a new one.'),
    }),
    output: z.object({ code: z.string() }),
    errors: ['form_incorrect', 'conflict'],
  }),
  'sources/run': endpoint({
    ...forEditors,
    verb: 'POST',
    summary:
      'Runs a source at once; what it brings is seen whole or not at all. After 20 seconds the answer is a run under way.',
    input: z.object({ code: Code }),
    output: SourceRun,
    errors: ['not_found', 'source_busy'],
  }),
  'sources/stopRun': endpoint({
    ...forEditors,
    verb: 'POST',
    summary: 'Ends a run under way within a second or two; nothing of it is written.',
    input: z.object({ code: Code, runId: Whole.min(1) }),
    output: Done,
    errors: ['not_found'],
  }),
  'sources/decide': endpoint({
    ...forEditors,
    verb: 'POST',
    summary:
      'Accepts or rejects figures that wait; accepted ones are written as a run that can be rolled back.',
    input: z.object({
      code: Code,
      ids: listOf(Whole.min(1), 200),
      decision: z.enum(['accepted', 'rejected']),
    }),
    output: z.object({ decided: z.int() }),
    errors: ['not_found'],
  }),
  'sources/rollBack': endpoint({
    ...forEditors,
    verb: 'POST',
    summary:
      'Takes a run back; what stood before stands again. Figures are not deleted; of dossiers it is the newest run, and what others wrote stays.',
    input: z.object({ code: Code, runId: Whole.min(1) }),
    output: z.object({ hidden: z.int().describe('Figures, or statements of dossiers.') }),
    errors: ['not_found'],
  }),
  'sources/tryFile': endpoint({
    ...forEditors,
    verb: 'POST',
    takesFile: largestFile,
    summary:
      'Reads a file of figures by region as own/readFile does and says what it would change in the statistics; nothing is stored.',
    input: z.object(fileLoading),
    output: Trial,
    errors: ['form_incorrect', 'too_large'],
  }),
  'sources/loadFile': endpoint({
    ...forEditors,
    verb: 'POST',
    takesFile: largestFile,
    summary:
      'Loads one series of such a file into the statistics as a run of its source: strange figures and large revisions wait, a run can be rolled back.',
    input: z.object(fileLoading),
    output: z.object({
      code: z
        .string()
        .nullable()
        .describe('The source, with its runs and what waits; null: all was refused.'),
      trial: Trial,
    }),
    errors: ['form_incorrect', 'too_large', 'source_busy'],
  }),
  'status/getStatus': endpoint({
    access: 'public',
    verb: 'GET',
    summary:
      'Age of every data set against its calendar, feeds and live sources at this moment, how forecasts held, corrections.',
    input: z.object({}),
    output: Status,
  }),
} satisfies Contract;
