import { z } from 'zod';
import { loadEssential } from '#facts/import/load-bundled.ts';
import { handlers } from '#app/handlers.ts';
import { contract } from '#app/contract.ts';
import { sendDigests } from '#features/keeping/server/digest/send-digests.ts';
import { unreadNoticesSql } from '#features/keeping/server/notices/notice-queries.ts';
import { matchItems } from '#features/keeping/server/watches/match-items.ts';
import { tellSearches } from '#features/keeping/server/watches/watch-job.ts';
import { WatchIndex } from '#features/keeping/server/watches/watch-index.ts';
import { keepWatches } from '#features/keeping/server/watches/watch-queries.ts';
import { compileWatch, questionFields } from '#features/news/server-door.ts';
import { unreadSql } from '#features/people/server/conversations/message-queries.ts';
import { readConfig } from '#platform/server/config.ts';
import type { AnsweringServices, Services } from '#platform/server/context.ts';
import type { Database, Db } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import { loadCatalogues } from '#app/catalogues.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { openLog } from '#platform/server/log.ts';
import type { Line } from './bench.ts';
import { contextOf } from './call-context.ts';
import { fillWithNews, seededRandom } from './many-news.ts';
import { openOwnDatabase } from './own-database.ts';

const stored = 20_000;
const watches = 100_000;
const items = 300;
const subscribers = 10_000;
const messages = 1_000_000;
const asked = 300;
/** 8 in Moscow: the hour of the letters that are made due is past by one. */
const morning = new Date('2026-11-23T05:00:00Z');

/** The reader's desk: items held against many searches, letters of many subscribers, unread counts over many messages. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-desk-');
  try {
    const titles = await fillWithNews(db, stored);
    await loadEssential(db, () => {});
    await db.run(
      `insert into account (email, email_key, first_name, locale, own_region_yugo_id)
       select 'r' || i || '@bench.example', 'r' || i || '@bench.example', 'R' || i, 'ru', p.yugo_id
         from generate_series(1, $1::int) i
         left join (select yugo_id, row_number() over (order by yugo_id) as n, count(*) over () as all_n from place where kind = 'region') p on p.n = 1 + i % p.all_n`,
      [subscribers],
    );
    const lines: Line[] = [];
    for (const part of [measureUnread, measureDigest, (own: Database) => measureWatches(own, titles)]) {
      const measured = await part(db);
      for (const { what, value } of measured) console.log(`${what}: ${value}`);
      lines.push(...measured);
    }
    return lines;
  } finally {
    await close();
  }
}

/** Words as people search them: one, two, any of three, a phrase, one without another, some with a rubric. */
async function fillWatches(db: Db, titles: readonly string[]): Promise<void> {
  const random = seededRandom(11);
  const words = titles.flatMap((title) => title.split(' ')).filter((word) => /^\p{L}{3,}$/u.test(word));
  const word = () => words[Math.floor(random() * words.length)]!;
  const manners: (() => object)[] = [
    () => ({ text: word() }),
    () => ({ text: `${word()} ${word()}` }),
    () => ({ any: `${word()} ${word()} ${word()}` }),
    () => ({ text: `"${word()} ${word()}"` }),
    () => ({ text: word(), exclude: word() }),
    () => ({ text: word(), rubrics: [2 + Math.floor(random() * 13)] }),
  ];
  const Question = z.object(questionFields);
  const batch = 5000;
  for (let done = 0; done < watches; done += batch) {
    const made = await db.rows(
      z.object({ id: z.int() }),
      `insert into saved_search (account_id, name, question, token)
       select 1 + i % $2::int, 's' || i, '{}', 't' || i from generate_series($1::int, $1::int + ${batch - 1}) i returning id::int`,
      [done, subscribers],
    );
    await keepWatches(
      db,
      made.map(({ id }, index) => ({
        searchId: id,
        accountId: 1 + ((done + index) % subscribers),
        version: 1,
        byMail: false,
        compiled: compileWatch(Question.parse(manners[index % manners.length]!()), morning)!,
      })),
    );
  }
  await db.run('analyze search_watch');
}

async function measureWatches(db: Database, titles: readonly string[]): Promise<Line[]> {
  await fillWatches(db, titles);
  const fresh = await db.rows(
    z.object({ id: z.int() }),
    `select id::int from news_item order by id desc limit ${items}`,
  );
  const ids = fresh.map(({ id }) => id);
  const index = new WatchIndex();
  const loading = await timeOf(() => index.follow(db));
  console.log(`searches read into memory: ${loading.toFixed(0)} ms`);
  await matchItems(db, ids.slice(0, 20), index);
  const single: number[] = [];
  let found = 0;
  for (const id of ids)
    single.push(
      await timeOf(async () => {
        found += (await matchItems(db, [id], index)).length;
      }),
    );
  const together = await timeOf(() => matchItems(db, ids, index));
  return [
    limitLine(
      `a new item against ${watches / 1000} thousand searches, median (${found} matches of ${items})`,
      middle(single),
      5,
    ),
    limitLine('the same item of a batch, mean', together / items, 5),
    await measureToNotices(db, { ids, index }),
  ];
}

