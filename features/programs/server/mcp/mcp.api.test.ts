import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import { cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { dialects, exampleOf } from '../../domain/examples.ts';
import { messages as en } from '../../messages/en.ts';
import { messages as es } from '../../messages/es.ts';
import { messages as ja } from '../../messages/ja.ts';
import { messages as pt } from '../../messages/pt.ts';
import { messages as ru } from '../../messages/ru.ts';
import { tools } from './tools.ts';

let api: TestApp;
let address: string;
let assistant: Client;
const moscow = 1124665;
beforeAll(async () => {
  api = await openFiguresApp({ LICENSE_POLICY: 'api' });
  address = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`;
  assistant = await connect(await keyOf(['public', 'licensed']));
});
afterAll(async () => {
  await assistant.close();
  await api.close();
});

async function keyOf(scopes: string[], licensed = true): Promise<string> {
  const session = await signInAs(api.db, { licensed });
  return (await api.call('account/createApiKey', { name: 'Assistant', scopes }, { session })).body.key;
}

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}`, locale: 'ru' } };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }));
  return client;
}

/** Asks as an assistant does; the SDK's client holds the answer against the tool's own schema. */
async function ask(name: string, input: object, client = assistant) {
  const result = (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
  const [text] = result.content;
  return {
    isError: result.isError === true,
    text: text?.type === 'text' ? text.text : '',
    answer: result.structuredContent as ReturnType<typeof JSON.parse>,
  };
}

test('every tool only reads and says what it takes and gives', async () => {
  const { tools: told } = await assistant.listTools();
  expect(told.map(({ name }) => name)).toEqual(Object.keys(tools));
  for (const { name, annotations, inputSchema, outputSchema } of told) {
    expect.soft(annotations?.readOnlyHint, name).toBe(true);
    expect.soft(Object.keys(inputSchema.properties ?? {}), name).toContain('asOf');
    expect.soft(outputSchema?.properties, name).toHaveProperty('data');
  }
});

test('a series, its comparison and its receipt tell the same value, with source and the day it became known', async () => {
  const { answer: places } = await ask('find_places', { text: 'москва' });
  expect(places.data.found.places.map(({ yugoId }: { yugoId: number }) => yugoId)).toContain(moscow);
  const { answer: found } = await ask('find_indicators', { text: 'безработица уровень' });
  expect(found.data.found.indicators).toContainEqual(
    expect.objectContaining({ indicator: 'unemployment_rate' }),
  );
  const { answer } = await ask('get_series', { indicator: 'unemployment_rate', yugoId: moscow, pageSize: 3 });
  const { values, sources, total } = answer.data.series;
  expect(values).toHaveLength(3);
  expect(total).toBeGreaterThan(10);
  expect(sources.map(({ code }: { code: string }) => code)).toContain(values[0].source);
  expect(answer.address).toMatch(/\/ru\/embed\/unemployment_rate\/1124665$/);
  const { day, value, knownAt } = values[0];
  const { answer: compared } = await ask('compare_places', { indicator: 'unemployment_rate', day });
  const own = compared.data.comparison.values.find(({ yugoId }: { yugoId: number }) => yugoId === moscow);
  expect(own).toMatchObject({ value, knownAt, receipt: values[0].receipt });
  expect(compared.data.comparison.of).toBeGreaterThan(80);
  const { answer: receipt } = await ask('get_receipt', {
    indicator: 'unemployment_rate',
    yugoId: moscow,
    day,
  });
  expect(receipt.data.receipt).toMatchObject({
    value: { value, knownAt },
    source: { code: values[0].source },
  });
});

test('a question in words is answered with its receipt; what is not known is said, never left out', async () => {
  const { answer } = await ask('ask', { q: 'Какой была безработица в Татарстане в 2018 году?' });
  expect(answer).toMatchObject({ hasData: true, data: { answer: { value: 3.3, unit: 'percent' } } });
  expect(answer.data.answer.receipt.source.name).not.toBe('');
  const unknown = await ask('ask', { q: 'Сколько белок в Татарстане?' });
  expect(unknown.answer.hasData).toBe(false);
  expect(unknown.answer.note.length).toBeGreaterThan(10);
  for (const [name, input] of [
    ['get_series', { indicator: 'unemployment_rate', yugoId: moscow, from: '1930-01-01', to: '1931-01-01' }],
    ['get_receipt', { indicator: 'unemployment_rate', yugoId: moscow, day: '1931-12-31' }],
    ['find_news', { text: 'никогданебывшееслово' }],
    ['find_entities', { text: 'никогданебывшееслово' }],
    ['list_measures', { yugoId: moscow }],
  ] as const) {
    const { answer: none } = await ask(name, input);
    expect.soft(none, name).toMatchObject({ hasData: false, note: expect.stringContaining('Нет данных') });
  }
});

test('a past day shows what was known then', async () => {
  const input = { indicator: 'unemployment_rate', yugoId: moscow };
  const { answer } = await ask('get_series', { ...input, asOf: '2015-06-01' });
  const newest = answer.data.series.values[0];
  expect(newest === undefined || newest.knownAt <= '2015-06-01').toBe(true);
});

test('dossiers and forecasts answer as over HTTP; an unknown thing is a sentence', async () => {
  const { answer } = await ask('get_dossier', { yugoId: moscow });
  expect(answer.data.place).toMatchObject({ yugoId: moscow });
  const forecast = await ask('get_forecast', { yugoId: moscow });
  expect(Object.keys(forecast.answer.data)).toEqual(['forecast', 'record']);
  for (const [name, input] of [
    ['get_story', { id: 999_999_999 }],
    ['get_entity', { type: 'person', id: 999_999_999 }],
    ['get_measure', { id: 999_999_999 }],
    ['get_series', { indicator: 'nothing', yugoId: moscow }],
  ] as const)
    expect.soft((await ask(name, input)).isError, name).toBe(true);
});

test('pages are bounded, names are checked, and nothing but reading exists', async () => {
  const wide = await ask('get_series', { indicator: 'unemployment_rate', yugoId: moscow, pageSize: 5000 });
  expect(wide).toMatchObject({ isError: true });
  expect(wide.text).toContain('pageSize');
  const odd = await ask('find_places', { text: 'x', accountId: 1 });
  expect(odd).toMatchObject({ isError: true, text: expect.stringContaining('accountId') });
  expect((await ask('delete_everything', {})).isError).toBe(true);
});

test('resources name the data sets and the indicators', async () => {
  const { resources } = await assistant.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(['svodka://catalogue', 'svodka://indicators']);
  const { contents } = await assistant.readResource({ uri: 'svodka://indicators' });
  expect(JSON.parse((contents[0] as { text: string }).text).indicators).toHaveLength(100);
  await expect(assistant.readResource({ uri: 'svodka://accounts' })).rejects.toThrow('no resource');
});

test('a key opens no more here than over HTTP: its scopes, its account’s licence', async () => {
  const open = await connect(await keyOf(['public']));
  expect((await ask('find_places', { text: 'Тула' }, open)).answer.hasData).toBe(true);
  const refused = await ask('get_dossier', { yugoId: moscow }, open);
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('key_scope_missing') });
  const plain = await connect(await keyOf(['public', 'licensed'], false));
  expect((await ask('get_dossier', { yugoId: moscow }, plain)).text).toContain('no_licence');
  await Promise.all([open.close(), plain.close()]);
});

