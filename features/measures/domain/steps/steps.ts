import { statusNumbers, type MeasureStatus } from './statuses.ts';

const { draft, moderation, published, canceled } = statusNumbers;

/** What a version may become, and by which call (decisions 23 and 39). `opens` = as a new version beside it; the old one keeps its state. */
interface Step {
  from: MeasureStatus;
  to: MeasureStatus;
  call: 'saveDraft' | 'advanceMeasureStage' | 'acceptMeasure' | 'declineMeasure';
  needsReason?: true;
  opens?: true;
}

/** The state machine of a version: what does not stand here is refused. */
const steps = {
  edit: { from: draft, to: draft, call: 'saveDraft' },
  rework: { from: canceled, to: draft, call: 'saveDraft', opens: true },
  revise: { from: published, to: draft, call: 'saveDraft', opens: true },
  submit: { from: draft, to: moderation, call: 'advanceMeasureStage' },
  accept: { from: moderation, to: published, call: 'acceptMeasure' },
  decline: { from: moderation, to: canceled, call: 'declineMeasure', needsReason: true },
  withdraw: { from: published, to: canceled, call: 'declineMeasure', needsReason: true },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** The step a call is for a version in this state; null where there is none. */
export function findStep(call: Step['call'], from: MeasureStatus): StepName | null {
  const found = (Object.entries(steps) as [StepName, Step][]).find(
    ([, step]) => step.call === call && step.from === from,
  );
  return found?.[0] ?? null;
}

/** The step as the table has it. */
export function stepOf(name: StepName): Step {
  return steps[name];
}
