/** Daily series of the epidemic that were counted in 2020 alone, by what they are drawn with. */
export const epidemicSeries = [
  { group: 'beds', indicator: 'covid_beds', dims: '' },
  { group: 'beds', indicator: 'covid_beds_occupied', dims: '' },
  { group: 'hospitals', indicator: 'covid_hospital_patients', dims: 'hospital=gkb40' },
  { group: 'hospitals', indicator: 'covid_hospital_patients', dims: 'hospital=gkb15' },
  { group: 'hospitals', indicator: 'covid_hospital_patients', dims: 'hospital=ikb2' },
  { group: 'hospitals', indicator: 'covid_hospital_patients', dims: 'hospital=mccid' },
  { group: 'hospitals', indicator: 'covid_hospital_patients', dims: 'hospital=gkbi' },
  { group: 'mobility', indicator: 'covid_mobility', dims: 'transport=metro' },
  { group: 'mobility', indicator: 'covid_mobility', dims: 'transport=landlines' },
  { group: 'mobility', indicator: 'covid_mobility', dims: 'transport=taxi' },
  { group: 'mobility', indicator: 'covid_mobility', dims: 'transport=cars' },
  { group: 'tests', indicator: 'covid_tests_new', dims: '' },
] as const;
