import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { mapFormat } from '#platform/maps/fixtures/map-words.ts';
import { HistogramLegend } from './HistogramLegend.tsx';

const scale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' } as const;
const counts = [4, 20, 22, 20, 13, 2, 4];
const texts = {
  label: 'Легенда и распределение регионов',
  class: (from: number | null, to: number | null, count: number) =>
    `от ${from ?? 0} до ${to ?? '…'}: ${count}`,
};

export const gallery: GallerySection = {
  title: 'Histogram legend',
  items: [
    {
      name: 'Seven classes',
      render: () => <HistogramLegend scale={scale} counts={counts} format={mapFormat} texts={texts} />,
    },
    {
      name: 'A class highlighted, both signs',
      render: () => (
        <HistogramLegend
          scale={scale}
          counts={counts}
          format={mapFormat}
          highlighted={3}
          onHighlight={() => undefined}
          texts={{ ...texts, noData: 'нет данных: 2 региона', notApplicable: 'не применимо' }}
        />
      ),
    },
    {
      name: 'Diverging',
      render: () => (
        <HistogramLegend
          scale={{ bounds: [-20, -2, 2, 20], palette: 'diverging' }}
          counts={[1, 6, 9, 41, 28]}
          format={mapFormat}
          texts={texts}
        />
      ),
    },
  ],
};
