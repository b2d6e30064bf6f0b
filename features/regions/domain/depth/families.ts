/** Families of indicators that have a page of their own. */
export const families = ['population', 'health', 'ecology'] as const;
export type Family = (typeof families)[number];

/** An indicator with the dimensions of the series that is compared. */
export interface FamilyIndicator {
  indicator: string;
  dims: string;
}

const plain = (...codes: string[]): FamilyIndicator[] => codes.map((indicator) => ({ indicator, dims: '' }));

/** Beds, doctors, nurses and outpatient capacity for ten thousand people. */
export const supplyIndicators: readonly FamilyIndicator[] = plain(
  'hospital_beds_per_10000',
  'doctors_per_10000',
  'nurses_per_10000',
  'outpatient_capacity_per_10000',
);

/** What each family's page shows, in order of importance; rates before counts, since counts follow the residents. */
export const familyIndicators: Readonly<Record<Family, readonly FamilyIndicator[]>> = {
  population: [
    ...plain('population_jan1', 'crude_birth_rate', 'crude_death_rate', 'natural_increase_rate'),
    { indicator: 'life_expectancy', dims: 'sex=both' },
    ...plain('total_fertility_rate', 'urban_share', 'dependency_ratio', 'working_age_share'),
    ...plain('above_working_age_share', 'women_per_1000_men', 'marriage_rate', 'divorce_rate'),
  ],
  health: [
    ...supplyIndicators,
    { indicator: 'morbidity', dims: 'icd=all' },
    ...plain('infant_mortality', 'alcoholism_incidence', 'drug_addiction_incidence'),
    ...plain('abortions_per_1000_women', 'disabled_persons'),
  ],
  ecology: [{ indicator: 'co2_emissions', dims: 'fuel=total' }, ...plain('illegal_landfills')],
};
