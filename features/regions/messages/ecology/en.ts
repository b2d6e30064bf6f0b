import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionEcology_Co2: 'CO₂ emissions',
  RegionEcology_Co2Sub: 'CO₂ by kind of fuel and from cement, million tonnes a year.',
  RegionEcology_NoCo2:
    'There is no series of CO₂ for this place alone: the source counts Arkhangelsk and Tyumen oblasts with their autonomous okrugs, and a district adds up from all of its regions only.',
  RegionEcology_NoNorm: 'There is no limit of CO₂ for a region, so no limit line is drawn.',
  RegionEcology_MillionTonnes: 'million t',
  RegionEcology_Tonnes: 't',
  RegionEcology_TonnesCo2: 't of CO₂',
  RegionEcology_Group_solid: 'Coal and other solid fuel',
  RegionEcology_Group_gas: 'Gas',
  RegionEcology_Group_motor: 'Motor fuel',
  RegionEcology_Group_oil: 'Fuel oil and other oil products',
  RegionEcology_Group_cement: 'Cement',
  RegionEcology_Short_solid: 'Coal',
  RegionEcology_Short_gas: 'Gas',
  RegionEcology_Short_motor: 'Motor fuel',
  RegionEcology_Short_oil: 'Fuel oil',
  RegionEcology_Short_cement: 'Cement',
  RegionEcology_Largest: '{group}: {share} of emissions in {year}',
  RegionEcology_Leap:
    '{year} stands out: {value}, over four times the years beside it, because of “{group}”. Probably a misprint in the source.',
  RegionEcology_LeapLabel: '{group}: a leap',
  RegionEcology_LostLabel: '{fuel}: no data',
  RegionEcology_PerResident: 'CO₂ a resident',
  RegionEcology_PerResidentTimes:
    '{course, select, more {{times} times the country’s tonnes a resident} other {{less} times fewer tonnes a resident than the country}}',
  RegionEcology_PerResidentSub:
    'Tonnes of CO₂ a resident, {year}: rank {rank, number} of {of, number}, the first is the highest.',
  RegionEcology_PerResidentSource: '{source}, cement included; residents of Rosstat on {day}.',
  RegionEcology_NoPerResident: 'Counted for regions alone that have both emissions and residents.',
  RegionEcology_Russia: 'Russia',
  RegionEcology_Landfills: 'Illegal landfills',
  RegionEcology_LandfillsOwn:
    '{count, plural, one {# illegal landfill} other {# illegal landfills}} at the end of the year',
  RegionEcology_LandfillsSub:
    'Illegal landfills in the Central district, {year}: {shown, number} of {of, number} regions, the most first.',
  RegionEcology_NoLandfills: 'Landfills are counted openly in the Central federal district alone.',
  RegionEcology_Missing: 'Four series that do not exist',
  RegionEcology_MissingNext:
    'Do you have such a series? Give it to your administrator: it appears on the map of the country if it is known for at least forty regions.',
  RegionEcology_Air: 'Air in towns',
  RegionEcology_AirWhy: 'No open series of stations exists; a limit is not drawn without a measurement.',
  RegionEcology_Water: 'Discharges into water',
  RegionEcology_WaterWhy: 'Rosstat gives a bulletin by region alone; no machine-readable series was found.',
  RegionEcology_Waste: 'Waste',
  RegionEcology_WasteWhy: 'Waste made and treated is not published openly by region.',
  RegionEcology_Forest: 'Forests and fires',
  RegionEcology_ForestWhy: 'No series by region was found among open data.',
  RegionEcology_ChangeFormula: 'last ÷ first − 1, in per cent',
  RegionEcology_VerdictCo2:
    'In {year} <emitted>{emittedText}</emitted> were emitted, {course, select, more {<change>{changeText}</change> more than in {first}} fewer {<change>{changeText}</change> less than in {first}} other {nearly as much as in {first}, <change>{changeText}</change> apart}}.',
  RegionEcology_VerdictLost:
    'Later years cannot be compared: in {year} “{fuel}” is gone from the source, <before>{beforeText}</before> the year before.',
  RegionEcology_VerdictMissing: 'Air, water and waste are not published by region as open series.',
};
