import { encodeQuery } from '#platform/shared/wire.ts';
import { pathOf } from '#platform/contract/endpoint.ts';
import { findLater } from './find-later.ts';
import { listReadingCalls } from './reading-calls.ts';
import { signIn, type Visitor } from './sign-in.ts';
import { resolvedRoutes } from '#app/routes/find-route.ts';
import { pathOfPage, searchOfPage } from '#app/testing/page-values.ts';

/** Pages that show nothing of a day: of the account, the desk, the installation, the guide. */
const ofNoDay =
  /^(?:unknown|region|desk|feed|login|replacePassword|signUp|recovery|mailing|boardLetter|profile|settings|friends|messages|notifications|person|own|board|docs|status|catalogue|terms|away|landing|sections|createAction|industryEdit|notFound|moderateActions|actionsManuals|service|programs|modelParameters|modelChanges|familyModels)/;

const search: Readonly<Record<string, string>> = { ...searchOfPage, ask: 'q=безработица в Туле' };

/** Addresses of the pages that follow the clock, under a day; `ids` name a headline, a story, an outlet of it. */
function listPages(asOf: string, ids: Readonly<Record<string, string>>): string[] {
  return resolvedRoutes
    .filter(({ name }) => !ofNoDay.test(name))
    .map((route) => {
      const { name } = route;
      const found: Record<string, string> = name in ids ? { id: ids[name]!, newsId: ids[name]! } : {};
      const asked = search[name];
      return `${pathOfPage(route, 'ru', found)}?asOf=${asOf}${asked === undefined ? '' : `&${asked}`}`;
    });
}

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

/** Asked for at a time: the database answers one, while another's page is drawn. */
const together = 3;

async function scanDay(visitor: Visitor, day: string, found: Set<string>): Promise<number> {
  const isTimed = process.argv.includes('--times');
  let answered = 0;
  const note = (call: string, answer: unknown, keyOf = (path: string, _text: string) => path): void => {
    answered += 1;
    for (const { path, text } of findLater(call, answer, day)) {
      const key = keyOf(path, text);
      if (found.has(key)) continue;
      found.add(key);
      console.log(`${path}  ${day}: ${text.slice(0, 160)}`);
    }
  };
  const get = async (address: string): Promise<{ status: number; text: string }> => {
    const start = performance.now();
    const answer = await visitor.get(address);
    const ms = Math.round(performance.now() - start);
    if (isTimed && (ms > slowMs || answer.status !== 200))
      console.log(`${answer.status} ${ms} ms ${address}`);
    return answer;
  };
  const ids = await idsOf(visitor, day);
  await eachTogether(listReadingCalls(ids), async ({ name, input }) => {
    const { status, text } = await get(addressOf(name, { ...input, asOf: day }));
    if (status === 200 && /^[{[]/.test(text)) note(name, JSON.parse(text));
  });
  if (process.argv.includes('--calls')) return answered;
  const pages = listPages(day, {
    article: String(ids['newsId']),
    story: String(ids['storyId']),
    affair: String(ids['storyId']),
    source: String(ids['sourceId']),
  });
  await eachTogether(pages, async (address) => {
    const { status, text } = await get(address);
    if (status >= 500) console.log(`${address} did not open: ${status}`);
    // Of a page's texts each kind is told once, whatever its numbers.
    if (status === 200)
      note(address.split('?')[0]!, shownParts(text), (path, part) => path + part.replaceAll(/\d+/g, '0'));
  });
  return answered;
}

/** What takes longer is told under `--times`. */
const slowMs = 1500;

async function eachTogether<T>(items: readonly T[], handle: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) await handle(item);
  };
  await Promise.all(Array.from({ length: together }, work));
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

/** Texts and tags of a page without its scripts and the bar above it, which tells what came later. */
function shownParts(html: string): string[] {
  return (
    html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<aside[\s\S]*?<\/aside>/, '')
      .replaceAll(/<input[^>]*>/g, '')
      .replaceAll('<!-- -->', '')
      // The address of another day is a way to it: an empty day leads to the nearest one with news.
      .replaceAll(/[?&]asOf=[^"&]*/g, '')
      .split(/[<>]/)
  );
}

/** Things of the day that calls are asked about: its newest headline with its story, a measure, a person, a company, a compilation. */
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
  const measureId = measures[0]?.id ?? 1;
  const compilations: unknown = await read('newsCompilations/GetNewsCompilationsList', {});
  const [compilation] = (Array.isArray(compilations) ? compilations : []) as { id?: number }[];
  const company = 10_000_199;
  return {
    newsId: first['newsId'] ?? 1,
    currentNewsId: first['newsId'] ?? 1,
    'news/GetNewsById.id': first['newsId'] ?? 1,
    storyId: first['storyId'] ?? 1,
    'news/getStory.id': first['storyId'] ?? 1,
    'news/getAffair.id': first['storyId'] ?? 1,
    storyIds: [first['storyId'] ?? 1],
    sourceId: first['sourceId'] ?? 1,
    ...Object.fromEntries(
      ['getMeasure', 'getTargets', 'getSimilar', 'getOverlaps', 'getComparison', 'getAround'].map((call) => [
        `measure/${call}.id`,
        measureId,
      ]),
    ),
    'newsCompilations/GetNewsCompilation.id': compilation?.id ?? 1,
    compilationId: compilation?.id ?? 1,
    'entities/getCompanyRecords.id': company,
    'entities/getCompanyFinance.id': company,
    'entities/getExport.ids': [company],
    linkedId: 1_124_665,
    since: `${asOf}T00:00:00Z`,
    id: 10_000_427,
  };
}
