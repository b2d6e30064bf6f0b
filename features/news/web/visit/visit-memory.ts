import type { Api } from '#platform/web/api.ts';

const name = 'svodka.visit';
/** Without a word for so long a visit is over, as on the server. */
const visitMs = 30 * 60_000;

/** Where the news of a visit begin, and the headline at which reading stopped. */
export interface Visit {
  /** Null on the first visit. */
  since: string | null;
  stoppedAt: number | null;
}

/** What a browser keeps of a reader without an account. */
interface Kept extends Visit {
  seenAt: string;
  calledAt: number;
}

/** Goes on with the visit, or begins the next: an account's by the server, else this browser's. `clock` is that of the news. */
export async function beginVisit(
  api: Api,
  isLoggedIn: boolean,
  { clock, now }: { clock: string; now: number },
): Promise<Visit> {
  if (isLoggedIn) return api.call('news/startVisit', {}, { again: 'never' });
  const kept = read();
  const isOver = kept !== null && now - kept.calledAt > visitMs;
  const since = isOver ? kept.seenAt : (kept?.since ?? null);
  const stoppedAt = kept?.stoppedAt ?? null;
  store({ since, stoppedAt, seenAt: clock, calledAt: now });
  return { since, stoppedAt };
}

/** Keeps where reading stopped, for the next visit. */
export async function stopReading(
  api: Api,
  isLoggedIn: boolean,
  { newsId, now }: { newsId: number; now: number },
): Promise<void> {
  if (isLoggedIn) return void (await api.call('news/stopReading', { newsId }, { again: 'never' }));
  const kept = read();
  if (kept !== null) store({ ...kept, stoppedAt: newsId, calledAt: now });
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null;
    return typeof kept?.seenAt === 'string' && typeof kept.calledAt === 'number' ? kept : null;
  } catch {
    // A browser that keeps nothing has no visit before.
    return null;
  }
}

function store(kept: Kept): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Nothing is kept, and the page is as it was.
  }
}

/** Begins the visit or goes on with it: up to when news were seen on the one before, null on the first. */
export async function visitSince(api: Api, isLoggedIn: boolean): Promise<string | null> {
  const { clock } = await api.call('site/getStart', {});
  return (await beginVisit(api, isLoggedIn, { clock: clock.news, now: Date.now() })).since;
}
