import { Button } from '#platform/ui/buttons/Button.tsx';
import { ErrorPage } from '#platform/web/errors/ErrorPage.tsx';
import { useText } from '#platform/web/text.ts';

/** A part of the program did not arrive, or not in time: only loading the page anew fetches it. `to` is where the reader was going. */
export function ChunkView({ to }: { to?: string }) {
  const t = useText();
  const reload = () => (to === undefined ? location.reload() : location.assign(to));
  return (
    <ErrorPage title={t('Ui_ChunkError')} text={t('Errors_ChunkText')}>
      <Button variant="primary" icon="retry" onClick={reload}>
        {t('Ui_Reload')}
      </Button>
    </ErrorPage>
  );
}
