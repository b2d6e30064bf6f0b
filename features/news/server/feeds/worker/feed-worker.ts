import { parentPort } from 'node:worker_threads';
import { readArticle } from '#features/news/feeds/article/read-article.ts';
import { decodePage } from '#features/news/feeds/decode/decode-page.ts';
import { discoverFeeds } from '#features/news/feeds/discover-feeds.ts';
import { readOpml, RefusedOpml } from '#features/news/feeds/opml/read-opml.ts';
import { readFeed } from '#features/news/feeds/read-feed.ts';
import { RefusedFeed } from '#features/news/feeds/refused-feed.ts';
import { judgeItem } from './judge-items.ts';
import type { WorkerAnswers, WorkerReply, WorkerTask } from './worker-task.ts';

/** Characters of a part: what the receiver takes in within a millisecond or two. */
const partLength = 200_000;
const mostInPart = 200;

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread.');

port.on('message', (task: WorkerTask) => {
  for (const reply of answer(task)) port.postMessage(reply);
});

function answer(task: WorkerTask): WorkerReply[] {
  try {
    const { head, list } = doTask(task);
    return [...partsOf(list).map((part) => ({ part })), { head }];
  } catch (error) {
    if (error instanceof RefusedFeed) return [{ refusal: { reason: error.reason, details: error.details } }];
    if (error instanceof RefusedOpml) return [{ refusal: { reason: error.reason, details: {} } }];
    return [{ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
  }
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
      return { head: null, list: task.items.map(judgeItem) };
  }
}

function partsOf(list: readonly object[]): object[][] {
  const parts: object[][] = [];
  let length = Infinity;
  for (const each of list) {
    const own = lengthOf(each);
    if (length + own > partLength || (parts.at(-1)?.length ?? 0) >= mostInPart) {
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
