import { z } from 'zod';
import {
  checkingSections,
  companyEventKinds,
  recordRoles,
  recordStates,
} from '../domain/checking-sections.ts';

/** Most records of one answer. */
const maxRecords = 100;

/** What a company-checking service is asked. */
export const CheckingQuestion = z.object({
  inn: z
    .string()
    .regex(/^(\d{10}|\d{12})$/)
    .describe('Taxpayer number of the company.'),
  section: z.enum(checkingSections),
  kind: z.enum(companyEventKinds).optional().describe('Of events alone: one kind of them.'),
  skip: z.int().min(0),
  most: z.int().min(1).max(maxRecords),
});

/** One entry of a register. */
const CheckingRecord = z.object({
  id: z.string().min(1).max(100),
  date: z.iso.date(),
  title: z.string().min(1).max(500),
  kind: z.enum(companyEventKinds).nullable().describe('Of events alone.'),
  state: z.enum(recordStates).nullable(),
  role: z.enum(recordRoles).nullable(),
  amount: z.number().min(0).max(1e16).nullable().describe('Roubles.'),
  other: z.string().max(300).nullable().describe('The other side, by its name.'),
  link: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable(),
});

/** What a company-checking service answers: the newest records first. */
export const CheckingAnswer = z.object({
  provider: z.string().min(1).max(200).describe('By whose registers; shown beside the records.'),
  asOf: z.iso.date().describe('Day up to which the register was read.'),
  isSample: z.boolean().describe('True where the records are made up; the page says so.'),
  total: z.int().min(0),
  records: z.array(CheckingRecord).max(maxRecords),
});
