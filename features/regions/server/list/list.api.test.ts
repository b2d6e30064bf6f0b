import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { known, openEssential } from '../../testing/open-essential.ts';

const { moscow } = known;

let opened: Awaited<ReturnType<typeof openEssential>>;
beforeAll(async () => {
  opened = await openEssential();
});
afterAll(() => opened.api.close());

const read: Awaited<ReturnType<typeof openEssential>>['read'] = (name, input) => opened.read(name, input);

describe('getRegionList', () => {
  test('lists 85 subjects and the country with the known week of 20 October 2021', async () => {
    const { day, country, regions } = await read('regiondossier/getRegionList');
    expect(day).toBe('2021-10-20');
    expect(regions).toHaveLength(85);
    expect(country.deaths7).toBe(7024);
    const found = regions.find((region: { yugoId: number }) => region.yugoId === moscow);
    expect(found).toMatchObject({ cases7: 44_998, deaths7: 501, rank: 3 });
    expect(found.per100k7).toBeCloseTo(355.6, 1);
    expect(found.changePercent).toBeCloseTo(29.6, 1);
  });

  test('ranks run 1…85 without holes and names are in the caller’s language', async () => {
    const { regions } = await read('regiondossier/getRegionList');
    expect(regions.map(({ rank }: { rank: number }) => rank).sort((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 85 }, (_, index) => index + 1),
    );
    const english = await opened.api.call(
      'regiondossier/getRegionList',
      {},
      { session: opened.licensed, locale: 'en' },
    );
    expect(english.body.country.shortName).toBe('Russia');
  });

  test('before the first report it is empty and says so', async () => {
    expect(await opened.readOn('2020-01-01', 'regiondossier/getRegionList')).toMatchObject({
      day: null,
      country: null,
      regions: [],
    });
  });

  test('an anonymous visitor is told to log in, an unknown view is refused', async () => {
    expect((await opened.api.call('regiondossier/getRegionList')).status).toBe(401);
    expect(
      (await opened.api.call('regiondossier/getRegionList', { id: 'weather' }, { session: opened.licensed }))
        .status,
    ).toBe(400);
  });
});

test('with the policy of licensed calls a signed-in account without a licence is refused with 402', async () => {
  const strict = await openTestApp({ LICENSE_POLICY: 'api' });
  const without = await signInAs(strict.db);
  expect((await strict.call('regiondossier/getRegionList', {}, { session: without })).status).toBe(402);
  await strict.close();
});

test('with the policy of links the login is enough', async () => {
  expect(
    (await opened.api.call('regiondossier/getRegionList', {}, { session: await signInAs(opened.api.db) }))
      .status,
  ).toBe(200);
});
