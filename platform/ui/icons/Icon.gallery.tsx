import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Icon, iconShapes, type IconName } from './Icon.tsx';

const names = Object.keys(iconShapes) as IconName[];

export const gallery: GallerySection = {
  title: 'Icon',
  items: [
    {
      name: 'all, 16 px',
      render: () => (
        <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(150px,1fr))', gap: 8 }}>
          {names.map((name) => (
            <li key={name} style={{ fontSize: 13 }}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: '12, 14, 16, 20, 24 px and filled',
      render: () => (
        <>
          {[12, 14, 16, 20, 24].map((size) => (
            <Icon key={size} name="bookmark" size={size} />
          ))}{' '}
          <Icon name="bookmark" filled label="bookmark" /> <Icon name="star" filled label="star" />
        </>
      ),
    },
  ],
};
