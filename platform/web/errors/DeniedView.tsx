import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Access denied: why, and the way back. */
export function DeniedView({ reason }: { reason: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ErrorPage title={t('Errors_Denied')} text={reason}>
      <ButtonLink variant="primary" to={buildRoute('home')}>
        {t('Errors_ToHome')}
      </ButtonLink>
    </ErrorPage>
  );
}
