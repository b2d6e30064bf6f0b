import { useMemo, useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { BranchListView } from '../../domain/branch/branch-view.ts';
import { pageSize, type BranchList } from './load-branch.ts';

type Row = BranchList['branches'][number];

interface Props {
  list: BranchList;
  view: BranchListView;
  change: ChangeView<BranchListView>;
}

/** A page of the branches, with a question for the rest. */
export function BranchTable({ list: { branches, total, source, year }, view, change }: Props) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { region } = view;
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'name',
        label: t('Branch_Name'),
        kind: 'text',
        value: ({ name }) => name,
        wrap: true,
        render: ({ id, name }) => (
          <Link to={buildRoute('industry', { id }, { search: { ...(region && { region }) } })}>{name}</Link>
        ),
      },
      {
        key: 'codes',
        label: t('Industry_Code'),
        kind: 'text',
        value: ({ codes }) => codes.join(', '),
        wrap: true,
      },
      {
        key: 'companies',
        label: t('Industry_Listed'),
        kind: 'number',
        digits: 0,
        value: ({ companies }) => companies,
      },
      {
        key: 'revenue',
        label: t('Industry_Revenue'),
        kind: 'number',
        value: ({ revenue }) => revenue,
        render: ({ revenue, companies }) =>
          companies === 0 ? t('Branch_NoneListed') : formats.shortRoubles(revenue),
      },
    ],
    [t, formats, buildRoute, region],
  );
  const pages = Math.ceil(total / pageSize);
  return (
    <Tile
      level={2}
      title={t('Branch_ListTitle', { count: total })}
      sub={t('Branch_ListSub')}
      source={
        <SourceLine source={source}>
          {source?.name}, {year}
        </SourceLine>
      }
    >
      <Question text={view.text} ask={(text) => change({ text, page: 1 })} />
      <DataTable
        title={t('Branch_List')}
        rows={branches}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('Branch_NoneFound')}
        downloadable
      />
      {pages > 1 && (
        <div>
          <Button size="small" disabled={view.page <= 1} onClick={() => change({ page: view.page - 1 })}>
            {t('Branch_Earlier')}
          </Button>{' '}
          {t('Branch_PageOf', { page: view.page, pages })}{' '}
          <Button size="small" disabled={view.page >= pages} onClick={() => change({ page: view.page + 1 })}>
            {t('Branch_Later')}
          </Button>
        </div>
      )}
    </Tile>
  );
}

function Question({ text, ask }: { text: string; ask: (text: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  return (
    <Form onSend={() => ask(typed.trim())}>
      <SearchField label={t('Branch_Find')} value={typed} onChange={setTyped} />
    </Form>
  );
}
