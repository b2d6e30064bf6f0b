import { setTimeout as wait } from 'node:timers/promises';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';

/** How one request went. */
export interface Outcome {
  startedAt: number;
  endedAt: number;
  /** 0 where no answer came. */
  status: number;
}

/** Who asks for one thing after another. */
export interface Visitor {
  what: string;
  /** Sends the request of a turn. */
  send(turn: number): Promise<Response>;
  /** Hears how it went. */
  note?(status: number, turn: number): void;
}

const longestAnswerMs = 10_000;
const restMs = 40;

/** Sends requests to an address as a browser behind TLS would, with the session of an account where there is one. */
export function openBrowser(
  origin: string,
  session?: string,
): (path: string, body?: object) => Promise<Response> {
  const headers = {
    'x-forwarded-proto': 'https',
    ...(session !== undefined && {
      cookie: `__Host-svodka_id=${session}`,
      [xsrfHeader]: xsrfTokenOf(session),
    }),
  };
  return (path, body) =>
    fetch(origin + path, {
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(longestAnswerMs),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
}

/** Visits until the signal; what is returned grows meanwhile. */
export function visit(visitor: Visitor, until: AbortSignal): { outcomes: Outcome[]; ended: Promise<void> } {
  const outcomes: Outcome[] = [];
  const go = async (): Promise<void> => {
    for (let turn = 0; !until.aborted; turn++) {
      const startedAt = Date.now();
      const status = await statusOf(visitor, turn);
      outcomes.push({ startedAt, endedAt: Date.now(), status });
      visitor.note?.(status, turn);
      await wait(restMs);
    }
  };
  return { outcomes, ended: go() };
}

async function statusOf(visitor: Visitor, turn: number): Promise<number> {
  try {
    const answer = await visitor.send(turn);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** The longest time from the beginning of a request that failed to the end of the next that did not. Unit: ms. */
export function longestOutageMs(outcomes: readonly Outcome[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const { startedAt, endedAt, status } of outcomes) {
    if (status !== 200) since ??= startedAt;
    if (since !== null) longest = Math.max(longest, endedAt - since);
    if (status === 200) since = null;
  }
  return longest;
}

/** How often each status came that is not 200, as `503 × 12`; empty where all went well. */
export function failuresOf(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ status }) => status !== 200);
  const byStatus = Map.groupBy(failed, ({ status }) => status);
  return [...byStatus].map(([status, found]) => `${status || 'no answer'} × ${found.length}`).join(', ');
}
