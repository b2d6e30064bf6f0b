import { Link } from '#platform/web/Link.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { FoldLine } from './FoldLine.tsx';
import type { Access } from './load-dossier.ts';
import styles from './Register.module.css';

/** The registers of the company-checking service: a tile to who subscribed to it, one line with a lock to others. */
export function RegistersTile({ access, id }: { access: Access; id: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { hasSubscription, sections } = access;
  const list = (
    <ul className={styles.registers}>
      {sections.map((section) => (
        <li key={section}>
          <Link
            className="link"
            to={buildRoute('dossier', { kind: 'company', id }, { search: { tab: section } })}
          >
            {t(`Entities_Register_${section}`)}
          </Link>
          {!hasSubscription && <Icon name="lock" size={14} />}
        </li>
      ))}
    </ul>
  );
  if (hasSubscription)
    return (
      <Tile level={2} title={t('Entities_RegistersOpen')} sub={t('Entities_RegistersOpenNote')}>
        {list}
      </Tile>
    );
  return (
    <FoldLine
      label={t('Entities_RegistersFold')}
      text={`${sections.map((section) => t(`Entities_Register_${section}`)).join(', ')}: ${sections.length}`}
    >
      <p className={typeStyles.note}>{t('Entities_RegistersNote')}</p>
      {list}
    </FoldLine>
  );
}
