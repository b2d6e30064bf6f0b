import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionSmb_AllSections: 'All sections',
  RegionSmb_August: 'The register is cleared in August, so by October it holds few that closed.',
  RegionSmb_Before: 'A year ago',
  RegionSmb_Companies: 'Organisations',
  RegionSmb_CompaniesSub:
    'Accounts of {year}; the list has {count, plural, one {# region} other {# regions}} with at least one.',
  RegionSmb_CompaniesTitle: 'Regions by largest organisations',
  RegionSmb_District: 'district',
  RegionSmb_Country: 'Russia',
  RegionSmb_Formula: 'small and medium over all',
  RegionSmb_Largest: 'Largest',
  RegionSmb_Movement: 'Moved in a year',
  RegionSmb_NoCompanies: 'The accounts were not known by this day.',
  RegionSmb_NoData: 'The register was not known for this place by this day.',
  RegionSmb_OfCountry: 'Of the list',
  RegionSmb_Organisations: 'All organisations',
  RegionSmb_Outlook: 'The register ahead',
  RegionSmb_OutlookSub: 'Known up to {month}; from there last year’s month with the growth of the last year.',
  RegionSmb_OutlookAhead:
    'In {months, plural, one {# month} other {# months}} {count}: {range} in nine cases of ten.',
  RegionSmb_OutlookMissing:
    'A forecast needs {needed, plural, one {# month} other {# months}} in a row, {known, number} are known: the open register is yearly. An operator loads monthly counts (sme_register).',
  RegionSmb_OutlookCut: 'The growth of the last year is beyond what a year brings, and was cut.',
  RegionSmb_PageTitle: '{name}: small and medium business',
  RegionSmb_Rank: 'Rank',
  RegionSmb_Rating: 'Regions by part of small and medium',
  RegionSmb_RatingSub: '{day}. The country: {share}. Equal shares share a rank.',
  RegionSmb_RatingTitle:
    '{count, plural, one {# region} other {# regions}} by part of small and medium organisations',
  RegionSmb_Region: 'Region',
  RegionSmb_Revenue: 'Revenue',
  RegionSmb_Section: 'Section of OKVED',
  RegionSmb_Sections: 'By section',
  RegionSmb_Share: 'Part of small and medium organisations',
  RegionSmb_ShareHead: 'Part',
  RegionSmb_Small: 'Small and medium',
  RegionSmb_Title: 'Small and medium business',
  RegionSmb_Trend: 'Part of small and medium by year',
  RegionSmb_TrendSub: 'On 1 October of each year, beside the district and the country.',
  RegionSmb_Verdict: 'In {year} small and medium ones were <share>{shareText}</share> of organisations here.',
  RegionSmb_VerdictRank:
    'In {year} small and medium ones were <share>{shareText}</share> of organisations here: rank {rank, number} among {of, plural, one {# region} other {# regions}}; the country’s mean is <country>{countryText}</country>.',
};
