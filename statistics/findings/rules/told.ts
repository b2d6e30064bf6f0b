import type { Rule } from '../../shapes/finding.ts';

/** One figure of a series as it is judged: the newest that is known. Day: `YYYY-MM-DD`. */
export interface Told {
  seriesId: number;
  dims: string;
  /** yugo_id. */
  place: number;
  source: string;
  day: string;
  value: number;
}

/** A figure with the rule that doubts it and the numbers it was laid beside. */
export interface Doubted {
  figure: Told;
  rule: Rule;
  judgedOn: Record<string, number>;
}

/** The value of one dimension in `name=value;name=value`; undefined without it. */
export function dimOf(dims: string, name: string): string | undefined {
  const pair = dims.split(';').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The dimensions with another value of one of them. */
export function withDim(dims: string, name: string, value: string): string {
  return dims
    .split(';')
    .map((pair) => (pair.startsWith(`${name}=`) ? `${name}=${value}` : pair))
    .join(';');
}

/** Figures found by dimensions, place, source and day. */
export class Sheet {
  readonly figures: readonly Told[];
  readonly #byKey: Map<string, Told>;

  constructor(figures: readonly Told[]) {
    this.figures = figures;
    this.#byKey = new Map(figures.map((figure) => [keyOf(figure), figure]));
  }

  /** The figure of the same place, source and day with other dimensions. */
  beside(figure: Told, dims: string): Told | undefined {
    return this.#byKey.get(keyOf({ ...figure, dims }));
  }
}

const keyOf = ({ dims, place, source, day }: Told): string => `${dims}|${place}|${source}|${day}`;
