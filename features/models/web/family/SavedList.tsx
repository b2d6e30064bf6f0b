import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { FamilyPage } from './load-family-model.ts';
import type { SavedModels } from './use-saved-models.ts';
import styles from './Family.module.css';

/** One's own models, and how many an account may keep. */
export function SavedList({ page, actions }: { page: FamilyPage; actions: SavedModels }) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  const { models, limit } = page.list;
  return (
    <Tile
      level={2}
      title={t('ModelFamily_Mine', { count: models.length })}
      sub={t('ModelFamily_MineSub', { limit })}
      state={
        models.length === 0 ? { kind: 'empty', isOwn: true, message: t('ModelFamily_MineNone') } : undefined
      }
    >
      <ul className={styles.persons}>
        {models.map(({ id, name, policyYear, households, updatedAt }) => (
          <li key={id} className={styles.saved}>
            <Link
              to={buildRoute('familyModels', { id })}
              aria-current={page.saved?.id === id ? 'page' : undefined}
            >
              {name}
            </Link>
            <span>
              {t('ModelFamily_MineOne', {
                year: String(policyYear),
                count: households,
                day: day(updatedAt.slice(0, 10)),
              })}
            </span>
            <Button size="small" variant="text" onClick={() => void actions.remove(id, name)}>
              {t('ModelFamily_Delete', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
