import { useState } from 'react';
import { useRevalidator } from 'react-router';
import typeStyles from '#platform/ui/type.module.css';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { editors, holdsOneOf } from '#platform/shared/roles.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { acceptedAll, type Accepted } from '../domain/judging/accepted.ts';
import { OwnMap } from './beside/OwnMap.tsx';
import { OwnSeriesList } from './list/OwnSeriesList.tsx';
import { useSeriesActs } from './list/use-series-acts.ts';
import type { OwnData } from './load-own-data.ts';
import { FileStep } from './steps/FileStep.tsx';
import { LoadPanel } from './steps/LoadPanel.tsx';
import { MeaningStep } from './steps/MeaningStep.tsx';
import { ReadingStep } from './steps/ReadingStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import { StatisticsPanel } from './statistics/StatisticsPanel.tsx';
import { useOwnFile } from './use-own-file.ts';
import styles from './OwnData.module.css';

/** One page, four steps; beside them what would be kept, and what is. */
export function OwnDataParts({ data }: { data: OwnData }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const state = useOwnFile();
  const { remove } = useSeriesActs();
  const [accepted, setAccepted] = useState<Accepted>(new Set());
  const { read } = state;
  const { account } = useSession();
  const isOperator = account !== null && holdsOneOf(account, editors);
  const changed = () => void revalidate();
  const load = async (part: { source: string }): Promise<void> => {
    const kept = await state.load({
      ...part,
      accepted: accepted.has(acceptedAll) ? '' : [...accepted].join('.'),
      acceptAll: accepted.has(acceptedAll),
    });
    if (kept === null) return;
    changed();
    const [first] = read?.series ?? [];
    const name = first?.name || read?.fileName || '';
    state.drop();
    setAccepted(new Set());
    const loaded =
      kept.series > 1 ? t('OwnData_LoadedSeries', kept) : t('OwnData_Loaded', { count: kept.values });
    showToast(loaded, {
      kind: 'done',
      action: {
        label: t('OwnData_Undo'),
        onSelect: () => void remove({ id: kept.id, name, wholeLoad: true }, changed),
      },
    });
  };
  const title =
    read === null
      ? t('Titles_OwnData')
      : t('OwnData_ReadTitle', { ready: read.counts.ready + read.counts.doubted, of: read.counts.values });
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.title}>{title}</h1>
      <p className={styles.lead}>{t('OwnData_Lead')}</p>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <FileStep state={state} onTake={() => setAccepted(new Set())} />
          {read && (
            <>
              <ReadingStep {...{ read, state }} />
              <MeaningStep {...{ read, state }} places={data.places} />
              <ResultStep {...{ read, state, accepted, setAccepted }} places={data.places} />
            </>
          )}
        </div>
        <aside className={styles.beside}>
          {read && <LoadPanel key={state.file?.name} {...{ read, state, accepted }} onLoad={load} />}
          {read && <OwnMap read={read} places={data.places} />}
          {read && isOperator && (
            <StatisticsPanel key={`statistics ${state.file?.name}`} {...{ read, state }} />
          )}
          <OwnSeriesList {...{ data, changed }} />
        </aside>
      </div>
    </main>
  );
}
