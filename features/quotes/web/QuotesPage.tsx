import { useLoaderData, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FollowButton } from '#services/following/public.web.ts';
import { canEditNews } from '#features/news/public.ts';
import { Avatar } from '#platform/ui/images/Avatar.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { loadQuotes, quotesPageSize, type QuotesData } from './load-quotes.ts';
import { OwnReminders } from './OwnReminders.tsx';
import { QuoteChoices } from './QuoteChoices.tsx';
import { SpeakerName, QuoteList } from './QuoteList.tsx';
import { useReminders, type Reminders } from './use-reminders.ts';
import styles from './Quotes.module.css';

export const loader = serverLoader(loadQuotes);
export const clientLoader = browserLoader(loadQuotes);

/** Who said what: by rubric, circle and theme. */
export default function QuotesPage() {
  return <QuotesParts data={useLoaderData<typeof loader>()} />;
}

/** Choices on the left, the conversation in the middle, who speaks and where it comes from on the right. */
function QuotesParts({ data }: { data: QuotesData }) {
  const t = useText();
  const [search] = useSearchParams();
  const turn = useTurnAddress({ replace: false });
  const { quotes, order, page } = data;
  const reminders = useReminders();
  return (
    <main>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Quotes_Title')}</h1>
        <ToDesk themeId={data.themeId} />
      </header>
      <div className={styles.columns}>
        <QuoteChoices data={data} />
        <section aria-label={quotes.name}>
          <div className={styles.bar}>
            <h2>{quotes.name}</h2>
            <SegmentedControl
              label={t('Quotes_Order')}
              value={order}
              onChange={(value) => turn((newest) => withParts(newest, { order: value }))}
              options={[
                { value: 'time', label: t('Quotes_ByTime') },
                { value: 'people', label: t('Quotes_ByPeople') },
                ...(quotes.figureCount > 0 || order === 'figures'
                  ? [
                      {
                        value: 'figures' as const,
                        label: t('Quotes_WithFigures', { count: quotes.figureCount }),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
          <p className={typeStyles.meta}>
            {t('Quotes_Total', { count: quotes.total, direct: quotes.directCount })}
          </p>
          <QuoteList quotes={quotes.quotes} byDay={order !== 'people'} reminders={reminders} />
          <Pagination
            page={page}
            pages={Math.ceil((order === 'figures' ? quotes.figureCount : quotes.total) / quotesPageSize)}
            linkTo={(number) => `?${withParts(search, { page: String(number) })}`}
          />
        </section>
        <Beside quotes={quotes} themeId={data.themeId} reminders={reminders} />
      </div>
    </main>
  );
}

/** An address with other parts, on its first page unless they say which. */
function withParts(search: URLSearchParams, parts: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(parts)) next.set(name, value);
  return next;
}

/** Editors go on to the desk of themes. */
function ToDesk({ themeId }: Pick<QuotesData, 'themeId'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  if (!canEditNews(account)) return null;
  const to = `${buildRoute('deskThemes')}${themeId === null ? '' : `?theme=${themeId}`}`;
  return (
    <ButtonLink size="small" to={to}>
      {t('Quotes_EditThemes')}
    </ButtonLink>
  );
}

function Beside({
  quotes: { speakers, name, id },
  themeId,
  reminders,
}: Pick<QuotesData, 'quotes' | 'themeId'> & { reminders: Reminders }) {
  const t = useText();
  const formats = useFormats();
  const { isLoggedIn } = useSession();
  return (
    <aside className={styles.beside}>
      {speakers.length > 0 && (
        <>
          <h2>{t('Quotes_Speakers')}</h2>
          <ul className={styles.choices}>
            {speakers.map(({ name, entityId, count }) => (
              <li key={`${entityId} ${name}`}>
                <span className={styles.speaker}>
                  <Avatar name={name} photo={null} />
                  <SpeakerName name={name} entityId={entityId} />
                </span>{' '}
                <b>{formats.integer(count)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <OwnReminders {...reminders} />
      <h2>{t('Quotes_Figures')}</h2>
      <p className={typeStyles.note}>{t('Quotes_FiguresNote')}</p>
      {themeId !== null && isLoggedIn && (
        <>
          <h2>{t('Quotes_Follow')}</h2>
          <p className={typeStyles.note}>{t('Quotes_FollowNote')}</p>
          <p>
            <FollowButton type="theme" value={id} name={name} />
          </p>
        </>
      )}
      <h2>{t('Quotes_About')}</h2>
      <p className={typeStyles.note}>{t('Quotes_AboutHeadlines')}</p>
      <p className={typeStyles.note}>{t('Quotes_AboutRecords')}</p>
    </aside>
  );
}
