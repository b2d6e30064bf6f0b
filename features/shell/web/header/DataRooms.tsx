import { listDataRooms } from '#features/shell/domain/data-rooms.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { useBuildRoute, useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import shell from '../shell/Shell.module.css';
import styles from './DataRooms.module.css';

/** The rooms of figures in one line under the masthead: explorer, indicators, questions, own data, programs, state. */
export function DataRooms() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const rooms = listDataRooms(useCurrentRoute()?.name, account.roles);
  if (rooms.length === 0) return null;
  const label = t('Sections_dataGroup');
  return (
    <div className={`${shell.wrap} ${styles.line}`}>
      <p className={styles.name} aria-hidden>
        {label}
      </p>
      <div className={styles.tabs}>
        <LinkTabs
          small
          label={label}
          tabs={rooms.map(({ route, text, current }) => ({ to: buildRoute(route), label: t(text), current }))}
        />
      </div>
    </div>
  );
}
