import { countryTrend, regionWeek } from '#platform/charts/fixtures/region-week.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Sparkline } from './Sparkline.tsx';

export const gallery: GallerySection = {
  title: 'Sparkline',
  items: [
    {
      name: 'Shared scale',
      render: () =>
        regionWeek
          .slice(0, 3)
          .map(({ id, trend }) => <Sparkline key={id} values={trend} yMin={0} yMax={430} />),
    },
    {
      name: 'Own scale, ink',
      render: () => <Sparkline values={countryTrend} color="var(--ink)" strokeWidth={1.5} />,
    },
    { name: 'A gap', render: () => <Sparkline values={[1, 2, 2.5, null, null, 3, 4, 2]} /> },
    { name: 'One pointed out', render: () => <Sparkline values={[1, 2, 4, 3, 2]} mark={2} /> },
    { name: 'One value', render: () => <Sparkline values={[3]} /> },
    { name: 'Nothing', render: () => <Sparkline values={[null, null]} /> },
  ],
};
