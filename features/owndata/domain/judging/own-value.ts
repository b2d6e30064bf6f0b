/** Why a row of a file cannot become a value. */
export const refusals = ['formula', 'place', 'time', 'number', 'twice'] as const;
/** What is strange about a value: it is loaded when its owner says so. */
export const doubts = ['over100', 'negative', 'notWhole', 'tenTimes', 'fiveMedians'] as const;

export type Refusal = (typeof refusals)[number];
export type Doubt = (typeof doubts)[number];

/** One value of a file, as it was written and as it was understood. */
export interface OwnValue {
  row: number;
  column: number;
  /** Number of its series in the file, from 1. */
  series: number;
  place: string;
  yugoId: number | null;
  time: string;
  day: string | null;
  written: string;
  value: number | null;
  refusal: Refusal | null;
  doubts: Doubt[];
  /** What a doubted value was compared with: the value before, or the median. */
  beside: number | null;
  /** What it would be with its decimal mark elsewhere, where that makes it likely. */
  suggested: number | null;
}
