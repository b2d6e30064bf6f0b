import { calibrateScenario, type Calibration } from '#simulation/epidemic/scenario/calibrate-scenario.ts';
import type { EnsembleSpread } from '#simulation/epidemic/scenario/draw-members.ts';
import type { Mitigation } from '#simulation/epidemic/scenario/mitigation.ts';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { InputRefusal, type Insufficient } from '#simulation/numeric/refusal.ts';
import type { Days, Percent, Persons, Share } from '#simulation/numeric/units.ts';
import { shareOfPercent } from '#simulation/numeric/units.ts';
import { serialIntervals } from '#simulation/parameters/serial-intervals.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import { earlySeverity } from '#simulation/parameters/scenario.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { courseDefault, type CourseName, type ScenarioParams } from './scenario-params.ts';
import { readsVaccinated, singlePersistence, spreadSettings, type ModelVersion } from './model-versions.ts';
import { protectedByData, vaccinationWeeks } from './vaccination.ts';

/** What the data say of a place on the day a scenario begins. Unit: people. */
export interface ScenarioStart {
  /** The last day that was reported: day 0. */
  day: string;
  /** Registered cases a day, oldest first, the last on `day`. */
  daily: number[];
  /** Residents in ten-year ages 0–9 … 80+. */
  peopleByAge: number[];
  /** All cases registered so far. */
  registered: number;
  /** Registered deaths of the last 14 days; null = not reported. */
  recentDeaths: number | null;
  /** Residents with two doses of a vaccine by that day; null = not reported. */
  vaccinated?: number | null;
}

/** What a run needs of all that is known of a start: the part that its fingerprint is of. */
export function startOf(known: ScenarioStart): ScenarioStart {
  const { day, daily, peopleByAge, registered, recentDeaths, vaccinated } = known;
  return { day, daily, peopleByAge, registered, recentDeaths, vaccinated };
}

/** A scenario ready to run: the calibrated start, and how far its members spread. */
export interface ScenarioSetup {
  status: 'ok';
  calibration: Calibration;
  spread: EnsembleSpread;
  /** Part of ln R that the run without chance keeps after day 0. */
  singlePersistence: Share;
  days: number;
  /** Share of residents who can't be infected on day 0. */
  immuneShare: number;
}

/** Days of reports the calibration reads: R comes from the last week, the weeks before it carry its memory. */
const calibrationDays = 90;
const maxImmune = 0.95;

/** What the calibration reads of the assumptions: nothing that is decreed. */
type Grounds = Pick<ScenarioParams, 'ascertainment' | 'protectedPercent' | 'beds' | 'course'>;

/** A place as the data leave it, before anything is decreed. */
interface CalibratedStart {
  status: 'ok';
  calibration: Calibration;
  population: number;
  ascertainment: readonly [Share, Share];
  immuneShare: number;
}

/** Brings assumptions and data together; `insufficient` where the reports don't suffice or assumptions and data exclude each other. */
export function setUpScenario(
  start: ScenarioStart,
  params: ScenarioParams,
  version: ModelVersion,
): ScenarioSetup | Insufficient {
  return decree(calibrateStart(start, params, version), { start, params, version });
}

/** The start alone: the same as long as nothing but what is decreed is moved. */
export function calibrateStart(
  start: ScenarioStart,
  params: Grounds,
  version: ModelVersion,
): CalibratedStart | Insufficient {
  const population = start.peopleByAge.reduce((sum, people) => sum + people, 0);
  const range = params.ascertainment.map((percent) => shareOfPercent(percent as Percent)) as [Share, Share];
  // The middle of a log-uniform draw.
  const ascertainment = Math.sqrt(range[0] * range[1]) as Share;
  const immuneShare = Math.min(
    maxImmune,
    start.registered / ascertainment / population + protectedOf(params, start, version) / 100,
  );
  try {
    const calibration = calibrateScenario({
      model: modelOf(params, start, population),
      daily: start.daily.slice(-calibrationDays),
      populationByAge: start.peopleByAge,
      ascertainment,
      immuneShare: immuneShare as Share,
      recentDeaths: start.recentDeaths as Persons | null,
      observedInterval: suppliedOr('serialInterval', null, serialIntervals[0]!.meanDays),
    });
    if (calibration.status !== 'ok') return calibration;
    return { status: 'ok', calibration, population, ascertainment: range, immuneShare };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    // More infected than can be infected: the share of found cases is too low for what was registered.
    return { status: 'insufficient', reason: 'calibration.immune', needed: 1, got: 0 };
  }
}

