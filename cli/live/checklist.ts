import { listSources } from '#features/sources/server/keeping/source-queries.ts';
import { countHealths } from '#features/feeds/public.server.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { CommandServices } from '#platform/server/command.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import { roleNumbers } from '#platform/shared/roles.ts';

/** One line of the list: what is well, what must still be done, what would be better, in a sentence for the operator. */
export interface Check {
  what: string;
  state: 'well' | 'missing' | 'advice';
  text: string;
}

const well = (what: string, text: string): Check => ({ what, state: 'well', text });
const missing = (what: string, text: string): Check => ({ what, state: 'missing', text });
const advice = (what: string, text: string): Check => ({ what, state: 'advice', text });

/** What an installation has and lacks to be live: clock, address, mail, accounts, sources, feeds, the sample's data. */
export async function listChecks({ db, config }: CommandServices, now: Date): Promise<Check[]> {
  return [
    checkClock(config, now),
    checkAddress(config),
    checkMail(config),
    ...(await checkAccounts(db, config)),
    await checkSources(db),
    await checkFeeds(db),
    await checkSample(db, config),
    ...checkService(config),
  ];
}

function checkClock(config: Config, now: Date): Check {
  const { kind, day } = ownClock(config, now);
  return kind === 'real'
    ? well('clock', `The clock is the real one: ${day}.`)
    : missing('clock', `The clock stands on ${day}. Set AS_OF=now.`);
}

function checkAddress({ publicUrl }: Config): Check {
  return publicUrl.startsWith('https:')
    ? well('address', `Readers come to ${publicUrl}.`)
    : missing(
        'address',
        `Letters and links lead to ${publicUrl}. Set PUBLIC_URL to what readers type, by https.`,
      );
}

function checkMail({ SMTP_URL, MAIL_FROM }: Config): Check {
  if (SMTP_URL === undefined)
    return missing('mail', 'Letters are written into a folder and not sent. Set SMTP_URL.');
  return MAIL_FROM.includes('example.org')
    ? missing('mail', `Letters come from ${MAIL_FROM}. Set MAIL_FROM.`)
    : well('mail', `Letters are sent, from ${MAIL_FROM}.`);
}

async function checkAccounts(db: Db, config: Config): Promise<Check[]> {
  const [row] = await db.query<{ supers: number }>(
    `select count(*)::int as supers from account a
       join account_role r on r.account_id = a.id and r.role = $1
      where not a.is_sample and not a.blocked`,
    [roleNumbers.superUser],
  );
  return [
    config.sampleAccounts
      ? missing('sample accounts', 'Accounts with known passwords are open. Set SAMPLE_ACCOUNTS=false.')
      : well('sample accounts', 'Accounts with known passwords open nothing.'),
    row!.supers > 0
      ? well('administrator', `Super users: ${row!.supers}.`)
      : missing(
          'administrator',
          'Nobody may do everything. npm run admin -- users add <email>, then roles grant <email> 3',
        ),
  ];
}

async function checkSources(db: Db): Promise<Check> {
  const sources = await listSources(db);
  const on = sources.filter(({ isOn }) => isOn).length;
  const brought = sources.filter(({ recipe }) => recipe.request.file).length;
  return on > 0
    ? well(
        'sources',
        `Sources of figures that are on: ${on} of ${sources.length}. Files are brought for: ${brought}.`,
      )
    : missing(
        'sources',
        'No source of figures is on: the bundled figures stand still. npm run live -- start',
      );
}

async function checkFeeds(db: Db): Promise<Check> {
  const { paused = 0, removed: _removed = 0, ...read } = await countHealths(db);
  const count = Object.values(read).reduce((sum, each) => sum + each, 0);
  return count > 0
    ? well('feeds', `Feeds that are read: ${count}.`)
    : missing('feeds', `No feed is read (paused: ${paused}). npm run live -- start`);
}

async function checkSample(db: Db, { sampleData }: Config): Promise<Check> {
  const { series, texts } = await countSample(db);
  if (series + texts === 0) return well('sample', 'Nothing that was made for demonstration is shown.');
  const how = sampleData ? 'Set SAMPLE_DATA=false, then: ' : '';
  return advice(
    'sample',
    `Made for demonstration, and marked so on screen: ${series} series, ${texts} texts. ${how}npm run live -- remove-sample`,
  );
}

/** How many generated series and shown texts of the sample there are. */
export async function countSample(db: Db): Promise<{ series: number; texts: number }> {
  const [row] = await db.query<{ series: number; texts: number }>(
    `select (select count(*) from series where sample)::int as series,
            (select count(*) from event_document where sample_key is not null and is_published)::int
            + (select count(*) from news_article where sample_key is not null and is_published)::int as texts`,
  );
  return row!;
}

function checkService({ DATABASE_URL, HELP_EMAIL, SECURITY_CONTACT, METRICS_TOKEN }: Config): Check[] {
  const checks: [string, boolean, string, string][] = [
    [
      'database',
      DATABASE_URL !== undefined,
      'PostgreSQL keeps the data.',
      'The embedded database serves one process. To grow: npm run move-to-postgres',
    ],
    ['help', HELP_EMAIL !== undefined, `Help: ${HELP_EMAIL}.`, 'Readers have nobody to write to. HELP_EMAIL'],
    [
      'security',
      SECURITY_CONTACT !== undefined,
      'security.txt names a contact.',
      'security.txt names nobody. SECURITY_CONTACT',
    ],
    ['metrics', METRICS_TOKEN !== undefined, 'Metrics are open to you.', 'Metrics are shut. METRICS_TOKEN'],
  ];
  return checks.map(([what, isWell, text, otherwise]) =>
    isWell ? well(what, text) : advice(what, otherwise),
  );
}
