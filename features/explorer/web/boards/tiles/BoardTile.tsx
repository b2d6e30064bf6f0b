import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import { readExploreView } from '../../../domain/view/explore-view.ts';
import { useExploreAddress } from '../../use-explore-address.ts';
import { EditTile } from './EditTile.tsx';
import type { ShownTile } from '../load-board.ts';
import { TileBody } from './TileBody.tsx';
import { useTileName } from './tile-name.ts';
import type { Board } from '../one/use-board.ts';
import type { Handle } from './use-dragging.ts';
import styles from '../Boards.module.css';

interface Props {
  tile: ShownTile;
  /** Its place, from 0. */
  at: number;
  board: Board;
  isOwn: boolean;
  /** It is dragged. */
  isHeld: boolean;
  /** A tile that is dragged would be laid here. */
  isOver: boolean;
  handle: Handle | null;
}

/** A tile of a board: its heading where it has one, what it shows, and for the owner its place and what is done with it. */
export function BoardTile({ tile, at, board, isOwn, isHeld, isOver, handle }: Props) {
  const t = useText();
  const addressOf = useExploreAddress();
  const [isEdited, setEdited] = useState(false);
  const name = useTileName()(tile);
  return (
    <li className={styles.tile} data-held={isHeld} data-over={isOver && !isHeld}>
      <div className={styles.tileHead}>
        {tile.kind === 'view' && tile.name !== '' && <h2>{tile.name}</h2>}
        {(tile.kind === 'story' || tile.kind === 'measure') && <p>{t(`Boards_Kind_${tile.kind}`)}</p>}
        {isOwn && handle && (
          <TileActs {...{ tile, at, board, name, handle }} edit={() => setEdited(!isEdited)} />
        )}
      </div>
      {isEdited && isOwn ? (
        <EditTile
          tile={tile}
          onDone={(next) => {
            setEdited(false);
            if (next) board.put(next);
          }}
        />
      ) : (
        <TileBody tile={tile} />
      )}
      {tile.kind === 'view' && (
        <p className={styles.open} data-print="no">
          <Link
            to={addressOf(readExploreView(new URLSearchParams(tile.address)))}
            aria-label={`${t('Boards_Open')}: ${name}`}
          >
            {t('Boards_Open')}
          </Link>
        </p>
      )}
    </li>
  );
}

interface ActsProps extends Pick<Props, 'tile' | 'at' | 'board'> {
  name: string;
  handle: Handle;
  edit: () => void;
}

function TileActs({ tile, at, board, name, handle, edit }: ActsProps) {
  const t = useText();
  const { move } = useFocusKept(at, (to) => board.move(tile.id, to, name));
  const isChangeable = tile.kind === 'view' || tile.kind === 'text';
  const last = board.tiles.length - 1;
  return (
    <div className={styles.acts} role="toolbar" aria-label={name}>
      <IconButton
        icon="grip"
        size={28}
        className={styles.grip}
        tabIndex={-1}
        label={t('Boards_Drag', { name })}
        {...handle}
      />
      <IconButton
        icon="arrow-up"
        size={28}
        aria-disabled={at === 0}
        label={t('Boards_Up', { name })}
        onClick={(event) => at > 0 && move(at - 1, event.currentTarget)}
      />
      <IconButton
        icon="arrow-down"
        size={28}
        aria-disabled={at === last}
        label={t('Boards_Down', { name })}
        onClick={(event) => at < last && move(at + 1, event.currentTarget)}
      />
      {isChangeable && <IconButton icon="edit" size={28} label={t('Boards_Edit', { name })} onClick={edit} />}
      <IconButton
        icon="delete"
        size={28}
        label={t('Boards_Remove', { name })}
        onClick={() => board.remove(tile, name)}
      />
    </div>
  );
}

/** A button that moves its own tile keeps the focus, though the browser drops it where an element moves. */
function useFocusKept(at: number, move: (to: number) => void) {
  const pressed = useRef<{ button: HTMLElement; from: number } | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.from === at) return;
    pressed.current.button.focus();
    pressed.current.button.scrollIntoView({ block: 'nearest' });
    pressed.current = null;
  }, [at]);
  return {
    move(to: number, button: HTMLElement) {
      pressed.current = { button, from: at };
      move(to);
    },
  };
}
