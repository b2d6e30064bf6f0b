import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openMailServer } from '#features/digest/testing/mail-server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { xsrfHeader } from '#platform/server/http/anti-forgery.ts';
import type { Figure } from '../drill.ts';
import { openBrowser } from '../visitors.ts';
import {
  isRefusedForNow,
  readMeanwhile,
  reply,
  textOf,
  withProduct,
  type Product,
  type Reply,
} from './outage.ts';
import { openRelay, type Behaviour, type Relay } from './relay.ts';

const slowMs = 1_000;
const longestMs = 60_000;
/** The job that sends letters comes every minute. */
const longestLetterMs = 150_000;

/** The mail server is away, silent and slow, one after the other: what who waits for a letter sees, and what comes afterwards. */
export const mailDrill = {
  programs: [],
  async run(): Promise<Figure[]> {
    const mail = await openMailServer();
    const relay = await openRelay(Number(new URL(mail.url).port), slowMs);
    try {
      return await withProduct({ SMTP_URL: `smtp://127.0.0.1:${relay.port}` }, async (product) => {
        const figures: Figure[] = [];
        for (const behaviour of ['away', 'silent', 'slow'] as const)
          figures.push(...(await outage(product, { relay, received: mail.received }, behaviour)));
        return figures;
      });
    } finally {
      await relay.close();
      await mail.close();
    }
  },
};

/** Signs up as a stranger does, with a session of the account screens. */
async function signUp({ origin }: Product, email: string): Promise<Reply> {
  const headers = { 'x-forwarded-proto': 'https', 'content-type': 'application/json' };
  const post = (path: string, body: object, more: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestMs),
    });
  const opened = await post('/api/account/openVisitorSession', {});
  const { xsrfToken } = (await opened.json()) as { xsrfToken: string };
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  return reply(() => post('/account/QuickRegister', { email }, { cookie, [xsrfHeader]: xsrfToken }));
}

interface Post {
  relay: Relay;
  received: readonly string[];
}

async function outage(
  product: Product,
  { relay, received }: Post,
  behaviour: Exclude<Behaviour, 'well'>,
): Promise<Figure[]> {
  console.log(`the mail server is ${behaviour}`);
  const [newcomer, reader] = [`new-${behaviour}@drill.example`, `reader-${behaviour}@drill.example`];
  const session = await signInAs(product.db, { email: reader });
  const ask = openBrowser(product.origin, session);
  const choice = { isOn: true, hour: 7, zone: 'Europe/Moscow', weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await ask('/api/digest/saveMailing', choice);
  const lettersTo = (email: string): number =>
    received.filter((text) => text.includes(`To: ${email}`)).length;
  await relay.behave(behaviour);
  const { result, figure } = await readMeanwhile(product, session, async () => {
    const [signedUp, ordered] = await Promise.all([
      signUp(product, newcomer),
      reply(() => ask('/api/digest/sendLetter', {})),
    ]);
    await untilTried(product.db, reader);
    return { signedUp, ordered };
  });
  await relay.behave('well');
  const { signedUp, ordered } = result;
  const again = signedUp.status === 200 ? signedUp : await signUp(product, newcomer);
  // As if the five minutes were over after which a letter that was not taken is tried again.
  await product.db.run(`update digest_letter set next_at = now() where state = 'due'`);
  await until(() => lettersTo(reader) > 0 && lettersTo(newcomer) > 0, longestLetterMs);
  const isSlow = behaviour === 'slow';
  const line = (what: string, text: string, kept: boolean): Figure => ({
    what: `mail ${behaviour}: ${what}`,
    figure: text,
    kept,
  });
  return [
    line('signing up', textOf(signedUp), isSlow ? signedUp.status === 200 : isRefusedForNow(signedUp)),
    line('a digest that is ordered', textOf(ordered), ordered.status === 200),
    { what: `mail ${behaviour}: pages and calls meanwhile`, ...figure },
    line(
      'afterwards who signs up again has a letter',
      `${again.status}, letters: ${lettersTo(newcomer)}`,
      again.status === 200 && lettersTo(newcomer) === 1,
    ),
    line('afterwards the digest comes, once', `letters: ${lettersTo(reader)}`, lettersTo(reader) === 1),
  ];
}

/** Until the mail server was spoken to about a letter, or took it. */
async function untilTried(db: Db, email: string): Promise<void> {
  const tried = async (): Promise<boolean> => {
    const rows = await db.query<{ isTried: boolean }>(
      `select bool_or(l.failure is not null or l.state = 'sent') as "isTried"
         from digest_letter l join mailing_subscription m using (email_key) where m.email = $1`,
      [email],
    );
    return rows[0]?.isTried === true;
  };
  await until(tried, longestLetterMs);
}

async function until(holds: () => boolean | Promise<boolean>, longest: number): Promise<void> {
  const end = Date.now() + longest;
  while (!(await holds()) && Date.now() < end) await wait(250);
}
