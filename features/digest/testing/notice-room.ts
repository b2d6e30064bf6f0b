import { openTestApp } from '#app/testing/test-app.ts';
import type { GivenNotice } from '#services/notifications/public.server.ts';
import { callNotices, noticePerson, tellPerson, type NoticePerson } from './notice-people.ts';
import { openTestHook } from './test-hook.ts';

/** What tests of notices begin with: a server, a hook that webhooks reach, people, and what they are told and ask. */
export async function openNoticeRoom() {
  const api = await openTestApp({ PUBLIC_URL: 'https://svodka.example', SAMPLE_ACCOUNTS: 'false' });
  const hook = await openTestHook(api);
  return {
    api,
    hook,
    person: () => noticePerson(api),
    tell: (whose: NoticePerson, given: Partial<GivenNotice> = {}) => tellPerson(api, whose, given),
    call: (name: string, input: object, whose: NoticePerson) => callNotices(api, name, input, whose),
    async close() {
      await hook.close();
      await api.close();
    },
  };
}
