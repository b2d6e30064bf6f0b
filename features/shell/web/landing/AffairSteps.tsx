import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './LandingProof.module.css';

/** A long story in steps: its greatest by day, each the headline of its lead, word for word. */
export function AffairSteps(affair: NonNullable<OutputOf<'site/getLandingProof'>['affair']>) {
  const t = useText();
  const locale = useLocale();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { shown, steps, headlines, outlets, from, to } = affair;
  return (
    <section className={styles.part}>
      <h2>{t('Landing_AffairTitle')}</h2>
      <p className={styles.sub}>{t('Landing_AffairSub')}</p>
      <ol className={styles.steps}>
        {shown.map(({ storyId, day, title, language }) => (
          <li key={storyId}>
            <time dateTime={day}>{formats.shortDay(day)}</time>
            <Link to={buildRoute('story', { id: storyId })} lang={language === locale ? undefined : language}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.source}>
        {t('Landing_AffairAll', { steps, headlines, outlets, span: formats.dayRange(from, to) })}
      </p>
    </section>
  );
}
