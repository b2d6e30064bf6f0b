import type { MessageKey } from '#app/messages.ts';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import type { Json } from '../../domain/recipe/draft.ts';
import type { RecipeField } from '../../domain/recipe/fields.ts';
import { formatNames } from './format-names.ts';
import { Lines, TypedField, type Put, type Texts } from './TypedField.tsx';
import type { DraftState } from './use-recipe-draft.ts';
import styles from './Recipe.module.css';

interface Props {
  /** A field of the recipe; its path is whole. */
  field: RecipeField;
  /** What its texts are named by: the path as in the table of fields. */
  name: string;
  state: DraftState;
  /** Id of a list of values to choose among. */
  list?: string;
}

/** One field of a recipe by its kind, with its hint, or with what is wrong in its place. */
export function RecipeFieldView({ field, name, state, list }: Props) {
  const t = useText();
  const { path, kind } = field;
  const texts = {
    label: t(`Sources_Field_${underscored(name)}` as MessageKey),
    message: hintOf(name, t),
    error: state.faultAt(path),
  };
  const value = state.valueAt(path);
  const put = (next: Json | undefined) => state.put(path, next);
  if (kind === 'flag')
    return (
      <div className={styles.wide}>
        <Checkbox label={texts.label} error={texts.error} checked={value === true} onChange={put} />
      </div>
    );
  if (kind === 'choice') return <Choice {...{ field, texts, value, put }} />;
  if (kind === 'text' || kind === 'number' || kind === 'date')
    return (
      <div className={path === 'request.address' ? styles.wide : undefined}>
        <TypedField
          {...texts}
          kind={kind}
          written={value === undefined ? '' : String(value)}
          list={list}
          put={put}
        />
      </div>
    );
  return <Lines {...texts} kind={kind} value={value} put={put} />;
}

/** What the text of a hint shows as an example, where braces would be read as a place for a value. */
const examples: Readonly<Record<string, string>> = {
  'request.address': '{since:YYYY-MM-DD}',
  'wide.columns': String.raw`\d{4}`,
};
const hinted: ReadonlySet<string> = new Set([
  'request.link',
  'entities.numbers',
  'entities.facts',
  'code',
  'source',
  'request.address',
  'request.parameters',
  'request.each.name',
  'request.each.values',
  'request.since.first',
  'rows',
  'missing',
  'wide.columns',
  'newest.pattern',
  'place.always',
  'place.aliases',
  'period.format',
  'figure.where',
  'figure.factor',
  'checks.refusedShare',
]);

function hintOf(name: string, t: Translate): string | undefined {
  if (!hinted.has(name)) return undefined;
  return t(`Sources_Hint_${underscored(name)}` as MessageKey, { example: examples[name] ?? '' });
}

const underscored = (name: string): string => name.replaceAll('.', '_');

/** What a recipe has as soon as it knows that values are known by a column. */
const knownColumn = { column: '', format: 'YYYY-MM-DD' };

function Choice({
  field: { path, values = [] },
  texts,
  value,
  put,
}: {
  field: RecipeField;
  texts: Texts;
  value: Json | undefined;
  put: Put;
}) {
  const t = useText();
  const wordOf = (word: string): string => {
    if (path === 'format') return formatNames[word] ?? word;
    return t((path === 'calendar.every' ? `Sources_Every_${word}` : `Sources_Word_${word}`) as MessageKey);
  };
  const shown = typeof value === 'object' ? 'column' : String(value ?? '');
  return (
    <SelectField
      {...texts}
      size="small"
      value={shown}
      options={values.map(([each, word]) => ({ value: each, label: wordOf(word) }))}
      onChange={(next) => put(next === 'column' ? knownColumn : next === '' ? undefined : next)}
    />
  );
}
