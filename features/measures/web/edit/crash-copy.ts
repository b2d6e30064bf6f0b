import { writtenKey } from '#platform/web/written/written-store.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';

/** What is written and not yet saved, as this browser keeps it. */
interface CrashCopy {
  revision: number;
  content: MeasureContent;
}

/** A copy is of one person's, and goes with what else they wrote when they sign out. */
export function copyKey(accountId: string, { id, version }: { id: number; version: number }): string {
  return writtenKey(accountId, `measure-${id}-${version}`);
}

/** Keeps what is not saved yet in this browser; a browser that keeps nothing is no hindrance. */
export function keepCopy(key: string, copy: CrashCopy): void {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // Storage may be full or refused: the server still gets the text a second later.
  }
}

/** What a crash left behind; null for none. */
export function readCopy(key: string): CrashCopy | null {
  try {
    const said = localStorage.getItem(key);
    return said === null ? null : (JSON.parse(said) as CrashCopy);
  } catch {
    return null;
  }
}

/** Forgets the copy: everything is saved. */
export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