/** What a person assumed goes before what the data say. Unit: per cent. */
function protectedOf({ protectedPercent }: Grounds, start: ScenarioStart, version: ModelVersion): number {
  if (protectedPercent !== null || !readsVaccinated(version)) return protectedPercent ?? 0;
  const population = start.peopleByAge.reduce((sum, people) => sum + people, 0);
  return protectedByData(start.vaccinated, population) ?? 0;
}

interface Decreed {
  start: ScenarioStart;
  params: ScenarioParams;
  version: ModelVersion;
}

/** What is decreed comes after the calibration: a scenario and its reference begin with the same severity. */
export function decree(
  calibrated: CalibratedStart | Insufficient,
  { start, params, version }: Decreed,
): ScenarioSetup | Insufficient {
  if (calibrated.status !== 'ok') return calibrated;
  const { calibration, population, ascertainment, immuneShare } = calibrated;
  const { mitigations, reductions } = mitigationsOf(params, start.day, population);
  const spread = { ...spreadSettings(version), ascertainment, reductions };
  const model = { ...calibration.model, mitigations, laterBeds: laterBedsOf(params, start.day) };
  return {
    status: 'ok',
    calibration: { ...calibration, model },
    spread,
    singlePersistence: singlePersistence(version),
    days: params.days,
    immuneShare,
  };
}

function modelOf(params: Grounds, start: ScenarioStart, population: number) {
  const course = (name: CourseName): number => params.course[name] ?? courseDefault(name);
  return {
    population: population as Persons,
    severity: earlySeverity.value!,
    latency: course('latency') as Days,
    infectiousPeriod: course('infectiousPeriod') as Days,
    hospitalStay: course('hospitalStay') as Days,
    icuStay: course('icuStay') as Days,
    icuBeds: params.beds ?? Infinity,
    overflowSeverity: course('overflowSeverity'),
    importsPerDay: ((course('importsPer100kPerDay') * population) / 100_000) as Persons,
    season: { amplitude: course('seasonAmplitude'), peakMonth: course('seasonPeakMonth') },
    startDay: dayNumber(start.day),
    mitigations: [],
  };
}

/** Where the beds of today are not known no others are reckoned with. */
function laterBedsOf({ laterBeds, beds }: ScenarioParams, startDay: string) {
  if (!laterBeds?.isOn || beds === null) return [];
  return [{ fromDay: daysBetween(startDay, laterBeds.from), beds: laterBeds.beds }];
}

/** What is in force when the data end is in the calibrated R already: an interval acts from the next day on. */
function mitigationsOf(params: ScenarioParams, startDay: string, population: number) {
  const ranges = [
    ...params.contacts.flatMap(({ from, to, low, high, isOn }) =>
      isOn
        ? [
            {
              fromDay: Math.max(1, daysBetween(startDay, from)),
              toDay: daysBetween(startDay, to) + 1,
              low,
              high,
            },
          ]
        : [],
    ),
    ...(params.vaccination?.isOn
      ? vaccinationWeeks(params.vaccination, { startDay, days: params.days, population })
      : []),
  ];
  return {
    mitigations: ranges.map(({ fromDay, toDay, low, high }): Mitigation => ({
      fromDay,
      toDay,
      reduction: shareOfPercent(((low + high) / 2) as Percent),
    })),
    reductions: ranges.map(
      ({ low, high }) => [shareOfPercent(low as Percent), shareOfPercent(high as Percent)] as const,
    ),
  };
}
