export { emailKey } from './domain/account-fields.ts';
export { subscribe, unsubscribeByEmail } from './server/mailing/mailing-queries.ts';
export {
  findAccount,
  findAccountByEmail,
  findOwnRegion,
  letterLocale,
} from './server/accounts/account-queries.ts';
export {
  countAttempt,
  isWithinLimit,
  letterByEmail,
  type AttemptLimit,
} from './server/passwords/attempts.ts';
export { alreadyRegisteredLetter } from './server/letters/account-letters.ts';
export { checkCurrentPassword } from './server/registration/handlers.ts';
export { endEarlierAccess } from './server/sessions/end-access.ts';
export { hashToken } from './server/sessions/opaque-token.ts';
export { findCallerByAccount } from './server/find-caller.ts';
export { endSession } from './server/sessions/open-session.ts';
export { refuseUnderIssuer } from './server/sign-in/return-address.ts';
