import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useText } from '#platform/web/text.ts';
import { incidenceLevel } from '#simulation/epidemic/incidence-level.ts';
import { incidenceScale } from '#simulation/parameters/incidence-scale.ts';
import styles from './LevelCell.module.css';

const scale = incidenceScale.value ?? [];

/** Where a week of a place stands on our own scale of levels: as many bars as its step, and the word. */
export function LevelCell({ per100k7 }: { per100k7: number | null }) {
  const t = useText();
  if (per100k7 === null) return <NoData />;
  const level = incidenceLevel(per100k7, scale);
  const step = scale.findIndex((row) => row.level === level);
  return (
    <span className={styles.level}>
      <span className={styles.bars} aria-hidden>
        {scale.map((row, index) => (
          <i key={row.level} data-full={index <= step || undefined} />
        ))}
      </span>
      {t('Regions_Level', { level })}
    </span>
  );
}
