import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertEntity, mention } from '#features/news/testing/insert-entities.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { makeNewOfficeNews } from './make-office-news.ts';

let api: TestApp;
let editor: string;
let reader: string;
let ivan: number;
let oleg: number;
let seat: number;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  [editor, reader] = await Promise.all([
    signInAs(api.db, { roles: [3] }),
    signInAs(api.db, { licensed: true }),
  ]);
  await loadNames(api.db);
  const person = (name: string) => insertEntity(api.db, { kind: 'person', name, names: { ru: name } });
  [ivan, oleg] = [await person('Иван Петров'), await person('Олег Сидоров')];
  await api.db.run('update entity set is_shown = true where id = any($1::int[])', [[ivan, oleg]]);
  await api.db.run(
    `insert into entity_statement (entity_id, field, value, texts, starts, source, known_at)
     values ($1, 'position', 'Губернатор', '{"ru":"Губернатор"}', '2018-09-10', 'editors_heads', '2019-01-01')`,
    [ivan],
  );
  const [row] = await api.db.query<{ id: number }>(
    'select max(statement_id)::int as id from entity_statement',
  );
  seat = row!.id;
  const at = (day: string) => `${day}T12:00:00Z`;
  const headlines = [
    {
      title: 'Губернатор Иван Петров ушел в отставку',
      at: at('2020-06-04'),
      language: 'ru',
      source: 'a.example',
    },
    {
      title: 'Президент принял отставку Ивана Петрова',
      at: at('2020-06-05'),
      language: 'ru',
      source: 'b.example',
    },
    {
      title: 'Олег Сидоров назначен врио губернатора',
      at: at('2020-06-05'),
      language: 'ru',
      source: 'a.example',
    },
    {
      title: 'Олег Сидоров не назначен министром',
      at: at('2020-06-06'),
      language: 'ru',
      source: 'a.example',
    },
  ];
  const [story] = await insertStories(api.db, [headlines]);
  const [first, second, third, fourth] = story!.newsIds as [number, number, number, number];
  await mention(api.db, first, ivan, 'Иван Петров');
  await mention(api.db, second, ivan, 'Ивана Петрова');
  for (const id of [third, fourth]) await mention(api.db, id, oleg, 'Олег Сидоров');
  await makeNewOfficeNews(api.db);
});
afterAll(() => api.close());

const queue = async () =>
  (await api.call('entities/getOfficeTurns', {}, { session: editor, locale: 'ru' })).body.turns;
const header = async (id: number) =>
  (await api.call(':type/GetDossierHeader', { type: 'person', id }, { session: reader, locale: 'ru' })).body;
const leaves = () => ({ id: ivan, turn: 'leaves', day: '2020-06-04' });
const takes = () => ({ id: oleg, turn: 'takes', day: '2020-06-05' });

test('the queue has each turn once with its outlets and the terms that are open, and is for editors', async () => {
  expect((await api.call('entities/getOfficeTurns', {}, { session: reader })).status).toBe(403);
  expect(await makeNewOfficeNews(api.db)).toBe(0);
  expect(await queue()).toMatchObject([
    { person: { id: oleg, name: 'Олег Сидоров' }, turn: 'takes', day: '2020-06-05', headlines: 1, terms: [] },
    {
      person: { id: ivan, kind: 'person' },
      turn: 'leaves',
      day: '2020-06-04',
      headlines: 2,
      outlets: 2,
      example: { title: 'Губернатор Иван Петров ушел в отставку' },
      terms: [{ id: seat, text: 'Губернатор', starts: '2018-09-10' }],
    },
  ]);
});

test('what a register knows is not in question', async () => {
  const end = async (day: string | null): Promise<void> => {
    await api.db.run('update entity_statement set ends = $2 where statement_id = $1', [seat, day]);
    await raiseDataVersion(api.db);
  };
  await end('2020-06-03');
  expect((await queue()).map(({ turn }: { turn: string }) => turn)).toEqual(['takes']);
  expect((await header(ivan)).officeNews).toEqual([]);
  await end(null);
});

test('a dossier says what headlines say, until an editor ends the term; the end stands over the register and can be taken back', async () => {
  expect((await header(ivan)).officeNews).toMatchObject([{ turn: 'leaves', day: '2020-06-04', outlets: 2 }]);
  const input = { ...leaves(), statementId: seat, ends: '2020-06-04' };
  const { body, status } = await api.call('entities/endTerm', input, { session: editor });
  expect(status).toBe(200);
  expect(await header(ivan)).toMatchObject({ officeNews: [], statements: [{ ends: '2020-06-04' }] });
  expect((await queue()).map(({ turn }: { turn: string }) => turn)).toEqual(['takes']);
  const again = await api.call('entities/undoOfficeStep', { stepId: body.stepId }, { session: editor });
  expect(again.status).toBe(200);
  expect((await header(ivan)).statements).toMatchObject([{ ends: null }]);
  expect(await queue()).toHaveLength(2);
});

test('a term that began is a statement with the headline as its source, gone when it is taken back', async () => {
  const input = { ...takes(), office: 'Врио губернатора', starts: '2020-06-05' };
  const { body } = await api.call('entities/beginTerm', input, { session: editor, locale: 'ru' });
  expect((await header(oleg)).statements).toMatchObject([
    {
      field: 'position',
      text: 'Врио губернатора',
      starts: '2020-06-05',
      ends: null,
      source: 'svodka_editors',
    },
  ]);
  await api.call('entities/undoOfficeStep', { stepId: body.stepId }, { session: editor });
  expect((await header(oleg)).statements).toEqual([]);
});

test('what is no turn leaves the queue; who, what and when must be in a headline, and no day lies far ahead', async () => {
  const send = (call: Parameters<TestApp['call']>[0], input: object, session = editor) =>
    api.call(call, input, { session });
  expect((await send('entities/dropTurn', takes(), reader)).status).toBe(403);
  expect((await send('entities/dropTurn', { ...takes(), day: '2020-06-01' })).status).toBe(404);
  expect((await send('entities/dropTurn', { ...takes(), id: 2_000_000_000 })).body.code).toBe(
    'dossier_not_found',
  );
  const late = { ...leaves(), statementId: seat, ends: '2021-01-01' };
  expect((await send('entities/endTerm', late)).body.code).toBe('bad_request');
  const others = { ...takes(), statementId: seat, ends: '2020-06-05' };
  expect((await send('entities/endTerm', others)).status).toBe(404);
  expect((await send('entities/beginTerm', { ...takes(), office: ' a ', starts: '2020-06-05' })).status).toBe(
    400,
  );
  const { body } = await send('entities/dropTurn', takes());
  expect(await queue()).toHaveLength(1);
  expect((await send('entities/undoOfficeStep', { stepId: body.stepId })).status).toBe(200);
  expect((await send('entities/undoOfficeStep', { stepId: body.stepId })).status).toBe(404);
});

test('a term written for two headlines in the same words stands once, until both steps are taken back', async () => {
  const office = { office: 'Губернатор', starts: '2020-06-05' };
  const write = async (): Promise<number> =>
    (await api.call('entities/beginTerm', { ...takes(), ...office }, { session: editor, locale: 'ru' })).body
      .stepId;
  const steps = [await write(), await write()];
  const terms = async (): Promise<number> => (await header(oleg)).statements.length;
  for (const [at, stepId] of steps.entries()) {
    expect(await terms()).toBe(1);
    expect(
      (await api.call('entities/undoOfficeStep', { stepId }, { session: editor })).status,
      String(at),
    ).toBe(200);
  }
  expect(await terms()).toBe(0);
});
