import { locales } from '#platform/shared/locales.ts';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { sections } from '../../domain/recipe/fields.ts';
import { shownFields } from '../../domain/recipe/field-paths.ts';
import { DefinitionFields } from './DefinitionFields.tsx';
import { FigureFields } from './FigureFields.tsx';
import { RecipeFieldView } from './RecipeFieldView.tsx';
import type { DraftState } from './use-recipe-draft.ts';
import styles from './Recipe.module.css';

const before = ['about', 'request', 'answer', 'place', 'period'] as const;
const after = ['entities', 'calendar', 'checks'] as const;

/** Everything a recipe says, section by section in the order it is thought of. */
export function RecipeFields({ state }: { state: DraftState }) {
  return (
    <div className={styles.sections}>
      {before.map((section) => (
        <Section key={section} {...{ section, state }} />
      ))}
      {state.valueAt('entities') === undefined && <FigureFields state={state} />}
      {after.map((section) => (
        <Section key={section} {...{ section, state }} />
      ))}
      <DefinitionFields state={state} />
    </div>
  );
}

function Section({ section, state }: { section: keyof typeof sections; state: DraftState }) {
  const t = useText();
  const fields = shownFields(section, state.content);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.section}>
      <legend>{t(`Sources_Part_${section}`)}</legend>
      {section === 'about' && <Names state={state} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <RecipeFieldView key={field.path} field={field} name={field.path} state={state} />
        ))}
      </div>
    </fieldset>
  );
}

/** Title and subject of the source, each in the five languages. */
function Names({ state }: { state: DraftState }) {
  const t = useText();
  return (['title', 'about'] as const).map((part) => (
    <div key={part} className={styles.fields}>
      {locales.map((locale) => {
        const path = `${part}.${locale}`;
        return (
          <TextField
            key={path}
            size="small"
            label={t('Sources_InLanguage', {
              what: t(`Sources_Field_${part}`),
              language: t(`Sources_Language_${locale}`),
            })}
            lang={locale}
            maxLength={300}
            value={String(state.valueAt(path) ?? '')}
            error={state.faultAt(path)}
            onChange={(event) => state.put(path, event.target.value)}
          />
        );
      })}
    </div>
  ));
}
