import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useBuyGoal } from '../shell/use-visit-counter.ts';

/** Buy or try: the orange button, to the landing page. */
export function BuyButton({ wide = false }: { wide?: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ButtonLink
      variant="access"
      size={wide ? 'medium' : 'small'}
      wide={wide}
      to={buildRoute('landing')}
      onClick={useBuyGoal()}
    >
      {t('Shell_GetAccess')}
    </ButtonLink>
  );
}
