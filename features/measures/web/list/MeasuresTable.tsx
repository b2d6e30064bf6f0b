import { useMemo } from 'react';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { StatusMark } from '../screen/StatusMark.tsx';
import { ListedName } from './ListedName.tsx';
import type { ListedMeasure } from './load-list.ts';

/** Measures with every column that is compared, to sort and to save as CSV or XLSX. */
export function MeasuresTable({ measures }: { measures: readonly ListedMeasure[] }) {
  const t = useText();
  const formats = useFormats();
  const columns = useMemo(() => columnsOf(t, formats), [t, formats]);
  return (
    <DataTable
      title={t('Measures_Title')}
      rows={measures}
      columns={columns}
      rowKey={({ id, version }) => `${id}-${version}`}
      maxHeight={640}
      rowHeight={56}
      downloadable
      searchable
    />
  );
}

function columnsOf(t: Translate, formats: Formats): TableColumn<ListedMeasure>[] {
  return [
    {
      key: 'title',
      label: t('Measures_ColName'),
      kind: 'text',
      value: ({ title, description }) => [title, description].filter(Boolean).join(': '),
      render: (measure) => <ListedName measure={measure} />,
      wrap: true,
    },
    {
      key: 'place',
      label: t('Measures_Place'),
      kind: 'text',
      value: ({ places }) => places.join('; '),
      wrap: true,
    },
    {
      key: 'status',
      label: t('Measures_Status'),
      kind: 'text',
      value: ({ status }) => t(`Measures_Status_${status}`),
      render: ({ status }) => <StatusMark status={status} />,
    },
    { key: 'starts', label: t('Measures_ColStart'), kind: 'date', value: ({ starts }) => starts },
    { key: 'ends', label: t('Measures_ColEnd'), kind: 'date', value: ({ ends }) => ends },
    { key: 'code', label: t('Measures_ColCode'), kind: 'text', value: ({ code }) => code },
    {
      key: 'strictness',
      label: t('Measures_ColStrictness'),
      kind: 'number',
      digits: 0,
      value: ({ strictness }) => strictness,
    },
    {
      key: 'budget',
      label: t('Measures_ColBudget'),
      kind: 'number',
      value: ({ budget }) => budget,
      render: ({ budget }) => (budget === null ? t('Measures_NotSaid') : formats.shortRoubles(budget)),
    },
    {
      key: 'source',
      label: t('Measures_ColSource'),
      kind: 'text',
      value: ({ origin, author }) => origin ?? author?.name ?? null,
      wrap: true,
    },
    {
      key: 'link',
      label: t('Measures_ColLink'),
      kind: 'text',
      value: ({ links }) => links.map(({ url }) => url).join(' ') || null,
      render: ({ links }) => links.length,
      sortable: false,
    },
  ];
}
