import { useLocation } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { keepWish } from './follow-wish.ts';

/** The same button for a stranger: to the login, and back to this page, where the wish is done. */
export function FollowLogin({ wish }: { wish: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const returnUrl = pathname + search;
  return (
    <ButtonLink
      size="small"
      icon="bell"
      onClick={() => keepWish(wish, Date.now())}
      to={useBuildRoute()('login', {}, { search: { returnUrl, asOf: null } })}
    >
      {t('Follow_On')}
    </ButtonLink>
  );
}
