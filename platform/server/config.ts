import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.stringbool().optional();
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Every setting of the process with its default; `docs/operations.md` tells what each is for. */
const Settings = z.object({
  PORT: z.coerce.number<number>().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number<number>().int().min(1).max(200).default(10),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: flag,
  ACCOUNT_URL: z.url().optional(),
  ACCOUNT_CLIENT_ID: z.string().optional(),
  ACCOUNT_CLIENT_SECRET: z.string().optional(),
  ACCOUNT_ROLES_CLAIM: z.string().default('roles'),
  CORS_ORIGINS: list.default([]),
  RETURN_ORIGINS: list.default([]),
  FEED_NETWORKS: list.pipe(z.array(z.union([z.cidrv4(), z.cidrv6()]))).default([]),
  LICENSE_POLICY: z.enum(['links', 'api']).default('links'),
  TRIAL_DAYS: z.coerce.number<number>().int().min(1).max(366).default(14),
  SAMPLE_DATA: flag,
  SAMPLE_ACCOUNTS: flag,
  AS_OF: z.string().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Svodka <no-reply@example.org>'),
  HELP_EMAIL: z.email().default('help@example.org'),
  HELP_PHONE: z.string().default('8 800 000-00-00'),
  ANALYTICS_ID: z.string().optional(),
  SPACE_URL: z.url().default('https://space.example.org'),
  COMPANY_URL: z.url().optional(),
  COMPANY_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITUATION_URL: z.url().default('https://situation.example.org'),
  ANALYTICS_URL: z.url().default('https://analytics.example.org'),
  TRADE_URL: z.url().default('https://trade.example.org'),
  SPEECH_COMMAND: z.string().default('espeak-ng'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT: z.coerce.number<number>().int().min(0).default(600),
});

export type Settings = z.output<typeof Settings>;

/** Settings with what follows from them. */
export interface Config extends Settings {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Origin under which readers reach the product, without a slash at the end. */
  publicUrl: string;
  sampleData: boolean;
  sampleAccounts: boolean;
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
  const embedded = settings.DATABASE_URL === undefined;
  const sampleAccounts = settings.SAMPLE_ACCOUNTS ?? embedded;
  if (sampleAccounts && !isLoopback(settings.HOST)) {
    throw new ConfigError(
      `HOST=${settings.HOST} is reachable from other machines, but sample accounts with known passwords are on. Set SAMPLE_ACCOUNTS=false or HOST=127.0.0.1.`,
    );
  }
  return {
    ...settings,
    dataDir: resolve(settings.DATA_DIR),
    publicUrl: (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(/\/+$/, ''),
    sampleData: settings.SAMPLE_DATA ?? embedded,
    sampleAccounts,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