/** The whole way of one new item by the job: taken, matched, told to everybody whose search it is. */
async function measureToNotices(
  db: Database,
  { ids, index }: { ids: readonly number[]; index: WatchIndex },
): Promise<Line> {
  const newest = Math.max(...ids);
  const services = { db, config: readConfig({ LOG_LEVEL: 'silent', AS_OF: 'now' }), log: openLog('silent') };
  await db.run(`update news_item set published_at = $2::timestamptz - interval '1 hour' where id = $1`, [
    newest,
    morning,
  ]);
  await db.run(
    'insert into search_watch_cursor (news_id) values ($1) on conflict (only_row) do update set news_id = excluded.news_id',
    [newest - 1],
  );
  let told = 0;
  const ms = await timeOf(async () => {
    told = await tellSearches(services, morning, new AbortController().signal, index);
  });
  return {
    what: `from a new item to ${told} notices of ${watches / 1000} thousand searches`,
    value: `${ms.toFixed(0)} ms, ${(ms / Math.max(1, told)).toFixed(2)} ms a notice`,
    bar: 'told',
    ok: told > 0,
  };
}

async function measureDigest(db: Database): Promise<Line[]> {
  await db.run(
    `insert into subscription (account_id, kind, subject)
     select a.id, k.kind, k.subject from account a, lateral (values
       ('rubric', 2 + a.id % 13), ('rubric', 2 + (a.id * 7 + 3) % 13), ('entity', 10000000 + (a.id * 31) % 3000),
       ('source', (select min(id) + a.id % 20 from news_source)), ('entity', 10000000 + (a.id * 17) % 3000)) as k (kind, subject)
     on conflict do nothing`,
  );
  await db.run(
    `insert into mailing_subscription (email_key, email, locale, token, confirmed_at)
     select email_key, email, 'ru', 'bench' || id, now() from account`,
  );
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', SAMPLE_DATA: 'true' });
  let bytes = 0;
  const services = {
    db,
    config,
    log: openLog('silent'),
    translate: buildTranslate(await loadCatalogues()),
    mailer: { send: async ({ html = '' }: { html?: string }) => void (bytes += html.length) },
  } as unknown as AnsweringServices;
  const before = process.cpuUsage();
  const sent = await sendDigests(services, morning, new AbortController().signal);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return [
    {
      what: `digest of ${sent} subscribers, ${Math.round(bytes / sent / 1024)} kB each`,
      value: `${seconds.toFixed(1)} s of CPU${process.env['DATABASE_URL'] === undefined ? ', the embedded database included' : ' of this process'}`,
      bar: '≤ 60 s',
      ok: sent === subscribers && seconds <= 60,
    },
  ];
}

async function measureUnread(db: Database): Promise<Line[]> {
  await db.run(
    `insert into message (sender_id, receiver_id, text, read_at)
     select 1 + i % ${subscribers}, 1 + (i * 7 + 1) % ${subscribers}, 'x', case when i % 20 > 0 then now() end
       from generate_series(1, ${messages}) i where i % ${subscribers} <> (i * 7 + 1) % ${subscribers}`,
  );
  await db.run(
    `insert into notice (account_id, kind, words, path, read_at)
     select 1 + i % ${subscribers}, 'message', '{}', '/', case when i % 10 > 0 then now() end from generate_series(1, 200000) i`,
  );
  await db.run('vacuum analyze message');
  await db.run('vacuum analyze notice');
  const services = {
    db,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    log: openLog('silent'),
  } as unknown as Services;
  const gate = buildGate(contract, handlers as never, 'links');
  const context = contextOf(services, db);
  const lines: Line[] = [];
  for (const [what, name, sql] of [
    ['unread messages of a million', 'messages/getUnreadCount', unreadSql],
    ['unread notices of 200 thousand', 'notices/getUnreadCount', unreadNoticesSql],
  ] as const) {
    const whole: number[] = [];
    const bare: number[] = [];
    for (let i = 1; i <= asked; i++) {
      const accountId = 1 + ((i * 37) % subscribers);
      bare.push(await timeOf(() => db.pool.query(sql, [accountId])));
      const own = { ...context, caller: { ...context.caller, accountId } };
      whole.push(await timeOf(() => gate.run(name, {}, own)));
    }
    const ratio = middle(whole) / middle(bare);
    lines.push({
      what,
      value: `${ratio.toFixed(2)} × (${middle(whole).toFixed(2)} of ${middle(bare).toFixed(2)} ms)`,
      bar: '≤ 2 × bare SQL',
      ok: ratio <= 2,
    });
  }
  return lines;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function limitLine(what: string, ms: number, most: number): Line {
  return { what, value: `${ms.toFixed(2)} ms`, bar: `≤ ${most} ms`, ok: ms <= most };
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
