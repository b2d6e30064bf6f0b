import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** One part of a whole. */
export interface TreemapItem {
  id: number | string;
  name: string;
  /** Written where the name does not fit: a class number. */
  code?: string;
  /** The area; parts at or below zero can't be drawn and stand only in the table. */
  value: number;
  /** The colour: null = unknown. */
  change?: number | null;
  /** Outlined: the class opened beside. */
  chosen?: boolean;
}

/** A class of change: 1 is the best shade of the diverging scale, 4 its middle, 7 the worst. */
export interface Tone {
  /** Changes below it and at or above the one before; the last has Infinity. */
  below: number;
  tone: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Beside its swatch: 5–10 %. */
  label: string;
}

/** What a treemap is given. */
export interface TreemapData {
  items: readonly TreemapItem[];
  /** Classes of change, lowest first; one quiet colour when left out. */
  tones?: readonly Tone[];
  /** What the colour tells, before the swatches: медиана роста выручки. */
  toneTitle?: string;
  /** How a change is written: +11 %. */
  formatChange?: (change: number) => string;
  /** Parts smaller than this share of the whole are drawn as one. */
  minShare?: number;
}

/** Data, words, and what the picture is about. */
export interface TreemapInput extends TreemapData, ChartWords {
  about: ChartAbout;
}

/** Growth in six classes, teal for growth and rust for decline; `write` writes a bound: 5 %. */
export function growthTones(write: (percent: number) => string): Tone[] {
  const bounds = [-5, 0, 5, 10, 20];
  return [6, 5, 4, 3, 2, 1].map((tone, at) => {
    const [from, below] = [bounds[at - 1], bounds[at]];
    const label =
      from === undefined
        ? `< ${write(bounds[0] ?? 0)}`
        : below === undefined
          ? `≥ ${write(from)}`
          : `${write(from)} … ${write(below)}`;
    return { below: below ?? Infinity, tone: tone as Tone['tone'], label };
  });
}

/** The colour class of a change. */
export function toneOf(change: number | null | undefined, tones: readonly Tone[] = []): Tone | null {
  return change == null ? null : (tones.find(({ below }) => change < below) ?? null);
}

/** Every part, largest first, with its share and change; also the ones drawn together. */
export function treemapTable({ items, tones, about, texts }: TreemapInput): ChartTable {
  const column = (key: string, label: string) => ({ key, label, kind: 'number' as const });
  const hasCode = items.some(({ code }) => code !== undefined);
  return {
    columns: [
      ...(hasCode ? [{ key: 'code', label: '№', kind: 'text' as const }] : []),
      { key: 'name', label: texts.name, kind: 'text' },
      column('value', about.unit === '' ? about.indicator : `${about.indicator}, ${about.unit}`),
      ...(tones ? [column('change', texts.change)] : []),
    ],
    rows: items
      .toSorted((one, other) => other.value - one.value)
      .map(({ name, code, value, change }) => [
        ...(hasCode ? [code ?? null] : []),
        name,
        value,
        ...(tones ? [change ?? null] : []),
      ]),
  };
}
