import { useMemo } from 'react';
import { DayHistogram } from '#platform/charts/day/DayHistogram.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Mentions } from '#features/entities/web/dossier/load-dossier.ts';

/** Fewer headlines than a day has hours say nothing of an hour. */
const fewest = 24;

/** When headlines come out; nothing where none has a time. */
export function HoursTile({ mentions: { hours } }: { mentions: Mentions }) {
  const t = useText();
  const { integer } = useFormats();
  const format = useMemo(() => ({ value: integer }), [integer]);
  const most = Math.max(...hours);
  if (most === 0) return null;
  const hasPeak = hours.reduce((total, count) => total + count, 0) >= fewest;
  return (
    <Tile
      level={2}
      title={hasPeak ? t('Entities_HoursPeak', { hour: String(hours.indexOf(most)) }) : t('Entities_Hours')}
      sub={hasPeak && t('Entities_Hours')}
      source={t('Entities_HoursSub')}
    >
      <DayHistogram
        counts={hours}
        format={format}
        texts={{ label: t('Entities_Hours'), count: t('Entities_Headlines'), peak: integer(most) }}
        nominal={{ width: 400, height: 160 }}
      />
    </Tile>
  );
}
