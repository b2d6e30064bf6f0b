import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { runCommand } from '#app/commands.ts';
import { contract } from '#app/contract.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { cookieOf, loginAs } from '#features/account/testing/visitor.ts';
import type { CallName } from '#platform/web/api.ts';
import { createSampleAccounts } from '#features/account/server/sample-accounts.ts';

/** What was made through the calls of a release, by the words the test asks for it again. */
export interface Made {
  account: { email: string; password: string };
  savedSearch: string;
  markedNews: { newsId: number; title: string };
  mutedWord: string;
  feed: string;
  draft: { kind: string; title: string };
  figure: { indicator: string; place: string; day: string; value: number };
  /** From the first release with measures on. */
  measure: { id: number; title: string } | null;
  document: { id: number; name: string; base64: string } | null;
}

/** Any release's calls: those that a release has not yet are left out. */
type Call = <Body = Record<string, never>>(name: string, input: object) => Promise<Body>;

const figure = { indicator: 'covid_cases_new', place: 'RU-MOW', day: '2022-03-11', value: 4021 } as const;

/** Makes one of each thing a person owns, by the calls and commands of the release whose code runs. */
export async function makeThings(api: TestApp): Promise<Made> {
  const services = { ...api.services, config: { ...api.services.config, sampleAccounts: true } };
  const { email, password } = (await createSampleAccounts(services)).find(({ email: each }) =>
    each.startsWith('chief'),
  )!;
  const session = await signIn(api, email, password);
  const call: Call = async (name, input) => {
    const { status, body } = await api.call(name as CallName, input, { session, locale: 'ru' });
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const [item] = await api.db.query<{ id: number; title: string }>(
    `select id::int as id, title from news_item where language = 'ru' and story_id is not null order by published_at desc, id limit 1`,
  );
  await call('news/setMark', { newsId: item!.id, kind: 'favourite', on: true });
  await call('search/saveSearch', { name: 'Яхрома и нефть', question: { text: 'нефть', languages: ['ru'] } });
  await call('muting/muteWord', { word: 'Кострома' });
  await call('feeds/addFeed', {
    address: 'https://feed.example/rss.xml',
    title: 'Вестник Яхромы',
    rubricId: 4,
    yugoId: null,
    language: 'ru',
    isPaused: true,
  });
  const draft = await writeDraft(call);
  await loadFigure(api);
  return {
    account: { email, password },
    savedSearch: 'Яхрома и нефть',
    markedNews: { newsId: item!.id, title: item!.title },
    mutedWord: 'кострома',
    feed: 'https://feed.example/rss.xml',
    draft,
    figure,
    ...(await makeMeasure(api, session, call)),
  };
}

/** Signs in with a password; the session. */
export async function signIn(api: TestApp, email: string, password: string): Promise<string> {
  const answer = await loginAs(api, { email, password });
  const session = cookieOf(answer, identityCookie);
  if (session === undefined) throw new Error(`account/login answered ${answer.status}`);
  return session;
}

async function writeDraft(call: Call): Promise<Made['draft']> {
  const { id, version } = await call<{ id: number; version: number }>('newsdesk/createDocument', {
    kind: 'article',
  });
  const title = 'Черновик о Чухломе';
  const document = { title, announce: '', body: 'Пока одна строка.', language: 'ru', rubricId: null };
  await call('newsdesk/saveDraft', { id, version, document: { kind: 'article', content: document } });
  return { kind: 'article', title };
}

async function loadFigure(api: TestApp): Promise<void> {
  const file = join(api.services.config.dataDir, 'own.csv');
  const { indicator, place, day, value } = figure;
  await writeFile(
    file,
    `indicator,place,time,value,unit,source,known_at\n${indicator},${place},${day},${value},case,operational_headquarters_daily,${day}\n`,
  );
  const lines: string[] = [];
  const code = await runCommand('import', { ...api.services, db: api.db }, [file], (line) =>
    lines.push(line),
  );
  if (code !== 0) throw new Error(lines.join('\n'));
}

/** A draft of a measure with a document on it, where the release has measures. */
async function makeMeasure(
  api: TestApp,
  session: string,
  call: Call,
): Promise<Pick<Made, 'measure' | 'document'>> {
  if (!('measure/saveDraft' in contract)) return { measure: null, document: null };
  const [{ emptyContent }, { loadHandbooks }] = await Promise.all([
    import('#features/measures/domain/content/measure-content.ts'),
    import('#features/measures/server/handbooks/load-handbooks.ts'),
  ]);
  await loadHandbooks(api.db);
  const title = 'Вход в кафе Яхромы по QR-коду';
  const content = { ...emptyContent(1, [1_124_665]), title, responsible: 'Департамент здравоохранения' };
  const { id } = await call<{ id: number }>('measure/saveDraft', { id: 0, version: 0, revision: 0, content });
  return { measure: { id, title }, document: await addDocument(api, session, id) };
}

async function addDocument(api: TestApp, session: string, id: number): Promise<Made['document']> {
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const name = 'Порядок.pdf';
  const form = new FormData();
  form.append('id', String(id));
  form.append('version', '1');
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
  const body = new Response(form);
  const { statusCode, body: told } = await api.app.inject({
    method: 'POST',
    url: '/api/measure/uploadDocument',
    headers: {
      cookie: cookieHeader(identityCookie, session),
      [xsrfHeader]: xsrfTokenOf(session),
      'content-type': body.headers.get('content-type')!,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  if (statusCode !== 200) throw new Error(`uploadDocument answered ${statusCode}: ${told}`);
  return { id: JSON.parse(told).id, name, base64: bytes.toString('base64') };
}
