import { useRef } from 'react';
import { useFullScreen } from '#platform/ui/chart-frame/use-full-screen.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { PrintedAddress } from '#services/exports/public.web.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { AddTiles } from '../tiles/AddTiles.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardTile } from '../tiles/BoardTile.tsx';
import type { BoardData } from '../load-board.ts';
import { useBoard } from './use-board.ts';
import { useDragging } from '../tiles/use-dragging.ts';
import page from '../../Explore.module.css';
import styles from '../Boards.module.css';

/** A board: its name and what is done with it, its tiles in order, and for its owner what can be added. */
export function BoardParts({ data }: { data: BoardData }) {
  const t = useText();
  const { day } = useFormats();
  const board = useBoard(data);
  const list = useRef<HTMLUListElement>(null);
  const { held, handleOf } = useDragging(list, board.move);
  const [isShow, setShow] = useFullScreen();
  const isOwn = data.id !== null && !isShow;
  const { tiles } = board;
  return (
    <main className={isShow ? styles.show : page.page}>
      <PageTitle>{board.name}</PageTitle>
      {/* Whoever holds a board by its secret does not hand it on with each sheet. */}
      {data.id !== null && <PrintedAddress />}
      <BoardHead {...{ data, board, isShow, setShow }} />
      <p className={typeStyles.note}>
        {t(data.isOpenDay ? 'Boards_OpenDay' : 'Boards_Known', { day: day(data.asOf) })}
      </p>
      {tiles.length === 0 && <Empty isOwn={isOwn} />}
      <ul ref={list} className={styles.tiles}>
        {tiles.map((tile, at) => (
          <BoardTile
            key={tile.id}
            {...{ tile, at, board, isOwn }}
            isHeld={held?.id === tile.id}
            isOver={held?.over === at}
            handle={isOwn ? handleOf(tile, at) : null}
          />
        ))}
      </ul>
      {held && (
        <p
          aria-hidden="true"
          className={styles.inHand}
          style={{ transform: `translate(min(${held.x}px, 100vw - 300px), ${held.y}px)` }}
        >
          {held.name}
        </p>
      )}
      {isOwn && <AddTiles board={board} most={data.most} />}
    </main>
  );
}

function Empty({ isOwn }: { isOwn: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles.empty}>
      <p>{t(isOwn ? 'Boards_EmptyOwn' : 'Boards_Empty')}</p>
      {isOwn && <ButtonLink to={buildRoute('explore')}>{t('Boards_ToExplorer')}</ButtonLink>}
    </div>
  );
}
