import { HourBars } from '#platform/charts/day/HourBars.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Mentions } from './load-dossier.ts';

/** When headlines come out; nothing where none has a time. */
export function HoursTile({ mentions: { hours } }: { mentions: Mentions }) {
  const t = useText();
  const most = Math.max(...hours);
  if (most === 0) return null;
  return (
    <Tile
      level={2}
      title={t('Entities_HoursPeak', { hour: String(hours.indexOf(most)) })}
      sub={t('Entities_Hours')}
      source={t('Entities_HoursSub')}
    >
      <HourBars counts={hours} width={320} height={120} />
    </Tile>
  );
}
