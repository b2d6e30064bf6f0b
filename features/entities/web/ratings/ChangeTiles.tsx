import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Rating } from './load-rating.ts';
import styles from './Ratings.module.css';

const mostEntered = 6;

/** Whose share grew most, who came from nothing, who left. */
export function ChangeTiles({ rating }: { rating: Rating }) {
  const t = useText();
  const { number } = useFormats();
  const buildRoute = useBuildRoute();
  const entered = rating.rows.filter(({ before }) => before === null).slice(0, mostEntered);
  const { left, ofTheDay } = rating;
  return (
    <TabRow split="thirds">
      {ofTheDay && (
        <Tile level={2} title={t('Entities_OfTheDay')} sub={t('Entities_OfTheDaySub')}>
          <Link to={buildRoute('dossier', { kind: ofTheDay.kind, id: ofTheDay.id })}>{ofTheDay.name}</Link>
          <p>
            {t('Entities_OfTheDayLine', {
              now: number(ofTheDay.perThousand, 1),
              before: number(ofTheDay.before?.perThousand ?? 0, 1),
            })}
          </p>
        </Tile>
      )}
      <Tile
        level={2}
        title={t('Entities_Entered')}
        state={entered.length === 0 ? { kind: 'empty', message: t('Entities_EnteredNone') } : undefined}
      >
        <ul className={styles.list}>
          {entered.map(({ id, kind, name, count, outlets }) => (
            <li key={id}>
              <Link to={buildRoute('dossier', { kind, id })}>{name}</Link>
              <small>{t('Entities_EnteredLine', { count, outlets })}</small>
            </li>
          ))}
        </ul>
      </Tile>
      <Tile
        level={2}
        title={t('Entities_Left')}
        state={left.length === 0 ? { kind: 'empty', message: t('Entities_LeftNone') } : undefined}
      >
        <ul className={styles.list}>
          {left.map(({ id, kind, name, rank, before, count }) => (
            <li key={id}>
              <Link to={buildRoute('dossier', { kind, id })}>{name}</Link>
              <small>{t('Entities_LeftLine', { rank, before, count })}</small>
            </li>
          ))}
        </ul>
      </Tile>
    </TabRow>
  );
}
