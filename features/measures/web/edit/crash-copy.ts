import type { MeasureContent } from '../../domain/content/measure-content.ts';

/** What is written and not yet saved, as this browser keeps it. */
interface CrashCopy {
  revision: number;
  content: MeasureContent;
}

const keyOf = (at: string): string => `measure-draft-${at}`;

/** Keeps what is not saved yet in this browser; a browser that keeps nothing is no hindrance. */
export function keepCopy(at: string, copy: CrashCopy): void {
  try {
    localStorage.setItem(keyOf(at), JSON.stringify(copy));
  } catch {
    // Storage may be full or refused: the server still gets the text a second later.
  }
}

/** What a crash left behind; null for none. */
export function readCopy(at: string): CrashCopy | null {
  try {
    const said = localStorage.getItem(keyOf(at));
    return said === null ? null : (JSON.parse(said) as CrashCopy);
  } catch {
    return null;
  }
}

/** Forgets the copy: everything is saved. */
export function dropCopy(at: string): void {
  try {
    localStorage.removeItem(keyOf(at));
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
