import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { sum, sumWeeks } from '#features/entities/domain/dossier/sum-weeks.ts';
import type { Header, Mentions } from '#features/entities/web/dossier/load-dossier.ts';

const tones = [
  { tone: 'positive', hue: 1 },
  { tone: 'neutral', hue: 8 },
  { tone: 'negative', hue: 2 },
] as const;

/** Headlines by week and tone; the tone is the headline's. */
export function ToneTile({ header, mentions }: { header: Header; mentions: Mentions }) {
  const t = useText();
  const { locale } = useFormats();
  const words = useChartWords('week', 0);
  const { days } = mentions;
  const counts = {
    positive: sum(days, 'positive'),
    neutral: sum(days, 'neutral'),
    negative: sum(days, 'negative'),
  };
  const count = counts.positive + counts.neutral + counts.negative;
  if (count === 0)
    return (
      <Tile level={2} title={t('Entities_Tone')} state={{ kind: 'empty', message: t('Entities_ToneNone') }} />
    );
  const about = {
    place: header.name,
    indicator: t('Entities_Tone'),
    // The last week may have days to come.
    period: formatPeriodRange('day', days[0]!.day, days.at(-1)!.day, locale),
    unit: '',
    source: t('Entities_Corpus'),
    address: '',
  };
  const weeks = sumWeeks(days);
  const series = tones.map(({ tone, hue }) => ({
    id: tone,
    name: t(`Entities_Tone_${tone}`),
    hue,
    points: weeks.map((week) => ({ day: week.day, value: week[tone] })),
  }));
  const data = { period: 'week', isWhole: true, series, about, ...words } as const;
  const finding =
    counts.neutral * 2 >= count
      ? 'Entities_ToneEven'
      : counts.negative > counts.positive
        ? 'Entities_ToneNegative'
        : 'Entities_TonePositive';
  return (
    <ChartFrame
      level={2}
      title={t(finding, { ...counts, count })}
      sub={t('Entities_Tone')}
      about={about}
      table={columnsTable(data, words)}
      source={t('Entities_ToneSource')}
    >
      <Columns {...data} nominal={{ width: 400, height: 240 }} />
    </ChartFrame>
  );
}
