/** A version of a model: its number and the day it came. What it computes with is told by each model. */
export interface Edition {
  readonly version: number;
  readonly day: string;
}

/** The versions of one model, newest first. What a version once answered it answers for good: other numbers are a new one. */
export type Editions<One extends Edition> = readonly [One, ...One[]];

/** The version of a number; the newest where none of them has it, as an address of a later one is read as far as it is understood. */
export function editionOf<All extends Editions<Edition>>(editions: All, version: number): All[number] {
  return editions.find((one) => one.version === version) ?? editions[0];
}

/** Whether a number is of a version that is still to come here. */
export function isLaterVersion(editions: Editions<Edition>, version: number): boolean {
  return version > editions[0].version;
}

/** All numbers, newest first. */
export function versionsOf(editions: Editions<Edition>): readonly [number, ...number[]] {
  const [newest, ...older] = editions;
  return [newest.version, ...older.map(({ version }) => version)];
}
