import type { Services } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import type { LoadingState } from '../jobs/progress.ts';
import { renew, type Derivation } from './derivation.ts';

/** The name of the work that makes anew what other rules made. */
export const renewalJob = 'derived-renewal';

/** Makes everything anew that rules of an earlier version made, one after the other; what fails is named and does not stop the others. */
export function derivedRenewal(
  { db, log }: Pick<Services, 'db' | 'log'>,
  derivations: readonly Derivation[],
  loading?: LoadingState,
): Job {
  return {
    name: renewalJob,
    async work(_data, signal) {
      let failure: unknown;
      for (const derivation of derivations)
        try {
          const changed = await renew(db, derivation, signal);
          if (changed > 0) log.info({ what: derivation.name, changed }, 'derived anew');
        } catch (error) {
          signal.throwIfAborted();
          log.error({ err: error, what: derivation.name }, 'not derived anew');
          failure = error;
        }
      if (loading) tell(loading, failure);
      // The queue tries again what was not done.
      if (failure !== undefined) throw failure;
    },
  };
}

function tell(loading: LoadingState, failure: unknown): void {
  loading.failed = loading.failed.filter(({ what }) => what !== 'derived');
  if (failure !== undefined) loading.failed.push({ what: 'derived', reason: (failure as Error).message });
}
