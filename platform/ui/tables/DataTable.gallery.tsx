import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { DataTable } from './DataTable.tsx';
import type { TableColumn } from './table-column.ts';

interface Region {
  name: string;
  per100k: number | null;
  change: number | null;
  rt: number | null;
}

const regions: Region[] = [
  { name: 'Санкт-Петербург', per100k: 389.9, change: 16.4, rt: 1.14 },
  { name: 'Севастополь', per100k: 384.7, change: 22.5, rt: 1.14 },
  { name: 'Москва', per100k: 355.8, change: 29.6, rt: 1.17 },
  { name: 'Карелия', per100k: 328.3, change: 11.4, rt: 1.08 },
  { name: 'Условный регион', per100k: null, change: null, rt: null },
];
const columns: TableColumn<Region>[] = [
  { key: 'name', label: 'Регион', kind: 'text', value: ({ name }) => name },
  { key: 'per100k', label: 'На 100 тыс.', kind: 'number', value: ({ per100k }) => per100k, digits: 1 },
  {
    key: 'change',
    label: 'К прошлой',
    kind: 'number',
    value: ({ change }) => change,
    render: ({ change }) => <ChangeMark value={change} upIs="worse" word="" />,
  },
  { key: 'rt', label: 'Rt', kind: 'number', value: ({ rt }) => rt, digits: 2 },
];
const many = Array.from({ length: 3000 }, (_, index) => ({
  name: `Район ${index + 1}`,
  per100k: (index * 37) % 500,
  change: ((index * 13) % 80) - 40,
  rt: 1,
}));
const nameOf = ({ name }: Region) => name;

export const gallery: GallerySection = {
  title: 'DataTable',
  items: [
    {
      name: 'sorted, own row, unknown, files, filter',
      render: () => (
        <DataTable
          title="Регионы"
          rows={regions}
          columns={columns}
          rowKey={nameOf}
          isCurrent={({ name }) => name === 'Москва'}
          initialSort={{ key: 'per100k', direction: 'descending' }}
          searchable
          downloadable
        />
      ),
    },
    {
      name: '3000 rows',
      render: () => (
        <DataTable title="Районы" rows={many} columns={columns} rowKey={nameOf} maxHeight={320} searchable />
      ),
    },
    { name: 'none', render: () => <DataTable title="Пусто" rows={[]} columns={columns} rowKey={nameOf} /> },
  ],
};
