import type { SheetKey } from '#platform/charts/download/sheet-keys.ts';
import { classColors, type ClassScale } from '#platform/maps/classes.ts';

/**
 * The classes of a map as keys of its saved picture, lowest first: < 50, 50–100, ≥ 300; after them the hatch, where it has words.
 * @param write a bound as the legend writes it.
 */
export function classKeys(scale: ClassScale, write: (bound: number) => string, noData = ''): SheetKey[] {
  const { bounds } = scale;
  const areas = classColors(scale).map((color, index): SheetKey => {
    const [from, to] = [bounds[index - 1], bounds[index]];
    const text =
      from === undefined
        ? `< ${write(to ?? 0)}`
        : to === undefined
          ? `≥ ${write(from)}`
          : `${write(from)}–${write(to)}`;
    return { mark: { kind: 'area', color }, text };
  });
  return noData === '' ? areas : [...areas, { mark: { kind: 'hatch' }, text: noData }];
}
