import { composeLetter } from '#platform/server/mail/compose-letter.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { sayOwn } from '#platform/server/texts.ts';
import { formatDay } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { codeRules } from '../../domain/contact-code.ts';
import { letterTexts } from './letter-texts.ts';

/** Whom a letter goes to, in which language, and the site its links lead to. */
export interface LetterTo {
  email: string;
  locale: Locale;
  publicUrl: string;
}

/** One sentence of a letter, or of the archive's first page. */
export const peopleLetterText = sayOwn(letterTexts);

/** The code that puts a new address or number in place. */
export function codeLetter(to: LetterTo, { kind, code }: { kind: 'email' | 'phone'; code: string }): Letter {
  const { locale } = to;
  return composeLetter(to.email, locale, peopleLetterText(locale, 'Code_Subject'), [
    { words: peopleLetterText(locale, kind === 'email' ? 'Code_Email' : 'Code_Phone') },
    { copy: code },
    { words: peopleLetterText(locale, 'Code_Validity', { minutes: codeRules.minutes }) },
    { words: peopleLetterText(locale, 'Ignore') },
  ]);
}

/** Tells the old address that letters go elsewhere now. */
export function movedLetter(to: LetterTo): Letter {
  const { locale } = to;
  return composeLetter(to.email, locale, peopleLetterText(locale, 'Moved_Subject'), [
    { words: peopleLetterText(locale, 'Moved_Words') },
    { link: peopleLetterText(locale, 'Moved_Link'), url: `${to.publicUrl}/${locale}/recovery` },
  ]);
}

/** Tells until when a deletion can be taken back, and how. */
export function deletionLetter(to: LetterTo, deletedOn: string): Letter {
  const { locale } = to;
  const day = formatDay(deletedOn, locale);
  return composeLetter(to.email, locale, peopleLetterText(locale, 'Deletion_Subject', { day }), [
    { words: peopleLetterText(locale, 'Deletion_Words', { day }) },
    { link: peopleLetterText(locale, 'Deletion_Link'), url: `${to.publicUrl}/${locale}/login` },
  ]);
}
