import { useMemo } from 'react';
import { DayHistogram } from '#platform/charts/day/DayHistogram.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Mentions } from './load-dossier.ts';

/** When headlines come out; nothing where none has a time. */
export function HoursTile({ mentions: { hours } }: { mentions: Mentions }) {
  const t = useText();
  const { integer } = useFormats();
  const format = useMemo(() => ({ value: integer }), [integer]);
  const most = Math.max(...hours);
  if (most === 0) return null;
  return (
    <Tile
      level={2}
      title={t('Entities_HoursPeak', { hour: String(hours.indexOf(most)) })}
      sub={t('Entities_Hours')}
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
