import { isDatabaseAway } from './problem.ts';

/** How often a kind of error is said. */
const onceAMs = 60_000;
/** More kinds than this are not told apart: what comes then is said each time. */
const maxKinds = 200;

/** An error's line in the log that was not said each time: how often it came since it was said last. */
export type Repeated = Record<string, unknown> & { repeated?: number };

/** Decides whether a line is said now; later it says by itself how often it came meanwhile. */
export type SayError = (
  kind: string,
  fields: Record<string, unknown>,
  say: (fields: Repeated) => void,
) => void;

/**
 * Says the first error of a kind at once. Of those that follow within a minute it says one, at its end, with their
 * count. A database that is away fails every call and every queue, many times a second.
 */
export function openQuietErrors(everyMs = onceAMs): SayError {
  const counts = new Map<string, { more: number; last: Record<string, unknown> }>();
  return (kind, fields, say) => {
    const known = counts.get(kind);
    if (known !== undefined) {
      known.more++;
      known.last = fields;
      return;
    }
    say(fields);
    if (counts.size >= maxKinds) return;
    counts.set(kind, { more: 0, last: fields });
    const tell = (): void => {
      const { more, last } = counts.get(kind)!;
      if (more === 0) {
        counts.delete(kind);
        return;
      }
      counts.set(kind, { more: 0, last });
      say({ ...last, repeated: more });
      setTimeout(tell, everyMs).unref();
    };
    setTimeout(tell, everyMs).unref();
  };
}

/** What makes two errors the same kind: that the database is away, whatever call or queue met it; otherwise what failed and how. */
export function kindOfError(message: string, fields: Record<string, unknown>): string {
  const error = fields['err'] as { code?: string; message?: string } | undefined;
  if (isDatabaseAway(error?.code, error?.message)) return `${message}|database away`;
  const what = fields['call'] ?? '';
  return `${message}|${String(what)}|${error?.code ?? ''}|${(error?.message ?? '').slice(0, 200)}`;
}
