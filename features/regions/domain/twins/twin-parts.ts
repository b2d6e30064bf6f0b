/** What subjects are compared by. */
export const twinParts = ['age', 'density', 'income', 'urban', 'mix'] as const;
export type TwinPart = (typeof twinParts)[number];

/** Part of each in the squared distance; they add up to 1. None is known to matter more, so all weigh the same. */
export const partWeights: Record<TwinPart, number> = {
  age: 0.2,
  density: 0.2,
  income: 0.2,
  urban: 0.2,
  mix: 0.2,
};

/** Sections of ОКВЭД-2 whose organisations are compared; households and foreign missions are left out. */
export const mixSections = [...'ABCDEFGHIJKLMNOPQRS'];

/** A part of a subject: its measures by name. Density: people per km²; everything else: percent. */
export type Measures = Readonly<Record<string, number>>;

/** What is known of a subject; a part that is not known is not there. */
export interface SubjectParts {
  yugoId: number;
  parts: Partial<Record<TwinPart, Measures>>;
}

/** Percent of the residents under 15, of 15 to 64, over 64; null without residents. Unit: people. */
export function ageMeasures({ young, working, old }: Measures): Measures | null {
  return sharesOf({ young: young ?? 0, working: working ?? 0, old: old ?? 0 });
}

/** Percent of each section in all organisations; null where one of the sections is not known. Unit: organisations. */
export function mixMeasures(organisations: Measures): Measures | null {
  if (mixSections.some((section) => organisations[section] === undefined)) return null;
  return sharesOf(Object.fromEntries(mixSections.map((section) => [section, organisations[section]!])));
}

function sharesOf(counts: Measures): Measures | null {
  const whole = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (whole <= 0) return null;
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, (count / whole) * 100]));
}
