import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { GuideSearch } from './GuideSearch.tsx';
import { useTextAddress } from './use-text-address.ts';
import styles from './Guide.module.css';

export type GuideTextData = OutputOf<'guide/getText'>;

/** A text with its headings beside it, and the ways to its neighbours. */
export function GuideTextView({
  title,
  lead,
  reader,
  language,
  html,
  headings,
  before,
  after,
}: GuideTextData) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const lang = language === locale ? undefined : language;
  return (
    <main className={styles.page}>
      <PageTitle description={lead || undefined}>{title}</PageTitle>
      <Breadcrumbs
        trail={[
          { label: t('Titles_Docs'), to: buildRoute('docs') },
          { label: t(`Guide_Part_${reader}`), to: buildRoute('docs', {}, { hash: `guide-${reader}` }) },
          { label: title },
        ]}
      />
      <h1 className={typeStyles.title} lang={lang}>
        {title}
      </h1>
      {lang !== undefined && <p className={styles.notice}>{t('Guide_OnlyEnglish')}</p>}
      <GuideSearch text="" />
      <div className={styles.columns}>
        <Headings headings={headings} lang={lang} />
        <div>
          <div
            className={styles.text}
            lang={lang}
            // Made by the server out of the product's own Markdown, whose tags are words.
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <Neighbours before={before} after={after} />
        </div>
      </div>
    </main>
  );
}

function Headings({ headings, lang }: Pick<GuideTextData, 'headings'> & { lang: string | undefined }) {
  const t = useText();
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length === 0) return <div />;
  return (
    <nav aria-labelledby="guide-headings" className={styles.headings}>
      <h2 id="guide-headings">{t('Guide_OnPage')}</h2>
      <ul lang={lang}>
        {shown.map(({ anchor, text, level }) => (
          <li key={anchor} data-level={level}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ before, after }: Pick<GuideTextData, 'before' | 'after'>) {
  const t = useText();
  const locale = useLocale();
  const addressOf = useTextAddress();
  const ways = [
    { text: before, label: t('Guide_Before') },
    { text: after, label: t('Guide_After') },
  ];
  return (
    <ul className={styles.neighbours}>
      {ways.map(
        ({ text, label }) =>
          text && (
            <li key={label}>
              <span className={typeStyles.meta}>{label}</span>
              <Link to={addressOf(text.address)} lang={text.language === locale ? undefined : text.language}>
                {text.title}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
