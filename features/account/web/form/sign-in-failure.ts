import type { Translate } from '#platform/web/text.ts';
import type { FormProblem } from './form-problem.ts';

const sentences = {
  account_blocked: 'Error_AccountBlocked',
  account_limited: 'Error_AccountLimited',
  email_not_verified: 'Error_EmailNotVerified',
  login_failed: 'Error_LoginFailed',
} as const;

/** What an external account service's refusal, named in the address, says on the login page; null when there was none. */
export function signInFailure(failed: string | null, t: Translate): FormProblem | null {
  if (failed === null) return null;
  const code = Object.hasOwn(sentences, failed) ? (failed as keyof typeof sentences) : 'login_failed';
  return { code, title: t(sentences[code]), fields: {}, details: {} };
}
