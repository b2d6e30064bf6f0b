/** Licences, by the beginning of what a source says of itself, under which figures may be passed on. */
const open = [/^Official figures/, /^CC0\b/, /^CC BY(-SA)? /, /^MIT\b/, /^ODbL\b/];

/** Whether a source's figures may be passed on; what is not known to be open is not. */
export function isOpenLicence(licence: string): boolean {
  return open.some((known) => known.test(licence));
}
