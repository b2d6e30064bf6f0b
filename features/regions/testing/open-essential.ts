import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

/** Places that several tabs are tested on. */
export const known = {
  moscow: 1_124_665,
  stavropol: 1_124_632,
  adygea: 1_124_601,
  central: 1_180_601,
  country: 1_180_665,
};

/** The server on the bundled essential figures as of 20 October 2021, and a reader with a licence to ask it in Russian. */
export async function openEssential() {
  const api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  const licensed = await signInAs(api.db, { licensed: true });
  return {
    api,
    licensed,
    read: async (name: Parameters<TestApp['call']>[0], input: object = {}) =>
      (await api.call(name, input, { session: licensed, locale: 'ru' })).body,
    /** The answer as it was known on a day; `query` begins with the call. */
    readOn: async (day: string, query: string) =>
      (
        await api.app.inject({
          url: `/api/${query}${query.includes('?') ? '&' : '?'}asOf=${day}`,
          headers: { cookie: `svodka_id=${licensed}` },
        })
      ).json(),
  };
}
