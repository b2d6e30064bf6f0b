import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PdfButton } from '#services/exports/public.web.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { longestName } from '../../../domain/boards/board-limits.ts';
import type { BoardData } from '../load-board.ts';
import { DeliverBoard } from '../../delivery/DeliverBoard.tsx';
import { ShareBoard } from './ShareBoard.tsx';
import type { Board } from './use-board.ts';
import { useBoardActs } from '../use-board-acts.ts';
import { SaveOrCancel } from '../tiles/SaveOrCancel.tsx';
import styles from '../Boards.module.css';

interface Props {
  data: BoardData;
  board: Board;
  isShow: boolean;
  setShow: (isShow: boolean) => void;
}

/** The name of a board and what is done with it as a whole. */
export function BoardHead({ data, board, isShow, setShow }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { isLoggedIn, hasActiveLicense } = useSession();
  const [isNamed, setNamed] = useState(false);
  const isOwn = data.id !== null;
  return (
    <header className={styles.head}>
      {isLoggedIn && !isShow && (
        <p className={typeStyles.meta} data-print="no">
          <Link to={buildRoute('boards')}>{t('Titles_Boards')}</Link>
        </p>
      )}
      {isNamed && !isShow ? (
        <Naming name={board.name} onDone={(name) => (name && board.rename(name), setNamed(false))} />
      ) : (
        <h1 className={typeStyles.title}>{board.name}</h1>
      )}
      <div className={styles.row} role="toolbar" aria-label={board.name}>
        {isOwn && !isShow && (
          <Button size="small" icon="edit" aria-expanded={isNamed} onClick={() => setNamed(!isNamed)}>
            {t('Boards_Rename')}
          </Button>
        )}
        <Button
          size="small"
          icon={isShow ? 'fullscreen-exit' : 'fullscreen'}
          aria-pressed={isShow}
          onClick={() => setShow(!isShow)}
        >
          {t(isShow ? 'Boards_EndShow' : 'Boards_Show')}
        </Button>
        <Button size="small" icon="print" onClick={() => print()}>
          {t('Boards_Print')}
        </Button>
        {hasActiveLicense && !isShow && <PdfButton />}
        {isLoggedIn && !isShow && <Copying data={data} board={board} />}
        <output className={typeStyles.note}>{board.isSaving && t('Boards_Saving')}</output>
      </div>
      {isOwn && !isShow && (
        <>
          <ShareBoard id={data.id!} isShared={data.isShared} />
          <DeliverBoard id={data.id!} tiles={board.tiles} />
        </>
      )}
    </header>
  );
}

function Copying({ data: { id }, board }: Pick<Props, 'data' | 'board'>) {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { copy, remove } = useBoardActs();
  const { id: key = '' } = useParams();
  return (
    <>
      <Button size="small" icon="copy" onClick={() => void copy(id === null ? key : String(id))}>
        {t('Boards_Copy')}
      </Button>
      {id !== null && (
        <Button
          size="small"
          icon="delete"
          onClick={() => void remove({ id, name: board.name }, () => void navigate(buildRoute('boards')))}
        >
          {t('Boards_Delete')}
        </Button>
      )}
    </>
  );
}

function Naming({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  return (
    <Form className={styles.form} onSend={() => onDone(typed.trim())}>
      <TextField
        label={t('Boards_Name')}
        required
        maxLength={longestName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SaveOrCancel onCancel={() => onDone(null)} />
    </Form>
  );
}
