import type { MessageKey } from '#app/messages.ts';
import type { CourseName } from '../../domain/scenario/scenario-params.ts';

/** Names of the numbers of the course, as texts. */
export const courseKeys: Record<CourseName, MessageKey> = {
  latency: 'Scenario_Latency',
  infectiousPeriod: 'Scenario_InfectiousPeriod',
  hospitalStay: 'Scenario_HospitalStay',
  icuStay: 'Scenario_IcuStay',
  overflowSeverity: 'Scenario_OverflowSeverity',
  seasonAmplitude: 'Scenario_SeasonAmplitude',
  seasonPeakMonth: 'Scenario_SeasonPeak',
  importsPer100kPerDay: 'Scenario_Imports',
};
