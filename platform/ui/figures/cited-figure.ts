import type { Unit } from '#platform/shared/figures.ts';

/** Where a figure comes from, as a call answers it; `knownAt` = the day it became known. */
export interface FigureSource {
  name: string;
  title: string;
  url: string | null;
  caveat: string | null;
  sample: boolean;
  knownAt: string | null;
}

/** A part of a figure; its own unit and decimals where they are not the whole's. */
export interface Addend {
  label: string;
  value: number | null;
  unit?: Unit;
  decimals?: number;
}

/** A figure with all that its receipt says: what a generated sentence is made of. */
export interface CitedFigure {
  /** What it is and of what place, for the citation: new cases in 7 days, Moscow. */
  name: string;
  value: number;
  unit: Unit;
  decimals: number;
  /** What it is over, written: 14–20 October 2021. */
  period: string;
  addends?: readonly Addend[];
  /** How it was computed where it is not the sum of its addends, written. */
  formula?: string;
  /** Null where no source is known; then there is no receipt to open. */
  source: FigureSource | null;
  /** The call that answered it. */
  call?: { name: string; input: Readonly<Record<string, unknown>> };
}

/** The unit of a share in per cent, the same in every language. */
export const percentUnit: Unit = { code: 'percent', forms: ['%'] };

/** No unit: the sentence itself names what is counted, with its plurals. */
export const plainUnit: Unit = { code: '', forms: [] };
