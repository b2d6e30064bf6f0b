import { useState } from 'react';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { useText } from '#platform/web/text.ts';
import { longestName, longestText } from '../../../domain/boards/board-limits.ts';
import type { ShownTile } from '../load-board.ts';
import { SaveOrCancel } from './SaveOrCancel.tsx';
import styles from '../Boards.module.css';

/** Changes the heading of a view or the words of a text; null where it is left as it was. */
export function EditTile({ tile, onDone }: { tile: ShownTile; onDone: (next: ShownTile | null) => void }) {
  const t = useText();
  const isText = tile.kind === 'text';
  const [typed, setTyped] = useState(
    tile.kind === 'text' ? tile.text : tile.kind === 'view' ? tile.name : '',
  );
  const send = (): void => {
    if (tile.kind === 'text') onDone({ ...tile, text: typed.trim() });
    else if (tile.kind === 'view') onDone({ ...tile, name: typed.trim() });
  };
  return (
    <Form className={styles.form} onSend={send}>
      {isText ? (
        <TextArea
          label={t('Boards_Text')}
          required
          maxLength={longestText}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <TextField
          label={t('Boards_TileName')}
          hint={t('Boards_TileNameHint')}
          maxLength={longestName}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <SaveOrCancel onCancel={() => onDone(null)} />
    </Form>
  );
}
