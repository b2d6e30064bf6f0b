import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readReturnUrl } from '../../domain/return-url.ts';

/** The address to return to after signing in, home when none is given; refuses one that leads elsewhere. */
export function getReturnUrl(
  given: string | undefined,
  { config, locale }: Pick<RequestContext, 'config' | 'locale'>,
): string {
  if (given === undefined || given === '') return `/${locale}/`;
  const address = readReturnUrl(given, config.publicUrl, config.RETURN_ORIGINS);
  if (address === null) throw new AppError('return_url_foreign');
  return address;
}

/** Where sign-in starts when an external service does it, null while the embedded one does. */
export function externalLoginUrl(
  { config }: Pick<RequestContext, 'config'>,
  returnUrl?: string,
): string | null {
  if (config.ACCOUNT_URL === undefined) return null;
  const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  return `${config.publicUrl}/account/signin${query}`;
}

/** Decision 37: passwords are not ours under an external issuer; the answer tells where to sign in. */
export function refuseUnderIssuer(context: Pick<RequestContext, 'config'>, returnUrl?: string): void {
  const loginUrl = externalLoginUrl(context, returnUrl);
  if (loginUrl !== null) throw new AppError('external_login', { loginUrl });
}
