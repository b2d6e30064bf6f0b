import { setTimeout as wait } from 'node:timers/promises';
import type { ResolvedRoute } from '#app/routes/find-route.ts';
import { changesState, pathOf, type Contract } from '#platform/contract/endpoint.ts';
import { markKinds } from '#features/news/domain/feed/reader-marks.ts';
import { openBrowser } from '../visitors.ts';

/** What was requested of which process, and how it was answered. */
export interface Answered {
  what: string;
  by: string;
  status: number;
}

/** A process of one of the two releases. */
export interface Side {
  by: string;
  origin: string;
}

/** Refusals that say what this machine has not: a voice, a browser. They are neither release's failure. */
const lacking = new Set(['speech_unavailable', 'unavailable']);

type Ask = ReturnType<typeof openBrowser>;

async function answered(side: Side, what: string, request: Promise<Response>): Promise<Answered> {
  try {
    const answer = await request;
    const text = await answer.text();
    const isLack = answer.status === 503 && lacking.has(/"code":"(\w+)"/.exec(text)?.[1] ?? '');
    return { what, by: side.by, status: isLack ? 424 : answer.status };
  } catch {
    return { what, by: side.by, status: 0 };
  }
}

/** An address of every page there is, its parameters 1 where nothing else is meant. */
function pagesOf(routes: readonly ResolvedRoute[]): string[] {
  const paths = routes
    .filter(({ name }) => name !== 'unknown')
    .map(({ address }, at) =>
      address
        .replaceAll(/\/:\w+\?/g, '')
        .replace('/:locale', at % 2 === 0 ? '/ru' : '/en')
        .replaceAll(/:(indicator|code)/g, 'covid_cases_new')
        .replaceAll(/:\w*[iI]d/g, (part) => (part === ':yugoId' ? '1124665' : '1'))
        .replaceAll(/:\w+/g, '1'),
    );
  return [...new Set(paths)];
}

/** Every page at every side, as each of the visitors sees it; one after another, as readers do. */
export async function walkPages(
  sides: readonly Side[],
  routes: readonly ResolvedRoute[],
  sessions: readonly (string | undefined)[],
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const path of pagesOf(routes))
    for (const side of sides)
      for (const session of sessions)
        answers.push(await answered(side, path, openBrowser(side.origin, session)(path)));
  return answers;
}

/** Every call at every side with nothing in it; `openSession` gives each that changes something an account that may be spoilt. */
export async function walkCalls(
  sides: readonly Side[],
  contract: Contract,
  openSession: () => Promise<string>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const reader = await openSession();
  for (const [key, endpoint] of Object.entries(contract)) {
    const path = pathOf(key).replaceAll(/:\w+/g, '1');
    for (const side of sides) {
      const session = changesState(endpoint) ? await openSession() : reader;
      const ask = openBrowser(side.origin, session);
      answers.push(await answered(side, key, endpoint.verb === 'POST' ? ask(path, {}) : ask(path)));
    }
  }
  return answers;
}

interface Step {
  write: string;
  input: object;
  /** A call in which what was written stands afterwards, at whichever process. */
  read: string;
  shows: string;
}

/** Things that a person keeps, each with the call that shows it. */
function stepsOf(mark: string, newsIds: readonly number[]): Step[] {
  return [
    { write: 'account/setLocale', input: { locale: 'pt' }, read: 'account/getCurrentAccount', shows: '"pt"' },
    {
      write: 'search/saveSearch',
      input: { name: `Search ${mark}`, question: { text: mark, languages: ['ru'] } },
      read: 'search/getSavedSearches',
      shows: `Search ${mark}`,
    },
    { write: 'muting/muteWord', input: { word: mark }, read: 'muting/getMuted', shows: mark },
    {
      write: 'boards/keepView',
      input: { name: `View ${mark}`, address: 'i=covid_cases_new&p=1124665' },
      read: 'boards/getKeptViews',
      shows: `View ${mark}`,
    },
    {
      write: 'boards/createBoard',
      input: { name: `Board ${mark}` },
      read: 'boards/getBoards',
      shows: `Board ${mark}`,
    },
    {
      write: 'newsdesk/createDocument',
      input: { kind: 'article' },
      read: 'newsdesk/getDocuments',
      shows: '"article"',
    },
    ...markKinds.map((kind) => ({
      write: 'news/setMark',
      input: { newsId: newsIds[0], kind, on: true },
      read: 'account/getCurrentAccount',
      shows: '"id"',
    })),
  ];
}

/** Those of the steps whose reading both sides know: what came later is no promise of the older one. */
async function stepsOfBoth(asks: readonly Ask[], mark: string, newsIds: readonly number[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const step of stepsOf(mark, newsIds)) {
    const statuses = await Promise.all(asks.map(async (ask) => (await ask(`/api/${step.read}`)).status));
    if (!statuses.includes(404)) steps.push(step);
  }
  return steps;
}

/** What is written at each side and read at the other. A write that is refused and a reading that lacks it are told as 0. */
export async function walkWrites(
  sides: readonly [Side, Side],
  newsIds: readonly number[],
  openSession: () => Promise<string>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const [at, side] of sides.entries()) {
    const other = sides[1 - at]!;
    const session = await openSession();
    const [here, there] = [side, other].map(({ origin }) => openBrowser(origin, session)) as [Ask, Ask];
    for (const { write, input, read, shows } of await stepsOfBoth([here, there], `w${at}word`, newsIds)) {
      const written = await answered(side, write, here(`/api/${write}`, input));
      answers.push(
        written.status === 200 ? written : { ...written, status: 0, what: `${write} (${written.status})` },
      );
      const text = await there(`/api/${read}`)
        .then((answer) => answer.text())
        .catch(() => '');
      answers.push({ what: `${read} after ${write}`, by: other.by, status: text.includes(shows) ? 200 : 0 });
    }
  }
  return answers;
}

/** Asks a side for the same things again and again until the signal. */
export async function readOn(side: Side, paths: readonly string[], until: AbortSignal): Promise<Answered[]> {
  const ask = openBrowser(side.origin);
  const answers: Answered[] = [];
  for (let turn = 0; !until.aborted; turn += 1) {
    const path = paths[turn % paths.length]!;
    answers.push(await answered(side, path, ask(path)));
    await wait(20);
  }
  return answers;
}
