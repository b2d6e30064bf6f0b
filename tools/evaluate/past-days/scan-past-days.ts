import { encodeQuery } from '#platform/shared/wire.ts';
import { pathOf } from '#platform/contract/endpoint.ts';
import { findLater } from './find-later.ts';
import { listPages } from './list-pages.ts';
import { listReadingCalls } from './reading-calls.ts';
import { signIn, type Visitor } from './sign-in.ts';

/** Ten days: of the epidemic's waves, of the news, of years before. */
const usualDays = [
  '2020-07-12',
  '2020-07-01',
  '2020-06-08',
  '2020-05-12',
  '2020-04-15',
  '2020-03-20',
  '2020-03-01',
  '2019-06-30',
  '2016-03-01',
  '2010-01-15',
];

/** Reads every page and every reading call of a running server under past days and prints what was not known then as it is found; false where anything was. */
export async function scanPastDays(args: readonly string[]): Promise<boolean> {
  const [base = 'http://localhost:8080', ...days] = args.filter((arg) => !arg.startsWith('--'));
  const visitor = await signIn(base, 'analyst');
  const found = new Set<string>();
  let answered = 0;
  for (const day of days.length > 0 ? days : usualDays) {
    const counted = await scanDay(visitor, day, found);
    answered += counted;
    console.log(`${day}: ${counted} answers`);
  }
  console.log(`${answered} answers, ${found.size} places that tell of later`);
  return found.size === 0;
}

async function scanDay(visitor: Visitor, day: string, found: Set<string>): Promise<number> {
  let answered = 0;
  const note = (call: string, answer: unknown): void => {
    answered += 1;
    for (const { path, text } of findLater(call, answer, day))
      if (!found.has(path)) {
        found.add(path);
        console.log(`${path}  ${day}: ${text.slice(0, 100)}`);
      }
  };
  const ids = await idsOf(visitor, day);
  for (const { name, input } of listReadingCalls(ids)) {
    const { status, text } = await visitor.get(addressOf(name, { ...input, asOf: day }));
    if (status === 200 && text.startsWith('{')) note(name, JSON.parse(text));
  }
  if (process.argv.includes('--calls')) return answered;
  for (const address of listPages(day, {
    article: String(ids['newsId']),
    story: String(ids['storyId']),
    source: String(ids['sourceId']),
  })) {
    const { status, text } = await visitor.get(address);
    if (status === 200) note(address.split('?')[0]!, shownText(text));
  }
  return answered;
}

function addressOf(name: string, input: Record<string, unknown>): string {
  const rest = { ...input };
  const path = pathOf(name).replace(/:(\w+)/g, (_part, field: string) => {
    const value = rest[field];
    delete rest[field];
    return encodeURIComponent(String(value));
  });
  return `${path}?${encodeQuery(rest)}`;
}

/** The text of a page without its scripts and the bar above it, which tells what came later. */
function shownText(html: string): string {
  return (
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<aside[\s\S]*?<\/aside>/, '')
      .replaceAll(/<input[^>]*>/g, '')
      // The address of another day is a way to it: an empty day leads to the nearest one with news.
      .replaceAll(/[?&]asOf=[^"&]*/g, '')
  );
}

/** Things of the day that calls are asked about: its newest headline with its story, a measure, a person. */
async function idsOf(visitor: Visitor, asOf: string): Promise<Record<string, unknown>> {
  const read = async (name: string, input: object): Promise<Record<string, unknown>> => {
    const { status, text } = await visitor.get(addressOf(name, { ...input, asOf }));
    return status === 200 ? (JSON.parse(text) as Record<string, unknown>) : {};
  };
  const { news = [] } = (await read('Section', { rubricId: 1, pageSize: 15 })) as {
    news?: Record<string, unknown>[];
  };
  const [first = {}] = news;
  const { measures = [] } = (await read('measure/getMeasures', {})) as { measures?: { id?: number }[] };
  return {
    newsId: first['newsId'] ?? 1,
    currentNewsId: first['newsId'] ?? 1,
    'news/GetNewsById.id': first['newsId'] ?? 1,
    storyId: first['storyId'] ?? 1,
    'news/getStory.id': first['storyId'] ?? 1,
    storyIds: [first['storyId'] ?? 1],
    sourceId: first['sourceId'] ?? 1,
    'measure/getMeasure.id': measures[0]?.id ?? 1,
    id: 10_000_427,
  };
}
