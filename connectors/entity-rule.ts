import { z } from 'zod';

const Column = z.string().min(1).max(200);
const Columns = z.record(z.string().regex(/^[a-zA-Z]{2,20}$/), Column);

/** How a record tells of an entity; what a kind, a number or a field is called, the registry of entities says. */
export const EntityRule = z.strictObject({
  kind: z.string().max(30),
  names: z.array(Column).max(10).default([]).describe('Columns of its names; the script tells the language.'),
  numbers: Columns.default({}).describe('Register → column of its number.'),
  facts: Columns.default({}).describe('Field of the dossier → column.'),
  starts: Column.optional().describe('Column of the day from which the facts hold.'),
  ends: Column.optional(),
  link: Column.optional(),
  where: z.record(Column, z.array(z.string())).default({}).describe('Only records with these values.'),
  knownOnly: z.boolean().default(false).describe('Only whom the registry has by one of the numbers.'),
  accounts: z
    .partialRecord(z.enum(['year', 'revenue', 'profit', 'assets', 'equity', 'okved']), Column)
    .optional()
    .describe('Columns of a company’s accounts of a year.'),
  accountFactor: z.number().positive().default(1).describe('Thousands to roubles: 1000.'),
});

export type EntityRule = z.output<typeof EntityRule>;
