import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import page from '../Explore.module.css';
import styles from './Delivery.module.css';

/** Ends a board's letters by the token of one; says when it is done, and where there is nothing to end. */
export function EndLetter({ token }: { token: string }) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await api.call('boards/endLetter', { token });
      setDone(true);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className={page.page}>
      <h1 className={typeStyles.title}>{t(isDone ? 'BoardDelivery_EndDone' : 'BoardDelivery_EndTitle')}</h1>
      <div className={styles.end}>
        {isDone ? (
          <ButtonLink to={buildRoute('boards')}>{t('BoardDelivery_ToBoards')}</ButtonLink>
        ) : token === '' ? (
          <p className={page.lead}>{t('BoardDelivery_EndNoToken')}</p>
        ) : (
          <>
            <p className={page.lead}>{t('BoardDelivery_EndLead')}</p>
            {problem !== null && <p role="alert">{problem}</p>}
            <Form onSend={end}>
              <Button type="submit" variant="primary" busy={isBusy}>
                {t('BoardDelivery_End')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </main>
  );
}
