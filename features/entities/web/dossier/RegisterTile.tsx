import { useMemo } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { companyEventKinds, type CheckingSection } from '../../domain/checking-sections.ts';
import type { Records, Register } from './load-dossier.ts';
import styles from './Register.module.css';

type Row = Records['records'][number];
const pageSize = 20;

/** One register of a company: its records, or why there are none; nothing else of the dossier depends on it. */
export function RegisterTile({ section, register }: { section: CheckingSection; register: Register }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const title = t(`Entities_Register_${section}`);
  if (register.kind === 'refused') {
    const state =
      register.code === 'no_subscription'
        ? ({ kind: 'no-access', message: `${register.title} ${t('Entities_RegistersNote')}` } as const)
        : ({ kind: 'error', message: register.title, onRetry: () => void revalidate() } as const);
    return <Tile level={2} title={title} state={state} />;
  }
  return <RecordsTile {...{ section, title, register }} />;
}

function RecordsTile({
  section,
  title,
  register: { records, page, eventKind },
}: {
  section: CheckingSection;
  title: string;
  register: Extract<Register, { kind: 'given' }>;
}) {
  const t = useText();
  const formats = useFormats();
  const linkTo = useLinkTo();
  const columns = useColumns(records.records);
  const { provider, asOf, isSample, total } = records;
  return (
    <Tile
      level={2}
      title={title}
      sub={t('Entities_RecordsTotal', { count: total, day: formats.day(asOf) })}
      sample={isSample}
      source={provider}
    >
      {section === 'events' && (
        <nav className={styles.kinds} aria-label={t('Entities_EventKinds')}>
          {['', ...companyEventKinds].map((kind) => (
            <ChipLink
              key={kind}
              to={linkTo({ kind, page: '' })}
              current={kind === eventKind}
              preventScrollReset
            >
              {kind === ''
                ? t('Entities_EventKindAll')
                : t(`Entities_Event_${kind as (typeof companyEventKinds)[number]}`)}
            </ChipLink>
          ))}
        </nav>
      )}
      {total === 0 ? (
        <p>{t('Entities_RecordsNone')}</p>
      ) : (
        <DataTable
          title={title}
          rows={records.records}
          columns={columns}
          rowKey={({ id }) => id}
          downloadable
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        linkTo={(to) => linkTo({ page: String(to) })}
      />
    </Tile>
  );
}

/** The same register with another page or kind. */
function useLinkTo() {
  const [search] = useSearchParams();
  return (parts: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
}

/** Columns that some record fills. */
function useColumns(rows: readonly Row[]): TableColumn<Row>[] {
  const t = useText();
  const formats = useFormats();
  return useMemo(() => {
    const all: TableColumn<Row>[] = [
      {
        key: 'date',
        label: t('Entities_RecordDay'),
        kind: 'date',
        value: ({ date }) => date,
        // A register goes back for years.
        render: ({ date }) => formats.day(date),
      },
      {
        key: 'title',
        label: t('Entities_RecordTitle'),
        kind: 'text',
        value: ({ title }) => title,
        wrap: true,
        render: ({ title, link }) =>
          link === null ? (
            title
          ) : (
            <a href={link} target="_blank" rel="noopener nofollow">
              {title}
            </a>
          ),
      },
      {
        key: 'kind',
        label: t('Entities_RecordKind'),
        kind: 'text',
        value: ({ kind }) => kind && t(`Entities_Event_${kind}`),
      },
      {
        key: 'role',
        label: t('Entities_RecordRole'),
        kind: 'text',
        value: ({ role }) => role && t(`Entities_Role_${role}`),
      },
      {
        key: 'state',
        label: t('Entities_RecordState'),
        kind: 'text',
        value: ({ state }) => state && t(`Entities_State_${state}`),
      },
      {
        key: 'other',
        label: t('Entities_RecordOther'),
        kind: 'text',
        value: ({ other }) => other,
        wrap: true,
      },
      {
        key: 'amount',
        label: t('Entities_RecordAmount'),
        kind: 'number',
        value: ({ amount }) => amount,
        render: ({ amount }) => (amount === null ? '' : formats.shortRoubles(amount)),
      },
    ];
    return all.filter(({ value }) => rows.some((row) => value(row) !== null));
  }, [rows, t, formats]);
}
