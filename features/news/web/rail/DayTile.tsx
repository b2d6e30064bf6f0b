import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { DayHistogram } from '#platform/charts/day/DayHistogram.tsx';
import { clockOf } from '#platform/charts/day/layout-day.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';

/** How many headlines each hour of the clock's day brought, and from how many outlets; null = they did not load. */
export function DayTile({ day }: { day: OutputOf<'news/getDayHistogram'> | null }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  if (day !== null) return <Hours day={day} />;
  const state = { kind: 'error', onRetry: () => void revalidate() } as const;
  return <Tile title={t('News_DayTitle')} level={2} state={state} height={190} />;
}

function Hours({ day }: { day: OutputOf<'news/getDayHistogram'> }) {
  const t = useText();
  const { integer, day: writeDay } = useFormats();
  const peak = day.hours.indexOf(Math.max(...day.hours));
  const hasPeak = (day.hours[peak] ?? 0) > 0;
  const texts = useMemo(
    () => ({
      label: t('News_DayLabel', { day: writeDay(day.day) }),
      count: t('News_DayCount'),
      peak: hasPeak
        ? t('News_DayPeak', {
            from: clockOf(peak).slice(0, 2),
            to: clockOf(peak + 1).slice(0, 2),
            count: day.hours[peak],
          })
        : undefined,
    }),
    [t, writeDay, day, peak, hasPeak],
  );
  const format = useMemo(() => ({ value: integer }), [integer]);
  return (
    <Tile
      title={t('News_DayTitle')}
      level={2}
      sub={t('News_DaySub', { headlines: day.headlines, outlets: day.outlets })}
      source={day.untimed > 0 ? t('News_DayUntimed', { count: day.untimed }) : t('News_DayHours')}
      state={day.headlines === 0 ? { kind: 'empty', message: t('News_DayEmpty') } : undefined}
    >
      {hasPeak && <DayHistogram counts={day.hours} format={format} texts={texts} />}
    </Tile>
  );
}
