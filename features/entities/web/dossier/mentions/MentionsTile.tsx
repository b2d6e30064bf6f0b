import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { sumWeeks } from '#features/entities/domain/dossier/sum-weeks.ts';
import type { Header, Mentions } from '#features/entities/web/dossier/load-dossier.ts';
import { peakOf } from './MentionsVerdict.tsx';

/** A span of more days than this is drawn by weeks: columns would be hairs. */
const maxDays = 120;

/** How many headlines each day or week brought. */
export function MentionsTile({ header, mentions }: { header: Header; mentions: Mentions }) {
  const t = useText();
  const { locale, day, integer } = useFormats();
  const first = mentions.days[0]?.day;
  const last = mentions.days.at(-1)?.day;
  const isLong = first !== undefined && last !== undefined && daysBetween(first, last) > maxDays;
  const period = isLong ? 'week' : 'day';
  const words = useChartWords(period, 0);
  if (first === undefined || last === undefined)
    return (
      <Tile
        level={2}
        title={t('Entities_Days')}
        state={{ kind: 'empty', message: t('Entities_NoMentions', { day: day(header.day) }) }}
      />
    );
  const about = {
    place: header.name,
    indicator: t('Entities_Days'),
    period: formatPeriodRange(period, first, last, locale),
    unit: '',
    source: t('Entities_Corpus'),
    address: '',
  };
  const points = (isLong ? sumWeeks(mentions.days) : mentions.days).map(({ day: at, headlines }) => ({
    day: at,
    value: headlines,
  }));
  const data = {
    period,
    isWhole: true,
    series: [{ id: 'headlines', name: t('Entities_Headlines'), points }],
    about,
    ...words,
  } as const;
  const peak = peakOf(mentions);
  return (
    <ChartFrame
      level={2}
      title={t('Entities_DaysPeak', { day: day(peak.day), count: integer(peak.headlines) })}
      sub={t('Entities_DaysSub')}
      about={about}
      table={columnsTable(data, words)}
      source={t('Entities_Corpus')}
    >
      <Columns {...data} nominal={{ width: 840, height: 260, narrowHeight: 240 }} />
    </ChartFrame>
  );
}
