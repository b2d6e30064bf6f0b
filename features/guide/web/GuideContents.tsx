import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { GuideSearch } from './GuideSearch.tsx';
import { FoundParts } from './FoundParts.tsx';
import { useTextAddress } from './use-text-address.ts';
import styles from './Guide.module.css';

/** What was looked for, what was found, and all there is. */
export interface GuideData {
  text: string;
  parts: OutputOf<'guide/getContents'>['parts'];
  found: OutputOf<'guide/findTexts'>['found'];
}

/** The search and the list of contents, a part for each kind of reader. */
export function GuideContents({ text, parts, found }: GuideData) {
  const t = useText();
  return (
    <main className={styles.page}>
      <PageTitle description={t('Guide_Lead')}>{t('Titles_Docs')}</PageTitle>
      <h1 className={typeStyles.title}>{t('Titles_Docs')}</h1>
      <p className={styles.lead}>{t('Guide_Lead')}</p>
      <GuideSearch text={text} />
      {text !== '' && <FoundParts text={text} found={found} />}
      <div className={styles.parts}>
        {parts.map((part) => (
          <ContentsPart key={part.reader} part={part} />
        ))}
      </div>
    </main>
  );
}

function ContentsPart({ part: { reader, texts } }: { part: GuideData['parts'][number] }) {
  const t = useText();
  const locale = useLocale();
  const addressOf = useTextAddress();
  const isForeign = ({ language }: { language: string }): boolean => language !== locale;
  const areAll = texts.every(isForeign);
  return (
    <section aria-labelledby={`guide-${reader}`}>
      <h2 id={`guide-${reader}`}>
        {t(`Guide_Part_${reader}`)}
        {areAll && <small className={styles.language}> {t('Guide_InEnglish')}</small>}
      </h2>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <li key={text.address}>
            <Link to={addressOf(text.address)} lang={isForeign(text) ? text.language : undefined}>
              {text.title}
            </Link>
            {!areAll && isForeign(text) && <small className={styles.language}> {t('Guide_InEnglish')}</small>}
          </li>
        ))}
        {reader === 'programmers' && (
          <li>
            <a href="/api/docs">{t('Guide_Calls')}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
