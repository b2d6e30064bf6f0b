import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { SourceStat } from '../answers.ts';
import styles from './Shares.module.css';

/** What the outlet writes about: a bar for each rubric, and a line where all outlets stand. */
export function RubricShares({ rubrics }: Pick<SourceStat, 'rubrics'>) {
  const t = useText();
  const { share } = useFormats();
  const most = Math.max(...rubrics.map((rubric) => Math.max(rubric.share, rubric.shareOfAll)), 0.01);
  const own = rubrics.some(({ count }) => count > 0);
  return (
    <Tile
      title={t('NewsSource_Rubrics')}
      level={2}
      sub={t('NewsSource_RubricsSub')}
      state={own ? undefined : { kind: 'empty', message: t('NewsSource_NoRubrics') }}
    >
      <ul>
        {rubrics.map((rubric) => (
          <li key={rubric.id} className={styles.row}>
            <span aria-hidden>{rubric.name}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${(rubric.share / most) * 100}%` }} />
              <span className={styles.mark} style={{ left: `${(rubric.shareOfAll / most) * 100}%` }} />
            </span>
            <span className={styles.value} aria-hidden>
              {share(rubric.share, 0)}
            </span>
            <span className="sr-only">
              {t('NewsSource_RubricShare', {
                name: rubric.name,
                share: share(rubric.share, 0),
                all: share(rubric.shareOfAll, 0),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
