import type { ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { CopyReport } from './CopyReport.tsx';
import styles from './ErrorView.module.css';

interface Props {
  /** What happened; "an error occurred" when left out. */
  title?: string;
  /** What one can do. */
  message?: ReactNode;
  code?: string;
  requestId?: string;
  stack?: string;
  /** Another try without reloading; a reload when left out. */
  onRetry?: () => void;
  /** A way on: to the home page, to the list. */
  children?: ReactNode;
}

/** A page that failed: what happened, another try, a report to send, a way on. */
export function ErrorView({ title, message, code, requestId, stack, onRetry, children }: Props) {
  const t = useText();
  const words = title ?? t('Ui_Error');
  return (
    <div className={styles.error} role="alert">
      <h1 className={styles.title}>{words}</h1>
      <p className={styles.message}>{message ?? t('Ui_ServerError')}</p>
      <div className={styles.actions}>
        <Button variant="primary" icon="retry" onClick={onRetry ?? (() => location.reload())}>
          {t(onRetry ? 'Ui_Retry' : 'Ui_Reload')}
        </Button>
        <CopyReport facts={{ title: words, code, requestId, stack }} variant="text" />
        {children}
      </div>
      {code && <p className={styles.code}>{t('Ui_ErrorCode', { code })}</p>}
    </div>
  );
}
