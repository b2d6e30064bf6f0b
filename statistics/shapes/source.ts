import { z } from 'zod';

/** What a screen says of where its figures come from. */
export const Source = z.object({
  code: z.string(),
  /** The organisation that makes the figures. */
  name: z.string().min(1),
  /** The publication, in its own language. */
  title: z.string().min(1),
  licence: z.string(),
  url: z.string().nullable(),
  /** What the figures do not tell, in the caller's language; null when nothing is known. */
  caveat: z.string().nullable(),
  /** True when the figures were generated for demonstration and must be marked so. */
  sample: z.boolean(),
  /** The day the newest figure became known. */
  knownAt: z.iso.date().nullable(),
});
export type Source = z.output<typeof Source>;
