import type { Locale } from '#platform/shared/locales.ts';
import type { Contract, HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/db.ts';
import type { Replicas } from './db/replicas/replicas.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { Mailer } from './mail/mail.ts';
import type { ReceivedFile } from './http/receive-file.ts';
import type { Metrics } from './log/metrics.ts';
import type { LoadingState } from './jobs/progress.ts';
import type { ServerTranslate } from './texts.ts';

/** What lives as long as the process and every handler may use. */
export interface Services {
  db: Db;
  config: Config;
  jobs: Jobs;
  mailer: Mailer;
  log: Log;
  metrics: Metrics;
  /** Hears what the database notifies. */
  listen: Database['listen'];
  /** Where reads go that are declared fit; absent without replicas. */
  replicas?: Replicas;
}

/** Services of a process that answers: with the texts of all languages, and what it still loads. */
export interface AnsweringServices extends Services {
  translate: ServerTranslate;
  loading: Readonly<LoadingState>;
}

/** A cookie a handler sets; value null deletes it. */
export interface CookieChange {
  name: string;
  value: string | null;
  httpOnly: boolean;
  maxAgeSeconds?: number;
}

/** What a request tells of the browser it comes from. */
interface Browser {
  /** Token of a browser that has signed in before, null for a stranger's. */
  token: string | null;
  /** What it calls itself; may be empty, and may be made up. */
  agent: string;
}

/** One request as a handler sees it. */
export interface RequestContext extends AnsweringServices {
  caller: Caller;
  locale: Locale;
  clock: Clock;
  requestId: string;
  /** Whose address the client has, for limits and the log of what concerns security. */
  ip: string;
  browser: Browser;
  /** The system's time: for sessions, licences and mail, never for what is seen. */
  now: Date;
  /** Aborted when the caller went away. */
  signal: AbortSignal;
  /** How far in the database's log the caller wrote last: their reads are never behind it. Without replicas nobody asks. */
  wrote?: { position: bigint | null };
  setCookie(change: CookieChange): void;
  /** The file of a call that takes one, still to be read; null where none came. */
  file: ReceivedFile | null;
}

/** The handlers of a room: one for each call of its contract; a missing one does not compile. */
export type Routes<C extends Contract> = {
  [K in keyof C]: (
    input: Input<C, K>,
    context: RequestContext,
  ) => Promise<HandlerOutput<C, K>> | HandlerOutput<C, K>;
};

/** A request's context with some of it changed, while nothing of it is read: whoever watches what an answer is made of sees no more than the handler takes. */
export function changeContext(context: RequestContext, changes: Partial<RequestContext>): RequestContext {
  return Object.defineProperties({} as RequestContext, {
    ...Object.getOwnPropertyDescriptors(context),
    ...Object.getOwnPropertyDescriptors(changes),
  });
}
