import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions } from '#platform/ui/combobox/find-options.ts';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Form } from '#platform/ui/forms/Form.tsx';
import layout from '#platform/ui/layout.module.css';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { longestName } from '../../domain/boards/board-limits.ts';
import type { BoardsData } from './load-board.ts';
import { useBoardActs } from './use-board-acts.ts';
import page from '../Explore.module.css';
import styles from './Boards.module.css';

/** The boards one has; a new one is made empty or from the template of a region. */
export function BoardList({ data: { all, places } }: { data: BoardsData }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { most, boards } = all;
  return (
    <main className={page.page}>
      <h1 className={typeStyles.title}>{t('Titles_Boards')}</h1>
      <p className={page.lead}>{t('Boards_Lead')}</p>
      <div className={page.columns}>
        <section aria-label={t('Titles_Boards')}>
          {boards.length === 0 ? (
            <p className={typeStyles.note}>{t('Boards_None')}</p>
          ) : (
            <p className={typeStyles.note}>{t('Boards_Count', { count: boards.length, most })}</p>
          )}
          <ul className={layout.rows}>
            {boards.map((board) => (
              <BoardRow key={board.id} board={board} changed={() => void revalidate()} />
            ))}
          </ul>
        </section>
        <div className={page.beside}>
          <NewBoard />
          <RegionBoard places={places} />
        </div>
      </div>
    </main>
  );
}

function BoardRow({ board, changed }: { board: BoardsData['all']['boards'][number]; changed: () => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  const { copy, remove } = useBoardActs();
  const { id, name, tiles, isShared, changedAt } = board;
  const told = [
    t('Boards_Tiles', { count: tiles }),
    ...(isShared ? [t('Boards_Shared')] : []),
    t('Boards_Changed', { day: day(changedAt.slice(0, 10)) }),
  ];
  return (
    <li>
      <span className={layout.words}>
        <Link to={buildRoute('board', { id })}>{name}</Link>
        <small>{told.join(', ')}</small>
      </span>
      <IconButton icon="copy" label={t('Boards_CopyOf', { name })} onClick={() => void copy(String(id))} />
      <IconButton
        icon="delete"
        label={t('Boards_DeleteOf', { name })}
        onClick={() => void remove(board, changed)}
      />
    </li>
  );
}

function NewBoard() {
  const t = useText();
  const { create } = useBoardActs();
  const [name, setName] = useState('');
  return (
    <section>
      <h2 className={page.heading}>{t('Boards_New')}</h2>
      <Form className={styles.form} onSend={() => create(name)}>
        <TextField
          label={t('Boards_Name')}
          required
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t('Boards_Make')}
        </Button>
      </Form>
    </section>
  );
}

function RegionBoard({ places }: Pick<BoardsData, 'places'>) {
  const t = useText();
  const { createOfRegion } = useBoardActs();
  const [query, setQuery] = useState('');
  const options = places.map(({ yugoId, shortName, names }) => ({
    id: String(yugoId),
    label: shortName,
    aliases: names,
  }));
  return (
    <section>
      <h2 className={page.heading}>{t('Boards_Region')}</h2>
      <p className={typeStyles.note}>{t('Boards_RegionNote')}</p>
      <Combobox
        label={t('Boards_RegionFind')}
        query={query}
        onQuery={setQuery}
        options={findOptions(options, query)}
        onChoose={({ id }) => {
          setQuery('');
          void createOfRegion(Number(id));
        }}
      />
    </section>
  );
}
