import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './RegionActions.module.css';

/** What can be done with the dossier as a whole: lay it beside others, print it as a sheet. */
export function RegionActions({ yugoId }: { yugoId: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles.actions}>
      <ButtonLink
        size="small"
        icon="plus"
        to={buildRoute('regions', { id: 'incidence' }, { search: { compare: yugoId } })}
      >
        {t('Regions_Compare')}
      </ButtonLink>
      <Button size="small" icon="download" onClick={() => print()}>
        {t('Regions_Print')}
      </Button>
    </div>
  );
}
