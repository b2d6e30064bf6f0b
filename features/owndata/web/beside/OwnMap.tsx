import { useMemo, useState } from 'react';
import { formatPeriod } from '#platform/shared/periods.ts';
import { classBounds } from '#platform/maps/class-bounds.ts';
import { countClasses } from '#platform/maps/classes.ts';
import { HistogramLegend } from '#platform/maps/legend/HistogramLegend.tsx';
import { MiniMap } from '#platform/maps/silhouette/MiniMap.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FileRead, OwnData } from '../load-own-data.ts';
import styles from '../OwnData.module.css';

/** The regions that were recognised, by the last values of the chosen series, at first the first; doubted ones are not drawn. */
export function OwnMap({ read, places: all }: { read: FileRead; places: OwnData['places'] }) {
  const t = useText();
  const formats = useFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const drawable = read.series.filter(({ latest }) => latest !== null && latest.places.length > 0);
  const shown = drawable.find(({ number }) => String(number) === chosen) ?? drawable[0];
  const latest = shown?.latest ?? null;
  const { places, scale } = useDrawn(latest, all);
  if (shown === undefined || latest === null) return null;
  const period = formatPeriod(read.reading.period, latest.day, formats.locale);
  const about = [shown.name || read.fileName, period, shown.unit].filter(Boolean).join(', ');
  const values = places.map(({ value }) => value);
  return (
    <section aria-label={t('OwnData_Map')}>
      <h2 className={styles.heading}>{t('OwnData_Map')}</h2>
      {drawable.length > 1 && (
        <SelectField
          size="small"
          label={t('OwnData_SeriesTitle')}
          value={String(shown.number)}
          options={drawable.map(({ number, name }) => ({ value: String(number), label: name }))}
          onChange={setChosen}
        />
      )}
      <p className={styles.note}>
        {about}. {t('OwnData_MapNote')}
      </p>
      <MiniMap places={places} scale={scale} label={about} />
      <HistogramLegend
        scale={scale}
        counts={countClasses(values, scale.bounds)}
        format={{ axis: formats.round }}
        texts={{ label: about, class: () => '' }}
      />
    </section>
  );
}

type Latest = FileRead['series'][number]['latest'];

/** Every region with its value, and the classes of a map. */
function useDrawn(latest: Latest, all: OwnData['places']) {
  return useMemo(() => {
    const values = new Map(latest?.places.map(({ yugoId, value }) => [yugoId, value]));
    const regions = all
      .filter(({ isRegion }) => isRegion)
      .map(({ yugoId }) => ({ id: yugoId, value: values.get(yugoId) ?? null }));
    const bounds = classBounds(regions.map(({ value }) => value));
    return { places: regions, scale: { bounds, palette: 'sequential' as const } };
  }, [latest, all]);
}
