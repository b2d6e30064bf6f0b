import { useMemo } from 'react';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { readTopology } from '#platform/maps/read-topology.ts';
import { incidenceScale } from './FiguresLegend.tsx';
import type { Figures } from './load-figures.ts';
import topology from '../../../../data/geo/russia-regions-seamless.topojson?raw';

/** Boundaries of the 85 subjects. */
const regionMap = readTopology(JSON.parse(topology));

/** Named at sea: Saint Petersburg, Moscow, Chukotka, Dagestan. */
const leaders = [1_124_678, 1_124_665, 1_124_687, 1_124_605];
const nominal = { width: 840, height: 460, narrowHeight: 200 };

/** The week's incidence of all regions. */
export function FiguresMap({ figures }: { figures: Figures }) {
  const t = useText();
  const formats = useFormats();
  const places = useMemo(
    () =>
      figures.places.map(({ yugoId, name, shortName, per100k }) => ({
        id: yugoId,
        name,
        shortName,
        value: per100k,
      })),
    [figures],
  );
  const format = useMemo(() => ({ value: formats.integer, label: formats.integer }), [formats]);
  const value = t('Account_Aside_Value');
  const unused = { zoomIn: '', zoomOut: '', zoomReset: '' };
  const texts = {
    ...unused,
    label: value,
    value,
    place: t('Account_Aside_Region'),
    noData: t('Ui_NoData'),
    notApplicable: t('Ui_NotApplicable'),
  };
  return (
    <Choropleth
      {...{ map: regionMap, places, scale: incidenceScale, format, texts, leaders, nominal }}
      zoomable={false}
    />
  );
}
