import { z } from 'zod';
import { Unit } from './unit.ts';

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
