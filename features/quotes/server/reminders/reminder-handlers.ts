import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { reminderContract } from '../../contract/reminder-calls.ts';
import { readHeadlineQuotes } from '../headline-quotes.ts';
import { promiseOf } from '../known-quote.ts';
import { dropReminder, keepReminder, listReminders, namesOf } from './reminder-queries.ts';

/** What a reader waits to be reminded of. */
export const reminderRoutes: Routes<typeof reminderContract> = {
  async 'quotes/getReminders'(_input, { db, caller, locale }) {
    const own = caller.accountId === null ? [] : await listReminders(db, caller.accountId);
    return {
      reminders: own.map(({ newsId, text, language, speaker, day }) => ({
        newsId,
        text,
        language,
        speaker: speaker[locale] ?? speaker.ru ?? speaker.en ?? '',
        day,
      })),
    };
  },
  async 'quotes/remind'({ newsId }, { db, caller, clock, locale }) {
    const [quote] = await readHeadlineQuotes(db, clock.news, locale, { newsId });
    const promise = quote === undefined ? null : promiseOf(quote, clock.news);
    if (quote === undefined || !promise?.isAhead) throw new AppError('not_found', { newsId });
    const names = quote.entityId === null ? {} : await namesOf(db, quote.entityId);
    await keepReminder(db, caller.accountId!, {
      newsId,
      text: quote.text,
      language: quote.language,
      speaker: { [locale]: quote.speaker, ...names },
      saidOn: dayAt(new Date(quote.date!)),
      day: promise.day,
    });
    return { day: promise.day };
  },
  async 'quotes/forgetReminder'({ newsId }, { db, caller }) {
    await dropReminder(db, caller.accountId!, newsId);
    return { ok: true };
  },
};
