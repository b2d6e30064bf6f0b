const name = 'svodka.read';
const most = 500;

let marks: ReadonlySet<number> | undefined;
const listeners = new Set<() => void>();
const none: ReadonlySet<number> = new Set();

/** Items this browser opened, the last 500; empty where the browser keeps nothing. */
export function readMarks(): ReadonlySet<number> {
  marks ??= new Set(load());
  return marks;
}

/** On the server nobody has read anything. */
export const noMarks = (): ReadonlySet<number> => none;

/** Marks an item as read. */
export function markRead(newsId: number): void {
  const kept = [...readMarks()].filter((id) => id !== newsId);
  marks = new Set([...kept, newsId].slice(-most));
  try {
    localStorage.setItem(name, JSON.stringify([...marks]));
  } catch {
    // A browser that keeps nothing still shows the mark until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Tells when a mark is set. */
export function onMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): number[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
