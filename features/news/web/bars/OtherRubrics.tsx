import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';
import styles from './OtherRubrics.module.css';

/** Rubrics that have something today, the fullest first: the next step out of an empty one. */
export function OtherRubrics({ rubrics }: { rubrics: OutputOf<'news/getRubrics'> }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer } = useFormats();
  const full = rubrics
    .filter(({ id, count }) => id !== allRubrics && count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (full.length === 0) return null;
  return (
    <nav aria-label={t('News_RubricsToday')} className={styles.others}>
      <h2>{t('News_RubricsToday')}</h2>
      {full.map(({ id, name, count }) => (
        <ChipLink key={id} to={buildRoute('rubric', { id })}>
          {name} {integer(count)}
        </ChipLink>
      ))}
    </nav>
  );
}
