import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { classColors, classOf, type ClassScale } from '#platform/maps/classes.ts';
import type { ChoroplethTexts, MapValue } from './choropleth-data.ts';

/** How the map writes its figures. */
export interface MapFormat {
  value: (value: number) => string;
  /** Short, without its unit, for a figure on the map itself; `value` where left out. */
  label?: (value: number) => string;
}

/** The tooltip of a place: its name, its figure with the colour of its class, its last days. */
export function noteOfPlace(
  place: MapValue | undefined,
  scale: ClassScale,
  format: MapFormat,
  texts: ChoroplethTexts,
): CursorNote {
  const value = figureOf(place, format, texts);
  const color = place?.value == null ? undefined : classColors(scale)[classOf(place.value, scale.bounds)];
  return {
    title: place?.name ?? texts.noData,
    rows: [{ name: texts.value, value, ...(color && { swatch: 'bar' as const, color }) }],
    extra: place?.trend && <Sparkline values={place.trend} width={184} height={32} yMin={0} />,
  };
}

/** The same in one line, the accessible name of a place. */
export function sayPlace(place: MapValue | undefined, format: MapFormat, texts: ChoroplethTexts): string {
  return `${place?.name ?? texts.noData}: ${figureOf(place, format, texts)}`;
}

function figureOf(place: MapValue | undefined, format: MapFormat, texts: ChoroplethTexts): string {
  if (place?.notApplicable) return texts.notApplicable;
  return place?.value == null ? texts.noData : format.value(place.value);
}
