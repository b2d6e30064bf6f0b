import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { DayHistogram } from '#platform/charts/day/DayHistogram.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useHourWords } from './use-hour-words.ts';

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
  const { integer } = useFormats();
  const texts = useHourWords(day.hours, day.day);
  const format = useMemo(() => ({ value: integer }), [integer]);
  return (
    <Tile
      title={t('News_DayTitle')}
      level={2}
      sub={t('News_DaySub', { headlines: day.headlines, outlets: day.outlets })}
      source={day.untimed > 0 ? t('News_DayUntimed', { count: day.untimed }) : t('News_DayHours')}
      state={day.headlines === 0 ? { kind: 'empty', message: t('News_DayEmpty') } : undefined}
    >
      {texts.peak !== undefined && <DayHistogram counts={day.hours} format={format} texts={texts} />}
    </Tile>
  );
}
