import { z } from 'zod';

/** A place as lists show it, named in one language. */
export const Place = z.object({
  yugoId: z.int(),
  kind: z.enum(['country', 'district', 'region']),
  iso: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  districtId: z.int().nullable(),
});
export type Place = z.output<typeof Place>;
