import { listIndicators } from '#facts/indicators/indicator-queries.ts';
import { listPlaces } from '#facts/places/place-queries.ts';
import { composeLetter } from '#platform/server/compose-letter.ts';
import type { Services } from '#platform/server/context.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { listDueLetters, markSent } from './notice-queries.ts';
import { noticeText, sayNotice } from './say-notice.ts';

/** Letters sent in one run. */
const most = 200;

/** Sends the letters of notices that want one, each in the language its reader chose; one that is not taken comes again in a minute. */
export async function sendDueLetters(
  { db, config, mailer, log }: Pick<Services, 'db' | 'config' | 'mailer' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { email, locale: chosen, ...notice } of await listDueLetters(db, most)) {
    signal.throwIfAborted();
    const locale = isLocale(chosen) ? chosen : defaultLocale;
    const words = await wordsOf({ db }, notice, locale);
    if (words === null) continue;
    const { title, text } = words;
    const address = (path: string) => `${config.publicUrl}/${locale}/${path}`;
    const letter = composeLetter(email, locale, noticeText(locale, 'Notice_Subject', { title }), [
      { words: title },
      { words: text },
      { link: noticeText(locale, 'Notice_Open'), url: address(`regions/${notice.yugoId}/overview`) },
      { link: noticeText(locale, 'Notice_Manage'), url: address('alerts') },
    ]);
    try {
      await mailer.send(letter);
      await markSent(db, notice.id);
    } catch (error) {
      log.warn({ err: error, notice: notice.id }, 'alert letter not taken');
    }
  }
}

async function wordsOf(
  { db }: Pick<Services, 'db'>,
  notice: Parameters<typeof sayNotice>[0] & { indicator: string; yugoId: number },
  locale: Locale,
) {
  const [about] = await listIndicators(db, [notice.indicator], locale);
  const place = (await listPlaces(db, locale)).find(({ yugoId }) => yugoId === notice.yugoId);
  return about && place ? sayNotice(notice, place.shortName, about, locale) : null;
}
