import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionCompanies_AllClasses: 'All classes',
  RegionCompanies_AllList: 'The whole list',
  RegionCompanies_Champion: 'champion',
  RegionCompanies_Champions: 'The region’s champions of growth',
  RegionCompanies_ChampionsCountry: 'The country’s champions of growth',
  RegionCompanies_ChampionsRule:
    '{source}. Against the year before. Growth over fivefold is not shown: more often a merger or new accounting.',
  RegionCompanies_ChampionsSub: 'Revenue from ₽30bn, with a profit, without finance and holdings.',
  RegionCompanies_Classes: 'Revenue by industry class',
  RegionCompanies_ClassesSub:
    'Area: revenue of the class in {year}. Colour: median growth, without growth over fivefold. A click opens the rating of the class.',
  RegionCompanies_ClassesTitle: 'Where the revenue is: {names}',
  RegionCompanies_Company: 'Organisation',
  RegionCompanies_Growth: 'To the year before',
  RegionCompanies_InCountry: 'In the country',
  RegionCompanies_Inn: 'Taxpayer number',
  RegionCompanies_Margin: 'Margin',
  RegionCompanies_NoCities: 'Accounts name the region, not the city.',
  RegionCompanies_NoCompanies:
    'None of the country’s largest organisations known by this day is registered here. The list: yearly accounts.',
  RegionCompanies_NoSmall:
    'The register of small and medium business was not known for this place by this day.',
  RegionCompanies_OpenIndustry: 'Open the industry',
  RegionCompanies_Profit: 'Profit',
  RegionCompanies_Rating: 'Rating of organisations',
  RegionCompanies_RatingSub: 'Champion: revenue grew by 20% or more, but not over fivefold, with a profit.',
  RegionCompanies_RatingTitle: '{code} {name}: {count, plural, one {# organisation} other {# organisations}}',
  RegionCompanies_Revenue: 'Revenue',
  RegionCompanies_RevenueOf: 'Revenue of the largest organisations',
  RegionCompanies_ShareFormula: 'part over whole',
  RegionCompanies_ShareOfAll: 'Part of the whole list’s revenue',
  RegionCompanies_Small: 'Part of small and medium organisations',
  RegionCompanies_SmallMore: 'More on small business',
  RegionCompanies_SmallSub:
    'Part of organisations in the register of small and medium business by section, 1 October {year}.',
  RegionCompanies_SmallTitle: 'Small and medium: {share} of organisations',
  RegionCompanies_Tone: 'median growth of revenue',
  RegionCompanies_VerdictLargest:
    'The largest class is “{name}”: <part>{partText}</part>. Revenue is booked where the head office is registered.',
  RegionCompanies_VerdictList:
    '{companies, plural, one {# of the country’s {all, number} largest organisations is} other {# of the country’s {all, number} largest organisations are}} registered here: <revenue>{revenueText}</revenue> of revenue in {year}, <share>{shareText}</share> of the whole list.',
  RegionCompanies_VerdictCountry:
    'The list holds {companies, plural, one {# largest organisation} other {# largest organisations}} of the country: <revenue>{revenueText}</revenue> of revenue in {year}.',
};
