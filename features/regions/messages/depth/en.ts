import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionDepth_Census: 'census of {year}',
  RegionDepth_Title: '{family}: {place}',
  RegionDepth_Families: 'Families in depth',
  RegionDepth_Family_population: 'Population',
  RegionDepth_Family_health: 'Health',
  RegionDepth_Family_ecology: 'Ecology',
  RegionDepth_Indicators: 'Indicators',
  RegionDepth_None: 'No indicators of this family are published openly for this place.',
  RegionFinding_Remark: 'Remark',
  RegionFinding_Flagged: '{period}: {value}. {reason} Left out of trends, comparisons and ranks.',
  RegionFinding_Held: '{period}: the figure is held back. {reason}',
  RegionFinding_Accepted: '{period}: {value}. {reason} Checked and accepted: {note}',
  RegionFinding_repeatsPart: 'A misprint in the source: the figure of another row is repeated.',
  RegionFinding_outsideParts: 'An error in the source: the mean lies outside its parts.',
  RegionFinding_differsFromTwin: 'Another official table says otherwise.',
  RegionFinding_besideTwin: 'The row disagrees with another official table.',
  RegionFinding_notSum: 'The total is not the sum of its parts.',
  RegionFinding_countryBelowPart: 'The country is below one of its regions.',
  RegionFinding_countryNotSum: 'The country is not the sum of its regions.',
  RegionFinding_notShare: 'A share outside 0–100%.',
  RegionFinding_notWhole: 'A count that is not whole.',
  RegionFinding_negative: 'A count below zero.',
  RegionFinding_jumpAndBack: 'A leap of four times and back: probably a misprint in the source.',
  RegionDepth_Country: 'Russia',
  RegionDepth_District: 'district',
  RegionDepth_Rank:
    '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} highest of {of, number}',
  RegionDepth_InCountry: 'in Russia {value}',
  RegionDepth_Source: '{source}: {title}, {period}.',
  RegionDepth_Neighbours: 'Beside its neighbours',
  RegionDepth_NeighboursSub:
    'Regions it borders on (of a district its own) in the same period; what is not published is absent.',
  RegionDepth_OtherBase:
    'By population not revised after a census: {value} ({source}); that is the figure of the dossier.',
  RegionDepth_Place: 'Place',
};
