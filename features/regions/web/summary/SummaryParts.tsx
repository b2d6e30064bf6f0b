import { PdfButton, PrintedAddress } from '#services/exports/public.web.ts';
import { useMemo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { AlarmBanner } from '../forecast/AlarmBanner.tsx';
import { sayLack } from '../forecast/forecast-lack.ts';
import type { Summary, SummaryProps } from './load-summary.ts';
import { SheetScope } from './SheetScope.tsx';
import { SummarySheet } from './SummarySheet.tsx';
import { summaryVerdict } from './summary-verdict.ts';
import styles from './SummaryPage.module.css';

/** The verdict, the choices and the sheet; where nothing was issued the reason. */
export function SummaryParts({ summary: whole, view, change }: SummaryProps) {
  const t = useText();
  const formats = useFormats();
  const summary = useMemo(() => ofDistrict(whole, view.district), [whole, view.district]);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('RegionSummary_Title')}</h1>
        <Verdict sentences={summaryVerdict(summary, { t, formats })} />
      </header>
      <AlarmBanner alarm={summary.alarm} />
      <div className={styles.choices} data-print="no">
        <Choices {...{ view, change }} />
        <SheetScope {...{ summary, view, change }} />
      </div>
      {summary.lack === null ? (
        <SummarySheet {...{ summary, view, change }} />
      ) : (
        <Tile
          level={2}
          title={t('RegionSummary_Sheet')}
          state={{ kind: 'empty', message: sayLack(t, summary.lack) }}
        />
      )}
      <PrintedAddress />
    </main>
  );
}

/** The country and the subjects of one district; all of them without one. */
function ofDistrict(summary: Summary, district: number | null): Summary {
  if (district === null) return summary;
  return {
    ...summary,
    rows: summary.rows.filter(({ kind, districtId }) => kind === 'country' || districtId === district),
  };
}

function Choices({ view, change }: Pick<SummaryProps, 'view' | 'change'>) {
  const t = useText();
  return (
    <>
      <SegmentedControl
        label={t('RegionSummary_Measure')}
        value={view.measure}
        onChange={(measure) => change({ measure })}
        options={[
          { value: 'cases', label: t('RegionForecast_Cases') },
          { value: 'deaths', label: t('RegionForecast_Deaths') },
        ]}
      />
      <SegmentedControl
        label={t('RegionSummary_Order')}
        value={view.order}
        onChange={(order) => change({ order })}
        options={[
          { value: 'verdict', label: t('RegionSummary_OrderVerdict') },
          { value: 'change', label: t('RegionSummary_OrderChange') },
          { value: 'name', label: t('RegionSummary_OrderName') },
        ]}
      />
      <SegmentedControl
        label={t('RegionSummary_Scale')}
        value={view.scale}
        onChange={(scale) => change({ scale })}
        options={[
          { value: 'own', label: t('RegionSummary_ScaleOwn') },
          { value: 'one', label: t('RegionSummary_ScaleOne') },
          { value: 'index', label: t('RegionSummary_ScaleIndex') },
        ]}
      />
      <SegmentedControl
        label={t('RegionSummary_Paper')}
        value={view.paper}
        onChange={(paper) => change({ paper })}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'a3', label: 'A3' },
        ]}
      />
      <Button size="small" variant="primary" icon="print" onClick={() => print()}>
        {t('RegionSummary_Print', { paper: view.paper.toUpperCase() })}
      </Button>
      <PdfButton />
    </>
  );
}
