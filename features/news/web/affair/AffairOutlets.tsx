import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Affair } from '../answers.ts';
import styles from './AffairOutlets.module.css';

/** Who was first in how many steps, and the large outlets that have nothing on it. */
export function AffairOutlets({ affair: { firsts, silent, silentFrom, steps } }: { affair: Affair }) {
  const t = useText();
  const { integer, dayMonth } = useFormats();
  return (
    <>
      {firsts.length > 0 && (
        <Tile
          title={t('News_Affair_First')}
          level={2}
          sub={t('News_Affair_FirstSub', { steps: steps.length })}
        >
          <OutletRows
            rows={firsts.map(({ steps: count, ...outlet }) => ({ ...outlet, value: integer(count) }))}
          />
        </Tile>
      )}
      {silent.length > 0 && (
        <Tile
          title={t('News_Affair_Silent')}
          level={2}
          sub={t('News_Affair_SilentSub', { day: dayMonth(silentFrom) })}
          source={t('News_Affair_SilentNote')}
        >
          <OutletRows
            rows={silent.map(({ headlines, ...outlet }) => ({
              ...outlet,
              value: t('News_Affair_SilentValue', { count: headlines }),
            }))}
          />
        </Tile>
      )}
    </>
  );
}

function OutletRows({ rows }: { rows: readonly { sourceId: number; sourceName: string; value: string }[] }) {
  const buildRoute = useBuildRoute();
  return (
    <ul className={styles.rows}>
      {rows.map(({ sourceId, sourceName, value }) => (
        <li key={sourceId}>
          <Link to={buildRoute('source', { id: sourceId })}>{sourceName}</Link>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
