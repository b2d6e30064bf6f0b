import { isHeld } from '#platform/charts/outcomes/outcomes-data.ts';
import { percentUnit, plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import { nameBand } from '../../domain/forecast/band-record.ts';
import type { Forecast, Quality } from './load-forecast.ts';

interface Words {
  t: Translate;
  formats: Pick<Formats, 'dayRange' | 'integer'>;
}

/** Under this change in per cent two weeks are called equal, as on the overview. */
const equalBelow = 2;
/** Places of the 10, 50 and 90 % among the 23 hub levels. */
const [low, middle, high] = [3, 11, 19];

/**
 * What the week ahead brings, and how wide the one two weeks later is: nothing where no forecast was issued. While bands fail
 * a miss of the week before comes first.
 */
export function forecastVerdict(forecast: Forecast, quality: Quality | null, words: Words): Sentence[] {
  const { ahead } = forecast;
  if (ahead === null || forecast.lastWeek === null) return [];
  const third = forecast.weekly.find(({ from }) => from === addDays(ahead.from, 14));
  return [
    ...missOf(forecast, quality, words),
    nextWeek(forecast, ahead, forecast.lastWeek, words),
    ...(third ? [spread(forecast, third, forecast.lastWeek, words)] : []),
  ];
}

/** The last week where it fell outside its own band of a week before, as long as bands fail in most regions. */
function missOf(forecast: Forecast, quality: Quality | null, { t, formats }: Words): Sentence[] {
  const { alarm, release, measure, yugoId, shortName, source } = forecast;
  const last = quality?.recent.findLast(({ horizonWeeks }) => horizonWeeks === 1);
  if (!alarm?.isFailing || !last || last.to !== release?.originDay || isHeld(last)) return [];
  const about = {
    unit: plainUnit,
    decimals: 0,
    period: formats.dayRange(last.from, last.to),
    source,
    call: { name: 'regiondossier/getForecastQuality', input: { yugoId, measure } },
  };
  return [
    {
      key: 'RegionForecast_WeekMissed',
      figures: {
        came: { ...about, name: `${t('RegionForecast_LastWeek')}, ${shortName}`, value: last.observed },
        expected: {
          ...about,
          name: `${t('RegionForecast_Median')}, ${shortName}`,
          value: Math.round(last.median),
        },
      },
      values: { days: about.period },
    },
  ];
}

type Week = Forecast['weekly'][number];

function nextWeek(
  forecast: Forecast,
  week: NonNullable<Forecast['ahead']>,
  lastWeek: number,
  words: Words,
): Sentence {
  const { t, formats } = words;
  const median = Math.round(week.quantiles[middle]!);
  const about = aboutOf(forecast, week, words);
  const change = lastWeek === 0 ? 0 : ((median - lastWeek) / lastWeek) * 100;
  const course = Math.abs(change) < equalBelow ? 'same' : change > 0 ? 'more' : 'fewer';
  const changed: CitedFigure = {
    ...about,
    name: `${t('RegionForecast_ChangeName')}, ${forecast.shortName}`,
    value: Math.abs(change),
    unit: percentUnit,
    addends: [
      { label: t('RegionForecast_WeekFigure'), value: median, unit: plainUnit },
      { label: t('RegionForecast_LastWeek'), value: lastWeek, unit: plainUnit },
    ],
    formula: `(${formats.integer(median)} − ${formats.integer(lastWeek)}) ÷ ${formats.integer(lastWeek)} × 100 %`,
  };
  return {
    key: forecast.measure === 'deaths' ? 'RegionForecast_WeekDeaths' : 'RegionForecast_Week',
    figures: {
      week: { ...about, name: `${t('RegionForecast_WeekFigure')}, ${forecast.shortName}`, value: median },
      change: changed,
    },
    values: {
      course,
      days: about.period,
      last: lastDays(forecast, formats),
      begun: week.begun?.days ?? 0,
      counted: formats.integer(week.begun?.people ?? 0),
    },
  };
}

/** The seven days up to the last report that the release knew. */
function lastDays({ release }: Forecast, { dayRange }: Words['formats']): string {
  return release === null ? '' : dayRange(addDays(release.originDay, -6), release.originDay);
}

function spread(forecast: Forecast, week: Week, lastWeek: number, words: Words): Sentence {
  const { t } = words;
  const about = aboutOf(forecast, week, words);
  const [from, to] = [Math.round(week.quantiles[low]!), Math.round(week.quantiles[high]!)];
  return {
    key: 'RegionForecast_Spread',
    figures: {
      low: { ...about, name: `${t('RegionForecast_LowEnd')}, ${forecast.shortName}`, value: from },
      high: { ...about, name: `${t('RegionForecast_HighEnd')}, ${forecast.shortName}`, value: to },
    },
    values: {
      days: about.period,
      last: lastDays(forecast, words.formats),
      trust: nameBand(week.record, forecast.alarm?.isFailing ?? false),
      held: week.record?.held ?? 0,
      count: week.record?.count ?? 0,
      course: from > lastWeek ? 'up' : to < lastWeek ? 'down' : 'both',
    },
  };
}

function aboutOf({ release, source, yugoId, measure }: Forecast, week: Week, { formats }: Words) {
  const model = release === null ? '' : `${release.model} ${release.modelVersion}`;
  return {
    unit: plainUnit,
    decimals: 0,
    period: formats.dayRange(week.from, week.to),
    formula: model,
    source: source && { ...source, knownAt: release?.originDay ?? source.knownAt },
    call: { name: 'regiondossier/getForecast', input: { yugoId, measure } },
  };
}
