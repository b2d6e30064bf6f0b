import { z } from 'zod';

/** What is said of one limitation wherever it is shown. */
export const Limit = z.object({
  key: z.string(),
  /** level = the strictest in force anywhere in the place, order = official text, report = a measure of the kind was reported. */
  kind: z.enum(['level', 'order', 'report']),
  /** Code of the tracker's kinds; null for an order. */
  code: z.string().nullable(),
  /** Name of the kind; null for an order. */
  name: z.string().nullable(),
  level: z.int().nullable(),
  /** Highest level of the codebook. */
  highest: z.int().nullable(),
  /** What the level means, or the order's official text, which is Russian; null for a report. */
  text: z.string().nullable(),
  /** general = the whole country, targeted = parts of it. */
  scope: z.enum(['general', 'targeted']).nullable(),
  /** First day of this level, of the order in the list, or of the first report. */
  since: z.iso.date(),
});
