import { z } from 'zod';
import { IsoDate } from '#platform/contract/fields.ts';
import { courseNames, maxIntervals } from '../domain/scenario/scenario-params.ts';

const name = z.string().trim().min(1);

/** A number within bounds that the handler tells with their unit. */
const Amount = z.number();

const Interval = z.strictObject({
  name: name.max(60),
  from: IsoDate,
  to: IsoDate,
  low: Amount,
  high: Amount,
  isOn: z.boolean(),
});

/** What a person assumes; bounds with their units are told by field. */
export const ScenarioShape = z.strictObject({
  days: z.int().min(-10_000).max(10_000).describe('Days ahead, 30 to 365.'),
  ascertainment: z
    .tuple([Amount, Amount])
    .describe('Registered over infections, lowest and highest, per cent.'),
  protectedPercent: Amount.nullable().describe(
    'Residents protected by vaccination at the start, per cent; null = as the doses reported by then say.',
  ),
  beds: z
    .int()
    .min(-1_000_000)
    .max(1_000_000_000)
    .nullable()
    .describe('Beds of intensive care; null = not known.'),
  contacts: z
    .array(Interval)
    .max(maxIntervals)
    .describe('Intervals of fewer contacts, both days included; reductions in per cent.'),
  vaccination: z.strictObject({ from: IsoDate, dosesPerDay: Amount, isOn: z.boolean() }).nullable(),
  laterBeds: z.strictObject({ from: IsoDate, beds: z.int(), isOn: z.boolean() }).nullable(),
  course: z
    .partialRecord(z.enum(courseNames), Amount)
    .describe('What differs from the library’s course of the disease.'),
});

/** The name of what is saved. */
export const SavedName = name.max(120);
