import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertEntity, mention } from '#features/news/testing/insert-entities.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { makeNewOfficeNews } from './make-office-news.ts';

const api: TestApp = await openTestApp({ AS_OF: '2020-06-08' });
await loadNames(api.db);
const editor = await signInAs(api.db, { roles: [3] });
const reader = await signInAs(api.db, { licensed: true });
let count = 0;
let [namesake, governor, seat, mergeId] = [0, 0, 0, 0];

const post = async (call: Parameters<TestApp['call']>[0], input: object, session = editor) => {
  const { status, body } = await api.call(call, input, { session, locale: 'ru' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const queue = async (): Promise<string[]> =>
  (await post('entities/getOfficeTurns', {})).turns.map(
    ({ person, turn }: { person: { id: number }; turn: string }) => `${person.id} ${turn}`,
  );
const termsOf = async (id: number): Promise<[string, string | null][]> =>
  (await post(':type/GetDossierHeader', { type: 'person', id }, reader)).statements.map(
    ({ text, ends }: { text: string; ends: string | null }) => [text, ends],
  );

/** Two of one name: the one whom no headline names has a seat, the other, a governor, leaves his and then takes another. They are merged. */
beforeEach(async () => {
  count += 1;
  const name = `Иван Петров-${count}`;
  const person = (key: string) => insertEntity(api.db, { kind: 'person', name: key, names: { ru: name } });
  [namesake, governor] = [await person(`${name} one`), await person(`${name} other`)];
  await api.db.run('update entity set is_shown = true where id in ($1, $2)', [namesake, governor]);
  const write = async (id: number, office: string): Promise<number> =>
    (
      await api.db.query<{ id: number }>(
        `insert into entity_statement (entity_id, field, value, starts, source, known_at)
         values ($1, 'position', $2, '2018-09-10', 'editors_heads', '2019-01-01') returning statement_id::int as id`,
        [id, office],
      )
    )[0]!.id;
  seat = await write(governor, 'Губернатор');
  await write(namesake, 'Депутат');
  const [story] = await insertStories(api.db, [
    [
      {
        title: `Губернатор ${name} ушел в отставку`,
        at: '2020-06-04T12:00:00Z',
        language: 'ru',
        source: 'a.example',
      },
      {
        title: `${name} назначен министром`,
        at: '2020-06-05T12:00:00Z',
        language: 'ru',
        source: 'a.example',
      },
    ],
  ]);
  for (const id of story!.newsIds) await mention(api.db, id, governor, name);
  await makeNewOfficeNews(api.db);
  mergeId = (
    await post('entities/merge', {
      id: namesake,
      goneId: governor,
      version: 0,
      reason: 'One',
      acrossKinds: false,
    })
  ).mergeId;
});
afterAll(() => api.close());

const leaves = () => ({ id: namesake, turn: 'leaves', day: '2020-06-04' });
const takes = () => ({ id: namesake, turn: 'takes', day: '2020-06-05' });
const part = () => post('entities/undoMerge', { mergeId, version: 1 });

test('an end and a beginning written of two who were one are of whom the headlines mean when they are parted', async () => {
  await post('entities/endTerm', { ...leaves(), statementId: seat, ends: '2020-06-04' });
  const begun = await post('entities/beginTerm', { ...takes(), office: 'Министр', starts: '2020-06-05' });
  expect(await termsOf(namesake)).toEqual(
    expect.arrayContaining([
      ['Губернатор', '2020-06-04'],
      ['Депутат', null],
      ['Министр', null],
    ]),
  );
  await part();
  expect(await termsOf(namesake)).toEqual([['Депутат', null]]);
  expect(await termsOf(governor)).toEqual(
    expect.arrayContaining([
      ['Губернатор', '2020-06-04'],
      ['Министр', null],
    ]),
  );
  expect(
    (await queue()).filter((turn) => /^\d+/.test(turn) && [namesake, governor].includes(parseInt(turn))),
  ).toEqual([]);
  await post('entities/undoOfficeStep', { stepId: begun.stepId });
  expect(await termsOf(governor)).toEqual([['Губернатор', '2020-06-04']]);
});

test('headlines that came or were read while two were one are of whom they mean; what was dropped stays so', async () => {
  await api.db.run('delete from office_news');
  await api.db.run(`delete from entity_list where name = 'offices of headlines'`);
  await makeNewOfficeNews(api.db);
  const ofBoth = async (): Promise<string[]> =>
    (await queue()).filter((turn) => [namesake, governor].includes(parseInt(turn)));
  expect((await ofBoth()).toSorted()).toEqual([`${namesake} leaves`, `${namesake} takes`]);
  await post('entities/dropTurn', takes());
  await part();
  expect(await ofBoth()).toEqual([`${governor} leaves`]);
});

test('a term that is split off takes its end along, and brings it back', async () => {
  await part();
  const { stepId } = await post('entities/endTerm', {
    ...leaves(),
    id: governor,
    statementId: seat,
    ends: '2020-06-04',
  });
  const split = await post('entities/split', {
    id: governor,
    version: 2,
    statementIds: [seat],
    toId: namesake,
    reason: 'Not his',
  });
  expect(await termsOf(governor)).toEqual([]);
  expect(await termsOf(namesake)).toEqual(expect.arrayContaining([['Губернатор', '2020-06-04']]));
  await post('entities/undoSplit', { splitId: split.splitId, version: split.version });
  expect(await termsOf(governor)).toEqual([['Губернатор', '2020-06-04']]);
  await post('entities/undoOfficeStep', { stepId });
  expect(await termsOf(governor)).toEqual([['Губернатор', null]]);
});
