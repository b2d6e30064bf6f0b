import { useMemo } from 'react';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { ActiveMarks } from './ActiveMarks.tsx';
import type { MapValue } from './choropleth-data.ts';
import type { ChoroplethProps } from './choropleth-props.ts';
import { ChoroplethMarks } from './ChoroplethMarks.tsx';
import { LabelMarks } from '#platform/maps/words/LabelMarks.tsx';
import { EventDiscs } from './EventDiscs.tsx';
import { MarkerMarks } from './MarkerMarks.tsx';
import { PointMarks } from './PointMarks.tsx';
import { TileWords } from '#platform/maps/tiles/TileWords.tsx';
import { sayPlace } from './note-of-place.tsx';
import type { MapSize } from './layout-choropleth.ts';
import type { MapView } from '#platform/maps/zoom/map-view.ts';
import styles from './Choropleth.module.css';

interface Props extends ChoroplethProps {
  regions: readonly RegionShape[];
  values: ReadonlyMap<number, MapValue>;
  size: MapSize;
  narrow: boolean;
  view: MapView;
  tabStop: number | null;
  active: RegionShape | undefined;
}

const nobody: readonly number[] = [];

/** What the map draws, from the ground up: places, discs, words, the outline of the one pointed at. */
export function MapLayers(props: Props) {
  const { regions, values, size, scale, format, texts, view, ownId, active, tabStop } = props;
  const { highlighted = null, labelled = nobody } = props;
  const name = useMemo(
    () => (id: number) => sayPlace(values.get(id), format, texts),
    [values, format, texts],
  );
  // On a phone they would cover the land; zoomed, the sea where the words stand is somewhere else.
  const leaders = props.narrow || props.tiles || view.scale > 1 ? nobody : (props.leaders ?? nobody);
  return (
    <>
      <g transform={transformOf(view)}>
        <ChoroplethMarks {...{ regions, values, scale, highlighted, ownId, tabStop, name }} />
      </g>
      <MarkerMarks {...{ regions, values, scale, view, highlighted, ownId }} />
      {props.events && <EventDiscs {...{ regions, view }} events={props.events} />}
      {props.points && <PointMarks {...{ regions, view }} points={props.points} />}
      <g className={styles.words}>
        {props.tiles ? (
          <TileWords {...{ regions, values, format }} />
        ) : (
          <LabelMarks {...{ regions, values, size, format, leaders, labelled }} />
        )}
      </g>
      {active && <ActiveMarks region={active} view={view} />}
    </>
  );
}

function transformOf({ scale, x, y }: MapView): string | undefined {
  return scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale})`;
}
