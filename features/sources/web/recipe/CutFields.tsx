import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { Lines, TypedField } from './TypedField.tsx';
import type { DraftState } from './use-recipe-draft.ts';
import styles from './Recipe.module.css';

interface Props {
  /** Path of the cuts of a figure. */
  path: string;
  names: readonly string[];
  state: DraftState;
}

/** Cuts of an indicator (sex, age): one value for all records, or a column and what its values mean. */
export function CutFields({ path, names, state }: Props) {
  const t = useText();
  const [name, setName] = useState('');
  const isName = /^[a-z]+$/.test(name) && !names.includes(name);
  const add = (): void => {
    state.put(`${path}.${name}`, '');
    setName('');
  };
  return (
    <>
      {names.map((each) => (
        <Cut key={each} name={each} path={`${path}.${each}`} state={state} />
      ))}
      <div className={styles.adding}>
        <TextField
          size="small"
          label={t('Sources_CutName')}
          spellCheck={false}
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button size="small" disabled={!isName} onClick={add}>
          {t('Sources_CutAdd')}
        </Button>
      </div>
    </>
  );
}

function Cut({ name, path, state }: { name: string; path: string; state: DraftState }) {
  const t = useText();
  const value = state.valueAt(path);
  const isByColumn = typeof value === 'object';
  const error = state.faultAt(path);
  return (
    <div className={styles.cut}>
      <div className={styles.rowHead}>
        <h4>{t('Sources_Cut', { name })}</h4>
        <Button variant="text" size="small" onClick={() => state.put(path, undefined)}>
          {t('Sources_CutRemove', { name })}
        </Button>
      </div>
      <div className={styles.fields}>
        {!isByColumn && (
          <TypedField
            kind="text"
            label={t('Sources_CutValue')}
            error={error}
            written={String(value ?? '')}
            put={(next) => state.put(path, next ?? '')}
          />
        )}
        <TypedField
          kind="text"
          label={t('Sources_CutColumn')}
          error={isByColumn ? error : null}
          written={String(state.valueAt(`${path}.column`) ?? '')}
          put={(next) => {
            if (next === undefined) state.put(path, '');
            else if (isByColumn) state.put(`${path}.column`, next);
            else state.put(path, { column: next, values: {} });
          }}
        />
        {isByColumn && (
          <Lines
            kind="pairs"
            label={t('Sources_CutValues')}
            message={t('Sources_Hint_cut')}
            error={null}
            value={state.valueAt(`${path}.values`)}
            put={(next) => state.put(`${path}.values`, next ?? {})}
          />
        )}
      </div>
    </div>
  );
}
