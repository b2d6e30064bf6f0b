import { scenarioParameters } from '#simulation/parameters/scenario.ts';

/** A stretch of fewer contacts, both days included; the reduction of transmission lies between `low` and `high`. Unit: per cent. */
export interface ContactInterval {
  name: string;
  from: string;
  to: string;
  low: number;
  high: number;
  /** Switched off it stays written down and changes nothing. */
  isOn: boolean;
}

/** So many first doses a day from a day on. */
export interface Vaccination {
  from: string;
  dosesPerDay: number;
  isOn: boolean;
}

/** Beds of intensive care from a day on. */
export interface LaterBeds {
  from: string;
  beds: number;
  isOn: boolean;
}

/** What of the course of the disease may be moved, by the library's names. */
export const courseNames = [
  'latency',
  'infectiousPeriod',
  'hospitalStay',
  'icuStay',
  'overflowSeverity',
  'seasonAmplitude',
  'seasonPeakMonth',
  'importsPer100kPerDay',
] as const;
export type CourseName = (typeof courseNames)[number];

/** Everything a person may assume, as it is saved and as an address keeps it. */
export interface ScenarioParams {
  days: number;
  /** Registered cases over infections, drawn between the two. Unit: per cent. */
  ascertainment: [number, number];
  /** Residents protected by vaccination when the scenario begins; null = as the doses reported by then say. Unit: per cent. */
  protectedPercent: number | null;
  /** Beds of intensive care; null = not known, and no overflow is told. */
  beds: number | null;
  contacts: ContactInterval[];
  vaccination: Vaccination | null;
  laterBeds: LaterBeds | null;
  /** What differs from the library's defaults. */
  course: Partial<Record<CourseName, number>>;
}

/** Bounds of a number, both included, with what an arrow key moves; `unit` names a text. */
export interface NumberBounds {
  min: number;
  max: number;
  step: number;
  unit: 'days' | 'percent' | 'beds' | 'doses' | 'ratio' | 'share' | 'month' | 'per100k';
}

/** Between which values each number may be moved. */
export const scenarioBounds = {
  days: { min: 30, max: 365, step: 1, unit: 'days' },
  ascertainment: { min: 5, max: 100, step: 1, unit: 'percent' },
  protectedPercent: { min: 0, max: 95, step: 1, unit: 'percent' },
  beds: { min: 0, max: 100_000, step: 1, unit: 'beds' },
  reduction: { min: 0, max: 95, step: 1, unit: 'percent' },
  dosesPerDay: { min: 0, max: 1_000_000, step: 1, unit: 'doses' },
} as const satisfies Record<string, NumberBounds>;

/** Unit and step of each number of the course; its bounds are the library's. */
const courseUnits = {
  latency: ['days', 0.5],
  infectiousPeriod: ['days', 0.5],
  hospitalStay: ['days', 0.5],
  icuStay: ['days', 0.5],
  overflowSeverity: ['ratio', 0.1],
  seasonAmplitude: ['share', 0.01],
  seasonPeakMonth: ['month', 1],
  importsPer100kPerDay: ['per100k', 0.1],
} as const satisfies Record<CourseName, readonly [NumberBounds['unit'], number]>;

/** Bounds of a number of the course. */
export function courseBounds(name: CourseName): NumberBounds {
  const { min, max } = scenarioParameters[name];
  const [unit, step] = courseUnits[name];
  return { min: min ?? 0, max: max ?? Infinity, step, unit };
}

/** What a number of the course is where nobody moved it. */
export function courseDefault(name: CourseName): number {
  return scenarioParameters[name].value!;
}

/** As many intervals as one scenario may have. */
export const maxIntervals = 20;

/** Nothing is changed: the reference, by which every scenario is judged. */
export const referenceParams: ScenarioParams = {
  days: 150,
  ascertainment: [20, 45],
  protectedPercent: null,
  beds: null,
  contacts: [],
  vaccination: null,
  laterBeds: null,
  course: {},
};

/** The same start without anything decreed: what is assumed of the epidemic stays, what a person does goes. */
export function referenceOf(params: ScenarioParams): ScenarioParams {
  return { ...params, contacts: [], vaccination: null, laterBeds: null };
}

/** Whether anything is decreed at all: without it a scenario is its own reference. */
export function isReference({ contacts, vaccination, laterBeds }: ScenarioParams): boolean {
  return !contacts.some(({ isOn }) => isOn) && !vaccination?.isOn && !laterBeds?.isOn;
}
