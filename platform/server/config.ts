import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultSampleDay } from '#platform/shared/sample-scenes.ts';
import { readAsOf } from './clock.ts';

const flag = z.stringbool().optional();
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** `Name|https://address, Name|https://address` */
const partners = list
  .transform((items) =>
    items.map((item) => {
      const [name = '', url = ''] = item.split('|').map((part) => part.trim());
      return { name, url };
    }),
  )
  .pipe(z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })))
  .default([]);

const database = z.url({ protocol: /^postgres(ql)?$/ });
const networks = list.pipe(z.array(z.union([z.cidrv4(), z.cidrv6()])));

/** Proxies whose word about the visitor's address is believed: so many before this server, or those in these networks. */
const TrustedProxies = z.union([
  z.stringbool().transform((trusted) => (trusted ? 1 : 0)),
  z.coerce.number<string>().int().min(0).max(10),
  networks,
]);

/** `name=value,name=value`, each as in an address. */
const headers = list
  .pipe(z.array(z.string().regex(/^[\w-]+=/, 'name=value, name=value')))
  .transform((items) =>
    Object.fromEntries(
      items.map((item) => {
        const at = item.indexOf('=');
        return [item.slice(0, at), decodeURIComponent(item.slice(at + 1))];
      }),
    ),
  );

/** Every setting of the process with its default; `docs/operations.md` tells what each is for. */
const Settings = z.object({
  PORT: z.coerce.number<number>().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: z.coerce.number<number>().min(0).max(600).optional(),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: list.pipe(z.array(database)).default([]),
  DATABASE_READ_LAG_SECONDS: z.coerce.number<number>().min(1).max(30).default(5),
  DATABASE_POOL: z.coerce.number<number>().int().min(1).max(200).default(10),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: TrustedProxies.default(0),
  ACCOUNT_URL: z.url().optional(),
  ACCOUNT_CLIENT_ID: z.string().optional(),
  ACCOUNT_CLIENT_SECRET: z.string().optional(),
  ACCOUNT_ROLES_CLAIM: z.string().default('roles'),
  ACCOUNT_TRUST_EMAIL: z.stringbool().default(false),
  CORS_ORIGINS: list.default([]),
  RETURN_ORIGINS: list.default([]),
  FEED_NETWORKS: networks.default([]),
  NEWS_KEPT_DAYS: z.coerce.number<number>().int().min(30).max(36_500).optional(),
  LICENSE_POLICY: z.enum(['links', 'api']).default('links'),
  TRIAL_DAYS: z.coerce.number<number>().int().min(1).max(366).default(14),
  SAMPLE_DATA: flag,
  SAMPLE_ACCOUNTS: flag,
  AS_OF: z
    .string()
    .refine((text) => text === 'now' || readAsOf(text) !== null, 'a day as YYYY-MM-DD, a moment, or now')
    .optional(),
  SAMPLE_DAY: z
    .string()
    .refine((text) => text.length === 10 && readAsOf(text) !== null, 'a day as YYYY-MM-DD')
    .default(defaultSampleDay),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Svodka <no-reply@example.org>'),
  HELP_EMAIL: z.email().optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  HELP_PHONE: z.string().optional(),
  PARTNERS: partners,
  ANALYTICS_ID: z.string().optional(),
  SPACE_URL: z.url().default('https://space.example.org'),
  EMBEDDINGS_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBEDDINGS_MODEL: z.string().max(200).optional(),
  EMBEDDINGS_KEY: z.string().optional(),
  COMPANY_URL: z.url().optional(),
  COMPANY_CHECK_API: z.url({ protocol: /^https?$/ }).optional(),
  COMPANY_CHECK_KEY: z.string().optional(),
  COMPANY_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITUATION_URL: z.url().default('https://situation.example.org'),
  ANALYTICS_URL: z.url().default('https://analytics.example.org'),
  TRADE_URL: z.url().default('https://trade.example.org'),
  STORAGE_URL: z.url({ protocol: /^(https?|file)$/ }).optional(),
  SCAN_COMMAND: z.string().optional(),
  BROWSER_PATH: z.string().optional(),
  SPEECH_COMMAND: z.string().default('espeak-ng'),
  MODEL_SECONDS: z.coerce.number<number>().min(0.001).max(60).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('svodka'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number<number>().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number<number>().int().min(1_000).max(3_600_000).default(60_000),
  RATE_LIMIT: z.coerce.number<number>().int().min(0).default(600),
});

/** Balancers that look every two seconds have seen it twice by then. */
const defaultDrainSeconds = 5;

export type Settings = z.output<typeof Settings>;

/** Settings with what follows from them. */
export interface Config extends Settings {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Origin under which readers reach the product, without a slash at the end. */
  publicUrl: string;
  sampleData: boolean;
  sampleAccounts: boolean;
  /** How long the process serves on after it was asked to end, for balancers to find out. */
  drainSeconds: number;
  /** What it does beside requests. */
  takesJobs: boolean;
  /** Answers readers; one that does not is watched only. */
  servesReaders: boolean;
  /** Readers come by https, or other sites call with credentials: cookies travel over TLS alone. */
  secureCookies: boolean;
}

/** The environment does not allow a start; the message is a sentence for the operator. */
export class ConfigError extends Error {}

/** Reads the environment; throws ConfigError with one line per wrong setting. Empty values count as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const settings = parsed.data;
  if (settings.EMBEDDINGS_URL !== undefined && settings.EMBEDDINGS_MODEL === undefined)
    throw new ConfigError('EMBEDDINGS_MODEL: EMBEDDINGS_URL is asked by the name of a model.');
  const embedded = settings.DATABASE_URL === undefined;
  if (embedded && settings.ROLE !== 'all')
    throw new ConfigError(
      `ROLE: ${settings.ROLE} is one of several processes, which need PostgreSQL: set DATABASE_URL, or leave ROLE unset.`,
    );
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (embedded && given[name] !== undefined)
      throw new ConfigError(`${name}: it goes with DATABASE_URL, which is not set.`);
  const sampleAccounts = settings.SAMPLE_ACCOUNTS ?? embedded;
  const publicUrl = (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(/\/+$/, '');
  if (sampleAccounts) refuseKnownPasswords(settings, publicUrl);
  return {
    ...settings,
    dataDir: resolve(settings.DATA_DIR),
    publicUrl,
    sampleData: settings.SAMPLE_DATA ?? embedded,
    sampleAccounts,
    drainSeconds: settings.DRAIN_SECONDS ?? (embedded ? 0 : defaultDrainSeconds),
    takesJobs: settings.ROLE !== 'web',
    servesReaders: settings.ROLE !== 'worker',
    secureCookies: publicUrl.startsWith('https:') || settings.CORS_ORIGINS.length > 0,
  };
}

/** Accounts with known passwords never meet an address that others reach: directly, by the public address, or through a proxy. */
function refuseKnownPasswords({ HOST, TRUST_PROXY }: Settings, publicUrl: string): void {
  const reached = [
    !isLoopback(HOST) && `HOST=${HOST} is reachable from other machines`,
    !isLoopback(new URL(publicUrl).hostname) && `PUBLIC_URL=${publicUrl} is where others come from`,
    (typeof TRUST_PROXY === 'number' ? TRUST_PROXY > 0 : true) &&
      'TRUST_PROXY says that a proxy stands before',
  ].find((reason) => reason !== false);
  if (reached === undefined) return;
  throw new ConfigError(
    `${reached}, but sample accounts with known passwords are on. Set SAMPLE_ACCOUNTS=false, or keep to the loopback: HOST=127.0.0.1, no PUBLIC_URL, no TRUST_PROXY.`,
  );
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
