import { readArticle } from '#feedformats/read-article.ts';
import { decodePage } from '#feedformats/decode/decode-feed.ts';
import { discoverFeeds } from '#feedformats/discover-feeds.ts';
import { readOpml, RefusedOpml } from '#feedformats/opml/read-opml.ts';
import { readFeed } from '#feedformats/read-feed.ts';
import { RefusedFeed } from '#feedformats/refused-feed.ts';
import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { judgeItem } from './judge-items.ts';
import type { WorkerAnswers, WorkerHead, WorkerRefusal, WorkerTask } from './worker-task.ts';

/** Characters of a part: what the receiver takes in within a millisecond or two. */
const partLength = 200_000;
const maxInPart = 200;

answerTasks<WorkerTask, WorkerHead, readonly object[]>(
  (task, tell) => {
    const { head, list } = doTask(task);
    for (const part of partsOf(list)) tell(part);
    return head;
  },
  { refusalOf },
);

function refusalOf(error: unknown): WorkerRefusal | null {
  if (error instanceof RefusedFeed) return { reason: error.reason, details: error.details };
  return error instanceof RefusedOpml ? { reason: error.reason, details: {} } : null;
}

function doTask(task: WorkerTask): WorkerAnswers[WorkerTask['kind']] {
  switch (task.kind) {
    case 'feed': {
      const { items, ...head } = readFeed(task.bytes, task.origin, task.now);
      return { head, list: [...items] };
    }
    case 'page':
      return { head: null, list: discoverFeeds(decodePage(task.bytes, task.contentType), task.address) };
    case 'article':
      return { head: readArticle(decodePage(task.bytes, task.contentType), task.address), list: [] };
    case 'opml':
      return { head: null, list: readOpml(task.text) };
    case 'judge':
      return { head: null, list: task.items.map((item) => judgeItem(item, task.feed)) };
  }
}

function partsOf(list: readonly object[]): object[][] {
  const parts: object[][] = [];
  let length = Infinity;
  for (const each of list) {
    const own = lengthOf(each);
    if (length + own > partLength || (parts.at(-1)?.length ?? 0) >= maxInPart) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(each);
    length += own;
  }
  return parts;
}

function lengthOf(each: object): number {
  return Object.values(each).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 20),
    0,
  );
}
