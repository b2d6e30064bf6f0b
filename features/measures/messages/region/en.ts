import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresRegion_From: 'from {day}',
  MeasuresRegion_Title: 'Measures in force',
  MeasuresRegion_Finding:
    '{own, plural, =0 {No local measure is in force} one {# local measure is in force} other {# local measures are in force}}{national, plural, =0 {} other {, # nationwide}}',
  MeasuresRegion_Sub: '{day}. Over: {over, number}; at moderation: {waiting, number}.',
  MeasuresRegion_Source:
    'Measures published here and the open registers of OxCGRT (CC BY 4.0), ACAPS, CoronaNet and the headquarters of Rostov oblast. Other regions have no open register; ends are seldom reported.',
  MeasuresRegion_Own: 'Of the region',
  MeasuresRegion_National: 'Of the country',
  MeasuresRegion_All: 'All measures of the region',
  MeasuresRegion_Empty: 'No measure is in force on {day}, neither of its own nor of the country.',
  MeasuresRegion_ListTitle: 'Measures of the regions',
  MeasuresRegion_ListSub:
    '{day}. In force in the whole country: {national, number}. {known, plural, one {# region has} other {# regions have}} records: the others have no open register, which does not mean they had no measures.',
  MeasuresRegion_Region: 'Region',
  MeasuresRegion_InForce: 'In force',
  MeasuresRegion_Over: 'Over',
  MeasuresRegion_Health: 'Health',
  MeasuresRegion_Economy: 'Economy',
  MeasuresRegion_Latest: 'Latest began',
  MeasuresRegion_Waiting: 'Waiting for a decision',
  MeasuresRegion_WaitingNone: 'No measure you can see here is waiting for a decision.',
  MeasuresRegion_Queue: 'The whole queue',
  MeasuresRegion_Mine: 'My measures',
  MeasuresRegion_WaitsFor: 'waiting for {hours} h',
  MeasuresRegion_MapTitle: 'Points of measures',
  MeasuresRegion_MapSub:
    '{day}. A diamond marks {places, plural, =0 {places with measures of their own in force: there are none} one {# place with measures of its own in force} other {# places with measures of their own in force}}. Common to the country: {national, number}.',
  MeasuresRegion_MapNone: 'No local measure is recorded in force here.',
  MeasuresRegion_MapFailed: 'The measures did not load.',
};
