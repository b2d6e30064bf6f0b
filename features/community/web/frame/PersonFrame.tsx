import type { ReactNode } from 'react';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import styles from './PersonFrame.module.css';

const tabs = [
  'profile',
  'privacy',
  'settings',
  'friends',
  'messages',
  'notifications',
  'subscriptions',
  'favorites',
  'readLater',
] as const;

/** Around every page of the person's own desk: their name and the row of its pages. `counts` stand beside the tabs' names. */
export function PersonFrame({
  current,
  counts = {},
  children,
}: {
  current: (typeof tabs)[number];
  counts?: Partial<Record<(typeof tabs)[number], number>>;
  children: ReactNode;
}) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const addressOf = (tab: (typeof tabs)[number]): string =>
    tab === 'privacy' ? buildRoute('settings', { section: 'privacy' }) : buildRoute(tab);
  return (
    <main className={styles.page}>
      <p className={styles.kicker}>{t('People_Desk')}</p>
      <h1 className={styles.title}>{account.name || account.email}</h1>
      <LinkTabs
        label={t('People_Desk')}
        tabs={tabs.map((tab) => ({
          to: addressOf(tab),
          label: t(`People_Tab_${tab}`),
          current: tab === current,
          count: counts[tab] ? String(counts[tab]) : undefined,
        }))}
      />
      <div className={styles.body}>{children}</div>
    </main>
  );
}
