import { addDays } from '#platform/shared/calendar-days.ts';

/** Days that a figure is behind the licence, as in get-access. */
const licensedDays = 30;

/** Newest day of knowledge that anybody may take away: what became known later belongs to the licence. */
export function openDayOf(day: string): string {
  return addDays(day, -licensedDays);
}

/** Licences, by the beginning of what a source says of itself, under which figures may be passed on. */
const open = [/^Official figures/, /^CC0\b/, /^CC BY(-SA)? /, /^MIT\b/, /^ODbL\b/];

/** Whether a source's figures may be passed on; what is not known to be open is not. */
export function isOpenLicence(licence: string): boolean {
  return open.some((known) => known.test(licence));
}
