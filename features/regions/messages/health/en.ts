import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionHealth_Beside: 'Diseases beside the country',
  RegionHealth_FarTitle:
    'What differs most: {name}, diagnosed {percent} {course, select, more {more} other {less}} often than in the country',
  RegionHealth_FarSub:
    'First diagnoses per resident, {year}: by how many per cent more or less often than in the country. The five that differ most are in colour.',
  RegionHealth_FarNote:
    'More often is not always worse: a diagnosis is also found where it is looked for. Rows with a misprint of the source are not drawn.',
  RegionHealth_Rarer: 'less often than in the country',
  RegionHealth_Oftener: 'more often',
  RegionHealth_CountryShort: 'Russia',
  RegionHealth_Remark: 'Remark',
  RegionHealth_Doubt_repeatsPart: 'A misprint in the source: one age stands for all. Held back.',
  RegionHealth_Doubt_outsideParts: 'An error in the source: all ages lie outside their groups. Held back.',
  RegionHealth_Doubt_differsFromTwin:
    'An error in the source: another official table says otherwise. Held back.',
  RegionHealth_Doubt_besideTwin: 'An error in the source: the row disagrees with another table. Held back.',
  RegionHealth_Supply: 'Beds, doctors, nurses',
  RegionHealth_NoSupply: 'Beds and doctors are not published for this place.',
  RegionHealth_SourceYear: '{source}, {year}',
  RegionHealth_Morbidity: 'Newly diagnosed diseases',
  RegionHealth_NoMorbidity:
    'Morbidity by age is not published for this place: the open series has neither every place nor every year.',
  RegionHealth_Commonest: 'Commonest: {name}, {share} of first diagnoses',
  RegionHealth_MorbiditySub: 'First diagnoses for 100,000 people of that age, {year}.',
  RegionHealth_MorbidityEnds: 'There are no newer open figures.',
  RegionHealth_Class: 'Class of diseases',
  RegionHealth_Age_children: '0–14 years',
  RegionHealth_Age_teenagers: '15–17 years',
  RegionHealth_Age_adults: '18 and older',
  RegionHealth_Age_all: 'All ages',
  RegionHealth_SinceFirst: 'On {year}',
  RegionHealth_Country: 'Russia, all ages',
  RegionHealth_Epidemic_beds: 'Beds for COVID-19 in 2020',
  RegionHealth_Epidemic_hospitals: 'Patients of five COVID-19 hospitals',
  RegionHealth_Epidemic_mobility: 'Mobility against 2019',
  RegionHealth_Epidemic_tests: 'COVID-19 tests a day',
  RegionHealth_Bed_covid_beds: 'in all',
  RegionHealth_Bed_covid_beds_occupied: 'occupied',
};
