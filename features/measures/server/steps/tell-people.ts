import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { isLocale } from '#platform/shared/locales.ts';

const Person = z.object({ email: z.string(), locale: z.string().nullable() });

/** Writes to somebody what became of a measure; a letter that can not be sent does not undo the step. */
export async function tellPerson(
  { db, mailer, log, translate, config, locale }: RequestContext,
  accountId: number | null,
  what: {
    kind: 'accepted' | 'declined' | 'withdrawn' | 'appointed';
    id: number;
    title: string;
    reason?: string;
  },
): Promise<void> {
  const [person] = await db.rows(Person, 'select email, locale from account where id = $1::bigint', [
    accountId,
  ]);
  if (!person) return;
  const language = isLocale(person.locale ?? undefined) ? (person.locale as typeof locale) : locale;
  const say = (key: string): string =>
    translate(language, key, { title: what.title, reason: what.reason ?? '' });
  const words = {
    accepted: say('MeasureLetter_accepted'),
    declined: say('MeasureLetter_declined'),
    withdrawn: say('MeasureLetter_withdrawn'),
    appointed: say('MeasureLetter_appointed'),
  }[what.kind];
  const url = `${config.publicUrl}/${language}/actions/${what.id}`;
  try {
    await mailer.send({
      to: person.email,
      subject: words,
      text: `${[words, what.reason].filter(Boolean).join('\n\n')}\n\n${url}\n`,
    });
  } catch (error) {
    log.error({ err: error, measure: what.id }, 'letter about a measure not sent');
  }
}
