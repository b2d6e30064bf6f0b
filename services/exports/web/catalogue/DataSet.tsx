import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { setPath } from '../../domain/catalogue/dcat.ts';
import styles from './CataloguePage.module.css';

type Set = OutputOf<'catalogue/getSets'>['sets'][number];

/** One set: whose it is, its licence, span and size, its indicators, and its files where they may be passed on. */
export function DataSet({ set }: { set: Set }) {
  const t = useText();
  const formats = useFormats();
  const { source } = set;
  const facts = [
    [t('Catalogue_Source'), source.name],
    [t('Catalogue_Licence'), source.licence],
    [t('Catalogue_Span'), formats.dayRange(set.first, set.last)],
    [t('Catalogue_Vintage'), formats.day(set.knownAt)],
    [t('Catalogue_Places'), formats.integer(set.places)],
    [t('Catalogue_Rows'), formats.integer(set.rows)],
  ];
  return (
    <article className={styles.set} id={set.id}>
      <h3 className={styles.title}>
        {source.url === null ? source.title : <a href={source.url}>{source.title}</a>}{' '}
        {set.sample && <SampleTag />}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source.caveat && <p className={styles.note}>{source.caveat}</p>}
      {set.isOpen ? <Files id={set.id} /> : <p className={styles.note}>{t('Catalogue_Closed')}</p>}
      <Indicators indicators={set.indicators} title={set.title} />
    </article>
  );
}

function Files({ id }: { id: string }) {
  const t = useText();
  return (
    <p className={styles.files}>
      {(['csv', 'parquet'] as const).map((format) => (
        <a key={format} href={setPath(id, format)} download>
          {t('Catalogue_Download', { format: format === 'csv' ? 'CSV' : 'Parquet' })}
        </a>
      ))}
    </p>
  );
}

type Indicator = Set['indicators'][number];

function Indicators({ indicators, title }: Pick<Set, 'indicators' | 'title'>) {
  const t = useText();
  const formats = useFormats();
  const columns: TableColumn<Indicator>[] = [
    { key: 'name', label: t('Catalogue_Indicator'), kind: 'text', wrap: true, value: ({ name }) => name },
    { key: 'unit', label: t('Catalogue_Unit'), kind: 'text', value: ({ unit }) => unit },
    {
      key: 'period',
      label: t('Catalogue_Frequency'),
      kind: 'text',
      value: ({ period }) => t(`Catalogue_Period_${period as 'daily'}`),
    },
    {
      key: 'span',
      label: t('Catalogue_Span'),
      kind: 'text',
      value: ({ first, last }) => formats.dayRange(first, last),
      order: ({ last }) => Date.parse(last),
    },
    { key: 'rows', label: t('Catalogue_Rows'), kind: 'number', digits: 0, value: ({ rows }) => rows },
  ];
  return (
    <details>
      <summary>{t('Catalogue_Indicators', { count: indicators.length })}</summary>
      <DataTable
        title={title}
        rows={indicators}
        columns={columns}
        rowKey={({ code }) => code}
        maxHeight={420}
        downloadable
      />
    </details>
  );
}
