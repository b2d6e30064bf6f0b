import { fillDeployment } from '../../../deployed/fill-deployment.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/** Sessions of those who write and of one who reads, and the news that can be marked. */
export interface People {
  writers: readonly string[];
  reader: string;
  newsIds: readonly number[];
}

const writerCount = 6;
const newsCount = 3_000;

/** Puts in a little data, accounts with open sessions, and news for them to mark. */
export async function fillCluster(url: string): Promise<People> {
  await fillDeployment(url);
  const db = await openDatabase({ url, dataDir: '' });
  try {
    const writers: string[] = [];
    for (let at = 0; at < writerCount; at++) writers.push(await signInAs(db));
    const headlines = Array.from({ length: newsCount }, (_, at) => ({
      title: `Headline to be marked ${at}`,
      at: new Date(Date.parse('2020-06-01T00:00:00Z') + at * 60_000).toISOString(),
      rubricId: 3,
    }));
    return {
      writers,
      reader: await signInAs(db),
      newsIds: await db.transaction((tx) => insertNews(tx, headlines)),
    };
  } finally {
    await db.close();
  }
}
