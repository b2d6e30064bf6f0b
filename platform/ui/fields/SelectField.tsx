import { useId } from 'react';
import { Select, type SelectProps } from '#platform/ui/controls/Select.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useFieldProblem } from '#platform/ui/forms/field-problems.ts';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

/** One choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Choices with the same group stand under its name. */
  group?: string;
}

interface Props extends Omit<SelectProps, 'size' | 'onChange'>, FieldTexts {
  options: readonly SelectOption[];
  size?: 'small' | 'medium' | 'large';
  onChange?: (value: string) => void;
}

/** One of a list, by the browser's own select: works in a form without JavaScript and opens the phone's own picker. */
export function SelectField(props: Props) {
  const { options, size, id, label, labelHidden, hint, message, error, onChange, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const problem = useFieldProblem(inputId);
  const texts = { label, labelHidden, hint, message, error: error || problem };
  return (
    <Field {...texts} id={inputId} size={size}>
      <Select
        {...rest}
        {...describedBy(inputId, texts)}
        id={inputId}
        className={styles.input}
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
          group === undefined ? (
            members.map(drawOption)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(drawOption)}
            </optgroup>
          ),
        )}
      </Select>
      <span className={styles.mark}>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}

function drawOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
