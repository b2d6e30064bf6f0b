import { classes } from '#platform/charts/fixtures/period-data.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { formatChange, formatPercent } from '#platform/shared/numbers.ts';
import { Treemap } from './Treemap.tsx';
import { growthTones } from './treemap-data.ts';

const words = wordsOf('year', 0);
const about = aboutOf('Выручка крупнейших организаций', '2016', 'млрд ₽');
const tones = growthTones((percent) => formatPercent(percent, 'ru', 0));
const growth = {
  tones,
  toneTitle: 'медиана роста',
  formatChange: (percent: number) => formatChange(percent, 'ru', 0),
};

export const gallery: GallerySection = {
  title: 'Treemap',
  items: [
    {
      name: 'Areas with growth, one chosen, small ones together',
      render: () => (
        <Treemap
          {...words}
          {...growth}
          about={about}
          items={classes.map((item) => ({ ...item, chosen: item.id === '47' }))}
        />
      ),
    },
    {
      name: 'Areas alone',
      render: () => (
        <Treemap {...words} about={about} items={classes.slice(0, 8)} nominal={{ width: 400, height: 260 }} />
      ),
    },
    {
      name: 'One part',
      render: () => (
        <Treemap {...words} about={about} items={classes.slice(0, 1)} nominal={{ width: 400, height: 160 }} />
      ),
    },
    {
      name: 'Nothing',
      render: () => <Treemap {...words} about={about} items={[]} nominal={{ width: 400, height: 160 }} />,
    },
  ],
};
