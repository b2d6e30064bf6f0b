import { useMemo } from 'react';
import type { ChoroplethTexts } from '#platform/maps/choropleth/choropleth-data.ts';
import { useText } from '#platform/web/text.ts';

/** Words of a map in the reader's language; `label` names the picture, `value` the figure, `outside` what lies beyond a filter. */
export function useMapTexts(label: string, value: string, outside?: string): ChoroplethTexts {
  const t = useText();
  return useMemo(
    () => ({
      label,
      value,
      place: t('Regions_Region'),
      noData: t('Ui_NoData'),
      notApplicable: outside ?? t('Ui_NotApplicable'),
      zoomIn: t('Regions_ZoomIn'),
      zoomOut: t('Regions_ZoomOut'),
      zoomReset: t('Regions_ZoomReset'),
    }),
    [t, label, value, outside],
  );
}
