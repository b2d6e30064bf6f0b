/** What the page last said aloud; a repeated sentence is said again. */
let said = '';
let isOdd = false;
const listeners = new Set<() => void>();

/** Says a sentence to a screen reader through the page's one live region; nothing is shown. */
export function announce(sentence: string): void {
  isOdd = !isOdd;
  // An unchanged text is not read again: a space without width makes it another.
  said = sentence + (isOdd ? '\u200B' : '');
  for (const listener of listeners) listener();
}

/** The sentence to stand in the live region. */
export const announced = (): string => said;

/** Tells when something is said. */
export function onAnnounce(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
