import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  App_ShortName: 'Svodka',
  Error_FormIncorrect: 'The form has been filled in incorrectly.',
  Error_TooManyTags: 'You have reached the maximum number of tags',
  Error_EmailNotVerified:
    'Your account service has not verified your e-mail address. Verify it there, then log in again.',
  Error_LoginFailed: 'Login failed.',
  Error_NoLicence: 'This section is open with a licence.',
  Error_AccountBlocked: 'Account has been blocked.',
  Error_AccountLimited: 'Access to this account is limited.',
  Error_Unavailable: 'The service is temporarily unavailable, try again in a minute.',
};