test('without a key nobody is let in, by cookie neither; another site’s page, other verbs and batches are refused', async () => {
  const session = await signInAs(api.db, { licensed: true });
  const key = await keyOf(['public']);
  const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const post = (headers: Record<string, string>, body: object = ping) =>
    api.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', ...headers },
      payload: body,
    });
  const authorization = `Bearer ${key}`;
  expect((await post({ authorization })).statusCode).toBe(200);
  const byCookie = await post({ cookie: cookieHeader(identityCookie, session) });
  expect(byCookie.statusCode).toBe(401);
  expect(byCookie.headers['www-authenticate']).toBe('Bearer');
  expect((await post({ authorization: 'Bearer svk_other' })).statusCode).toBe(401);
  expect((await post({ authorization, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await post({ authorization }, [ping, ping])).statusCode).toBe(400);
  expect((await post({ authorization }, { ...ping, params: { text: 'x'.repeat(70_000) } })).statusCode).toBe(
    413,
  );
  const get = await api.app.inject({ method: 'GET', url: '/mcp', headers: { authorization } });
  expect([get.statusCode, get.headers['allow']]).toEqual([405, 'POST']);
});

interface Known {
  lang: string;
  text: string;
  expect: { operation: string; indicators: { id: string; dims: string }[]; places: number[] };
  answer: { value?: number } | null;
}

