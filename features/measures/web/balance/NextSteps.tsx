import { Link } from '#platform/web/Link.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { DetailedActions } from './load-balance.ts';
import styles from './NextSteps.module.css';

interface Props {
  /** Null: it could not be loaded. */
  detailed: DetailedActions | null;
  yugoId: number;
}

/** What to do next: what is not known, what ends, what is worse and uncovered, each with its reason. */
export function NextSteps({ detailed, yugoId }: Props) {
  const t = useText();
  const title = t('Balance_Next');
  if (detailed === null) return <Tile level={2} title={title} state={{ kind: 'error', code: 'unknown' }} />;
  if (detailed.steps.length === 0)
    return <Tile level={2} title={title} state={{ kind: 'empty', message: t('Balance_Next_none') }} />;
  return (
    <Tile level={2} title={title} source={t('Balance_Next_order')}>
      <ol className={styles.steps}>
        {detailed.steps.map((step) => (
          <Step key={step.kind === 'ending' ? step.measureId : step.code} {...{ step, yugoId }} />
        ))}
      </ol>
    </Tile>
  );
}

function Step({ step, yugoId }: { step: DetailedActions['steps'][number]; yugoId: number }) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  if (step.kind === 'unknown')
    return (
      <li className={styles.step}>
        <h3>{t('Balance_Next_unknown', { name: step.name })}</h3>
        <p>{t('Balance_Next_unknownWhy')}</p>
        <Link to={buildRoute('scenarios', { id: yugoId })}>{t('Balance_ToScenario')}</Link>
      </li>
    );
  if (step.kind === 'ending')
    return (
      <li className={styles.step}>
        <h3>{t('Balance_Next_ending', { title: step.title })}</h3>
        <p>{t('Balance_Next_endingWhy', { day: day(step.ends) })}</p>
        <ButtonLink size="small" to={buildRoute('action', { id: step.measureId })}>
          {t('Balance_ToMeasure')}
        </ButtonLink>
        <Link to={buildRoute('allActions', { id: yugoId })}>{t('Balance_ToAll')}</Link>
      </li>
    );
  return (
    <li className={styles.step}>
      <h3>{t('Balance_Next_uncovered', { name: step.name })}</h3>
      <p>{t('Balance_Next_uncoveredWhy', { rank: step.rank ?? 0, ranked: step.ranked })}</p>
      <ButtonLink size="small" to={buildRoute('createAction', { mode: 'propose' })}>
        {t('Balance_ToPropose')}
      </ButtonLink>
      <Link to={buildRoute('overview', { id: yugoId })}>{t('Balance_ToTwins')}</Link>
    </li>
  );
}
