import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { FanPane } from './FanPane.tsx';
import type { FanPaneData } from './layout-fan-pane.ts';

const rising: FanPaneData = {
  past: [120, 140, 150, 180, 210, 250, 300, 356],
  weeks: [
    [330, 380, 420, 460, 500],
    [300, 400, 471, 560, 680],
    [260, 400, 510, 660, 900],
    [220, 390, 540, 760, 1200],
  ],
  ghost: [90, 95, 100, 110, 120, 130, 145, 160],
  yMax: 520,
};

export const gallery: GallerySection = {
  title: 'Fan pane',
  items: [
    { name: 'rising, cut at the top', render: () => <FanPane {...rising} /> },
    { name: 'grey where the model is no better than the rule', render: () => <FanPane {...rising} weak /> },
    {
      name: 'a week that is not known, deaths',
      render: () => (
        <FanPane {...rising} past={[4, 5, null, 5, 6, 7, 7, 8]} ghost={[]} weeks={[]} yMax={10} hue={2} />
      ),
    },
  ],
};
