import { AppError } from '#platform/contract/errors.ts';

/** Counts what costs the processor, by client. It protects this process alone, so it is kept in its memory. */
export interface WindowLimit {
  /** Throws `too_many_requests` for the one over the limit. */
  count(client: string): void;
}

const windowMs = 60_000;
const maxClients = 10_000;

/** At most so many a minute and client; 0 = no limit. */
export function openWindowLimit(most: number, now = () => Date.now()): WindowLimit {
  const seen = new Map<string, number>();
  let window = 0;
  return {
    count(client) {
      if (most === 0) return;
      const current = Math.floor(now() / windowMs);
      if (current !== window || seen.size >= maxClients) seen.clear();
      window = current;
      const count = (seen.get(client) ?? 0) + 1;
      seen.set(client, count);
      if (count > most) throw new AppError('too_many_requests');
    },
  };
}
