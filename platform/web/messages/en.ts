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
  Again_Title: 'You have been signed out.',
  Again_Text: 'What you wrote is still here. Enter the password of {email}, and it is sent from this page.',
  Again_Password: 'Password',
  Again_Submit: 'Sign in and send',
  Again_Later: 'Not now',
  Again_Other: 'Sign in another way, in a new tab',
  Again_Replace: 'This password is good once: set a new one in a new tab, then come back here.',
};
