import { composeLetter } from '#platform/server/mail/compose-letter.ts';
import type { Services } from '#platform/server/context.ts';
import { defaultLocale, isLocale } from '#platform/shared/locales.ts';
import { describeNotices } from './describe-notices.ts';
import { listDueLetters, markSent } from './notice-queries.ts';
import { noticeText } from './notice-texts.ts';

/** Letters sent in one run. */
const most = 200;

/** Sends the letters of notices that want one, each in the language its reader chose; one that is not taken comes again in a minute. */
export async function sendDueLetters(
  { db, config, mailer, log }: Pick<Services, 'db' | 'config' | 'mailer' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { email, locale: chosen, ...told } of await listDueLetters(db, most)) {
    signal.throwIfAborted();
    const locale = isLocale(chosen) ? chosen : defaultLocale;
    const [notice] = await describeNotices(db, [told], locale);
    if (!notice) continue;
    const { title, text, path } = notice;
    const address = (behind: string) => `${config.publicUrl}/${locale}${behind}`;
    const isCrossing = told.crossing !== null;
    const subject = isCrossing ? noticeText(locale, 'Notice_Subject', { title }) : title;
    const letter = composeLetter(email, locale, subject, [
      { words: title },
      ...(text === '' ? [] : [{ words: text }]),
      {
        link: noticeText(locale, path.startsWith('/regions/') ? 'Notice_Open' : 'Notice_Look'),
        url: address(path),
      },
      ...(isCrossing ? [{ link: noticeText(locale, 'Notice_Manage'), url: address('/alerts') }] : []),
    ]);
    try {
      await mailer.send(letter);
      await markSent(db, notice.id);
    } catch (error) {
      log.warn({ err: error, notice: notice.id }, 'letter of a notice not taken');
    }
  }
}
