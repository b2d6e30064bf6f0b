import type { Evidence, Parameter } from '#simulation/parameters/parameter.ts';
import {
  demographicSpread,
  populationParameters,
  rosstatE0In2045,
  standardMigration,
} from '#simulation/parameters/population.ts';
import { horizons, retirement } from '../../domain/population/place-start.ts';
import { goals as roads } from '../../domain/population/variants.ts';
import { boundsOf } from '../../domain/population/population-params.ts';

/** What a projection rests on: numbers, or where the number of each place comes from. */
export interface PopulationRow {
  name: keyof typeof units | 'goalMen' | 'goalWomen' | 'retirementMen' | 'retirementWomen';
  values: readonly number[];
  said: 'place' | 'fiveYears' | null;
  unit: 'years' | 'children' | 'people' | 'ratio' | 'share' | 'rates' | 'correlation';
  bounds: readonly [number, number] | null;
  source: { text: null; publication: string } | { text: Origin };
  since: number | null;
  mark: Evidence['mark'];
}

type Origin = 'default' | 'tables' | 'assumption' | 'law' | 'chosen' | 'counted';

const units = {
  horizon: 'years',
  tfr: 'children',
  ageShift: 'years',
  e0Men: 'years',
  e0Women: 'years',
  migration: 'people',
  sexRatio: 'ratio',
  maleShare: 'share',
  schedule: 'rates',
  tfrRho: 'correlation',
  tfrSd: 'children',
  e0Sd: 'years',
  e0Correlation: 'correlation',
  migrationRho: 'correlation',
  migrationSd: 'share',
} as const;

/** Where a place's own spread of migration is not supplied. */
const defaultMigrationSd = 0.003;

const published = ({ source }: Parameter<unknown>) => ({ text: null, publication: source }) as const;
const bounds = (path: Parameters<typeof boundsOf>[0]) => {
  const { min, max } = boundsOf(path, 0);
  return [min, max] as const;
};

function row(
  name: keyof typeof units,
  values: readonly number[],
  rest: Pick<PopulationRow, 'source' | 'mark'> & Partial<PopulationRow>,
): PopulationRow {
  return { name, values, said: null, unit: units[name], bounds: null, since: null, ...rest };
}

const { sexRatioAtBirth, migrantMaleShare, meanAgeShift } = populationParameters;
const spread = demographicSpread.value!;
const counted = { source: { text: 'tables' }, said: 'place', mark: 'verified' } as const;
const chosen = { source: { text: 'chosen' }, mark: demographicSpread.mark } as const;
const law = { source: { text: 'law' }, mark: 'known', unit: 'years', since: retirement.from } as const;
const goals = (sex: 'male' | 'female') => roads.map((road) => rosstatE0In2045.value![road][sex]);

/** Every number of the population model with its origin. */
export const populationRows: readonly PopulationRow[] = [
  row('horizon', [horizons.usual], {
    source: { text: 'default' },
    mark: 'known',
    bounds: [1, horizons.most],
  }),
  row('tfr', [], { ...counted, bounds: bounds('tfr') }),
  row('ageShift', [meanAgeShift.value!], {
    source: { text: 'default' },
    mark: 'known',
    bounds: [meanAgeShift.min!, meanAgeShift.max!],
  }),
  row('e0Men', [], { ...counted, bounds: bounds('e0Male') }),
  row('e0Women', [], { ...counted, bounds: bounds('e0Female') }),
  { ...row('e0Men', goals('male'), goalOf()), name: 'goalMen' },
  { ...row('e0Women', goals('female'), goalOf()), name: 'goalWomen' },
  row('migration', [], { source: { text: 'counted' }, said: 'fiveYears', mark: 'known' }),
  row('sexRatio', [sexRatioAtBirth.value!], {
    source: published(sexRatioAtBirth),
    mark: sexRatioAtBirth.mark,
  }),
  row('maleShare', [migrantMaleShare.value!], {
    source: { text: 'assumption' },
    mark: migrantMaleShare.mark,
  }),
  row('schedule', Object.values(standardMigration.value!), {
    source: published(standardMigration),
    mark: standardMigration.mark,
  }),
  { ...row('e0Men', retirement.male, law), name: 'retirementMen', bounds: bounds('retirementAgeMale') },
  {
    ...row('e0Women', retirement.female, law),
    name: 'retirementWomen',
    bounds: bounds('retirementAgeFemale'),
  },
  row('tfrRho', [spread.tfrRho], chosen),
  row('tfrSd', [spread.tfrInnovationSd], chosen),
  row('e0Sd', [spread.e0Sd], chosen),
  row('e0Correlation', [spread.e0Correlation], chosen),
  row('migrationRho', [spread.migrationRho], chosen),
  row('migrationSd', [defaultMigrationSd], { source: { text: 'assumption' }, mark: 'operator' }),
];

function goalOf() {
  return { source: published(rosstatE0In2045), mark: rosstatE0In2045.mark } as const;
}
