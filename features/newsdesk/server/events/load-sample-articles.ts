import { z } from 'zod';
import { keepPicture, readPictureOfNews } from '#features/news/public.server.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { endOfMoscowDay } from '#platform/shared/calendar-days.ts';
import { showArticle } from '../articles/article-news.ts';
import { readSamplePicture, type SampleText } from './sample-texts.ts';

type Picture = Awaited<ReturnType<typeof readPictureOfNews>>;

/** Rubrics of the articles: figures of work and income are economics, of the epidemic health. */
const [economics, health] = [4, 12];
/** The hour of Moscow at which an article of a day came out: noon. */
const hoursBeforeEnd = 12;

/** Puts analyses of the sample among the news, each in its languages, with its picture; one that is there, or was withdrawn, stays so. */
export async function loadSampleArticles(
  db: Db,
  texts: readonly SampleText[],
  publicUrl: string,
): Promise<void> {
  const known = await db.rows(
    z.object({ key: z.string() }),
    'select sample_key as key from news_article where sample_key is not null',
  );
  const isKnown = new Set(known.map(({ key }) => key));
  for (const text of texts) {
    const languages = Object.keys(text.texts).filter((language) => !isKnown.has(`${text.key} ${language}`));
    if (languages.length === 0) continue;
    const picture = await readPictureOfNews(await readSamplePicture(text.key), { db });
    await db.transaction(async (tx) => {
      for (const language of languages) await publish(tx, text, { language, picture, publicUrl });
      await raiseDataVersion(tx);
    });
  }
}

async function publish(
  tx: Db,
  { key, day, texts }: SampleText,
  { language, picture, publicUrl }: { language: string; picture: Picture; publicUrl: string },
): Promise<void> {
  const { title, body } = texts[language as 'ru' | 'en']!;
  const rubricId = /^(unemployment|income)/.test(key) ? economics : health;
  const [made] = await tx.rows(
    z.object({ id: z.int() }),
    `insert into news_article (title, body, language, rubric_id, sample_key)
     values ($1, $2, $3, $4::int, $5) on conflict (sample_key) do nothing returning id`,
    [title, body, language, rubricId, `${key} ${language}`],
  );
  if (!made) return;
  const news = new Date(endOfMoscowDay(day).getTime() - hoursBeforeEnd * 3_600_000);
  await showArticle(tx, made.id, {
    now: new Date(),
    clock: { news, day, kind: 'chosen' },
    publicUrl,
  });
  const [row] = await tx.rows(
    z.object({ newsId: z.int() }),
    'select news_id::int as "newsId" from news_article where id = $1::int',
    [made.id],
  );
  await keepPicture(tx, row!.newsId, { address: `sample/pictures/${key}.webp`, picture });
}
