import { percentUnit, plainUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { figuresOf, yearsOf, type PeopleYears } from '../../domain/population/year-figures.ts';
import type { People } from './load-population.ts';

interface Words {
  t: Translate;
  formats: Pick<Formats, 'integer'>;
  yugoId: number;
  place: string;
  source: People['births']['source'];
}

/** How many were born and died in the year, and whether the old became more since the first known year. */
export function populationVerdict(known: PeopleYears, year: number, words: Words): Sentence[] {
  return [...naturalSentence(known, year, words), ...ageSentence(known, year, words)];
}

function naturalSentence(known: PeopleYears, year: number, words: Words): Sentence[] {
  const { births, deaths, natural, naturalRun } = figuresOf(known, year);
  if (births === null || deaths === null || natural === null) return [];
  const { t, formats, place } = words;
  const about = aboutOf(year, 'getPeopleStat', words);
  const born = { ...about, name: `${t('RegionPopulation_Births')}, ${place}`, value: births };
  const died = { ...about, name: `${t('RegionPopulation_Deaths')}, ${place}`, value: deaths };
  const change: CitedFigure = {
    ...about,
    name: `${t('RegionPopulation_NaturalChange')}, ${place}`,
    value: Math.abs(natural),
    addends: [
      { label: t('RegionPopulation_Births'), value: births },
      { label: t('RegionPopulation_Deaths'), value: deaths },
    ],
    formula: `${formats.integer(births)} − ${formats.integer(deaths)}`,
  };
  return [
    {
      key: 'RegionPopulation_VerdictNatural',
      figures: { born, died, change },
      values: {
        year: String(year),
        course: natural > 0 ? 'gain' : natural < 0 ? 'loss' : 'even',
        // Of the first year nobody knows whether it was like the one before.
        run: figuresOf(known, year - 1).natural === null ? 0 : Math.abs(naturalRun),
      },
    },
  ];
}

function ageSentence(known: PeopleYears, year: number, words: Words): Sentence[] {
  const [first] = yearsOf(known);
  const now = figuresOf(known, year).olderShare;
  const then = first === undefined || first >= year ? null : figuresOf(known, first).olderShare;
  if (now === null) return [];
  const shareOf = (share: number, of: number): CitedFigure => ({
    ...aboutOf(of, 'getPeopleStatistics', words),
    name: `${words.t('RegionPopulation_OlderShare')}, ${words.place}`,
    value: share * 100,
    unit: percentUnit,
    decimals: 1,
    formula: words.t('RegionPopulation_OlderFormula'),
  });
  const older = shareOf(now, year);
  if (then === null) return [{ key: 'RegionPopulation_VerdictOlder', figures: { older } }];
  return [
    {
      key: 'RegionPopulation_VerdictOlderThan',
      figures: { older, before: shareOf(then, first!) },
      values: { first: String(first) },
    },
  ];
}

function aboutOf(
  year: number,
  call: string,
  { yugoId, source }: Words,
): Pick<CitedFigure, 'period' | 'source' | 'call' | 'unit' | 'decimals'> {
  return {
    period: String(year),
    source,
    call: { name: `regiondossier/${call}`, input: { yugoId } },
    unit: plainUnit,
    decimals: 0,
  };
}
