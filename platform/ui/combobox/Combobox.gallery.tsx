import { useState } from 'react';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Combobox } from './Combobox.tsx';
import { findOptions, type ComboboxOption } from './find-options.ts';

const regions: ComboboxOption[] = [
  { id: '1', label: 'Свердловская область', note: 'УФО' },
  { id: '2', label: 'Свердловский район, Пермь', note: 'город' },
  { id: '3', label: 'Республика Карелия', note: 'СЗФО' },
  { id: '4', label: 'Москва', note: 'ЦФО' },
];

function RegionSample() {
  const [query, setQuery] = useState('');
  return (
    <div style={{ maxWidth: 400 }}>
      <Combobox
        label="Регион"
        placeholder="Регион, тема, объект"
        query={query}
        onQuery={setQuery}
        options={findOptions(regions, query)}
        onChoose={({ label }) => setQuery(label)}
      />
    </div>
  );
}

const nothing = () => {};

export const gallery: GallerySection = {
  title: 'Combobox',
  items: [
    { name: 'suggestions', render: () => <RegionSample /> },
    {
      name: 'loading, nothing found (click the line)',
      render: () => (
        <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
          <Combobox label="Ищет" query="зи" onQuery={nothing} options={[]} onChoose={nothing} loading />
          <Combobox label="Не нашёл" query="зима" onQuery={nothing} options={[]} onChoose={nothing} />
        </div>
      ),
    },
  ],
};
