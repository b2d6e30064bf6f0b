import type { CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import { percentUnit, plainUnit } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { Overview } from './load-overview.ts';

interface Words {
  t: Translate;
  formats: Pick<Formats, 'day' | 'dayRange' | 'number' | 'integer' | 'shortDayWithWeekday'>;
  yugoId: number;
  place: string;
}

/** What the week was, against the week before, against others: nothing where the week is not wholly published. */
export function overviewVerdict(overview: Overview, words: Words): Sentence[] {
  const { cases } = overview;
  if (cases.week === null || cases.addends.length === 0) return [];
  return [weekSentence(overview, cases.week, words), ...rateSentence(overview, words)];
}

/** Under this change in per cent two weeks are called equal, as the change mark beside does. */
const equalBelow = 2;

function weekSentence({ cases, source }: Overview, week: number, words: Words): Sentence {
  const { t, formats, place } = words;
  const about = aboutOf(cases.addends, source, words);
  const figure: CitedFigure = {
    ...about,
    name: `${t('Regions_Cases7')}, ${place}`,
    value: week,
    addends: cases.addends.map(({ day, value }) => ({ label: formats.shortDayWithWeekday(day), value })),
  };
  const { changePercent: change, previousWeek } = cases;
  if (change === null || previousWeek === null)
    return { key: 'Regions_VerdictWeek', figures: { week: figure } };
  const changed: CitedFigure = {
    ...about,
    name: `${t('Regions_ChangeHead')}, ${place}`,
    value: Math.abs(change),
    unit: percentUnit,
    decimals: 1,
    addends: [
      { label: t('Regions_ThisWeek'), value: week, unit: plainUnit, decimals: 0 },
      { label: t('Regions_WeekBefore'), value: previousWeek, unit: plainUnit, decimals: 0 },
    ],
    formula: `(${formats.integer(week)} − ${formats.integer(previousWeek)}) ÷ ${formats.integer(previousWeek)} × 100 %`,
  };
  const course = Math.abs(change) < equalBelow ? 'same' : change > 0 ? 'more' : 'fewer';
  return {
    key: 'Regions_VerdictWeekChange',
    figures: { week: figure, change: changed },
    values: { course },
  };
}

function rateSentence(overview: Overview, words: Words): Sentence[] {
  const { per100k7, countryPer100k7, rank, ranked, population, cases, source } = overview;
  if (per100k7 === null || population === null || cases.week === null) return [];
  const { t, formats, place } = words;
  const about = aboutOf(cases.addends, source, words);
  const rate: CitedFigure = {
    ...about,
    name: `${t('Regions_Incidence7')}, ${place}`,
    value: per100k7,
    decimals: 1,
    addends: [
      { label: t('Regions_Cases7'), value: cases.week, decimals: 0 },
      {
        label: `${t('Regions_Population')}, ${formats.day(population.day)}`,
        value: population.value,
        decimals: 0,
      },
    ],
    formula: `${formats.integer(cases.week)} ÷ ${formats.integer(population.value)} × ${formats.integer(100_000)}`,
  };
  if (rank === null || countryPer100k7 === null) return [{ key: 'Regions_VerdictRate', figures: { rate } }];
  const country: CitedFigure = {
    ...about,
    name: t('Regions_Incidence7'),
    value: countryPer100k7,
    decimals: 1,
  };
  return [{ key: 'Regions_VerdictRank', figures: { rate, country }, values: { rank, ranked } }];
}

function aboutOf(
  addends: Overview['cases']['addends'],
  source: Overview['source'],
  { formats, yugoId }: Words,
): Pick<CitedFigure, 'period' | 'source' | 'call' | 'unit' | 'decimals'> {
  return {
    period: formats.dayRange(addends[0]!.day, addends.at(-1)!.day),
    source,
    call: { name: 'regiondossier/getOverview', input: { yugoId } },
    unit: plainUnit,
    decimals: 0,
  };
}
