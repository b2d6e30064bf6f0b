import { useId, type ReactNode } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { describedBy, Field, type FieldTexts } from '#platform/ui/fields/Field.tsx';
import field from '#platform/ui/fields/Field.module.css';
import { useFieldProblem } from '#platform/ui/forms/field-problems.ts';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import popup from '#platform/ui/popups/Popup.module.css';
import { useText } from '#platform/web/text.ts';
import type { ComboboxOption } from './find-options.ts';
import { useCombobox } from './use-combobox.ts';

interface Props<Option extends ComboboxOption> extends FieldTexts {
  /** The text in the line. */
  query: string;
  onQuery: (query: string) => void;
  /** Suggestions for the query, best first: `findOptions(all, query)` or the server's answer. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Enter on the text itself; without it, and outside a form that sends the text, Enter takes the first suggestion. */
  onSubmit?: () => void;
  loading?: boolean;
  /** In place of the list when nothing answers. */
  emptyMessage?: ReactNode;
  placeholder?: string;
  icon?: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Name in a form that works without JavaScript. */
  name?: string;
}

/** A search line with suggestions below; arrows, Enter and Escape as one expects. */
export function Combobox<Option extends ComboboxOption>(props: Props<Option>) {
  const {
    query,
    onQuery,
    options,
    onChoose,
    onSubmit,
    loading,
    emptyMessage,
    placeholder,
    icon = 'search',
    size,
    name,
  } = props;
  const { label, labelHidden, hint, message, error } = props;
  const t = useText();
  const id = useId();
  const { open, active, setActive, choose, typed, input, list } = useCombobox({
    options,
    onChoose,
    onSubmit,
    takesFirst: !onSubmit && !name && !loading && query.trim() !== '',
  });
  const problem = useFieldProblem(id);
  const texts = { label, labelHidden, hint, message, error: error || problem };
  return (
    <Field {...texts} id={id} size={size}>
      <span className={field.before}>
        <Icon name={icon} />
      </span>
      <Input
        {...input}
        {...describedBy(id, texts)}
        {...{ id, name, placeholder }}
        type="text"
        className={`${field.input} ${query ? field.room : ''}`}
        value={query}
        onChange={({ target, isEarly }) => {
          onQuery(target.value);
          // What was typed early is looked through when somebody is still at it.
          if (!isEarly || document.activeElement === target) typed();
        }}
      />
      {query && (
        <span className={field.after}>
          <IconButton icon="close" size={28} label={t('Ui_Clear')} onClick={() => onQuery('')} />
        </span>
      )}
      <output className="sr-only">{open ? t('Ui_OptionsCount', { count: options.length }) : ''}</output>
      {open && (
        <div
          {...list}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be drawn by us
          role="listbox"
          aria-label={label}
          popover="manual"
          className={`${popup.popup} ${popup.menu}`}
        >
          {options.length === 0 && (
            <p className={popup.empty}>
              {loading ? t('Ui_Loading') : (emptyMessage ?? t('Ui_NothingFound'))}
            </p>
          )}
          {options.map((option, index) => (
            <Suggestion
              key={option.id}
              id={`${list.id}-${index}`}
              option={option}
              selected={index === active}
              onHover={() => setActive(index)}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface SuggestionProps {
  id: string;
  option: ComboboxOption;
  selected: boolean;
  onHover: () => void;
  onChoose: () => void;
}

function Suggestion({ id, option, selected, onHover, onChoose }: SuggestionProps) {
  return (
    // The keys are the input's: an option never has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={popup.item}
      onPointerMove={onHover}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={popup.words}>
        <Words {...option} />
      </span>
      {option.note && <span className={popup.note}>{option.note}</span>}
    </div>
  );
}

/** The words with the typed letters underlined. */
function Words({ label, typed }: ComboboxOption) {
  if (typed === undefined) return label;
  const [from, to] = typed;
  return (
    <>
      {label.slice(0, from)}
      <u className={popup.typed}>{label.slice(from, to)}</u>
      {label.slice(to)}
    </>
  );
}
