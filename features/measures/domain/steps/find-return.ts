/** A step of a measure's history, as far as the return of it goes. */
interface Step {
  version: number;
  step: string;
  at: string;
  by: string | null;
  reason: string | null;
}

/** Steps after which a measure is written anew for a reason. */
const returns = new Set(['decline', 'withdraw']);
/** Steps that settle an earlier return. */
const settles = new Set(['submit', 'accept']);

/** The return because of which a draft is written anew: the latest one that was given a reason and is not settled; null where there is none. */
export function findReturn<Each extends Step>(history: readonly Each[]): Each | null {
  const latest = history.toSorted((one, other) => other.at.localeCompare(one.at));
  const settled = latest.findIndex(({ step }) => settles.has(step));
  const returned = latest.findIndex(({ step, reason }) => returns.has(step) && reason !== null);
  return returned >= 0 && (settled < 0 || returned < settled) ? latest[returned]! : null;
}
