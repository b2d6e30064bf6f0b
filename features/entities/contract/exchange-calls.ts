import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, listOf } from '#platform/contract/fields.ts';
import { faultCodes, fileForms, largestFile } from '../domain/exchange/faults.ts';
import { EntityId } from './dossier-shapes.ts';

const words = (most: number) => z.string().trim().min(1).max(most);

/** Calls by which files come into the registry and go out of it. */
export const exchangeContract = {
  'entities/importFile': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    takesFile: largestFile,
    summary:
      'Reads a table of companies or of statements (CSV, XLSX) or FollowTheMoney, a JSON object a line (multipart, field `file`, up to 2 MB and 5,000 lines), and tells line by line what can’t be taken. Nothing is kept unless `confirm` says so; then all that can be taken is, in one step, under a source of its own.',
    input: z.object({
      title: words(200).describe('What the source is called.'),
      licence: words(200),
      confirm: Flag.default(false),
    }),
    output: z.object({
      form: z.enum(fileForms),
      entities: z.int(),
      statements: z.int(),
      names: z.array(z.string()).describe('Of the first ten.'),
      faults: z
        .array(
          z.object({
            line: z.int().describe('As the file counts, from 1.'),
            isLeft: z.boolean().describe('True where the whole line is left out, false where a part is.'),
            code: z.enum(faultCodes),
            value: z.string(),
            position: z.int().optional().describe('Place of the wrong check digit, from 1.'),
            expected: z.string().optional().describe('The digit that has to stand there.'),
          }),
        )
        .describe('At most 200.'),
      faultCount: z.int(),
      importId: z.int().nullable().describe('Null while nothing was kept.'),
    }),
    errors: ['form_incorrect', 'too_large'],
  }),
  'entities/getImports': endpoint({
    verb: 'GET',
    access: 'login',
    roles: editors,
    summary: 'Files that editors brought in: what, by whom and when, newest first.',
    input: z.object({}),
    output: z.object({
      imports: z
        .array(
          z.object({
            importId: z.int(),
            title: z.string(),
            licence: z.string(),
            fileName: z.string(),
            form: z.enum(fileForms),
            entities: z.int(),
            statements: z.int(),
            by: z.string().nullable(),
            madeAt: z.iso.datetime({ offset: true }),
            undoneAt: z.iso.datetime({ offset: true }).nullable(),
          }),
        )
        .describe('The newest 100.'),
    }),
  }),
  'entities/undoImport': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary:
      'What a file said goes, with the names and numbers it gave; who was known by that file alone goes too.',
    input: z.object({ importId: EntityId }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
  'entities/getExport': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Entities as they are taken back: FollowTheMoney with their bonds, a table of companies, or one of statements with their sources.',
    input: z.object({
      ids: listOf(EntityId, 200),
      form: z.enum(fileForms),
    }),
    output: z.object({
      entities: z
        .array(
          z.object({
            id: z.string(),
            schema: z.string(),
            properties: z.record(z.string(), z.array(z.string())),
          }),
        )
        .describe('Empty unless FollowTheMoney was asked for.'),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string().nullable())),
      without: z.int().describe('Entities of kinds that FollowTheMoney has no schema for.'),
    }),
    errors: ['dossier_not_found'],
  }),
} satisfies Contract;
