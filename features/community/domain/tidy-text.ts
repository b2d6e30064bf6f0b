/** What turns words around or hides between them: directions, invisible operators, marks of order. Joiners stay: emoji and Persian need them. */
const unseen = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;
const maxMarks = 3;
const marks = /\p{M}{4,}/gu;

/**
 * A person's text as it is kept: composed letters, without directions and invisible signs. At most three marks on a
 * letter, at most one empty line between two lines, nothing blank at its ends. What it says stays as text, whatever it
 * looks like.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(marks, (pile) => [...pile].slice(0, maxMarks).join(''))
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
