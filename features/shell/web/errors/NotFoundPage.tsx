import { data } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { ErrorPage } from '#platform/web/errors/ErrorPage.tsx';
import { searchPaletteId } from '../search/palette-id.ts';

/** The page of unknown addresses answers 404, so that nobody remembers it as a page. */
export function loader() {
  return data(null, { status: 404 });
}

export const clientLoader = () => null;

/** Sorry, that page does not exist. */
export default function NotFoundPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ErrorPage code="404" title={t('Errors_NotFound')} text={t('Errors_NotFoundText')}>
      <ButtonLink variant="primary" to={buildRoute('home')}>
        {t('Errors_ToHome')}
      </ButtonLink>
      <Button icon="search" popoverTarget={searchPaletteId}>
        {t('Ui_Search')}
      </Button>
    </ErrorPage>
  );
}
