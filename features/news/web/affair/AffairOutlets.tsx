import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Affair } from '../answers.ts';
import styles from './AffairOutlets.module.css';

/** Who was first in how many steps; nothing where no step has an hour. */
export function FirstOutlets({ affair: { firsts, steps } }: { affair: Affair }) {
  const t = useText();
  const { integer } = useFormats();
  if (firsts.length === 0) return null;
  return (
    <Tile title={t('News_Affair_First')} level={2} sub={t('News_Affair_FirstSub', { steps: steps.length })}>
      <OutletRows
        rows={firsts.map(({ steps: count, ...outlet }) => ({ ...outlet, value: integer(count) }))}
      />
    </Tile>
  );
}

/** The large outlets that have nothing on it; nothing where there are none. */
export function SilentOutlets({ affair: { silent, silentFrom } }: { affair: Affair }) {
  const t = useText();
  const { dayMonth } = useFormats();
  if (silent.length === 0) return null;
  return (
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
