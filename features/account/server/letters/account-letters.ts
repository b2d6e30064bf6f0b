import type { Letter } from '#platform/server/mail/mail.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { composeLetter } from '#platform/server/mail/compose-letter.ts';
import { sayOwn } from '#platform/server/texts.ts';
import { secretHours } from '../passwords/passwords.ts';
import { letterTexts as en } from './en.ts';
import { letterTexts as es } from './es.ts';
import { letterTexts as ja } from './ja.ts';
import { letterTexts as pt } from './pt.ts';
import { letterTexts as ru } from './ru.ts';

/** Letter texts of all languages; for their test. */
export const letterCatalogues = { ru, en, ja, pt, es };
/** One sentence of a letter. */
export const letterText = sayOwn(letterCatalogues);

/** Whom a letter goes to, in which language, and the site its links lead to. */
export interface LetterTo {
  email: string;
  locale: Locale;
  publicUrl: string;
}

/**
 * What a first letter carries beside its secrets. Days of the trial asked for, token of the digest's subscription, page of
 * this site to come back to: each is null where there is none.
 */
interface FirstLetter {
  /** Sets a password and signs in, once. */
  token: string;
  /** Does the same where the link cannot be opened. */
  password: string;
  trialDays: number | null;
  mailingToken: string | null;
  returnTo: string | null;
}

/** The link that sets a password and signs in after signing up, a one-time password for where it cannot be opened, and what the first sign-in starts. */
export function firstLetter(
  to: LetterTo,
  { token, password, trialDays, mailingToken, returnTo }: FirstLetter,
): Letter {
  const say = speak(to.locale);
  const back = returnTo === null ? '' : `returnUrl=${encodeURIComponent(returnTo)}`;
  const mailing =
    mailingToken === null
      ? []
      : [
          { words: say('Letter_OneTime_Mailing') },
          { link: say('Letter_Unsubscribe'), url: page(to, `mailing?token=${mailingToken}`) },
        ];
  return composeLetter(to.email, to.locale, say('Letter_OneTime_Subject'), [
    { words: say('Letter_First_Intro', { hours: secretHours }) },
    { link: say('Letter_First_Link'), url: page(to, `sign-up?token=${token}${back && `&${back}`}`) },
    ...(trialDays === null ? [] : [{ words: say('Letter_OneTime_Trial', { days: trialDays }) }]),
    { words: say('Letter_OneTime_Intro') },
    { copy: password },
    { words: say('Letter_OneTime_Validity', { hours: secretHours }) },
    { link: say('Letter_OneTime_Link'), url: page(to, `login${back && `?${back}`}`) },
    ...mailing,
    { words: say('Letter_Ignore') },
  ]);
}

/** Tells the owner of an address, and nobody else, that it is registered already. */
export function alreadyRegisteredLetter(to: LetterTo): Letter {
  const say = speak(to.locale);
  return composeLetter(to.email, to.locale, say('Letter_Known_Subject'), [
    { words: say('Letter_Known_Intro') },
    { link: say('Letter_Known_Link'), url: page(to, 'login') },
    { link: say('Letter_Known_Recovery'), url: page(to, 'recovery') },
    { words: say('Letter_Ignore') },
  ]);
}

/** The link that sets a new password. */
export function recoveryLetter(to: LetterTo, token: string): Letter {
  const say = speak(to.locale);
  return composeLetter(to.email, to.locale, say('Letter_Recovery_Subject'), [
    { words: say('Letter_Recovery_Intro', { hours: secretHours }) },
    { link: say('Letter_Recovery_Link'), url: page(to, `recovery?token=${token}`) },
    { words: say('Letter_Ignore') },
  ]);
}

