import { useMemo } from 'react';
import type { SheetKey } from '#platform/charts/download/sheet-keys.ts';
import type { MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import type { ClassScale } from '#platform/maps/classes.ts';
import { classKeys } from '#platform/maps/legend/class-keys.ts';
import { useText } from '#platform/web/text.ts';

interface Drawn {
  places: readonly MapValue[];
  scale: ClassScale;
  format: { axis: (value: number) => string };
  /** Whether headlines and measures are drawn. */
  hasDiscs?: boolean;
  hasPoints?: boolean;
}

/** What a saved map needs of what stands beside it: its classes, the hatch where it is drawn, its marks. */
export function useBesideMap({ places, scale, format, hasDiscs = false, hasPoints = false }: Drawn) {
  const t = useText();
  return useMemo(() => {
    const isHatched = places.some(({ value, notApplicable }) => value === null && notApplicable !== true);
    const keys: SheetKey[] = classKeys(scale, format.axis, isHatched ? t('Ui_NoData') : '');
    if (hasDiscs) keys.push({ mark: { kind: 'disc' }, text: t('Regions_MapKeyDisc') });
    if (hasPoints) keys.push({ mark: { kind: 'diamond' }, text: t('Regions_MapKeyPoint') });
    return { keys };
  }, [places, scale, format, hasDiscs, hasPoints, t]);
}
