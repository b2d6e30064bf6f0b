import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag } from '#platform/contract/fields.ts';
import { proposers } from '../domain/abilities.ts';
import { cellFaults, largestTable, tableColumns } from '../domain/table/table-columns.ts';

/** Calls about an operator's own table of measures. */
export const tableContract = {
  'measure/importTable': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    takesFile: largestTable,
    summary:
      'Reads a CSV or XLSX table of up to 1,000 measures (multipart, field `file`, up to 2 MB) and reports row by row what can\u2019t be taken. Nothing is kept unless `confirm` says so and every cell was taken; then all rows are drafts of the caller. Formulas are refused, never run.',
    input: z.object({ confirm: Flag.default(false) }),
    output: z.object({
      rows: z.int(),
      refused: z
        .array(
          z.object({
            row: z.int().describe('As the file counts: the header is row 1.'),
            column: z.enum(tableColumns),
            reason: z.enum(cellFaults),
            value: z.string(),
          }),
        )
        .describe('At most 200.'),
      refusedCount: z.int(),
      unknownColumns: z.array(z.string()),
      titles: z.array(z.string()).describe('Of the first ten rows.'),
      ids: z.array(z.int()).describe('Numbers of the drafts; empty while nothing was kept.'),
    }),
    errors: ['forbidden', 'form_incorrect', 'too_large'],
  }),
} satisfies Contract;
