import { z } from 'zod';
import { dayRange } from '#platform/shared/calendar-days.ts';
import { cleanTyped } from '#platform/shared/typed-text.ts';

/** Numeric id of a region, district or the country. */
export const YugoId = z.coerce.number<number>().int().min(1).max(2_147_483_647);

const isInRange = (text: string) => text >= dayRange.first && text.slice(0, 10) <= dayRange.last;

/** A calendar day, `YYYY-MM-DD`, of the years 1800 to 2199. */
export const IsoDate = z.iso.date().refine(isInRange, 'Error_DayRange');

/** A moment with its offset, as ISO 8601, of the years 1800 to 2199. */
export const IsoMoment = z.iso.datetime({ offset: true }).refine(isInRange, 'Error_DayRange');

/** A whole number that every database column for counts and versions holds. */
export const Whole = z.coerce.number<number>().int().min(-2_147_483_648).max(2_147_483_647);

/** The version a change started from: counts from 1, or from 0 where nobody has changed it yet. */
export const Version = Whole.min(0);

/** 1-based page number; the feed's cap is 90 pages. */
export const PageIndex = z.coerce.number<number>().int().min(1).max(100_000).default(1);

/** Items per page. */
export const pageSize = (usual: number, most = 100) =>
  z.coerce.number<number>().int().min(1).max(most).default(usual);

/** Repeated query values arrive as one string or as an array of them. */
export const listOf = <T extends z.ZodType>(item: T, most = 100, tooMany?: string) =>
  z.preprocess(
    (value) => (value === undefined || value === null || Array.isArray(value) ? value : [value]),
    z.array(item).max(most, tooMany),
  );

/** What somebody typed or pasted to look for: without stress marks and unseen signs, full width as plain, no spaces around. */
export const TypedText = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => cleanTyped(text).trim());

/** true/false in a query string. */
export const Flag = z.union([z.boolean(), z.stringbool()]);

/** Answer of a call that has nothing to tell but success. */
export const Done = z.object({ ok: z.literal(true) });
