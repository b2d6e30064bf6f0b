import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useAttempt } from '../use-attempt.ts';
import styles from '../Boards.module.css';

/** Opens a board to whoever has its link, and closes it again. The link is shown where it was just made; later a new one can be made. */
export function ShareBoard({ id, isShared: loaded }: { id: number; isShared: boolean }) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const buildRoute = useBuildRoute();
  const { publicUrl } = useStart();
  const [copied, copy] = useCopied();
  const [isShared, setShared] = useState(loaded);
  const [token, setToken] = useState<string | null>(null);
  const address = token === null ? '' : publicUrl + buildRoute('board', { id: token });
  const share = async (isOpen: boolean): Promise<void> => {
    const shared = await attempt(() => api.call('boards/shareBoard', { id, isShared: isOpen }));
    if (shared === null) return;
    setShared(isOpen);
    setToken(shared.token);
  };
  return (
    <details className={styles.share} data-print="no">
      <summary>{t('Boards_Share')}</summary>
      <Switch label={t('Boards_ShareSwitch')} checked={isShared} onChange={(isOpen) => void share(isOpen)} />
      <p className={typeStyles.note}>{t('Boards_ShareNote')}</p>
      {isShared && (
        <p className={typeStyles.note}>{t(token === null ? 'Boards_LinkHidden' : 'Boards_LinkOnce')}</p>
      )}
      {token !== null && (
        <p className={styles.row}>
          <code className={styles.address}>{address}</code>
          <Button size="small" icon={copied ? 'check' : 'link'} onClick={() => copy(address)}>
            {t(copied ? 'Ui_Copied' : 'Boards_CopyLink')}
          </Button>
        </p>
      )}
      {isShared && token === null && (
        <p className={styles.row}>
          <Button size="small" icon="retry" onClick={() => void share(true)}>
            {t('Boards_NewLink')}
          </Button>
        </p>
      )}
    </details>
  );
}
