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

/** Opens a board to whoever has its link, and closes it again. */
export function ShareBoard({ id, token: loaded }: { id: number; token: string | null }) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const buildRoute = useBuildRoute();
  const { publicUrl } = useStart();
  const [copied, copy] = useCopied();
  const [token, setToken] = useState(loaded);
  const address = token === null ? '' : publicUrl + buildRoute('board', { id: token });
  const share = async (isShared: boolean): Promise<void> => {
    const shared = await attempt(() => api.call('boards/shareBoard', { id, isShared }));
    if (shared !== null) setToken(shared.token);
  };
  return (
    <details className={styles.share} data-print="no">
      <summary>{t('Boards_Share')}</summary>
      <Switch
        label={t('Boards_ShareSwitch')}
        checked={token !== null}
        onChange={(isShared) => void share(isShared)}
      />
      <p className={typeStyles.note}>{t('Boards_ShareNote')}</p>
      {token !== null && (
        <p className={styles.row}>
          <code className={styles.address}>{address}</code>
          <Button size="small" icon={copied ? 'check' : 'link'} onClick={() => copy(address)}>
            {t(copied ? 'Ui_Copied' : 'Boards_CopyLink')}
          </Button>
        </p>
      )}
    </details>
  );
}
