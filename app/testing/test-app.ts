import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { readConfig, type Config } from '#platform/server/config.ts';
import type { Services } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/db.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openReplicas } from '#platform/server/db/replicas/replicas.ts';
import { openLog } from '#platform/server/log/log.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { pathOf } from '#platform/contract/endpoint.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import { buildApp } from '../start/build-app.ts';
import { contract } from '../contract.ts';
import { hearAtOnce } from './hear-at-once.ts';

/** An answer of a call in a test. `body` is the parsed JSON, null when there was none. */
export interface TestAnswer {
  status: number;
  // The body's shape is what each test asserts.
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string | string[] | number | undefined>;
}

/** The server without pages on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  /** What is changed over it the server knows at once. */
  db: Database;
  /** The same database; of what is changed over it the server is notified, as of changes by another process. */
  unheard: Database;
  services: Services;
  /** Letters that were sent. */
  letters: Letter[];
  /** Makes a call over HTTP; `session` is an identity token, which brings its anti-forgery token along. */
  call(
    name: keyof typeof contract & string,
    input?: object,
    options?: { session?: string; locale?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** Opens the server for one test file. `env` are settings as in the environment; a model may take its time on a busy machine. */
export async function openTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  return openOn(await withTestDatabase(), env);
}

/** A second server on the database of a first one, with a data folder of its own: PostgreSQL alone. Close it before the first. A deaf one is not told what changes elsewhere. */
export async function openTwin(
  { db }: TestApp,
  { isDeaf = false, env = {} }: { isDeaf?: boolean; env?: Record<string, string> } = {},
): Promise<TestApp> {
  const url = db.pool.options.connectionString;
  if (url === undefined) throw new Error('Two servers on one database need PostgreSQL.');
  const own = await openDatabase({ url, dataDir: '', poolSize: 4 });
  return openOn(isDeaf ? { ...own, listen: async () => () => {} } : own, env);
}

/** Opens the server on a database that stands. */
export async function openOn(unheard: Database, env: Record<string, string>): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'svodka-test-'));
  const usual = { RATE_LIMIT: '0', LOG_LEVEL: 'silent', MODEL_SECONDS: '60', DATA_DIR: dataDir };
  const config: Config = readConfig({ ...usual, ...env });
  const letters: Letter[] = [];
  const log = openLog(config.LOG_LEVEL);
  const metrics = openMetrics();
  const replicas = openReplicas(unheard.answering, { config, log, metrics });
  const { listen, db } = hearAtOnce(unheard);
  const services: Services = {
    db,
    config,
    log,
    metrics,
    replicas,
    listen,
    jobs: idleJobs,
    mailer: { send: async (letter) => void letters.push(letter) },
  };
  const app = await buildApp({ ...services, db: unheard }, { pages: false });
  return {
    app,
    db,
    unheard,
    services,
    letters,
    call: (name, input = {}, options = {}) => callOver(app, name, input, options),
    async close() {
      await app.close();
      await replicas?.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const idleJobs: Jobs = { register: async () => {}, add: async () => {}, stop: async () => {} };

/** A cookie as browsers send it over http and, with its prefix, over https. */
export function cookieHeader(name: string, value: string): string {
  return `${name}=${value}; __Host-${name}=${value}`;
}

async function callOver(
  app: FastifyInstance,
  name: string,
  input: object,
  {
    session,
    locale = 'en',
    headers = {},
  }: { session?: string; locale?: string; headers?: Record<string, string> },
): Promise<TestAnswer> {
  const { verb } = (contract as Record<string, { verb: 'GET' | 'POST' | 'DELETE' }>)[name]!;
  const whole: Record<string, unknown> = { ...input };
  const path = pathOf(name).replace(/\/:(\w+)/g, (part, field: string) => {
    const value = whole[field];
    delete whole[field];
    return value === undefined ? part : `/${encodeURIComponent(String(value))}`;
  });
  const query = verb === 'POST' ? '' : `?${encodeQuery(whole)}`;
  const identity =
    session === undefined
      ? {}
      : { cookie: cookieHeader(identityCookie, session), [xsrfHeader]: xsrfTokenOf(session) };
  const response = await app.inject({
    method: verb,
    url: path + query,
    headers: { locale, ...identity, ...headers },
    ...(verb === 'POST' && { payload: input }),
  });
  return {
    status: response.statusCode,
    body: response.body === '' ? null : JSON.parse(response.body),
    headers: response.headers,
  };
}
