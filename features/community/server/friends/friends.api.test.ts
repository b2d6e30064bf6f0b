import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { befriend, block, someone, type Someone } from '../../testing/people.ts';

let api: TestApp;
let anna: Someone;
let boris: Someone;

beforeAll(async () => {
  api = await openTestApp();
  anna = await someone(api, 'Anna Arbatova');
  boris = await someone(api, 'Boris Belov');
});
afterAll(() => api.close());

type Step = 'askFriend' | 'acceptFriend' | 'declineFriend' | 'removeFriend' | 'blockPerson' | 'unblockPerson';
const step = async (who: Someone, name: Step, other: Someone) => {
  const { status, body } = await api.call(`people/${name}`, { id: other.id }, { session: who.session });
  return status === 200 ? body.relation : status;
};
const lists = async (who: Someone, list = 'all') =>
  (await api.call('people/getFriends', { list }, { session: who.session })).body;

test('a request is sent, seen by both, accepted, and the friendship ended; each step twice is one', async () => {
  expect(await step(anna, 'askFriend', boris)).toBe('asked');
  expect(await step(anna, 'askFriend', boris)).toBe('asked');
  expect((await lists(boris, 'incoming')).people).toMatchObject([{ id: anna.id, relation: 'asking' }]);
  expect((await lists(anna)).counts).toMatchObject({ all: 0, own: 1, incoming: 0 });
  // Nobody accepts their own request.
  expect(await step(anna, 'acceptFriend', boris)).toBe(404);
  expect(await step(boris, 'acceptFriend', anna)).toBe('friends');
  expect(await step(boris, 'acceptFriend', anna)).toBe('friends');
  expect((await lists(anna)).people).toMatchObject([
    { name: 'Boris Belov', relation: 'friends', isHere: true },
  ]);
  expect((await lists(anna, 'online')).counts.online).toBe(1);
  expect(await step(anna, 'removeFriend', boris)).toBe('none');
  expect(await step(anna, 'removeFriend', boris)).toBe('none');
});

test('a request is declined or taken back, and two who ask each other are friends', async () => {
  await step(anna, 'askFriend', boris);
  expect(await step(boris, 'declineFriend', anna)).toBe('none');
  await step(anna, 'askFriend', boris);
  expect(await step(anna, 'declineFriend', boris)).toBe('none');
  await step(anna, 'askFriend', boris);
  expect(await step(boris, 'askFriend', anna)).toBe('friends');
  expect(await step(boris, 'declineFriend', anna)).toBe('friends');
  await step(boris, 'removeFriend', anna);
});

test('both asking in the same moment are friends, and there is one row', async () => {
  const [one, other] = [await someone(api, 'Vera Same'), await someone(api, 'Gleb Same')];
  await Promise.all([
    step(one, 'askFriend', other),
    step(other, 'askFriend', one),
    step(one, 'askFriend', other),
  ]);
  expect((await lists(one)).counts.all).toBe(1);
  expect((await lists(other)).counts.all).toBe(1);
});

test('nobody befriends themselves, somebody unknown or somebody whose page they may not see', async () => {
  for (const name of ['askFriend', 'blockPerson', 'declineFriend', 'removeFriend'] as const)
    expect(await step(anna, name, anna)).toBe(409);
  const nobody = { ...anna, id: 999_999 };
  expect(await step(anna, 'askFriend', nobody)).toBe(404);
  expect(await step(anna, 'blockPerson', nobody)).toBe(404);
  const hidden = await someone(api, 'Hanna Hidden');
  await api.call('people/savePrivacy', { field: 'profile', audience: 'me' }, { session: hidden.session });
  expect(await step(anna, 'askFriend', hidden)).toBe(404);
  // Whoever hides may ask, and is answered.
  expect(await step(hidden, 'askFriend', anna)).toBe('asked');
  expect(await step(anna, 'acceptFriend', hidden)).toBe('friends');
  expect((await api.call('people/askFriend', { id: anna.id })).status).toBe(401);
});

test('a block ends friendship both ways, is told to nobody, and can be taken back', async () => {
  const [one, other] = [await someone(api, 'Dina Blocks'), await someone(api, 'Egor Blocked')];
  await befriend(api, one, other);
  expect(await step(one, 'blockPerson', other)).toBe('blocked');
  expect(await step(one, 'blockPerson', other)).toBe('blocked');
  expect((await lists(other)).counts).toMatchObject({ all: 0, blocked: 0 });
  expect((await lists(one, 'blocked')).people).toMatchObject([{ id: other.id, relation: 'blocked' }]);
  expect(await step(other, 'askFriend', one)).toBe(404);
  expect(await step(one, 'askFriend', other)).toBe(409);
  expect((await api.call('people/getPerson', { id: one.id }, { session: other.session })).status).toBe(404);
  expect(await step(one, 'unblockPerson', other)).toBe('none');
  expect(await step(other, 'askFriend', one)).toBe('asked');
});

test('people are found by the beginning of either name, of those who let the caller', async () => {
  const who = await someone(api, 'Zoya Searching');
  const found = async (name: string, as = who) =>
    (await api.call('people/findPeople', { name }, { session: as.session })).body.map(
      (person: { name: string }) => person.name,
    );
  const [open, closed, blocker] = [
    await someone(api, 'Oleg Qvist'),
    await someone(api, 'Olga Qvist'),
    await someone(api, 'Osip Qvist'),
  ];
  await api.call(
    'people/savePrivacy',
    { field: 'profile', audience: 'friends' },
    { session: closed.session },
  );
  await block(api, blocker, who);
  expect(await found('qvi')).toEqual(['Oleg Qvist']);
  expect(await found('OLEG q')).toEqual(['Oleg Qvist']);
  expect(await found('qvist ol')).toEqual(['Oleg Qvist']);
  expect(await found('vist')).toEqual([]);
  expect(await found('%q')).toEqual([]);
  await befriend(api, who, closed);
  expect(await found('qvist')).toEqual(['Oleg Qvist', 'Olga Qvist']);
  expect(await found('qvist', open)).toEqual(['Osip Qvist']);
  expect((await api.call('people/findPeople', { name: 'q' }, { session: who.session })).status).toBe(400);
  expect((await api.call('people/findPeople', { name: 'qvist' })).status).toBe(401);
});

test('friends of friends are recommended with how many friends are shared, nobody else', async () => {
  const [me, near, far, shy] = [
    await someone(api, 'Rada Me'),
    await someone(api, 'Rada Near'),
    await someone(api, 'Rada Far'),
    await someone(api, 'Rada Shy'),
  ];
  await befriend(api, me, near);
  await befriend(api, near, far);
  await befriend(api, near, shy);
  await api.call('people/savePrivacy', { field: 'profile', audience: 'me' }, { session: shy.session });
  expect((await lists(me, 'recommended')).people).toMatchObject([
    { id: far.id, mutual: 1, relation: 'none' },
  ]);
  await step(me, 'askFriend', far);
  expect((await lists(me, 'recommended')).people).toEqual([]);
});
