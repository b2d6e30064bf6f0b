import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useMuting } from '../muting/use-muting.ts';
import styles from './MuteSource.module.css';

interface Props {
  sourceId: number;
  name: string;
  /** Number of the muting; null while the outlet is heard. */
  mutedId: number | null;
}

/** Leaves the outlet out of the reader's feeds, or lets it in again; without a login it leads there. */
export function MuteSource({ sourceId, name, mutedId }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { isLoggedIn } = useSession();
  const { muteSource, unmute } = useMuting();
  if (!isLoggedIn)
    return (
      <ButtonLink
        to={buildRoute('login', {}, { search: { returnUrl: buildRoute('source', { id: sourceId }) } })}
        size="small"
        icon="eye-off"
      >
        {t('NewsMuted_HideSource')}
      </ButtonLink>
    );
  if (mutedId === null)
    return (
      <Button size="small" icon="eye-off" onClick={() => void muteSource(sourceId)}>
        {t('NewsMuted_HideSource')}
      </Button>
    );
  const again = () => void muteSource(sourceId);
  return (
    <p className={styles.muted}>
      {t('NewsMuted_SourceHidden')}{' '}
      <Button size="small" icon="eye" onClick={() => void unmute({ id: mutedId, name, again })}>
        {t('NewsMuted_ShowSource')}
      </Button>
    </p>
  );
}
