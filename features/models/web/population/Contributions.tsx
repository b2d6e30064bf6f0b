import { memo, useDeferredValue, useMemo } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { contributionsOf } from '../../domain/population/compare-runs.ts';
import type { ModelParts } from './use-population-model.ts';
import styles from './Contributions.module.css';

/** Where the difference comes from: each assumption alone, and what they do together beyond that. */
export const Contributions = memo(function Contributions({ model, index }: ModelParts) {
  const t = useText();
  const { signed } = useFormats();
  const { view, start, reference, edition, changed } = model;
  // Four more runs: they may come a frame after the lines.
  const params = useDeferredValue(view.params);
  const rows = useMemo(
    () => (changed ? contributionsOf({ start, own: params, reference, edition }, index) : []),
    [changed, start, params, reference, edition, index],
  );
  const most = Math.max(1, ...rows.map(({ value }) => Math.abs(value)));
  return (
    <Tile
      level={3}
      title={t('ModelPopulation_Whence')}
      sub={
        changed ? t('ModelPopulation_WhenceSub', { year: String(model.ground.baseYear + index) }) : undefined
      }
      state={changed ? undefined : { kind: 'empty', isOwn: true, message: t('ModelPopulation_NothingMoved') }}
    >
      <ul className={styles.rows}>
        {rows.map(({ name, value }) => (
          <li key={name}>
            <span>{t(name === 'together' ? 'ModelPopulation_together' : `ModelPopulation_${name}`)}</span>
            <span className={styles.track}>
              <span
                className={`${styles.bar} ${value < 0 ? styles.less : ''}`}
                style={{ '--share': Math.abs(value) / most }}
              />
            </span>
            <b>{signed(Math.round(value / 10) * 10, 0)}</b>
          </li>
        ))}
      </ul>
    </Tile>
  );
});
