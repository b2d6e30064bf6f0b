import { z } from 'zod';

/** A unit in one language with its plural forms (1 случай, 2 случая, 5 случаев); never a multiple such as millions. */
export const Unit = z.object({ code: z.string(), forms: z.array(z.string()) });

/** What is measured: name and unit in one language, and how its values are to be written and read. */
export const Indicator = z.object({
  indicator: z.string(),
  name: z.string(),
  unit: Unit,
  decimals: z.int(),
  upIs: z.enum(['worse', 'better', 'neutral']),
  family: z.enum(['health', 'economy', 'population', 'ecology', 'finance', 'smb']),
  period: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'annual']),
});
export type Indicator = z.output<typeof Indicator>;
