import { useMemo } from 'react';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { silhouetteHeight, silhouetteWidth } from '#platform/maps/silhouette/point-on-silhouette.ts';
import { BubbleFigure } from './BubbleFigure.tsx';
import { BubbleMapMarks } from './BubbleMapMarks.tsx';
import { layoutBubbles, type Bubble } from './layout-bubbles.ts';
import { useBubbles } from './use-bubbles.ts';

interface Props {
  bubbles: readonly Bubble[];
  format: { value: (value: number) => string };
  texts: { label: string; value: string };
  /** How many of the largest get words. */
  labels?: number;
  nominal?: NominalSize;
  /** Called on a plain click or Enter instead of following the link. */
  onSelect?: (id: Bubble['id']) => void;
}

const standard: NominalSize = { width: 400, height: 216, narrowHeight: 216 };

/** Amounts at places: the area of a disc is the amount; pointer, touch and Tab name each. */
export function BubbleMap({ bubbles, format, texts, labels = 4, nominal = standard, onSelect }: Props) {
  const measured = useChartSize(nominal);
  const { size } = measured;
  // The map keeps its proportions inside the reserved height.
  const scale = Math.min(size.width / silhouetteWidth, size.height / silhouetteHeight);
  const layout = useMemo(
    () => layoutBubbles(bubbles, { width: silhouetteWidth * scale, labels, format: format.value }),
    [bubbles, scale, labels, format],
  );
  const pointing = useBubbles(layout, size.width, onSelect);
  return (
    <BubbleFigure {...{ measured, pointing, format, texts }} height={nominal.height} ringed={pointing.active}>
      <BubbleMapMarks bubbles={layout} scale={scale} format={format.value} />
    </BubbleFigure>
  );
}
