import { useSearchParams } from 'react-router';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { QuoteChoices } from './QuoteChoices.tsx';
import { SpeakerName } from './SpeakerName.tsx';
import { QuoteList } from './QuoteList.tsx';
import { quotesPageSize, type QuotesData } from './load-quotes.ts';
import styles from './Quotes.module.css';

/** Choices on the left, the conversation in the middle, who speaks and where it comes from on the right. */
export function QuotesParts({ data }: { data: QuotesData }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const { quotes, order, page } = data;
  const withParts = (parts: Record<string, string>): URLSearchParams => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(parts)) next.set(name, value);
    return next;
  };
  return (
    <main>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Quotes_Title')}</h1>
      </header>
      <div className={styles.columns}>
        <QuoteChoices data={data} />
        <section aria-label={quotes.name}>
          <div className={styles.bar}>
            <h2>{quotes.name}</h2>
            <SegmentedControl
              label={t('Quotes_Order')}
              value={order}
              onChange={(value) => setSearch(withParts({ order: value }), { preventScrollReset: true })}
              options={[
                { value: 'time', label: t('Quotes_ByTime') },
                { value: 'people', label: t('Quotes_ByPeople') },
              ]}
            />
          </div>
          <p className={typeStyles.meta}>
            {t('Quotes_Total', { count: quotes.total, direct: quotes.directCount })}
          </p>
          <QuoteList quotes={quotes.quotes} byDay={order === 'time'} />
          <Pagination
            page={page}
            pages={Math.ceil(quotes.total / quotesPageSize)}
            linkTo={(number) => `?${withParts({ page: String(number) })}`}
          />
        </section>
        <Beside quotes={quotes} />
      </div>
    </main>
  );
}

function Beside({ quotes: { speakers } }: Pick<QuotesData, 'quotes'>) {
  const t = useText();
  const formats = useFormats();
  return (
    <aside className={styles.beside}>
      {speakers.length > 0 && (
        <>
          <h2>{t('Quotes_Speakers')}</h2>
          <ul className={styles.choices}>
            {speakers.map(({ name, entityId, count }) => (
              <li key={`${entityId} ${name}`}>
                <SpeakerName name={name} entityId={entityId} /> <b>{formats.integer(count)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('Quotes_About')}</h2>
      <p className={typeStyles.note}>{t('Quotes_AboutHeadlines')}</p>
      <p className={typeStyles.note}>{t('Quotes_AboutRecords')}</p>
    </aside>
  );
}
