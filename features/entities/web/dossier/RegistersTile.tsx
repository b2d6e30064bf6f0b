import { Link } from '#platform/web/Link.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Access } from './load-dossier.ts';
import styles from './Register.module.css';

/** The registers of the company-checking service: open to who subscribed to it, with a lock to others. */
export function RegistersTile({ access, id }: { access: Access; id: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { hasSubscription, sections } = access;
  return (
    <Tile
      level={2}
      title={t(hasSubscription ? 'Entities_RegistersOpen' : 'Entities_Registers')}
      sub={t(hasSubscription ? 'Entities_RegistersOpenNote' : 'Entities_RegistersNote')}
    >
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
    </Tile>
  );
}
