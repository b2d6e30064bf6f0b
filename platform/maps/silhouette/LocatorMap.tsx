import { pointOnSilhouette, silhouetteHeight, silhouetteWidth } from './point-on-silhouette.ts';
import { SilhouetteMarks } from './SilhouetteMarks.tsx';

interface Props {
  /** Degrees; longitudes east of 180 may be given as negative or beyond 180. null draws no dot: the whole country. */
  at: { longitude: number; latitude: number } | null;
  /** One sentence: Москва на карте России. */
  label: string;
  /** Width in px; the height follows, 0.54 of it. */
  width?: number;
}

/** The country's silhouette with one dot: where we are. */
export function LocatorMap({ at, label, width = 264 }: Props) {
  const scale = width / silhouetteWidth;
  const dot = at && pointOnSilhouette(at.longitude, at.latitude);
  return (
    <svg
      viewBox={`0 0 ${silhouetteWidth} ${silhouetteHeight}`}
      width={width}
      height={Math.round(silhouetteHeight * scale)}
      style={{ display: 'block', overflow: 'visible' }}
      role="img"
      aria-label={label}
    >
      <SilhouetteMarks />
      {dot && (
        <circle
          cx={dot.x}
          cy={dot.y}
          r={4 / scale}
          fill="var(--ink)"
          stroke="var(--ground)"
          strokeWidth={1.5 / scale}
        />
      )}
    </svg>
  );
}
