import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Header, Mentions } from './load-dossier.ts';
import styles from './TogetherTile.module.css';

const shown = 6;

/** Who is named in the same headlines most, the tree has the others, and how many that would be by chance. */
export function TogetherTile({ header, mentions }: { header: Header; mentions: Mentions }) {
  const t = useText();
  const { integer, number } = useFormats();
  const buildRoute = useBuildRoute();
  const { together } = mentions;
  const most = together[0]?.headlines ?? 1;
  return (
    <Tile
      level={2}
      title={t('Entities_Together')}
      sub={t('Entities_TogetherSub')}
      source={
        <>
          {t('Entities_TogetherSource')}{' '}
          <Link to={buildRoute('tree', { id: header.id })}>{t('Entities_OpenTree')}</Link>
        </>
      }
      state={together.length === 0 ? { kind: 'empty', message: t('Entities_TogetherNone') } : undefined}
    >
      <ul className={styles.list}>
        {together.slice(0, shown).map(({ id, kind, name, headlines, expected }) => (
          <li key={id} className={styles.row}>
            <span>
              <Link to={buildRoute('dossier', { kind, id })}>{name}</Link>{' '}
              <small>{t(`Entities_Kind_${kind}`)}</small>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(headlines / most) * 100}%` }} />
            </span>
            <b>{integer(headlines)}</b>
            <small>{t('Entities_ByChance', { count: number(expected, expected < 10 ? 1 : 0) })}</small>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
