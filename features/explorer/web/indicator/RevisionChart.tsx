import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable, type LineSeries } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { largestRevision } from '../../domain/indicator/largest-revision.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { RevisedPlace, RevisionLog } from './load-indicator.ts';
import styles from './Indicator.module.css';

interface Props {
  revised: RevisedPlace;
  /** Revisions of all regions: those that can be chosen. */
  log: RevisionLog;
}

/** A region's values as they stand now, and dotted what stood before them. */
export function RevisionChart({ revised: { yugoId, data, revisions }, log }: Props) {
  const t = useText();
  const { words, about, figure, period } = useViewWords(data);
  const [, setSearch] = useSearchParams();
  const series = useMemo((): LineSeries[] => {
    const now = data.series.find(({ measure }) => measure === 0)?.points ?? [];
    const before = new Map(revisions.map((each) => [each.day, each.before]));
    return [
      { id: 'now', name: t('Explore_Revisions_Now'), points: now, own: true },
      {
        id: 'before',
        name: t('Explore_Revisions_Before'),
        points: [...before]
          .map(([day, value]) => ({ day, value }))
          .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
        hue: 'ghost',
        dotted: true,
      },
    ];
  }, [data, revisions, t]);
  const largest = largestRevision(revisions);
  if (data.ends === null || largest === null) return null;
  const chart = { period, series, about, ...words };
  const places = new Map(log.revisions.map((each) => [each.yugoId, each.place]));
  return (
    <>
      {places.size > 1 && (
        <div className={styles.place}>
          <SelectField
            label={t('Explore_Row_place')}
            value={String(yugoId)}
            options={[...places].map(([value, label]) => ({ value: String(value), label }))}
            onChange={(place) => setSearch({ place }, { replace: true, preventScrollReset: true })}
          />
        </div>
      )}
      <ChartFrame
        level={3}
        title={t('Explore_Revisions_Line', {
          place: largest.place,
          period: largest.period,
          before: figure(largest.before),
          value: figure(largest.value),
        })}
        sub={`${[about.indicator, about.unit].filter(Boolean).join(', ')}. ${t('Explore_Revisions_Dotted')}`}
        about={about}
        table={linesTable(chart, words)}
        sample={data.series.some(({ sample }) => sample)}
        source={<ViewSource data={data} />}
      >
        <Lines {...chart} nominal={{ width: 840, height: 300, narrowHeight: 240 }} />
      </ChartFrame>
    </>
  );
}
