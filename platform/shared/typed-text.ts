/** Soft hyphens, zero-width signs and marks of direction: nobody sees them, nobody means them. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** Stress marks, which only dictionaries write: "за́мок". */
const stress = /(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu;
/** Runs of letters, digits and spaces in any width. Signs such as № and ½ stay as they are written: spelled out, they would be words that no text has. */
const letters = /[\p{L}\p{M}\p{Nd}\p{Zs}\uff00-\uffef]+/gu;

/** What somebody typed or pasted to look for, as it is compared: full width and ligatures as plain letters, without stress marks and unseen signs. */
export function cleanTyped(text: string): string {
  return text
    .replace(unseen, '')
    .replace(stress, '')
    .replace(letters, (run) => run.normalize('NFKC'))
    .replace(unseen, '')
    .replace(stress, '');
}
