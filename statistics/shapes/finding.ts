import { z } from 'zod';

/** Which rule doubts a figure; the sentence beside it is chosen by it. */
const rules = [
  'repeatsPart',
  'outsideParts',
  'differsFromTwin',
  'besideTwin',
  'notSum',
  'countryBelowPart',
  'countryNotSum',
  'notShare',
  'notWhole',
  'negative',
  'jumpAndBack',
] as const;
export type Rule = (typeof rules)[number];

export const findingStates = ['flagged', 'held', 'accepted'] as const;

/** What the import's checks say of a figure, as it stands beside it. */
export const Finding = z.object({
  rule: z.enum(rules),
  /** flagged = shown with its reason, held = not shown, accepted = used as any other. */
  state: z.enum(findingStates),
  day: z.iso.date(),
  value: z.number(),
  /** The numbers the figure was laid beside, by name. */
  judgedOn: z.record(z.string(), z.number()),
  /** Why somebody decided on the state; null = nobody did. */
  note: z.string().nullable(),
});
export type Finding = z.output<typeof Finding>;
