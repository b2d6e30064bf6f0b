import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { paint } from '#features/news/testing/paint.ts';
import { audiences, type PrivacyField } from '../../domain/profile/privacy.ts';
import { befriend, block, someone, type Someone } from '../../testing/people.ts';

let api: TestApp;
let owner: Someone;
let friend: Someone;
let reader: Someone;
let blocked: Someone;

const written = {
  firstName: 'Irina',
  lastName: 'Orlova',
  workplace: 'Ministry',
  position: 'Analyst',
  location: 'Tula',
  skype: 'irina.o',
  twitter: 'x.com/irina',
  vk: 'https://vk.com/irina',
  facebook: '',
  gender: 'female',
  birthDate: '1984-02-29',
};

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  owner = await someone(api, 'Irina Orlova');
  friend = await someone(api, 'Fedor Friend');
  reader = await someone(api, 'Roman Reader');
  blocked = await someone(api, 'Boris Blocked');
  await befriend(api, owner, friend);
  await block(api, owner, blocked);
  await api.call('people/saveProfile', { ...written, version: 1 }, owner);
  await api.db.run(`update person set phone = '+79123456789' where account_id = $1`, [owner.id]);
  await api.db.run(`update person set see_profile = 0 where account_id = $1`, [owner.id]);
  const [newsId] = await insertNews(api.db, [{ title: 'Oil grows', at: '2020-06-08T08:00:00Z' }]);
  const own = { session: owner.session };
  await api.call('subscriptions/subscribe', { type: 'rubric', value: 4 }, own);
  await api.call('news/setMark', { newsId: newsId!, kind: 'favourite', on: true }, own);
  await api.db.run(
    `insert into comment (kind, subject_id, account_id, text, state) values ('news', $1, $2, 'Well said', 'shown')`,
    [newsId, owner.id],
  );
});
afterAll(() => api.close());

const look = async (viewer?: Someone) =>
  api.call('people/getPerson', { id: owner.id }, viewer && { session: viewer.session });
const setAudience = (field: string, audience: string) =>
  api.call('people/savePrivacy', { field, audience }, { session: owner.session });

/** What of the answer each field of the privacy list covers. */
const covered: Partial<Record<PrivacyField, Record<string, unknown>>> = {
  birthDate: { birthDate: '1984-02-29', gender: 'female' },
  career: { workplace: 'Ministry', position: 'Analyst' },
  contacts: { phone: '+79123456789', skype: 'irina.o', location: 'Tula' },
  accounts: { twitter: 'https://x.com/irina', vk: 'https://vk.com/irina' },
  friends: { friendCount: 1 },
  subscriptions: { subscriptions: [{ type: 'rubric', value: 4, name: 'Economics' }] },
  comments: { comments: [expect.objectContaining({ text: 'Well said', kind: 'news' })] },
  importantNews: { importantNews: [expect.objectContaining({ title: 'Oil grows' })] },
  friendAdded: { friendAdded: [expect.objectContaining({ name: 'Fedor Friend' })] },
};

test.each(
  Object.keys(covered).flatMap((field) => audiences.map((audience, at) => [field, audience, at] as const)),
)('%s for %s is seen by those let in, and by nobody else', async (field, audience, narrowest) => {
  expect((await setAudience(field, audience)).status).toBe(200);
  const viewers = [undefined, reader, friend, owner];
  const parts = covered[field as PrivacyField]!;
  for (const [closeness, viewer] of viewers.entries()) {
    const { body, status } = await look(viewer);
    expect(status).toBe(200);
    const seen = Object.fromEntries(Object.keys(parts).map((name) => [name, body[name]]));
    const kept = Object.fromEntries(Object.keys(parts).map((name) => [name, null]));
    expect(seen).toEqual(closeness >= narrowest ? parts : kept);
  }
  expect((await look(blocked)).status).toBe(404);
});

test.each(audiences.map((audience, at) => [audience, at] as const))(
  'messages for %s may be written by those let in who are signed in',
  async (audience, narrowest) => {
    await setAudience('messages', audience);
    expect((await look()).body.canWrite).toBe(false);
    expect((await look(reader)).body.canWrite).toBe(narrowest <= 1);
    expect((await look(friend)).body.canWrite).toBe(narrowest <= 2);
    expect((await look(owner)).body.canWrite).toBe(false);
  },
);

