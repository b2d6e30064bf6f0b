import { request, test, type APIRequestContext } from '@playwright/test';
import { sampleAccount } from './visitor.ts';

/** A document and a feed that an editor's screens can open. */
export interface DeskIds {
  article: string;
  compilation: string;
  feed: string;
  /** Somebody whose page everyone sees. */
  person: string;
  /** Secret of a board that is shared. */
  board: string;
  /** A series of the analyst's own. */
  ownSeries: string;
}

const feed = 'https://outlet.example/rss';
let made: Promise<DeskIds> | undefined;

/** Begins an article and adds a paused feed, once for all journeys of a worker. */
export function deskIds(): Promise<DeskIds> {
  return (made ??= makeDeskIds());
}

async function makeDeskIds(): Promise<DeskIds> {
  const desk = await request.newContext({ baseURL: test.info().project.use.baseURL });
  try {
    await desk.get('/en/login');
    await post(desk, 'account/login', sampleAccount('super'));
    const article = (await post(desk, 'newsdesk/createDocument', { kind: 'article' })) as { id: number };
    await post(desk, 'feeds/addFeed', { address: feed, title: 'Outlet', isPaused: true, ...unset });
    const { feeds } = (await read(desk, 'feeds/getFeeds')) as { feeds: { id: number }[] };
    const [first] = (await read(desk, 'newsCompilations/GetNewsCompilationsList')) as { id: number }[];
    await post(desk, 'people/savePrivacy', { field: 'profile', audience: 'everyone' });
    const { id: person } = (await read(desk, 'people/getOwnProfile')) as { id: number };
    const { id } = (await post(desk, 'boards/createRegionBoard', { yugoId: 1_124_616 })) as { id: number };
    const { token } = (await post(desk, 'boards/shareBoard', { id, isShared: true })) as { token: string };
    return {
      board: token,
      ownSeries: await loadOwnSeries(),
      person: String(person),
      article: String(article.id),
      compilation: String(first!.id),
      feed: String(feeds[0]!.id),
    };
  } finally {
    await desk.dispose();
  }
}

/** A file that the analyst, who opens the screens, has loaded. */
async function loadOwnSeries(): Promise<string> {
  const own = await request.newContext({ baseURL: test.info().project.use.baseURL });
  try {
    await own.get('/en/login');
    await post(own, 'account/login', sampleAccount('analyst'));
    const file = {
      name: 'own.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Регион;2019;2020\nТатарстан;3,3;3,6\nМосква;1,4;2,6\n'),
    };
    const answer = await own.post('/api/own/loadFile', {
      multipart: { names: '1=Own', source: 'A letter', unit: '%', file },
      headers: await confirmation(own),
    });
    const { id } = (await answer.json()) as { id: number };
    return String(id);
  } finally {
    await own.dispose();
  }
}

const unset = { rubricId: null, yugoId: null, language: null };

const read = async (desk: APIRequestContext, name: string): Promise<unknown> =>
  (await desk.get(`/api/${name}`, { headers: { Locale: 'en' } })).json();

async function post(desk: APIRequestContext, name: string, data: object): Promise<unknown> {
  const answer = await desk.post(`/api/${name}`, { data, headers: await confirmation(desk) });
  return answer.json();
}

/** What confirms that a call is meant. */
async function confirmation(desk: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await desk.storageState();
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  return { 'X-XSRF-TOKEN': token, Locale: 'en' };
}
