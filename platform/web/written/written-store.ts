/** Begins the name of everything that is kept of what people write. */
const prefix = 'svodka-written:';
/** Nobody comes back to what they left for so long. Unit: ms. */
const oldestMs = 30 * 24 * 60 * 60_000;

/** What was written into a form and not sent. */
export interface Written {
  text: string;
  /** ms since 1970. */
  at: number;
}

/** Where a text of one person in one form is kept. */
export function writtenKey(accountId: string, form: string): string {
  return `${prefix}${accountId}:${form}`;
}

/** Keeps what is written in this browser; one that keeps nothing is no hindrance. */
export function keepWritten(key: string, text: string, now: number, store: Storage = localStorage): void {
  try {
    store.setItem(key, JSON.stringify({ text, at: now } satisfies Written));
  } catch {
    // Storage may be full or refused: the text still stands in its field.
  }
}

/** What was left unsent; null for nothing, and for what is older than thirty days, which goes. */
export function readWritten(key: string, now: number, store: Storage = localStorage): Written | null {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as Written | null;
    if (kept === null || typeof kept.text !== 'string') return null;
    if (now - kept.at <= oldestMs) return kept;
    store.removeItem(key);
  } catch {
    // What cannot be read is as good as not kept.
  }
  return null;
}

/** Forgets one text: it was sent, or is not wanted. */
export function dropWritten(key: string, store: Storage = localStorage): void {
  try {
    store.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

/** Forgets everything anybody wrote in this browser: somebody signed out. */
export function clearWritten(store: Storage = localStorage): void {
  try {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