test.each(audiences.map((audience, at) => [audience, at] as const))(
  'a page for %s is found by those let in, to others there is none',
  async (audience, narrowest) => {
    await setAudience('profile', audience);
    for (const [closeness, viewer] of [undefined, reader, friend, owner].entries())
      expect((await look(viewer)).status).toBe(closeness >= narrowest ? 200 : 404);
    await setAudience('profile', 'everyone');
  },
);

test('the own page as others see it keeps what they may not see; another’s page is never seen with other eyes', async () => {
  await setAudience('contacts', 'friends');
  const as = (id: number, viewer: Someone) =>
    api.call('people/getPerson', { id, as: 'registered' }, { session: viewer.session });
  expect((await as(owner.id, owner)).body).toMatchObject({ isOwn: true, phone: null, workplace: null });
  expect((await as(owner.id, friend)).body.phone).toBe('+79123456789');
  const me = await api.call('people/getPerson', { id: owner.id, as: 'me' }, { session: reader.session });
  expect(me.body.phone).toBeNull();
});

test('an account that is blocked or on its way out has no page', async () => {
  const leaving = await someone(api, 'Lev Leaving');
  const open = () => api.call('people/getPerson', { id: leaving.id }, { session: reader.session });
  expect((await open()).status).toBe(200);
  await api.db.run('update account set delete_after = now() where id = $1', [leaving.id]);
  expect((await open()).status).toBe(404);
  await api.db.run('update account set delete_after = null, blocked = true where id = $1', [leaving.id]);
  expect((await open()).status).toBe(404);
});

test('a profile is saved over the version it started from; a second device is told', async () => {
  const { body } = await api.call('people/getOwnProfile', {}, { session: owner.session });
  expect(body).toMatchObject({ twitter: 'https://x.com/irina', fieldCount: 11 });
  expect(body.empty).toEqual(['photo', 'background']);
  const save = (version: number, part: object = {}) =>
    api.call('people/saveProfile', { ...written, ...part, version }, { session: owner.session });
  expect((await save(body.version)).body.version).toBe(body.version + 1);
  expect((await save(body.version)).body.code).toBe('conflict');
});

test.each([
  ['firstName', ''],
  ['firstName', '\u200B'],
  ['workplace', 'x'.repeat(201)],
  ['vk', 'https://evil.example/vk.com/irina'],
  ['birthDate', '2199-01-01'],
  ['birthDate', '1899-12-31'],
  ['gender', 'other'],
])('a profile with %s %j is refused at its field', async (field, value) => {
  const saved = await api.call(
    'people/saveProfile',
    { ...written, version: 1, [field]: value },
    { session: owner.session },
  );
  expect(saved.status).toBe(400);
  expect(saved.body.fields[0].path).toBe(field);
});

test('nothing of the own profile is reached without signing in', async () => {
  expect((await api.call('people/getOwnProfile')).status).toBe(401);
  expect((await api.call('people/savePrivacy', { field: 'career', audience: 'me' })).status).toBe(401);
  expect((await api.call('people/savePicture', { kind: 'photo', image: 'AAAA' })).status).toBe(401);
  expect((await setAudience('password', 'everyone')).status).toBe(400);
});

const give = async (bytes: Uint8Array, kind = 'photo') =>
  api.call(
    'people/savePicture',
    { kind, image: Buffer.from(bytes).toString('base64') },
    { session: owner.session },
  );

test('a photo is cut to a square of 320 pixels and written anew without what its file carried', async () => {
  const plain = await paint({ seed: 3, width: 900, height: 600, format: 'jpeg' });
  const given = await sharp(plain)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const { body } = await give(given);
  const served = await api.app.inject({ url: body.address });
  const made = await sharp(served.rawPayload).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect(made.exif).toBeUndefined();
  expect(served.headers['cache-control']).toContain('private');
  const again = await give(given);
  expect(again.body.address).not.toBe(body.address);
  expect((await api.app.inject({ url: body.address })).statusCode).toBe(404);
  await api.call('people/deletePicture', { kind: 'photo' }, { session: owner.session });
  expect((await api.app.inject({ url: again.body.address })).statusCode).toBe(404);
});

test('what is no picture, or one whose pixels would fill the memory, is refused', async () => {
  expect((await give(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  expect((await give(Buffer.from('%PDF-1.7'))).status).toBe(415);
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await give(bomb)).status).toBe(413);
  const cut = await paint({ seed: 4, width: 400, height: 300, format: 'png' });
  expect((await give(cut.subarray(0, cut.length / 2))).status).toBe(415);
});
