import { z } from 'zod';

/** Where a value comes from: the code of its source, and whether it was generated for demonstration. */
export const Origin = z.object({ source: z.string().min(1), sample: z.boolean() });
export type Origin = z.output<typeof Origin>;

/** One value of an indicator: of the period that `day` closes, known since `knownAt`. Unit: the indicator's. */
export const Figure = Origin.extend({ day: z.iso.date(), value: z.number(), knownAt: z.iso.date() });
export type Figure = z.output<typeof Figure>;

/** A value with the place it belongs to. */
export const PlaceFigure = Figure.extend({ yugoId: z.int() });
export type PlaceFigure = z.output<typeof PlaceFigure>;
