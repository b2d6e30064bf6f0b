import { z } from 'zod';

/** One organisation of the list of the largest. Unit of money: roubles. */
export const Company = z.object({
  inn: z.string(),
  name: z.string(),
  yugoId: z.int().nullable(),
  okved: z.string(),
  /** Name of its class of ОКВЭД-2. */
  className: z.string(),
  revenue: z.number(),
  /** Of revenue to the year before, percent; null = not reported. */
  growth: z.number().nullable(),
  /** Before tax. */
  profit: z.number().nullable(),
  /** Profit of revenue, percent. */
  margin: z.number().nullable(),
  /** Among all of the country by revenue; equal ones share it. */
  countryRank: z.int(),
  /** Grew by a fifth to fivefold and made a profit. */
  isChampion: z.boolean(),
});

/** Organisations of one code together; growth is the median. Unit of money: roubles. */
export const OkvedSum = z.object({
  code: z.string(),
  name: z.string(),
  companies: z.int(),
  revenue: z.number(),
  profit: z.number(),
  growth: z.number().nullable(),
});
