import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { LevelScale } from './LevelScale.tsx';

const shared = {
  label: 'Уровень: случаев на 100 тысяч за неделю',
  classes: [
    { from: 0, name: 'низкий' },
    { from: 50, name: 'умеренный' },
    { from: 150, name: 'высокий' },
    { from: 250, name: 'очень высокий' },
  ],
  format: { bound: String, value: (value: number) => String(Math.round(value)) },
  texts: { from: (value: string) => `от ${value}` },
};

export const gallery: GallerySection = {
  title: 'Level scale',
  items: [
    {
      name: 'Very high beside the country',
      render: () => (
        <LevelScale
          {...shared}
          own={{ name: 'Москва', value: 355.8 }}
          reference={{ name: 'Россия', value: 160 }}
        />
      ),
    },
    {
      name: 'None at all',
      render: () => <LevelScale {...shared} own={{ name: 'Тыва', value: 0 }} reference={null} />,
    },
  ],
};
