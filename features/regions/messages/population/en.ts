import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionPopulation_Natural: 'Births and deaths',
  RegionPopulation_NaturalRun:
    '{course, select, gain {{years, plural, one {# year of natural growth} other {# years of natural growth in a row}}} loss {{years, plural, one {# year of natural loss} other {# years of natural loss in a row}}} gained {{before, plural, one {Growth after # year of loss} other {Growth after # years of loss}}} lost {{before, plural, one {Loss after # year of growth} other {Loss after # years of growth}}} other {As many were born as died}}',
  RegionPopulation_NaturalSub:
    'Births and deaths a year. The fill is the difference, in the colour of the larger.',
  RegionPopulation_NoBirths:
    'Births and deaths of this place are not published by year, or not for one of its regions at least.',
  RegionPopulation_Births: 'births',
  RegionPopulation_Deaths: 'deaths',
  RegionPopulation_PeopleUnit: 'people',
  RegionPopulation_YearsUnit: 'years',
  RegionPopulation_Pyramid: 'Population by sex and age',
  RegionPopulation_WomenMore: 'From {age, number} on women are more at every age',
  RegionPopulation_PyramidSub:
    '{kind, select, two {{year}, five-year ages. Dashed: {before}.} other {{year}, five-year ages.}}',
  RegionPopulation_NoAges:
    'Population by age is not published for this place, or not for one of its regions at least.',
  RegionPopulation_Migration: 'Growth by people who came',
  RegionPopulation_MigrationMean:
    '{course, select, came {People who came added {people} a year} left {People who left took {people} a year} other {As many came as left}}',
  RegionPopulation_MigrationSub:
    'Growth of the population less natural increase, mean of {from}–{to}. No series of migration by region is open.',
  RegionPopulation_Joined: 'new borders',
  RegionPopulation_NoMigration:
    'Growth by people who came cannot be computed: fewer than five years with residents, births and deaths are known.',
  RegionPopulation_Computed: 'Computed by Svodka. {source}',
  RegionPopulation_Expectancy: 'Life expectancy at birth',
  RegionPopulation_ExpectancyNow: 'Women {women} years, men {men}',
  RegionPopulation_ExpectancyOther: 'By another source ({source}), both sexes together: {value} in {year}.',
  RegionPopulation_ExpectancySub:
    'Life expectancy at birth, {year}: women {women}, men {men} on the year before.',
  RegionPopulation_NoExpectancy:
    "Life expectancy is not published for this place; a district's is not made up of its regions'.",
  RegionPopulation_Women: 'women',
  RegionPopulation_Men: 'men',
  RegionPopulation_Settlement: 'Urban share of population',
  RegionPopulation_Density: 'In all, {text} {count, plural, one {person} other {people}} per km² in {year}.',
  RegionPopulation_NoDensity: 'Density not known.',
  RegionPopulation_Urban: '{share} live in towns, {year}',
  RegionPopulation_NoUrban: 'The urban share is not published for this place.',
  RegionPopulation_ToYear: 'on {year}',
  RegionPopulation_MeanYear: 'Population, mean of {year}',
  RegionPopulation_NaturalChange: 'Natural change',
  RegionPopulation_BornAndDied: '{born} born, {died} died',
  RegionPopulation_Children: 'Children per woman',
  RegionPopulation_ChildrenBy:
    'by population not revised after a census{isKnown, select, true {; by Rosstat, revised: {official}} other {}}',
  RegionPopulation_Figures: 'Population in figures, {year}',
  RegionPopulation_OlderShare: 'Share of residents of 65 and older',
  RegionPopulation_OlderFormula: 'residents of 65 and older ÷ all residents × 100%',
  RegionPopulation_VerdictNatural:
    'In {year} <born>{bornText}</born> {bornValue, plural, one {person was} other {people were}} born and <died>{diedText}</died> {diedValue, plural, other {died}}: {course, select, gain {a gain of <change>{changeText}</change>, {run, plural, =0 {the first year of the series} one {unlike the year before} other {# years in a row}}} loss {a loss of <change>{changeText}</change>, {run, plural, =0 {the first year of the series} one {unlike the year before} other {# years in a row}}} other {as many}}.',
  RegionPopulation_VerdictOlder: 'Residents over 64 are <older>{olderText}</older>.',
  RegionPopulation_VerdictOlderThan:
    'Residents over 64 are <older>{olderText}</older>; in {first} they were <before>{beforeText}</before>.',
  RegionPopulation_Projection: 'Population ahead',
  RegionPopulation_ProjectionTitle: '{people} by {year} if things go on as they do; {before} in {base}',
  RegionPopulation_ProjectionSub:
    'Medium variant: births, deaths and migration go on as now. Dashed: computed.',
  RegionPopulation_ProjectionSource: '{source}. Model {model}, version {version}; as known on {day}.',
  RegionPopulation_OpenModel: 'Open the model',
  RegionPopulation_NoProjection:
    'A projection needs six years in a row of residents by sex and age; this place has none.',
  RegionPopulation_Questions: 'Questions of the page',
  RegionPopulation_Ask_howMany: 'How many we are',
  RegionPopulation_Ask_growth: 'Where growth and loss come from',
  RegionPopulation_Ask_ages: 'How old we are',
  RegionPopulation_Ask_ahead: 'What comes next',
  RegionPopulation_Residents: 'Mean population of the year',
  RegionPopulation_NoResidents:
    'The population of this place by year is not published, or not known for at least one of its regions.',
  RegionPopulation_LikeCountry: 'like the country',
  RegionPopulation_LikeCountryNote:
    'Grey line: the same place, had it changed since {first} like the country within unchanged borders. The scale starts at zero.',
  RegionPopulation_HowMany:
    '{most, select, now {More people than in any year since {first}: {people} in {year}.} other {There were most people in {year}, {people}; {now} in {last}.}} From {first} to {last}: {change}{country, select, same {, in Russia {countryChange}} later {; since {since} {sinceChange}, in Russia {countryChange}} other {}}.',
  RegionPopulation_Beside: 'Beside it',
  RegionPopulation_BesideSub: 'Mean population, {year} against {from}. Regions that share a border.',
  RegionPopulation_BesideChange: 'Change, %',
  RegionPopulation_BesideSource:
    '{source}. Russia: the sum of the regions known in both years, so within the same borders.',
  RegionPopulation_NoBeside:
    'The population of this place within unchanged borders is not published for ten years.',
  RegionPopulation_MovedShort: 'moves',
  RegionPopulation_Moved: 'Arrivals less departures',
  RegionPopulation_Growth:
    '{course, select, loss {In {year} more people died than were born: {change}, {years, plural, one {# year} other {# years}} in a row.} gain {In {year} more people were born than died: {change}, {years, plural, one {# year} other {# years}} in a row.} other {In {year} as many people were born as died.}}',
  RegionPopulation_GrowthMoved: 'Arrivals less departures: {people} a year on average in {from}–{to}.',
  RegionPopulation_GrowthNote:
    'People a year; arrivals less departures are computed as growth without births and deaths.',
  RegionPopulation_Ages:
    '{country, select, known {Over 64: {old}, in Russia {oldThere}; children under 15: {young} against {youngThere}.} other {Over 64: {old}; children under 15: {young}.}}',
  RegionPopulation_AgesWomen: 'From eighty on there are {women} women for each man.',
  RegionPopulation_AgesNote:
    'Share of all residents, {year}, five-year ages, the last is 85+. {country, select, known {Outline: Russia in the same year.} other {}}',
  RegionPopulation_NoChildren: 'Births by age of mother are not published for this place.',
  RegionPopulation_ChildrenShort: 'children',
  RegionPopulation_Replacement: 'replacement level',
  RegionPopulation_ChildrenNow: '{children} children per woman; {needed} are needed to replace a generation',
  RegionPopulation_ChildrenSub: 'By age-specific rates, {year}. The scale starts at zero.',
  RegionPopulation_ChildrenOther: 'Rosstat gives {children} for {year}: it counts the women differently.',
  RegionPopulation_AheadAnswer:
    'In the medium variant {people} in {year}{range, select, known {; between {low} and {high} in eight runs out of ten} other {}}.',
  RegionPopulation_Swings: 'What moves the outcome most',
  RegionPopulation_SwingsSub: 'Population in {year}.',
  RegionPopulation_SwingIf: 'If',
  RegionPopulation_Swing_medium: 'medium variant',
  RegionPopulation_Swing_moreMigration: 'more migration',
  RegionPopulation_Swing_noMigration: 'no migration',
  RegionPopulation_Swing_moreBirths: 'more births',
  RegionPopulation_Swing_fewerBirths: 'fewer births',
};
