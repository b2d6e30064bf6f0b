import type { ReactNode } from 'react';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './MeasuresHead.module.css';

interface Props {
  title: string;
  /** What the page finds, in a sentence. */
  children: ReactNode;
  current: 'all' | 'mine' | 'queue' | 'manuals';
}

/** Head of every page of measures: title, the finding beside it, the sections. */
export function MeasuresHead({ title, children, current }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const tabs = [
    { id: 'all', to: buildRoute('allActions', { id: federalYugoId }), label: t('Measures_TabAll') },
    { id: 'mine', to: buildRoute('myActions'), label: t('Measures_TabMine') },
    { id: 'queue', to: buildRoute('moderateActions'), label: t('Measures_TabQueue') },
    { id: 'manuals', to: buildRoute('actionsManuals'), label: t('Measures_TabManuals') },
  ] as const;
  return (
    <header>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.finding}>{children}</p>
      </div>
      <LinkTabs
        label={t('Measures_Tabs')}
        tabs={tabs.map((tab) => ({ ...tab, current: tab.id === current }))}
      />
    </header>
  );
}
