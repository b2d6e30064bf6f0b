import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import styles from './DepthLinks.module.css';

/** The way from a dossier's tab to the pages of families in depth and to the models; nothing where the place is not known. */
export function DepthLinks() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { yugoId } = usePlace();
  if (yugoId === 0) return null;
  return (
    <nav aria-label={t('Regions_InDepth')} className={styles.links}>
      <span className={styles.label}>{t('Regions_InDepth')}</span>
      <ButtonLink size="small" to={buildRoute('populationDetail', { id: 1, yugoId })}>
        {t('Regions_TabPopulation')}
      </ButtonLink>
      <ButtonLink size="small" to={buildRoute('healthDetail', { yugoId })}>
        {t('Regions_FamilyHealth')}
      </ButtonLink>
      <ButtonLink size="small" to={buildRoute('ecologyDetail', { yugoId })}>
        {t('Regions_TabEcology')}
      </ButtonLink>
      <ButtonLink size="small" to={buildRoute('populationModels', { id: yugoId })}>
        {t('Titles_PopulationModels')}
      </ButtonLink>
      <ButtonLink size="small" to={buildRoute('familyModels', {})}>
        {t('Titles_FamilyModels')}
      </ButtonLink>
    </nav>
  );
}
