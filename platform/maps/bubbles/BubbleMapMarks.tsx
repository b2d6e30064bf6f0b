import { memo, type ReactNode } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import { SilhouetteMarks } from '#platform/maps/silhouette/SilhouetteMarks.tsx';
import type { BubbleLayout } from './layout-bubbles.ts';

interface Props {
  bubbles: readonly BubbleLayout[];
  /** Scale of the silhouette. */
  scale: number;
  format: (value: number) => string;
}

/** The silhouette, bubbles of ink largest below, and the words of the largest. */
export const BubbleMapMarks = memo(function BubbleMapMarks({ bubbles, scale, format }: Props) {
  return (
    <>
      <g transform={`scale(${Math.round(scale * 1000) / 1000})`}>
        <SilhouetteMarks />
      </g>
      <BubbleMarks bubbles={bubbles} format={format} />
    </>
  );
});

/** The bubbles with their words, each a target for pointer and keys. */
export function BubbleMarks({ bubbles, format }: Omit<Props, 'scale'>) {
  return (
    <>
      {bubbles.map((bubble) => (
        <Target key={bubble.id} bubble={bubble} name={`${bubble.name}: ${format(bubble.value)}`}>
          <circle
            cx={round(bubble.x)}
            cy={round(bubble.y)}
            r={bubble.radius}
            fill="var(--ink)"
            fillOpacity={0.78}
            stroke="var(--ground)"
          />
        </Target>
      ))}
      {bubbles.map(
        ({ id, name, value, label }) =>
          label && (
            <g key={id} pointerEvents="none" aria-hidden="true">
              <ChartText {...label} x={round(label.x)} y={round(label.y)} color="var(--ink-2)" halo={4}>
                {name}{' '}
                <tspan fontWeight={600} fill="var(--ink)">
                  {format(value)}
                </tspan>
              </ChartText>
            </g>
          ),
      )}
    </>
  );
}

function Target({
  bubble: { id, href },
  name,
  children,
}: {
  bubble: BubbleLayout;
  name: string;
  children: ReactNode;
}) {
  return (
    // A place without an address is still a target for keys and fingers.
    <a href={href ?? `#${id}`} aria-label={name} data-bubble={id}>
      {children}
    </a>
  );
}
