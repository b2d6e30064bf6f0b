import { useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

interface Props {
  /** The address asked for as it came. */
  given: string | null;
  /** The same when it may be followed. */
  returnUrl: string | null;
}

/** Says where sign-in will lead when it was asked for on the way to a page. */
export function ReturnNote({ given, returnUrl }: Props) {
  const t = useText();
  const find = useFindRoute();
  if (given === null || given === '') return null;
  if (returnUrl === null) return <p>{t('Account_Login_ReturnForeign')}</p>;
  const titleKey = returnUrl.startsWith('/') ? find(returnUrl.split(/[?#]/)[0]!)?.titleKey : undefined;
  const page = titleKey === undefined ? returnUrl : t(titleKey);
  return <p>{t('Account_Login_ReturnTo', { page })}</p>;
}
