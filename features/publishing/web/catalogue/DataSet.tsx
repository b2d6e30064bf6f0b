import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
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
      <Indicators indicators={set.indicators} />
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

function Indicators({ indicators }: Pick<Set, 'indicators'>) {
  const t = useText();
  const formats = useFormats();
  return (
    <details>
      <summary>{t('Catalogue_Indicators', { count: indicators.length })}</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Catalogue_Indicator')}</th>
              <th scope="col">{t('Catalogue_Unit')}</th>
              <th scope="col">{t('Catalogue_Frequency')}</th>
              <th scope="col">{t('Catalogue_Span')}</th>
              <th scope="col">{t('Catalogue_Rows')}</th>
            </tr>
          </thead>
          <tbody>
            {indicators.map(({ code, name, unit, period, first, last, rows }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{unit}</td>
                <td>{t(`Catalogue_Period_${period as 'daily'}`)}</td>
                <td>{formats.dayRange(first, last)}</td>
                <td>{formats.integer(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
