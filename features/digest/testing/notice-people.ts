import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { locales } from '#platform/shared/locales.ts';
import { giveNotice, type GivenNotice } from '#services/notifications/public.server.ts';

/** Somebody who is told something. */
export interface NoticePerson {
  id: number;
  session: string;
}

/** A new account, signed in. */
export async function noticePerson({ db }: TestApp): Promise<NoticePerson> {
  const session = await signInAs(db);
  const [row] = await db.query<{ id: number }>('select max(id)::int as id from account');
  return { id: row!.id, session };
}

/** A title in every language, the language behind it. */
function noticeWords(title: string): GivenNotice['words'] {
  return Object.fromEntries(
    locales.map((locale) => [locale, { title: `${title} ${locale}`, text: '' }]),
  ) as GivenNotice['words'];
}

/** Tells a person of a message, or of what is given. */
export function tellPerson({ db }: TestApp, { id }: NoticePerson, given: Partial<GivenNotice> = {}) {
  const words = noticeWords('Told');
  const path = '/messages?with=1';
  return db.transaction((tx) =>
    giveNotice(tx, [id], { kind: 'message', words, path, byMail: false, ...given }),
  );
}

/** Makes a call of the notices as a person. */
export function callNotices(api: TestApp, name: string, input: object, { session }: NoticePerson) {
  return api.call(`notices/${name}` as 'notices/getNotices', input, { session });
}
