import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ id, label, labelHidden, hint, message, error, rows = 4, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const texts = { label, labelHidden, hint, message, error };
  return (
    <Field {...texts} id={inputId}>
      <textarea
        {...rest}
        {...describedBy(inputId, texts)}
        id={inputId}
        rows={rows}
        className={styles.input}
      />
    </Field>
  );
}
