import { useLoaderData, useRevalidator } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { shownPeriods } from '#features/digest/domain/digest/digest-periods.ts';
import { loadDigest, type DigestData } from './digest/load-digest.ts';
import { LetterChoice } from './digest/LetterChoice.tsx';
import { SectionNames } from './digest/SectionNames.tsx';
import { SectionView } from './digest/SectionView.tsx';
import { useSectionOrder } from './digest/use-section-order.ts';
import styles from './digest/Digest.module.css';

export const loader = serverLoader(loadDigest);
export const clientLoader = browserLoader(loadDigest);

/** The digest of a span by sections, and its letter. */
export default function DigestPage() {
  return <DigestParts data={useLoaderData<typeof loader>()} />;
}

/** Spans above, sections on the left, their stories in the middle, the letter on the right. */
function DigestParts({ data: { digest, mailing, muted } }: { data: DigestData }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const { sections, headlineCounts, isPersonal, period, reached, headlinesTotal } = digest;
  const changed = () => void revalidate();
  // The middle follows the hand, whenever the answer comes.
  const order = useSectionOrder(sections, changed);
  return (
    <main>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Digest_Title')}</h1>
        <LinkTabs
          label={t('Digest_Periods')}
          tabs={shownPeriods.map((shown) => ({
            to: `${buildRoute('digest')}?period=${shown}`,
            label: t(`Digest_${shown}`),
            current: shown === period,
            count: formats.integer(headlineCounts[shown]),
          }))}
        />
      </header>
      <div className={styles.columns}>
        <SectionNames {...{ isPersonal, order }} isLoggedIn={mailing !== null} />
        <div>
          {order.shown.map((section) => (
            <SectionView
              key={`${section.sectionType} ${section.sectionId}`}
              {...{ section, isPersonal, changed }}
            />
          ))}
          <p className={typeStyles.note}>{t('Digest_End', { reached, total: headlinesTotal })}</p>
        </div>
        {mailing === null ? (
          <aside>
            <p className={typeStyles.note}>{t('Digest_LogIn')}</p>
            <Link
              className="link"
              to={buildRoute('login', {}, { search: { returnUrl: buildRoute('digest') } })}
            >
              {t('Digest_ToLogin')}
            </Link>
          </aside>
        ) : (
          <LetterChoice mailing={mailing} muted={muted} />
        )}
      </div>
    </main>
  );
}