/** Tells the owner that the password was changed, how many passkeys still open the account, and what to do if somebody else did it. */
export function passwordChangedLetter(to: LetterTo, passkeys: number): Letter {
  const say = speak(to.locale);
  const stillOpen =
    passkeys === 0
      ? []
      : [
          { words: say('Letter_Changed_Passkeys', { count: passkeys }) },
          { link: say('Letter_Passkey_Link'), url: page(to, 'settings/password') },
        ];
  return composeLetter(to.email, to.locale, say('Letter_Changed_Subject'), [
    { words: say('Letter_Changed_Intro') },
    ...stillOpen,
    { words: say('Letter_Changed_NotYou') },
    { link: say('Letter_Changed_Link'), url: page(to, 'recovery') },
  ]);
}

/** Tells the owner that the account is opened by the external account service from now on, and that all that opened it before has ended. */
export function accountBoundLetter(to: LetterTo): Letter {
  const say = speak(to.locale);
  return composeLetter(to.email, to.locale, say('Letter_Bound_Subject'), [
    { words: say('Letter_Bound_Intro') },
    { words: say('Letter_Bound_NotYou') },
  ]);
}

/** Tells the owner that a passkey was added, and what to do if somebody else did it. */
export function passkeyAddedLetter(to: LetterTo, name: string): Letter {
  const say = speak(to.locale);
  return composeLetter(to.email, to.locale, say('Letter_Passkey_Subject'), [
    { words: say('Letter_Passkey_Intro', { name }) },
    { words: say('Letter_Passkey_NotYou') },
    { link: say('Letter_Passkey_Link'), url: page(to, 'settings/password') },
  ]);
}

/** What a key of programs may do. Days it works: 0 = without end. */
interface MadeKey {
  name: string;
  scopes: readonly ('public' | 'licensed' | 'own')[];
  days: number;
}

/** Tells the owner that a key for programs was made, what it reads and for how long, and what to do if somebody else did it. The key itself stands in no letter. */
export function keyMadeLetter(to: LetterTo, { name, scopes, days }: MadeKey): Letter {
  const say = speak(to.locale);
  const list = new Intl.ListFormat(to.locale, { type: 'conjunction' });
  const read = list.format(scopes.map((scope) => say(`Letter_Key_${scope}`)));
  return composeLetter(to.email, to.locale, say('Letter_Key_Subject'), [
    { words: say('Letter_Key_Intro', { name, read }) },
    { words: say('Letter_Key_Term', { days }) },
    { words: say('Letter_Key_NotYou') },
    { link: say('Letter_Key_Link'), url: page(to, 'settings/keys') },
  ]);
}

/** Tells the owner of an address, and nobody else, that there is no account to recover. */
export function unknownAddressLetter(to: LetterTo): Letter {
  const say = speak(to.locale);
  return composeLetter(to.email, to.locale, say('Letter_Unknown_Subject'), [
    { words: say('Letter_Unknown_Intro') },
    { link: say('Letter_Unknown_Link'), url: page(to, 'sign-up') },
    { words: say('Letter_Ignore') },
  ]);
}

/** Asks to confirm a subscription; its header ends the mailing in one click. */
export function confirmMailingLetter(to: LetterTo, token: string): Letter {
  const say = speak(to.locale);
  const paragraphs = [
    { words: say('Letter_Confirm_Intro') },
    { link: say('Letter_Confirm_Link'), url: page(to, `mailing?token=${token}`) },
    { words: say('Letter_Ignore') },
  ];
  return composeLetter(
    to.email,
    to.locale,
    say('Letter_Confirm_Subject'),
    paragraphs,
    oneClickUrl(to.publicUrl, token),
  );
}

/** The address a mail program posts to when its reader unsubscribes (RFC 8058). */
function oneClickUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/account/unsubscribeByLetter?token=${token}`;
}

function speak(locale: Locale) {
  return (key: Parameters<typeof letterText>[1], values?: Record<string, string | number>) =>
    letterText(locale, key, values);
}

function page({ publicUrl, locale }: LetterTo, path: string): string {
  return `${publicUrl}/${locale}/${path}`;
}
