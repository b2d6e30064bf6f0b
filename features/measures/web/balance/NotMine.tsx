import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ErrorPage } from '#platform/web/errors/ErrorPage.tsx';
import { HelpContacts } from '#platform/web/HelpContacts.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';

/** In place of a dashboard that is not one's own: why, whom to ask for the link, and the way on. */
export function NotMine() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { linkedObjectYugoId } = useSession().account;
  if (linkedObjectYugoId !== null)
    return (
      <ErrorPage title={t('Errors_Denied')} text={t('Balance_NotYours')}>
        <ButtonLink variant="primary" to={buildRoute('dashboard', { id: linkedObjectYugoId })}>
          {t('Balance_ToMine')}
        </ButtonLink>
      </ErrorPage>
    );
  return (
    <ErrorPage title={t('Errors_Denied')} text={t('Errors_NoDashboard')}>
      <ButtonLink variant="primary" to={buildRoute('regions', { id: 'incidence' })}>
        {t('Balance_ToRegions')}
      </ButtonLink>
      <HelpContacts />
    </ErrorPage>
  );
}
