import type { EnsembleSpread } from '#simulation/epidemic/scenario/draw-members.ts';
import { scenarioParameters } from '#simulation/parameters/scenario.ts';
import type { Share } from '#simulation/numeric/units.ts';

/** Versions of the scenario model, newest first. A result is computed again by the version it names. */
export const modelVersions = ['1.3', '1.2', '1.1', '1.0'] as const;
export type ModelVersion = (typeof modelVersions)[number];

/** What is computed where nothing else is asked for. */
export const newestVersion: ModelVersion = '1.3';

/** Whether a version, as `2.0`, is of a model that is still to come here. */
export function isLaterVersion(said: string): boolean {
  const [own = 0, ownPart = 0] = newestVersion.split('.').map(Number);
  const [other = 0, otherPart = 0] = said.split('.').map(Number);
  return other > own || (other === own && otherPart > ownPart);
}

/** The day each version came. */
export const versionDays: Record<ModelVersion, string> = {
  '1.3': '2026-11-29',
  '1.2': '2026-11-28',
  '1.1': '2026-11-22',
  '1.0': '2026-11-21',
};

/** Part of ln R that the run without chance keeps after day 0: as its members do, in the first versions all of it. */
export function singlePersistence(version: ModelVersion): Share {
  const keepsAll = version === '1.0' || version === '1.1';
  return keepsAll ? (1 as Share) : scenarioParameters.reproductionPersistence.value!;
}

/** Whether a version reads from the data what nobody assumed of protection by vaccination; before it was nobody's. */
export function readsVaccinated(version: ModelVersion): boolean {
  return version === '1.3';
}

/** Settings of the members that a version uses, without what a person moves. */
export function spreadSettings(version: ModelVersion): Omit<EnsembleSpread, 'ascertainment' | 'reductions'> {
  const {
    reproductionSdFactor,
    reproductionModelSd,
    reproductionPersistence,
    severityLogSd,
    registrationDelaySd,
  } = scenarioParameters;
  const common = {
    reproductionSdFactor: reproductionSdFactor.value!,
    severityLogSd: severityLogSd.value!,
  };
  if (version === '1.0')
    return { ...common, reproductionModelSd: 0 as Share, reproductionPersistence: 1 as Share };
  const drifting = {
    ...common,
    reproductionModelSd: reproductionModelSd.value!,
    reproductionPersistence: reproductionPersistence.value!,
  };
  if (version === '1.1' || version === '1.2') return drifting;
  return { ...drifting, registrationDelaySd: registrationDelaySd.value! };
}
