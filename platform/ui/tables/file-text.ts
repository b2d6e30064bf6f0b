/**
 * Text as files have it: typography ends at the file's door. Hard and narrow spaces become spaces, hard hyphens hyphens; signs without
 * width go, since a look-up of a name typed by hand would miss it.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/\u2011/g, '-')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '');
}
