import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

/** Back to what is open to everybody. */
export function NewsButton() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ButtonLink size="large" to={buildRoute('home')}>
      {t('Landing_News')}
    </ButtonLink>
  );
}
