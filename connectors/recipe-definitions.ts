import { z } from 'zod';

/** A name in the five languages of the product. */
export const Names = z.strictObject({
  ru: z.string().min(1).max(300),
  en: z.string().min(1).max(300),
  ja: z.string().min(1).max(300),
  pt: z.string().min(1).max(300),
  es: z.string().min(1).max(300),
});

const Rows = z.array(z.record(z.string(), z.string())).max(500);

/** What a recipe adds to the catalogue, by table; columns as in docs/import.md. Brought in by its first run. */
export const Definitions = z.strictObject({
  unit: Rows.optional(),
  provider: Rows.optional(),
  source: Rows.optional(),
  indicator: Rows.optional(),
  dimension_value: Rows.optional(),
});
