import { classColors, classOf, type ClassScale } from '#platform/maps/classes.ts';
import { silhouetteHeight, silhouetteWidth } from './point-on-silhouette.ts';
import picture from './regions.svg?url';

interface Props {
  /** Every region with its value; null = not known: the ground of the page shows. */
  places: readonly { id: number; value: number | null }[];
  scale: ClassScale;
  /** What is shown, one sentence. */
  label: string;
}

/** The country by classes, small and without names: shapes of a file of their own, fetched once for all pages. */
export function MiniMap({ places, scale, label }: Props) {
  const colors = classColors(scale);
  return (
    <svg
      viewBox={`0 0 ${silhouetteWidth} ${silhouetteHeight}`}
      width="100%"
      style={{ display: 'block', aspectRatio: `${silhouetteWidth} / ${silhouetteHeight}` }}
      stroke="var(--ground)"
      strokeWidth={0.5}
      role="img"
      aria-label={label}
    >
      {places.map(({ id, value }) => (
        <use
          key={id}
          href={`${picture}#r${id}`}
          fill={value === null ? 'var(--wash-2)' : colors[classOf(value, scale.bounds)]}
        />
      ))}
    </svg>
  );
}
