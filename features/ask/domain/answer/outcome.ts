/** A value of a place at the end of its period. */
export interface Point {
  yugoId: number;
  day: string;
  value: number;
}

/** Values of one series in one place, oldest first. */
export type Course = readonly Point[];

/** Why figures do not answer, and what is known instead. */
export interface Missing {
  kind: 'future' | 'before_data' | 'not_known' | 'no_data' | 'no_sum';
  first: Point | null;
  last: Point | null;
}

/** What the figures say. */
export interface Outcome {
  value: number;
  /** What the value is in: the indicator's unit, or one of its own. */
  measure: 'unit' | 'percent' | 'times' | 'place' | 'regions';
  /** The day the answer stands on. */
  day: string;
  /** What the answer is made of, in the order in which it is told. */
  rows: Point[];
  /** How many regions were compared. */
  of?: number;
  difference?: number;
  percent?: number;
  /** The whole a part is of. */
  whole?: number;
}
