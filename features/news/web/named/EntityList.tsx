import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import styles from './EntityList.module.css';

interface Entity {
  id: number;
  name: string;
  objectType: number;
  checkUrl: string | null;
  count?: number;
}

/** What headlines name: each leads to its dossier, a company also to where it is checked. */
export function EntityList({ entities }: { entities: readonly Entity[] }) {
  const t = useText();
  const { integer } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <ul>
      {entities.map(({ id, name, objectType, checkUrl, count }) => {
        const kind = entityKinds[objectType - 1]!;
        return (
          <li key={id} className={styles.row}>
            <span>
              <Link to={buildRoute('dossier', { kind, id })}>{name}</Link>{' '}
              <span className={styles.kind}>{t(`News_Kind_${kind}`)}</span>
              {checkUrl !== null && (
                <>
                  {' '}
                  <a href={checkUrl} target="_blank" rel="noopener" className={`link ${styles.check}`}>
                    {t('News_Item_Check')} <Icon name="external" size={12} />
                    <span className="sr-only"> ({t('Ui_NewTab')})</span>
                  </a>
                </>
              )}
            </span>
            {count !== undefined && <b>{integer(count)}</b>}
          </li>
        );
      })}
    </ul>
  );
}
