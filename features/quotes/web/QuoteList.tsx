import { Link } from '#platform/web/Link.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Avatar } from '#platform/ui/images/Avatar.tsx';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { BesideFigure } from './BesideFigure.tsx';
import { PromiseLine } from './PromiseLine.tsx';
import { QuoteTools } from './QuoteTools.tsx';
import type { Reminders } from './use-reminders.ts';
import styles from './Quotes.module.css';

type Quote = OutputOf<'quotes/GetRubricQuotes'>['quotes'][number];

interface Props {
  quotes: readonly Quote[];
  byDay: boolean;
  reminders: Reminders;
}

/** The conversation: day by day where quotes have one, each with speaker, words and source. */
export function QuoteList({ quotes, byDay, reminders }: Props) {
  const t = useText();
  const formats = useFormats();
  if (quotes.length === 0) return <p className={typeStyles.note}>{t('Quotes_None')}</p>;
  const dayOf = ({ date }: Quote) => (date === null ? null : dayAt(new Date(date)));
  return (
    <ol className={styles.list}>
      {quotes.map((quote, index) => {
        const day = dayOf(quote);
        const before = quotes[index - 1];
        const isNewDay = byDay && (before === undefined || dayOf(before) !== day);
        return (
          <li key={`${quote.newsId} ${quote.text}`}>
            {isNewDay && (
              <p className={styles.day}>{day === null ? t('Quotes_UndatedHead') : formats.day(day)}</p>
            )}
            <QuoteView {...{ quote, reminders }} />
          </li>
        );
      })}
    </ol>
  );
}

const inMarks = (text: string, language: string): string => (language === 'en' ? `“${text}”` : `«${text}»`);

function QuoteView({ quote, reminders }: { quote: Quote; reminders: Reminders }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { speaker, text, isDirect, source, newsId, date, hasTime, period, language, beside, promise } = quote;
  const moment = date === null ? null : new Date(date);
  const when =
    moment === null
      ? t('Quotes_Undated', { period: period ?? '' })
      : `${formats.shortDay(dayAt(moment))}${hasTime ? `, ${formatTime(moment)}` : ''}`;
  return (
    <article className={styles.quote}>
      <Avatar name={speaker.name} photo={null} />
      <div>
        <p className={styles.who}>
          <b>
            <SpeakerName name={speaker.name} entityId={speaker.entityId} />
          </b>{' '}
          {speaker.role && <span lang={language}>{speaker.role}</span>} <span>{when}</span>
        </p>
        <blockquote lang={language}>{isDirect ? inMarks(text, language) : text}</blockquote>
        <div className={styles.from}>
          <p className={typeStyles.meta}>
            {newsId === null ? (
              <span lang={language}>{source}</span>
            ) : (
              <>
                {t(isDirect ? 'Quotes_Direct' : 'Quotes_Retold')},{' '}
                <Link className="link" to={buildRoute('article', { newsId })}>
                  {source}
                </Link>
              </>
            )}
          </p>
          {newsId !== null && <QuoteTools newsId={newsId} words={text} />}
        </div>
        {promise && newsId !== null && (
          <PromiseLine {...{ newsId, promise, reminders }} speaker={speaker.name} />
        )}
        {beside && <BesideFigure beside={beside} />}
      </div>
    </article>
  );
}

/** Who speaks, with the way to the person's dossier where the engine knows whose it is. */
export function SpeakerName({ name, entityId }: { name: string; entityId: number | null }) {
  const buildRoute = useBuildRoute();
  if (entityId === null) return <span lang="ru">{name}</span>;
  return <Link to={buildRoute('dossier', { kind: 'person', id: entityId })}>{name}</Link>;
}
