import { redirect } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import type { PostedPage } from '../form/form-action.ts';

/** Where a form without JavaScript leads after a sign-in: the page asked for, or the change of a one-time password. */
export function nextAfterSignIn(
  { returnUrl, mustReplacePassword }: OutputOf<'account/login'>,
  { locale }: PostedPage,
): Response {
  return redirect(
    mustReplacePassword ? `/${locale}/login/password?returnUrl=${encodeURIComponent(returnUrl)}` : returnUrl,
    303,
  );
}
