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

type Part = GuideData['parts'][number];

function ContentsPart({ part: { reader, texts } }: { part: Part }) {
  const t = useText();
  const locale = useLocale();
  const areForeign = texts.every(({ language }) => language !== locale);
  const isDecision = ({ address }: { address: string }): boolean => address.startsWith('adr/');
  const decisions = texts.filter(isDecision);
  return (
    <section aria-labelledby={`guide-${reader}`}>
      <h2 id={`guide-${reader}`}>
        {t(`Guide_Part_${reader}`)}
        {areForeign && <small className={styles.language}> {t('Guide_InEnglish')}</small>}
      </h2>
      <ul className={styles.texts}>
        <TextLinks texts={texts.filter((text) => !isDecision(text))} areMarked={!areForeign} />
        {reader === 'programmers' && (
          <li>
            <a href="/api/docs">{t('Guide_Calls')}</a>
          </li>
        )}
      </ul>
      {decisions.length > 0 && (
        <details className={styles.decisions}>
          <summary>{t('Guide_Decisions', { count: decisions.length })}</summary>
          <ul className={styles.texts}>
            <TextLinks texts={decisions} areMarked={!areForeign} />
          </ul>
        </details>
      )}
    </section>
  );
}

/** Names of texts; one in another language says so where its part does not. */
function TextLinks({ texts, areMarked }: { texts: Part['texts']; areMarked: boolean }) {
  const t = useText();
  const locale = useLocale();
  const addressOf = useTextAddress();
  return texts.map(({ address, title, language }) => (
    <li key={address}>
      <Link to={addressOf(address)} lang={language === locale ? undefined : language}>
        {title}
      </Link>
      {areMarked && language !== locale && <small className={styles.language}> {t('Guide_InEnglish')}</small>}
    </li>
  ));
}
