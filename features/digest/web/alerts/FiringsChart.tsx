import { useMemo } from 'react';
import { ThresholdLine } from '#platform/charts/threshold-line/ThresholdLine.tsx';
import { thresholdTable } from '#platform/charts/threshold-line/threshold-line-data.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { isEvent } from '#services/notifications/public.ts';
import type { Rule } from '../../domain/alerts/check-alert.ts';
import { comparedOf } from '../../domain/alerts/replay-alert.ts';
import type { AlertsData } from './load-alerts.ts';
import type { AlertDraft } from './use-alert-draft.ts';

interface Props {
  tried: NonNullable<AlertsData['tried']>;
  place: string;
  draft: AlertDraft;
}

/** The figures with the threshold on them, and how often it would have told; without figures says so. */
export function FiringsChart({ tried, place, draft }: Props) {
  const t = useText();
  if (tried.course.length === 0)
    return (
      <Tile
        level={2}
        title={t('Keeping_Course')}
        state={{ kind: 'empty', isOwn: true, message: t('Keeping_Nothing') }}
      />
    );
  return <KnownFirings {...{ tried, place, draft }} />;
}

function KnownFirings({ tried: { indicator, course, source }, place, draft }: Props) {
  const t = useText();
  const { condition, rule, firings, setThreshold } = draft;
  const isChange = condition === 'changes';
  const period = periodOf(indicator.period);
  const write = useWriting(indicator, condition);
  const words = useChartWords(period, write);
  const points = useMemo(
    () => course.map((figure) => ({ day: figure.day, value: comparedOf(condition, figure) })),
    [course, condition],
  );
  const name = isChange ? t('Keeping_ChangeOf', { name: indicator.name }) : indicator.name;
  const about = useAbout(
    { place, indicator: name, unit: isChange ? '%' : unitTitle(indicator.unit) },
    course,
    {
      period,
      source: source?.name ?? '',
    },
  );
  const data = {
    period,
    points,
    // While nothing sensible is typed the line stands at zero and tells nothing.
    threshold: rule?.threshold ?? 0,
    side: isChange || isEvent(condition) ? 'both' : condition,
    fired: firings,
    leastStep: isChange ? 0.1 : 10 ** -indicator.decimals,
    about,
    firedWord: t('Keeping_Fires'),
    ...words,
  } as const;
  return (
    <ChartFrame
      level={2}
      title={rule ? t('Keeping_WouldFire', { count: firings.length }) : t('Keeping_ThresholdWrong')}
      sub={t('Keeping_Movable', { place, name })}
      about={about}
      table={thresholdTable(data)}
      source={
        <SourceLine source={source}>
          {t('Keeping_Again', { source: about.source, period: about.period })}
        </SourceLine>
      }
    >
      <ThresholdLine
        {...data}
        handleLabel={t('Keeping_Threshold')}
        sayThreshold={write}
        onThreshold={setThreshold}
      />
    </ChartFrame>
  );
}

/** How a compared figure is written: with its unit, or as a change. */
function useWriting(
  { unit, decimals }: Props['tried']['indicator'],
  condition: Rule['condition'],
): (value: number) => string {
  const formats = useFormats();
  return useMemo(
    () =>
      condition === 'changes'
        ? (value: number) => formats.change(value)
        : (value: number) => formats.figure(value, unit, decimals),
    [formats, unit, decimals, condition],
  );
}

function useAbout(
  { place, indicator, unit }: { place: string; indicator: string; unit: string },
  course: Props['tried']['course'],
  { period, source }: { period: ReturnType<typeof periodOf>; source: string },
) {
  const { locale } = useFormats();
  const [from, to] = [course[0]!.day, course.at(-1)!.day];
  return useMemo(
    () => ({
      place,
      indicator,
      unit,
      source,
      period: formatPeriodRange(period, from, to, locale),
      address: '',
    }),
    [place, indicator, unit, source, period, from, to, locale],
  );
}
