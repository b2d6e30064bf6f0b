import type { letterTexts as ru } from './ru.ts';

export const letterTexts: Record<keyof typeof ru, string> = {
  Letter_OneTime_Subject: 'Your first sign-in to Svodka',
  Letter_First_Intro:
    'You have signed up for Svodka. Follow the link to set a password and sign in at once. It works once, within {hours, plural, one {# hour} other {# hours}}.',
  Letter_First_Link: 'Set a password and sign in',
  Letter_OneTime_Intro: 'If the link does not open, sign in with this one-time password:',
  Letter_OneTime_Validity:
    'It is valid for {hours, plural, one {# hour} other {# hours}}. After the first sign-in you will set a password of your own.',
  Letter_OneTime_Link: 'Sign in with the one-time password',
  Letter_OneTime_Mailing:
    'We have subscribed this address to the news digest; the first issue comes after your first sign-in.',
  Letter_Known_Subject: 'You already have a Svodka account',
  Letter_Known_Intro:
    'Somebody, perhaps you, tried to sign up with this address again. There is an account with it already; it has not changed.',
  Letter_Known_Link: 'Log in',
  Letter_Known_Recovery: 'Forgot your password? Recover it',
  Letter_Recovery_Subject: 'A new password for Svodka',
  Letter_Recovery_Intro:
    'Follow the link to set a new password. It works once, within {hours, plural, one {# hour} other {# hours}}.',
  Letter_Recovery_Link: 'Set a new password',
  Letter_Changed_Subject: 'Your Svodka password was changed',
  Letter_Changed_Intro:
    'The password of your Svodka account has just been changed, and other devices have been signed out.',
  Letter_Changed_NotYou: 'If it was not you, set a new password at once and tell us.',
  Letter_Changed_Link: 'Set a new password',
  Letter_Bound_Subject: 'You now log in to Svodka through your account service',
  Letter_Bound_Intro:
    'Your Svodka account is now tied to the external account service. What opened it before (password, passkeys, open sessions) no longer works.',
  Letter_Bound_NotYou: 'If this wasn’t you, please tell us.',
  Letter_Changed_Passkeys:
    '{count, plural, one {# passkey still opens} other {# passkeys still open}} your account without a password. Remove those you don’t recognise.',
  Letter_Passkey_Subject: 'A passkey was added to your account',
  Letter_Passkey_Intro: 'The key “{name}” now opens your Svodka account without a password.',
  Letter_Passkey_NotYou: 'If it was not you, remove it in the settings, set a new password and tell us.',
  Letter_Passkey_Link: 'Passkeys in the settings',
  Letter_Key_Subject: 'A key for programs was made in your account',
  Letter_Key_Intro:
    'The key “{name}” now reads Svodka in your name: {read}. The key itself was shown once and is never sent by mail.',
  Letter_Key_Term:
    '{days, plural, =0 {It works until it is revoked.} one {It works for # day.} other {It works for # days.}}',
  Letter_Key_NotYou: 'If it was not you, revoke the key in the settings, set a new password and tell us.',
  Letter_Key_Link: 'Keys in the settings',
  Letter_Key_public: 'what is open to everybody',
  Letter_Key_licensed: 'what your licence opens',
  Letter_Key_own: 'what is your own',
  Letter_Unknown_Subject: 'There is no account with this address',
  Letter_Unknown_Intro:
    'Somebody, perhaps you, asked Svodka to recover the password for this address, but there is no account with it.',
  Letter_Unknown_Link: 'Sign up',
  Letter_Confirm_Subject: 'Confirm your subscription to the Svodka digest',
  Letter_Confirm_Intro:
    'This address was given for a subscription to the news digest. If it was you, please confirm it.',
  Letter_Confirm_Link: 'Confirm the subscription',
  Letter_Unsubscribe: 'Unsubscribe from the mailing',
  Letter_Ignore: 'If this wasn’t you, ignore this letter.',
  Letter_OneTime_Trial:
    'The first sign-in starts your trial of {days, plural, one {# day} other {# days}}: the dossiers of all regions and the map.',
};
