import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { TabColumn, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { FollowTile } from './FollowTile.tsx';
import type { Rating, RatingView } from './load-rating.ts';
import styles from './Ratings.module.css';

const maxEntered = 6;

/** Who left, who came from nothing, whose share grew most, and a name to follow. */
export function ChangeTiles({ kind, rating }: { kind: RatingView['kind']; rating: Rating }) {
  return (
    <TabRow split="thirds">
      <LeftTile left={rating.left} />
      <EnteredTile rows={rating.rows} />
      <TabColumn>
        {rating.ofTheDay && <GrowthTile grown={rating.ofTheDay} />}
        <FollowTile key={kind} kind={kind} />
      </TabColumn>
    </TabRow>
  );
}

function LeftTile({ left }: Pick<Rating, 'left'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
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
  );
}

function EnteredTile({ rows }: Pick<Rating, 'rows'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const entered = rows.filter(({ before }) => before === null).slice(0, maxEntered);
  return (
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
  );
}

function GrowthTile({ grown }: { grown: NonNullable<Rating['ofTheDay']> }) {
  const t = useText();
  const { number } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <Tile level={2} title={t('Entities_OfTheDay')} sub={t('Entities_OfTheDaySub')}>
      <Link to={buildRoute('dossier', { kind: grown.kind, id: grown.id })}>{grown.name}</Link>
      <p>
        {t('Entities_OfTheDayLine', {
          now: number(grown.perThousand, 1),
          before: number(grown.before?.perThousand ?? 0, 1),
        })}
      </p>
    </Tile>
  );
}
