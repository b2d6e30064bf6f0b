import { useMemo } from 'react';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { countClasses } from '#platform/maps/classes.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Figures } from './load-figures.ts';
import { regionMap } from './region-map.ts';
import styles from './FiguresAside.module.css';

const scale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' as const };
/** Named at sea: Saint Petersburg, Moscow, Chukotka, Dagestan. */
const leaders = [1_124_678, 1_124_665, 1_124_687, 1_124_605];
const nominal = { width: 840, height: 460, narrowHeight: 200 };

/** The week's incidence of all regions with its classes. */
export function FiguresMap({ figures }: { figures: Figures }) {
  const t = useText();
  const formats = useFormats();
  const places = useMemo(
    () =>
      figures.places.map(({ yugoId, name, shortName, per100k }) => ({
        id: yugoId,
        name,
        shortName,
        value: per100k,
      })),
    [figures],
  );
  const counts = useMemo(
    () =>
      countClasses(
        places.map(({ value }) => value),
        scale.bounds,
      ),
    [places],
  );
  const format = useMemo(
    () => ({ value: formats.integer, label: formats.integer, axis: formats.integer }),
    [formats],
  );
  const value = t('Account_Aside_Value');
  const texts = {
    label: value,
    value,
    place: t('Account_Aside_Region'),
    noData: t('Ui_NoData'),
    notApplicable: t('Ui_NotApplicable'),
    zoomIn: '',
    zoomOut: '',
    zoomReset: '',
  };
  return (
    <>
      <div className={styles['map']}>
        <Choropleth
          {...{ map: regionMap, places, scale, format, texts, leaders, nominal }}
          zoomable={false}
        />
      </div>
      <div className={styles['legend']}>
        <p className={styles['caption']}>{t('Account_Aside_Caption')}</p>
        <HistogramLegend
          {...{ scale, counts, format }}
          texts={{ label: t('Account_Aside_Legend'), class: (_from, _to, count) => formats.integer(count) }}
        />
      </div>
    </>
  );
}
