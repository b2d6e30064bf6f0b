import { NoData } from '#platform/ui/figures/NoData.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { readExploreView } from '../../../domain/view/explore-view.ts';
import { Drawing } from '../../forms/Drawing.tsx';
import { measureName } from '../../../domain/view/view-rows.ts';
import { ViewTable } from '../../table/ViewTable.tsx';
import type { ShownTile } from '../load-board.ts';
import styles from '../Boards.module.css';

/** Bars of a ranking on a board: its neighbours are charts of one height. */
const maxBars = 16;

/** What a tile shows: a view by the explorer's own picture, words, or the way to a story or a measure. */
export function TileBody({ tile }: { tile: ShownTile }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  switch (tile.kind) {
    case 'view':
      return <ViewBody tile={tile} />;
    case 'text':
      return <p className={styles.text}>{tile.text}</p>;
    case 'story':
      return tile.title === null ? (
        <p className={typeStyles.note}>{t('Boards_StoryGone')}</p>
      ) : (
        <p className={styles.link}>
          <Link to={buildRoute('story', { id: tile.storyId })}>{tile.title}</Link>
        </p>
      );
    default:
      return tile.title === null ? (
        <p className={typeStyles.note}>{t(tile.isClosed ? 'Boards_MeasureClosed' : 'Boards_MeasureGone')}</p>
      ) : (
        <p className={styles.link}>
          <Link to={buildRoute('action', { id: tile.measureId })}>{tile.title}</Link>
        </p>
      );
  }
}

function ViewBody({ tile: { data, address } }: { tile: Extract<ShownTile, { kind: 'view' }> }) {
  const t = useText();
  const { moment, log } = readExploreView(new URLSearchParams(address));
  if (data === null) return <p className={typeStyles.note}>{t('Boards_Gone')}</p>;
  return (
    <>
      {data.notes.map(({ kind, text }) => (
        <p key={kind + text} className={typeStyles.note}>
          {text}
        </p>
      ))}
      {data.ends === null ? (
        <p>
          {data.measures.map(measureName).join('; ')}: <NoData />
        </p>
      ) : data.form === 'table' ? (
        <ViewTable data={data} />
      ) : (
        <Drawing {...{ data, maxBars, moment, log }} />
      )}
    </>
  );
}
