import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { SourceStat } from '../answers.ts';
import styles from './NamedObjects.module.css';

/** What the outlet names most; each leads to its headlines about it. */
export function NamedObjects({ stat: { objects, sourceId } }: { stat: SourceStat }) {
  const t = useText();
  const { integer } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <Tile
      title={t('NewsSource_Objects')}
      level={2}
      state={objects.length > 0 ? undefined : { kind: 'empty', message: t('NewsSource_NoObjects') }}
    >
      <ul className={styles.chips}>
        {objects.map(({ id, name, count }) => (
          <li key={id}>
            <ChipLink to={buildRoute('search', {}, { search: { source: sourceId, entity: id } })}>
              {name} <span className={styles.count}>{integer(count)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
