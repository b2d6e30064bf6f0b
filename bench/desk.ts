import { loadEssential } from '#statistics/import/load-bundled.ts';
import { sendDigests } from '#features/digest/server/digest/send-digests.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/db.ts';
import { loadCatalogues } from '#app/messages.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { newLoadingState } from '#platform/server/jobs/progress.ts';
import { addReaders } from './readers.ts';
import type { Line } from './bench.ts';
import { benchServices } from './call-context.ts';
import { fillWithNews } from './many-news.ts';
import { openOwnDatabase } from './own-database.ts';

const stored = 8_000;
const subscribers = 10_000;
/** 8 in Moscow: the hour of the letters that are made due is past by one. */
const morning = new Date('2026-11-23T05:00:00Z');

/** The digest's letters of many subscribers. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-desk-');
  try {
    await fillWithNews(db, stored);
    await loadEssential(db, () => {});
    await addReaders(db, subscribers);
    return await measureDigest(db);
  } finally {
    await close();
  }
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
  let bytes = 0;
  const services: AnsweringServices = {
    ...benchServices(db, { SAMPLE_DATA: 'true' }),
    translate: buildTranslate(await loadCatalogues()),
    mailer: { send: async ({ html = '' }) => void (bytes += html.length) },
    loading: newLoadingState(),
  };
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
