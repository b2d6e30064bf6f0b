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

/** Units as the library writes them → texts. */
const units: Record<string, MessageKey> = {
  days: 'Scenario_UnitDays',
  ratio: 'Scenario_UnitRatio',
  share: 'Scenario_UnitShare',
  'month, 0 = January': 'Scenario_UnitMonthNumber',
  'persons per 100 000 residents and day': 'Scenario_UnitPer100k',
  beds: 'Scenario_UnitBeds',
  members: 'Scenario_UnitMembers',
  'share of R': 'Scenario_UnitShareOfR',
  'share of ln R': 'Scenario_UnitShareOfLnR',
  'log units': 'Scenario_UnitLog',
  'shares of the step before': 'Scenario_UnitStepShares',
};

/** Origins that are no publication: what nobody has written down elsewhere is said in the reader's language. */
const origins: Record<string, MessageKey> = {
  'to be checked against the region': 'Scenario_OriginRegion',
  'weak evidence': 'Scenario_OriginWeak',
  assumption: 'Scenario_OriginAssumption',
  'ministry of health tables; not known = no overflow chart': 'Scenario_OriginBeds',
  'dominant uncertainty, always a slider': 'Scenario_OriginFound',
  'cumulative cases / ascertainment / residents + vaccinated · effect': 'Scenario_OriginImmune',
  'infection to registration': 'Scenario_OriginDelay',
  'product limit': 'Scenario_OriginLimit',
  'product default': 'Scenario_OriginDefault',
  'inflation for model error (modelling.md 1.4)': 'Scenario_OriginInflation',
  'back-check on the Russian regions 2020-2022 (EVIDENCE.md of the library)': 'Scenario_OriginCheck',
  'modelling.md 1.4': 'Scenario_OriginSpread',
};

/** The text of a unit; null for one that has none. */
export function findUnitText(unit: string): MessageKey | null {
  return Object.hasOwn(units, unit) ? units[unit]! : null;
}

/** The text of an origin; null for a publication, which keeps its own language. */
export function findOriginText(source: string): MessageKey | null {
  return Object.hasOwn(origins, source) ? origins[source]! : null;
}
