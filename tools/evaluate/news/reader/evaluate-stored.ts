import { z } from 'zod';
import { rankNews } from '#features/news/server/feed/rank-news.ts';
import { feedFilter } from '#features/news/domain/feed/feed-filter.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { scoreYes } from '../measures.ts';
import type { Outcome } from '../outcome.ts';
import { readRows } from '../read-rows.ts';
import { judgeAffair, outcomeOfAffairs, type AffairRow } from './evaluate-affairs.ts';
import { outcomeOfDays } from './evaluate-days.ts';
import type { DayRow, PageRow } from './judge-day.ts';

const fixtures = new URL('./fixtures/', import.meta.url).pathname;
const labels = new URL('../../../train/labels/', import.meta.url).pathname;
const rowsOfPage = 10;

const StoredRow = z.object({ id: z.string(), title: z.string(), storyId: z.int(), affairId: z.int() });

/**
 * The same figures in the configured database (DATABASE_URL, else DATA_DIR), as a started product filled it: pairs of one
 * story, the page of each labelled day, affairs. The server that owns an embedded database is to be stopped.
 */
export async function evaluateStored(): Promise<Outcome> {
  const { DATABASE_URL: url, dataDir } = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const db = await openDatabase({ dataDir, ...(url !== undefined && { url }) });
  try {
    return await measure(db);
  } finally {
    await db.close();
  }
}

async function measure(db: Db): Promise<Outcome> {
  const stored = await db.rows(
    StoredRow,
    `select i.external_id as id, i.title, i.story_id as "storyId", coalesce(s.affair_id, s.id) as "affairId"
       from seen_news i join news_story s on s.id = i.story_id where i.external_id is not null`,
  );
  const stories = new Map(stored.map(({ id, storyId }) => [id, storyId]));
  const pairs = (['ru', 'en'] as const).map((lang) => [lang, scoreOfPairs(lang, stories)] as const);
  const chained = stored.map(({ affairId, ...each }) => ({ ...each, chain: affairId }));
  const affairs = readRows<AffairRow>(`${fixtures}affairs.jsonl`).map((row) => judgeAffair(row, chained));
  const days = await measureDays(db);
  return {
    task: 'stored',
    rows: stored.length,
    figure: days.figure,
    scores: pairs.map(([lang, score]) => [`${lang} pairs, held out`, score]),
    figures: [...(days.figures ?? []), ...(outcomeOfAffairs(affairs).figures ?? [])],
    mistakes: days.mistakes,
  };
}

/** Pairs of days that no judge was taught. */
function scoreOfPairs(lang: string, stories: ReadonlyMap<string, number>) {
  const pairs = readRows<{ id_1: string; id_2: string; label: string; part: string }>(
    `${labels}story-pairs-${lang}.tsv`,
  );
  return scoreYes(
    pairs.flatMap(({ id_1, id_2, label, part }) => {
      const [one, two] = [stories.get(id_1), stories.get(id_2)];
      const isJudged = part === 'held-out' && (label === 'SAME' || label === 'DIFFERENT');
      return !isJudged || one === undefined || two === undefined
        ? []
        : [[label === 'SAME', one === two] as const];
    }),
  );
}

async function measureDays(db: Db): Promise<Outcome> {
  const rows = readRows<DayRow>(`${fixtures}days.jsonl`);
  const pages = new Map<string, PageRow[]>();
  for (const { lang, day } of rows) {
    const name = `${lang} ${day}`;
    if (!pages.has(name)) pages.set(name, await readPage(db, lang, new Date(`${day}T20:59:59Z`)));
  }
  return outcomeOfDays(rows, (lang, day) => pages.get(`${lang} ${day}`) ?? []);
}

const MemberRow = z.object({
  leadId: z.int(),
  newsId: z.int(),
  id: z.string(),
  title: z.string(),
  outlet: z.int(),
});

async function readPage(db: Db, language: string, clock: Date): Promise<PageRow[]> {
  const filter = feedFilter({ language, groupByStories: true });
  const leads = (await rankNews(db, { filter, clock, most: 400 })).slice(0, rowsOfPage);
  const rows = await db.rows(
    MemberRow,
    `select lead.id as "leadId", n.id as "newsId", n.external_id as id, n.title, n.source_id as outlet
       from news_item lead join seen_news n on n.story_id = lead.story_id
      where lead.id = any($1::bigint[]) and n.published_at <= $2`,
    [leads, clock],
  );
  return leads.flatMap((leadId) => {
    const members = rows.filter((row) => row.leadId === leadId);
    const lead = members.find(({ newsId }) => newsId === leadId);
    return lead ? [{ lead, members, outlets: new Set(members.map(({ outlet }) => outlet)).size }] : [];
  });
}
