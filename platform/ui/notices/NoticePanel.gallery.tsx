import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { NoticePanel } from './NoticePanel.tsx';

const notices = [
  { id: '1', content: 'Мера 214 опубликована', data: 214 },
  { id: '2', content: 'Прогноз по Карелии обновлён', data: 10 },
  { id: '3', content: 'Вас назначили модератором меры 220', data: 220 },
];

export const gallery: GallerySection = {
  title: 'NoticePanel',
  items: [
    {
      name: 'three of 128',
      render: () => (
        <div style={{ maxWidth: 400 }}>
          <NoticePanel notices={notices} count={128} />
        </div>
      ),
    },
    {
      name: 'none',
      render: () => (
        <div style={{ maxWidth: 400 }}>
          <NoticePanel notices={[]} count={0} />
        </div>
      ),
    },
  ],
};
