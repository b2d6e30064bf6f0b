import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { DotRows } from './DotRows.tsx';

const shared = {
  ...wordsOf('week', 0),
  about: aboutOf('Ошибка против «как на прошлой неделе»', '2020–2021', '%'),
  names: { value: 'Москва', beside: '85 регионов' },
  zone: { from: -5, to: 0 },
  ends: { low: 'точнее', zero: 'как на прошлой неделе' },
};

export const gallery: GallerySection = {
  title: 'Dots in rows',
  items: [
    {
      name: 'Gains, one too small',
      render: () => (
        <DotRows
          {...shared}
          rows={[
            { id: 1, name: '1 неделя', value: -20, beside: -35 },
            { id: 2, name: '2 недели', value: -9, beside: -24 },
            { id: 3, name: '3 недели', value: -3, beside: -17, muted: true },
          ]}
        />
      ),
    },
    {
      name: 'A loss, one unknown',
      render: () => (
        <DotRows
          {...shared}
          rows={[
            { id: 1, name: '1 неделя', value: 12, beside: -35, muted: true },
            { id: 2, name: '2 недели', value: null, beside: -24, muted: true },
          ]}
        />
      ),
    },
    { name: 'No rows', render: () => <DotRows {...shared} rows={[]} /> },
  ],
};
