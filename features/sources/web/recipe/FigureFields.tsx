import { useId } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { figureFields } from '../../domain/recipe/fields.ts';
import { cutsOf, rowsAt } from '../../domain/recipe/field-paths.ts';
import { CutFields } from './CutFields.tsx';
import { RecipeFieldView } from './RecipeFieldView.tsx';
import type { DraftState } from './use-recipe-draft.ts';
import { useCatalogueCodes } from './use-catalogue-codes.ts';
import styles from './Recipe.module.css';

/** What of an answer becomes a figure: an indicator each, with its cuts. */
export function FigureFields({ state }: { state: DraftState }) {
  const t = useText();
  const codes = useCatalogueCodes();
  const listId = useId();
  const figures = rowsAt(state.content, 'figures');
  const add = () => state.put('figures', [...figures, { factor: 1, where: {}, dims: {} }]);
  const units = [...new Set(codes.map(({ unit }) => unit))].sort();
  return (
    <fieldset className={styles.section}>
      <legend>{t('Sources_Part_figures')}</legend>
      <datalist id={`${listId} indicator`}>
        {codes.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </datalist>
      <datalist id={`${listId} unit`}>
        {units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {figures.map((_, at) => (
        <div key={`${at} of ${figures.length}`} className={styles.row}>
          <div className={styles.rowHead}>
            <h3>{t('Sources_Figure', { number: at + 1 })}</h3>
            {figures.length > 1 && (
              <Button variant="text" size="small" onClick={() => state.put(`figures.${at}`, undefined)}>
                {t('Sources_FigureRemove', { number: at + 1 })}
              </Button>
            )}
          </div>
          <div className={styles.fields}>
            {figureFields.map((field) => (
              <RecipeFieldView
                key={field.path}
                field={{ ...field, path: `figures.${at}.${field.path}` }}
                name={`figure.${field.path}`}
                list={`${listId} ${field.path}`}
                state={state}
              />
            ))}
          </div>
          <CutFields path={`figures.${at}.dims`} names={cutsOf(state.content, at)} state={state} />
        </div>
      ))}
      <Button size="small" onClick={add}>
        {t('Sources_FigureAdd')}
      </Button>
    </fieldset>
  );
}
