import { z } from 'zod';
import { tidyText } from '../domain/tidy-text.ts';

/** Number of an account or of anything people made. */
export const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A line that a person writes about themselves; empty where they leave it out. */
export const Line = (most: number) =>
  z
    .string()
    .max(most * 4)
    .overwrite((text) => tidyText(text).replaceAll('\n', ' '))
    .max(most);

/** What a person writes to others. Unseen signs go before its length counts. */
export const Words = (most: number) =>
  z
    .string()
    .max(most * 4)
    .overwrite(tidyText)
    .min(1)
    .max(most);

/** A person as lists show them. */
export const PersonShape = z.object({
  id: z.int(),
  name: z.string(),
  photo: z.string().nullable().describe('Address of the picture; null without one.'),
});
