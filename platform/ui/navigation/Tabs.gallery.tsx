import { useState } from 'react';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { LinkTabs } from './LinkTabs.tsx';
import { Tabs } from './Tabs.tsx';

const names = [
  'Обзор',
  'Прогноз',
  'Новости',
  'События',
  'Компании',
  'Сценарии',
  'География',
  'Население',
  'Экология',
];

function PanelSample() {
  const [value, setValue] = useState('sources');
  const tabs = [
    { value: 'sources', label: 'Источники', count: '12' },
    { value: 'quotes', label: 'Цитаты' },
    { value: 'off', label: 'Недоступно', disabled: true },
  ];
  return (
    <Tabs label="О сюжете" tabs={tabs} value={value} onChange={setValue} small>
      <p>{value === 'quotes' ? 'Цитат пока нет.' : 'Двенадцать изданий.'}</p>
    </Tabs>
  );
}

export const gallery: GallerySection = {
  title: 'Tabs',
  items: [
    {
      name: 'of pages',
      render: () => (
        <LinkTabs
          label="Разделы региона"
          tabs={names.map((label, index) => ({ to: `/${index}`, label, current: index === 0 }))}
        />
      ),
    },
    { name: 'of panels', render: () => <PanelSample /> },
  ],
};
