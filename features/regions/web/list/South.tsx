import { useState } from 'react';
import { classColors, classOf } from '#platform/maps/classes.ts';
import { Choropleth } from '#platform/maps/choropleth/Choropleth.tsx';
import type { ChoroplethProps } from '#platform/maps/choropleth/choropleth-props.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import { regionMap } from '../map/region-map.ts';
import { southern } from './southern-places.ts';
import styles from './South.module.css';

interface Props extends Pick<ChoroplethProps, 'places' | 'scale' | 'format' | 'texts' | 'highlighted'> {
  /** Under a map rather than beside it. */
  wide?: boolean;
}

const wideSize = { width: 840, height: 300, narrowHeight: 230 };

/**
 * The crowded south enlarged. Its places are narrower than their names in any language, so the names stand in a list
 * below, the highest first. The place whose name is pointed at is outlined on the map.
 */
export function South({ places, wide = false, ...map }: Props) {
  const t = useText();
  const [pointed, setPointed] = useState<number>();
  const colors = classColors(map.scale);
  return (
    <Tile level={2} title={t('Regions_SouthTitle')} soft>
      <Choropleth
        {...map}
        {...{ map: regionMap, places }}
        only={southern}
        ownId={pointed}
        nominal={wide ? wideSize : { width: 400, height: 260, narrowHeight: 230 }}
      />
      <ul className={styles.places} onPointerLeave={() => setPointed(undefined)}>
        {highestFirst(places).map(({ id, shortName, value, href }) => (
          <li key={id} onPointerEnter={() => setPointed(id)}>
            <i
              style={{
                background: value === null ? 'var(--nodata-line)' : colors[classOf(value, map.scale.bounds)],
              }}
            />
            <Link to={href!} onFocus={() => setPointed(id)} onBlur={() => setPointed(undefined)}>
              {shortName}
            </Link>
            <b>{value === null ? <NoData /> : map.format.value(value)}</b>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** The subjects of the inset; what is not known stands at the end. */
function highestFirst(places: Props['places']): Props['places'] {
  return places
    .filter(({ id }) => southern.includes(id))
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
}
