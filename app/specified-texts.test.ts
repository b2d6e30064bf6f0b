import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locales.ts';
import { loadCatalogues, type MessageKey } from './messages.ts';

/** Sentences of the specification, each with the texts that say it; the first is the one that stands alone. */
const errors: readonly [sentence: string, ...MessageKey[]][] = [
  ['The First Name field is required.', 'Account_FirstNameRequired'],
  ['The Last Name field is required.', 'Account_LastNameRequired'],
  ['The E-mail field is required.', 'Account_EmailRequired'],
  ['The E-mail field is not a valid e-mail address.', 'Account_EmailInvalid'],
  ['Password must contain 6 to 20 characters.', 'Account_PasswordLength'],
  ['The Password field is required.', 'Account_PasswordRequired'],
  ['The form has been filled in incorrectly.', 'Error_FormIncorrect'],
  ['You must accept terms and conditions', 'Account_TermsRequired'],
  ['The search query is too long', 'Error_QueryTooLong'],
  ['You have reached the maximum number of tags', 'Error_TooManyTags'],
  [
    'The maximum number of sections has been reached. You can always add new sections after removing the old ones.',
    'Error_TooManyKept',
  ],
  ['already registered', 'Error_AlreadyRegistered'],
  ['Invalid username or password.', 'Error_InvalidCredentials'],
  ['Account has been blocked.', 'Error_AccountBlocked'],
  ['Login failed.', 'Error_LoginFailed'],
  ['Access to this account is limited.', 'Error_AccountLimited'],
  ['Access error', 'Error_AccessDenied'],
  ['Access to this section denied', 'Error_SectionDenied'],
  ['News item is currently unavailable', 'Errors_ArticleUnavailable'],
  ['News item is unavailable or deleted', 'Error_NewsNotFound', 'Errors_ArticleGone'],
  ['Message not sent', 'People_MessageNotSent'],
  ["Failed to load the Person's information", 'Error_PersonNotFound'],
  ["Failed to load the company's information", 'Error_CompanyNotFound'],
  ['An error occurred', 'Ui_Error'],
  ['A server error occurred, please wait', 'Ui_ServerError', 'Error_Internal'],
  ['Sorry, that page does not exist', 'Errors_NotFound', 'Error_NotFound'],
  ["Sorry, we can't process this page (not a news article)", 'Feeds_Refusal_no_article'],
  ['Nothing found', 'News_ImageNothing'],
  ['No news items found, try extending criteria or resetting the filter', 'News_Empty', 'NewsSearch_Empty'],
  ['no information in the database about the company', 'Entities_FactsNoneCompany'],
  ['User has no rights to edit this category.', 'Error_CategoryNotEditable'],
  ['You have no subscription', 'Error_NoSubscription'],
  ['Log in to post comments', 'Comments_LogIn'],
  ['Operation canceled by the user.', 'MeasureDocuments_Canceled'],
  ['its scheme is not supported', 'Ui_UnsupportedScheme'],
];

/** What the specification names of successes. */
const successes: readonly [sentence: string, ...MessageKey[]][] = [
  ['Message sent', 'People_MessageSent'],
  ['Thank you', 'News_Wrong_Sent'],
  ['You have signed up and subscribed to the newsletter', 'Account_SignUp_DoneMailing'],
  ['You have subscribed', 'Account_Mailing_Subscribed'],
  ['You have unsubscribed', 'Account_Mailing_Unsubscribed'],
];

const catalogues = await loadCatalogues();

/** A sentence without what typography changes: apostrophes, spaces that do not break. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase();

const all = (rows: typeof errors) =>
  rows.flatMap(([sentence, ...keys]) =>
    keys.flatMap((key) => locales.map((locale) => [locale, sentence, key] as const)),
  );

function check(locale: (typeof locales)[number], sentence: string, key: MessageKey): void {
  const [own, english] = [catalogues[locale][key], catalogues.en[key]];
  if (locale === 'en') expect(plain(english)).toContain(plain(sentence));
  else expect(own).not.toBe(english);
  expect(own.trim()).not.toBe('');
  expect(/[а-яё]/i.test(own)).toBe(locale === 'ru');
  expect(/[\u3040-\u30ff\u4e00-\u9fff]/.test(own)).toBe(locale === 'ja');
}

test.each(all(errors))('error text in %s: %s (%s)', check);

test.each(all(successes))('success text in %s: %s (%s)', check);

test('an empty panel of notices says so in the words of the specification', () => {
  expect(catalogues.ru.Ui_NoNotices).toBe('Нет новых уведомлений');
  expect(catalogues.ru.Ui_Notices).toBe('Уведомления');
});
