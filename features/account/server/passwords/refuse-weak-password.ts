import { AppError } from '#platform/contract/errors.ts';
import { hasOwnWords, passwordLength } from '../../domain/account-fields.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a new password that anybody would try. That is one of the most used of all, in any case, or one that is no
 * more than the person's own address or the product's name.
 */
export async function refuseWeakPassword(password: string, email: string | null = null): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase();
  if ((await (common ??= readCommon())).has(plain)) refuse('Account_PasswordCommon');
  if (hasOwnWords(plain, email)) refuse('Account_PasswordOwn');
}

/** The list is read when the first password is chosen: most starts never need it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const { min, max } = passwordLength;
  return new Set(
    dictionary['passwords-common']
      .filter((word) => word.length >= min && word.length <= max)
      .map((word) => word.toLowerCase()),
  );
}

function refuse(message: string): never {
  throw new AppError('bad_request', { fields: [{ path: 'password', message }] });
}
