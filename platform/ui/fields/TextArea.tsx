import { useId } from 'react';
import { TextBox, type TextBoxProps } from '#platform/ui/controls/TextBox.tsx';
import { useFieldProblem } from '#platform/ui/forms/field-problems.ts';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends Omit<TextBoxProps, 'id'>, FieldTexts {
  id?: string;
}

/** Several lines of text. */
export function TextArea({ id, label, labelHidden, hint, message, error, rows = 4, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const problem = useFieldProblem(inputId);
  const texts = { label, labelHidden, hint, message, error: error || problem };
  return (
    <Field {...texts} id={inputId}>
      <TextBox {...rest} {...describedBy(inputId, texts)} id={inputId} rows={rows} className={styles.input} />
    </Field>
  );
}
