import { federalYugoId } from '#platform/shared/known-places.ts';

const country = /(?<!\p{L})(?:росси[июейя]|россиян\p{L}*|рф|(?:по|в)\s(?:всей\s)?стране)(?!\p{L})/iu;

/** Which place a claim is about: the only region that the headline names, or the country where it names that and no region; null where it is not sure. */
export function placeOfClaim(text: string, regions: readonly number[]): number | null {
  const named = regions.filter((yugoId) => yugoId !== federalYugoId);
  if (country.test(text)) return named.length === 0 ? federalYugoId : null;
  return named.length === 1 ? named[0]! : null;
}

/** First hour in Moscow at which the day's report is out: before it, «за сутки» speaks of the day before. */
const reportHour = 11;

/** The day whose report a claim may speak of. */
export function dayOfClaim(date: string, hasTime: boolean): { day: string; isDayBefore: boolean } {
  const moscow = new Date(Date.parse(date) + 3 * 3_600_000).toISOString();
  return { day: moscow.slice(0, 10), isDayBefore: hasTime && Number(moscow.slice(11, 13)) < reportHour };
}