test('an assistant answers the questions of the fixture that these figures can with the right values, and each receipt names the same one', async () => {
  const file = await readFile(new URL('../../../ask/testing/questions.jsonl', import.meta.url), 'utf8');
  const questions = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Known)
    .filter(({ expect: { operation }, answer }) => operation === 'value' && answer?.value !== undefined);
  // The fixture's answers stand as they were known at the end of 2024.
  const asOf = '2024-12-31';
  let answered = 0;
  for (const { lang, text, expect: known, answer } of questions) {
    const { answer: told } = await ask('ask', { q: text, language: lang, asOf });
    // The figures of this file are a part of the catalogue.
    if (!told.hasData) continue;
    const { value, rows, receipt } = told.data.answer;
    expect.soft(value / answer!.value!, text).toBeCloseTo(1, 2);
    const [{ yugoId, day }] = rows;
    const [{ id: indicator, dims }] = known.indicators as [{ id: string; dims: string }];
    const { answer: found } = await ask('get_receipt', { indicator, dims, yugoId, day, asOf });
    expect.soft(found.data.receipt.value, text).toMatchObject({ value });
    expect.soft(found.data.receipt.source.code, text).toBe(receipt.source.code);
    answered += 1;
  }
  expect(answered).toBeGreaterThanOrEqual(10);
});

const run = promisify(execFile);
const has = (command: string) =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

test('the programs of the page run as they stand and write the answer; its question has one in every language', async () => {
  const publicUrl = address.replace(/\/mcp$/, '');
  const key = await keyOf(['licensed']);
  const env = { ...process.env, SVODKA_KEY: key, PYTHONIOENCODING: 'utf-8' };
  const questions = { ru, en, ja, pt, es };
  for (const [locale, { Programs_Question: q }] of Object.entries(questions)) {
    const headers = { authorization: `Bearer ${key}` };
    expect.soft((await api.call('ask/getAnswer', { q }, { locale, headers })).body.value, q).toBe(3.3);
  }
  const asked = { publicUrl, locale: 'ru', question: ru.Programs_Question };
  const folder = await mkdtemp(join(tmpdir(), 'svodka-examples-'));
  const file = join(folder, 'example.mts');
  await writeFile(file, exampleOf('typescript', asked));
  expect((await run(process.execPath, [file], { env })).stdout).toContain(' 3.3 ');
  await rm(folder, { recursive: true });
  if (await has('curl'))
    expect(JSON.parse((await run('sh', ['-c', exampleOf('curl', asked)], { env })).stdout).value).toBe(3.3);
  if (await has('python3'))
    expect((await run('python3', ['-c', exampleOf('python', asked)], { env })).stdout).toContain(' 3.3 ');
  // The program of R stands on a package that an R by itself does not have.
  const hasPackage = run('Rscript', ['-e', 'library(httr2)']).then(
    () => true,
    () => false,
  );
  if (await hasPackage)
    expect((await run('Rscript', ['-e', exampleOf('r', asked)], { env })).stdout).toContain(' 3.3 ');
});

test('what the programs of the page ask for is one address with one question and one key, whoever can run them', async () => {
  const publicUrl = address.replace(/\/mcp$/, '');
  const authorization = `Bearer ${await keyOf(['licensed'])}`;
  for (const dialect of dialects) {
    const text = exampleOf(dialect, { publicUrl, locale: 'ru', question: ru.Programs_Question });
    expect.soft(text, dialect).toContain('SVODKA_KEY');
    const [url] = /http:[^"`?\s]+/.exec(text)!;
    const [, q] = /q(?:=|: '|": "| = ")([^"']+)/.exec(text)!;
    const answer = await fetch(`${url}?${new URLSearchParams({ q: q! })}`, {
      headers: { authorization, locale: 'ru' },
    });
    expect.soft([dialect, ((await answer.json()) as { value: number }).value]).toEqual([dialect, 3.3]);
  }
});
