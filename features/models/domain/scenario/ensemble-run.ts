import { joinRuns, runMembers, type EnsembleRuns } from '#simulation/epidemic/scenario/run-ensemble.ts';
import type { ScenarioSetup } from './scenario-start.ts';

/** How many members a person may choose; more of them steady the ends of a band, fewer come sooner. */
export const memberChoices = [50, 100, 200, 500] as const;
export type MemberCount = (typeof memberChoices)[number];

/** Members of an ensemble where nobody chose. */
export const ensembleMembers: MemberCount = 200;

/** Chance is drawn from this number unless another is given: the same number gives the same members. */
export const ensembleSeed = 1;

/** Members run between two looks at whether anybody still waits for them. */
const membersAtOnce = 5;

/** Runs an ensemble in small parts, so that who runs it can show what there is, or stop; null = it was stopped. */
export async function runEnsemble(
  { calibration, spread, days }: ScenarioSetup,
  { members, seed, onPart }: EnsembleOptions,
): Promise<EnsembleRuns | null> {
  const parts: EnsembleRuns[] = [];
  for (let from = 0; from < members; from += membersAtOnce) {
    const to = Math.min(members, from + membersAtOnce);
    parts.push(runMembers(calibration, spread, { days, seed, from, to })!);
    if ((await onPart?.(parts, to)) === 'stop') return null;
  }
  return joinRuns(parts);
}

interface EnsembleOptions {
  members: number;
  seed: number;
  /** Told after every part how many members are run; answers whether to go on. */
  onPart?: (parts: readonly EnsembleRuns[], done: number) => Promise<'stop' | 'go'> | 'stop' | 'go';
}
