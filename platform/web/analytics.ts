/** A web-analytics counter: told once that a visit began, then of every goal. */
export interface Counter {
  init(id: string): void;
  goal(id: string, name: string): void;
}

/** Calls wait in `window.svodkaCounter` for the operator's script, which replaces `push` by its own. */
const queueCounter: Counter = {
  init: (id) => queue().push({ id, event: 'init' }),
  goal: (id, name) => queue().push({ id, event: 'goal', name }),
};

/** Tells the counter of a goal reached, such as `buy-try`. */
export type ReachGoal = (name: string) => void;

/** Begins counting; without an id nothing is ever told. */
export function startCounter(id: string | null, counter: Counter = queueCounter): ReachGoal {
  if (id === null) return () => {};
  counter.init(id);
  return (name) => counter.goal(id, name);
}

interface CounterEvent {
  id: string;
  event: 'init' | 'goal';
  name?: string;
}

function queue(): { push(event: CounterEvent): void } {
  const page = window as { svodkaCounter?: { push(event: CounterEvent): void } };
  return (page.svodkaCounter ??= []);
}
