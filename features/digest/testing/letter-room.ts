import { loadCatalogues } from '#app/messages.ts';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { openMailer } from '#platform/server/mail/mail.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { sendDigests } from '../server/digest/send-digests.ts';
import { openMailServer } from './mail-server.ts';

/** A Monday, 7:10 in Moscow, 13:10 in Tokyo. */
export const letterMonday = new Date('2026-11-23T04:10:00Z');

const signal = new AbortController().signal;

/** What tests of the digest's letters begin with: a server at 8 June 2020 with one story, a mail server, a reader and their choice. */
export async function openLetterRoom() {
  const [api, mail, catalogues] = await Promise.all([
    openFiguresApp({ AS_OF: '2020-06-08', PUBLIC_URL: 'https://svodka.example', SAMPLE_ACCOUNTS: 'false' }),
    openMailServer(),
    loadCatalogues(),
  ]);
  const session = await signInAs(api.db, { email: 'reader@test.example' });
  await insertStories(api.db, [
    [{ title: 'Oil grows', at: '2020-06-08T19:00:00Z', rubricId: 4, source: 'a.example' }],
  ]);
  const services = () => ({
    ...api.services,
    translate: buildTranslate(catalogues),
    mailer: openMailer({ ...api.services.config, SMTP_URL: mail.url }, openBlobs(api.services, 'mail')),
  });
  const choose = (input: object) =>
    api.call(
      'digest/saveMailing',
      { isOn: true, hour: 7, zone: 'Europe/Moscow', weekdays: [1, 2, 3, 4, 5, 6, 7], ...input },
      { session },
    );
  return {
    api,
    mail,
    session,
    services,
    choose,
    send: (now = letterMonday) => sendDigests(services(), now, signal),
    /** Nothing sent, nobody subscribed but the reader. */
    async beginAnew() {
      mail.received.length = 0;
      mail.refuse(undefined);
      await api.db.run('delete from mailing_subscription');
      await choose({});
    },
    async close() {
      await mail.close();
      await api.close();
    },
  };
}
