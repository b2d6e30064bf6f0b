import type { MarkKind } from '../../domain/feed/reader-marks.ts';

/** Ids of the marked items by mark. */
export type Marks = Readonly<Record<MarkKind, ReadonlySet<number>>>;

/** An account's marks on the server. */
export interface MarksKeeper {
  accountId: string;
  load(): Promise<readonly { newsId: number; kinds: readonly MarkKind[] }[]>;
  save(newsId: number, kind: MarkKind, on: boolean): Promise<unknown>;
}

const name = 'svodka.read';
const maxRead = 500;
const nothing: Marks = emptyMarks();

let marks: Marks | undefined;
let keeper: MarksKeeper | null = null;
let isLoaded = true;
/** What was set while the account's marks were on their way; it is newer than they are. */
const setMeanwhile = new Map<string, boolean>();
/** The last save of each mark: saves of one mark keep their order. */
const saves = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();

/** The visitor's marks: the account's, and what this browser read without one. */
export function marksNow(): Marks {
  marks ??= marksOfBrowser();
  return marks;
}

/** The same object where nothing was read, as on the server: a page taken over is not drawn anew for it. */
function marksOfBrowser(): Marks {
  const read = new Set(loadRead());
  return read.size === 0 ? nothing : { ...nothing, read };
}

/** On the server nobody has marked anything. */
export const noMarks = (): Marks => nothing;

/** Tells when a mark is set. */
export function onMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps marks with an account from now on, or with this browser alone (null). Loads once for each account. */
export async function keepMarksWith(next: MarksKeeper | null): Promise<void> {
  if (next?.accountId === keeper?.accountId) return;
  keeper = next;
  isLoaded = next === null;
  setMeanwhile.clear();
  show(marksOfBrowser());
  if (next === null) return;
  const given = await next.load().catch(() => []);
  if (keeper !== next) return;
  isLoaded = true;
  const known = marksNow();
  show(
    eachKind((kind) => [
      ...known[kind],
      ...given
        .filter(({ newsId, kinds }) => kinds.includes(kind) && !setMeanwhile.has(keyOf(newsId, kind)))
        .map(({ newsId }) => newsId),
    ]),
  );
}

/**
 * Sets a mark at once and keeps it; where the server refuses, the mark goes back and the refusal is thrown.
 * Without an account only `read` can be kept.
 */
export async function setMark(newsId: number, kind: MarkKind, on: boolean): Promise<void> {
  if (keeper === null && kind !== 'read') return;
  if (isLoaded && marksNow()[kind].has(newsId) === on) return;
  change(newsId, kind, on);
  if (keeper === null) return storeRead();
  const { save } = keeper;
  const key = keyOf(newsId, kind);
  if (!isLoaded) setMeanwhile.set(key, on);
  const saved = (saves.get(key) ?? Promise.resolve()).catch(() => {}).then(() => save(newsId, kind, on));
  saves.set(key, saved);
  try {
    await saved;
  } catch (error) {
    // A later wish for the same mark is on its way and decides.
    if (saves.get(key) === saved) change(newsId, kind, !on);
    throw error;
  } finally {
    if (saves.get(key) === saved) saves.delete(key);
  }
}

function keyOf(newsId: number, kind: MarkKind): string {
  return `${kind} ${newsId}`;
}

/** Marks an item as read; a failure stays silent, since the item is read all the same. */
export function markRead(newsId: number): void {
  setMark(newsId, 'read', true).catch(() => {});
}

/** True when marks are kept with an account, so that more than `read` can be set. */
export function hasKeeper(): boolean {
  return keeper !== null;
}

function change(newsId: number, kind: MarkKind, on: boolean): void {
  const known = marksNow();
  const others = [...known[kind]].filter((id) => id !== newsId);
  show({ ...known, [kind]: new Set(on ? [...others, newsId] : others) });
}

function show(next: Marks): void {
  marks = next;
  for (const listener of listeners) listener();
}

function emptyMarks(): Marks {
  return eachKind(() => []);
}

function eachKind(idsOf: (kind: MarkKind) => readonly number[]): Marks {
  const of = (kind: MarkKind): ReadonlySet<number> => new Set(idsOf(kind));
  return { favourite: of('favourite'), later: of('later'), liked: of('liked'), read: of('read') };
}

function storeRead(): void {
  try {
    localStorage.setItem(name, JSON.stringify([...marksNow().read].slice(-maxRead)));
  } catch {
    // A browser that keeps nothing still shows the mark until the page is left.
  }
}

function loadRead(): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
