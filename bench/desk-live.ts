import { get } from 'node:http';
import { loadCatalogues } from '#app/messages.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { sendDigests } from '#features/digest/server/digest/send-digests.ts';
import { giveNotice, type GivenNotice } from '#services/notifications/server/notices/give-notice.ts';
import { cookieHeader } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { locales } from '#platform/shared/locales.ts';
import type { Line } from './bench.ts';
import { readAsOften } from './readers.ts';
import { openSampleServer, type SampleServer } from './sample-server.ts';

const pages = 1000;
const told = 30;
const subscribers = 10_000;
const readers = 10;
/** 8 in Moscow: the hour of the letters that are made due is past by one. */
const morning = new Date('2026-11-23T05:00:00Z');

/** Many open pages that are told something, and readers beside the building of many letters: one server, by HTTP. */
export async function measure(): Promise<Line[]> {
  const server = await openSampleServer();
  try {
    return [await measureOpenPages(server), await measureReadsBeside(server)];
  } finally {
    await server.stop();
  }
}

/** A page that is open: it hears of what its person is told. */
interface OpenPage {
  accountId: number;
  heard: () => void;
  close: () => void;
}

async function openPage({ url, services }: SampleServer): Promise<OpenPage> {
  const session = await signInAs(services.db);
  const [row] = await services.db.query<{ id: number }>('select max(id)::int as id from account');
  const page: OpenPage = { accountId: row!.id, heard: () => {}, close: () => {} };
  const headers = { cookie: cookieHeader(identityCookie, session) };
  await new Promise<void>((opened, failed) => {
    const request = get(`${url}/api/live`, { headers }, (answer) => {
      answer.on('data', (bytes: Buffer) => bytes.includes('event: notice') && page.heard());
      answer.on('error', () => {});
      opened();
    });
    request.on('error', failed);
    page.close = () => request.destroy();
  });
  return page;
}

async function measureOpenPages(server: SampleServer): Promise<Line> {
  const { db } = server.services;
  const open: OpenPage[] = [];
  for (let count = 0; count < pages; count += 1) open.push(await openPage(server));
  const words = Object.fromEntries(
    locales.map((locale) => [locale, { title: 'Bench', text: '' }]),
  ) as GivenNotice['words'];
  const waits: number[] = [];
  for (let count = 0; count < told; count += 1) {
    const page = open[(count * 37) % pages]!;
    const heard = new Promise<void>((done) => (page.heard = done));
    const began = performance.now();
    await db.transaction((tx) =>
      giveNotice(tx, [page.accountId], { kind: 'message', words, path: '/messages', byMail: false }),
    );
    await heard;
    waits.push(performance.now() - began);
  }
  for (const page of open) page.close();
  const worst = Math.max(...waits);
  return {
    what: `a notice reaches one of ${pages} open pages, the slowest of ${told}`,
    value: `${Math.round(worst)} ms`,
    bar: '≤ 2000 ms',
    ok: worst <= 2000,
  };
}

async function measureReadsBeside({ url, services }: SampleServer): Promise<Line> {
  const { db } = services;
  await db.run(
    `insert into account (email, email_key, first_name, locale)
     select 'r' || i || '@bench.example', 'r' || i || '@bench.example', 'R' || i, 'ru' from generate_series(1, $1::int) i on conflict do nothing`,
    [subscribers],
  );
  await db.run(
    `insert into subscription (account_id, kind, subject)
     select a.id, k.kind, k.subject from account a, lateral (values
       ('rubric', 2 + a.id % 13), ('rubric', 2 + (a.id * 7 + 3) % 13), ('source', (select min(id) + a.id % 20 from news_source))) as k (kind, subject)
      where a.email_key like '%@bench.example' on conflict do nothing`,
  );
  await db.run(
    `insert into mailing_subscription (email_key, email, locale, token, confirmed_at)
     select email_key, email, 'ru', 'bench' || id, now() from account where email_key like '%@bench.example' on conflict do nothing`,
  );
  const read = async (): Promise<void> => {
    const answer = await fetch(
      `${url}/api/Section?rubricId=${2 + Math.floor(Math.random() * 13)}&pageSize=18`,
      {
        headers: { locale: 'ru' },
      },
    );
    if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  await readAsOften(read, readers);
  const idle = await readAsOften(read, readers);
  const translate = buildTranslate(await loadCatalogues());
  const ending = new AbortController();
  const mailer = { send: async () => {} };
  const sending = sendDigests({ ...services, translate, mailer }, morning, ending.signal).catch(() => 0);
  const beside = await readAsOften(read, readers);
  ending.abort();
  await sending;
  const ratio = beside / idle;
  return {
    what: `95 of 100 reads beside the letters of ${subscribers} subscribers`,
    value: `${ratio.toFixed(2)} × (${beside.toFixed(0)} of ${idle.toFixed(0)} ms)`,
    bar: '≤ 2 × idle',
    ok: ratio <= 2,
  };
}
