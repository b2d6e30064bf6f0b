import { lazy, Suspense, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { comparedView, type OverviewView } from '../../domain/overview/overview-view.ts';
import type { OverviewData } from './load-overview.ts';
import styles from './ChartChoices.module.css';

type Props = Pick<OverviewData, 'stat' | 'compared'> & {
  view: OverviewView;
  change: ChangeView<OverviewView>;
};

const CompareDialog = lazy(() =>
  import('./CompareDialog.tsx').then(({ CompareDialog: component }) => ({ default: component })),
);

/** What is drawn: measure, period, per 100 000, means alone, logarithmic scale, other places. */
export function ChartChoices({ view, change, stat }: Props) {
  const t = useText();
  const [comparing, setComparing] = useState(false);
  const switches = [
    { value: 'per100k', label: t('Regions_UnitPer100k'), disabled: stat.population === null },
    // Several places are drawn by their means anyway.
    { value: 'mean', label: t('Regions_Mean7'), disabled: view.compare.length > 0 },
    { value: 'log', label: t('Regions_LogScale') },
  ] as const;
  const chosen = switches.filter(({ value }) => view[value]).map(({ value }) => value);
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t('Regions_Measure')}
        value={view.measure}
        onChange={(measure) => change({ measure })}
        options={[
          { value: 'cases', label: t('Regions_MeasureCases') },
          { value: 'deaths', label: t('Regions_MeasureDeaths') },
          { value: 'cured', label: t('Regions_MeasureCured') },
        ]}
      />
      <SegmentedControl
        label={t('Regions_Period')}
        value={view.period}
        onChange={(period) => change({ period })}
        options={[
          { value: '3m', label: t('Regions_Period3m') },
          { value: '1y', label: t('Regions_Period1y') },
          { value: 'all', label: t('Regions_PeriodAll') },
        ]}
      />
      <Chips
        label={t('Regions_Scale')}
        options={switches}
        chosen={chosen}
        onChange={(now) =>
          change({
            per100k: now.includes('per100k'),
            mean: now.includes('mean'),
            log: now.includes('log'),
          })
        }
      />
      <Button size="small" icon="compare" onClick={() => setComparing(true)}>
        {t('Regions_Compare')}
      </Button>
      {comparing && (
        <Suspense fallback={null}>
          <CompareDialog
            own={stat.yugoId}
            chosen={view.compare}
            onChange={(compare) => change(comparedView(view, compare, stat.population !== null))}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
