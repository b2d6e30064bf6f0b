import { lazy, Suspense } from 'react';
import { useSession } from '#platform/web/session/use-session.ts';
import styles from './OwnRegionPlace.module.css';

const OwnRegionLine = lazy(async () => ({
  default: (await import('./OwnRegionLine.tsx')).OwnRegionLine,
}));

/** The place of one's own region on home: nothing for a stranger; for others its code comes when it is drawn. */
export function OwnRegionPlace() {
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <OwnRegionLine />
      </Suspense>
    </div>
  );
}
