import { federalYugoId } from '#platform/shared/known-places.ts';

const country = /(?<!\p{L})(?:росси[июейя]|россиян\p{L}*|рф|(?:по|в)\s(?:всей\s)?стране)(?!\p{L})/iu;

/** Which place a claim is about: the only region that the headline names, or the country where it names that and no region; null where it is not sure. */
export function placeOfClaim(text: string, regions: readonly number[]): number | null {
  const named = regions.filter((yugoId) => yugoId !== federalYugoId);
  if (country.test(text)) return named.length === 0 ? federalYugoId : null;
  return named.length === 1 ? named[0]! : null;
}

/** Words of a whole region: a level of a town is not that of its region. */
const subject =
  /(?<!\p{L})(?:област[ьи]\p{L}*|кра(?:й|я|е|ю|ем)|республик\p{L}*|регион\p{L}{0,3}|(?:автономн\p{L}+\s)?округ\p{L}{0,2}|москв\p{L}{0,2}|подмосков\p{L}+|(?:санкт-)?петербург\p{L}{0,2}|севастопол\p{L}+|крым\p{L}{0,2}|татарстан\p{L}*|башкири\p{L}+|башкортостан\p{L}*|чечн\p{L}+|дагестан\p{L}*|якути\p{L}+|буряти\p{L}+|карели\p{L}+|коми|тыв[аеуы]|хакаси\p{L}+|удмурти\p{L}+|чуваши\p{L}+|мордови\p{L}+|ингушети\p{L}+|адыге\p{L}+|калмыки\p{L}+|кузбасс\p{L}*|югр[аеыу]|приморь\p{L}+|кубан[ьи])(?!\p{L})/iu;

/** Which place a level is of: as for a claim, where the sentence speaks of the whole region and not of a town in it. */
export function placeOfLevel(text: string, regions: readonly number[]): number | null {
  const place = placeOfClaim(text, regions);
  return place === null || place === federalYugoId || subject.test(text) ? place : null;
}

/** First hour in Moscow at which the day's report is out: before it, «за сутки» speaks of the day before. */
const reportHour = 11;

/** The day whose report a claim may speak of. */
export function dayOfClaim(date: string, hasTime: boolean): { day: string; isDayBefore: boolean } {
  const moscow = new Date(Date.parse(date) + 3 * 3_600_000).toISOString();
  return { day: moscow.slice(0, 10), isDayBefore: hasTime && Number(moscow.slice(11, 13)) < reportHour };
}
