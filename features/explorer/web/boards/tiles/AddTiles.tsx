import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { longestText } from '../../../domain/boards/board-limits.ts';
import { readTileLink } from '../../../domain/boards/tile-link.ts';
import { useAttempt } from '../use-attempt.ts';
import type { Board } from '../one/use-board.ts';
import page from '../../Explore.module.css';
import styles from '../Boards.module.css';

type Kept = OutputOf<'boards/getKeptViews'>['views'][number];

/** Lays a text, what an address of this site shows, or a kept view below the other tiles. */
export function AddTiles({ board, most }: { board: Board; most: number }) {
  const t = useText();
  return (
    <section className={styles.add} data-print="no">
      <h2 className={page.heading}>{t('Boards_Add')}</h2>
      {board.tiles.length >= most ? (
        <p className={typeStyles.note}>{t('Boards_Full', { most })}</p>
      ) : (
        <div className={styles.ways}>
          <AddLink board={board} />
          <AddText board={board} />
          <AddKept board={board} />
        </div>
      )}
    </section>
  );
}

function AddLink({ board }: { board: Board }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = async (): Promise<void> => {
    const tile = readTileLink(typed);
    setWrong(tile === null);
    if (tile !== null && (await board.add(tile))) setTyped('');
  };
  return (
    <Form className={styles.form} onSend={send}>
      <TextField
        label={t('Boards_AddLink')}
        hint={t('Boards_LinkHint')}
        required
        maxLength={4000}
        value={typed}
        error={isWrong ? t('Boards_LinkBad') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" size="small" icon="plus">
        {t('Boards_LinkLay')}
      </Button>
    </Form>
  );
}

function AddText({ board }: { board: Board }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const send = async (): Promise<void> => {
    if (await board.add({ kind: 'text', text: typed })) setTyped('');
  };
  return (
    <Form className={styles.form} onSend={send}>
      <TextArea
        label={t('Boards_AddText')}
        required
        rows={2}
        maxLength={longestText}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" icon="plus">
        {t('Boards_TextLay')}
      </Button>
    </Form>
  );
}

function AddKept({ board }: { board: Board }) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const load = async (): Promise<void> => {
    const found = await attempt(() => api.call('boards/getKeptViews', {}));
    if (found !== null) setKept(found.views);
  };
  const none: MenuItem = {
    id: 'none',
    label: t(kept === null ? 'Ui_Loading' : 'Boards_KeptNone'),
    disabled: true,
  };
  const items = (kept ?? []).map(({ id, name, address }) => ({
    id: String(id),
    label: name,
    onSelect: () => void board.add({ kind: 'view', address, name }),
  }));
  return (
    <Dropdown
      label={t('Boards_AddKept')}
      items={items.length > 0 ? items : [none]}
      renderToggle={(toggle) => (
        <Button {...toggle} size="small" icon="bookmark" onClickCapture={() => void load()}>
          {t('Boards_AddKept')}
        </Button>
      )}
    />
  );
}
