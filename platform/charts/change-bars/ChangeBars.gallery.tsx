import { changeFormat } from '#platform/charts/fixtures/chart-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ChangeBars } from './ChangeBars.tsx';

const texts = { label: 'Изменение за неделю', change: 'к прошлой неделе', noData: 'нет данных' };
const changes = [
  { id: 1, name: 'Смоленская обл.', percent: 47.9 },
  { id: 2, name: 'Московская обл.', percent: 39.5 },
  { id: 3, name: 'Москва', percent: 29.6 },
  { id: 4, name: 'Карелия', percent: 11.4 },
  { id: 5, name: 'Ненецкий АО', percent: -4.7 },
];

export const gallery: GallerySection = {
  title: 'Change bars',
  items: [
    {
      name: 'More is worse',
      render: () => <ChangeBars changes={changes} worse="more" format={changeFormat} texts={texts} />,
    },
    {
      name: 'Less is worse, one unknown, one equal',
      render: () => (
        <ChangeBars
          changes={[
            { id: 1, name: 'Инвестиции', percent: -24 },
            { id: 2, name: 'ВРП', percent: 1.2 },
            { id: 3, name: 'Оборот розницы', percent: null },
            { id: 4, name: 'Доходы', percent: 4.1 },
          ]}
          worse="less"
          format={changeFormat}
          texts={texts}
        />
      ),
    },
  ],
};
