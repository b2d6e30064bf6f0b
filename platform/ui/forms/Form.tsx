import { useLayoutEffect, useRef, type FormHTMLAttributes } from 'react';
import { FieldProblemsContext } from './field-problems.ts';
import { useFormCheck } from './use-form-check.ts';

interface Props extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onReset' | 'onInput' | 'action' | 'method' | 'noValidate'
> {
  /** Takes the form once all of its fields are right by their own rules. */
  onSend: (form: HTMLFormElement) => unknown;
}

/**
 * A form that the page itself sends. A wrong field says so in the page's words; pressed before the page's scripts came,
 * it is sent when they are here.
 */
export function Form({ onSend, children, ...rest }: Props) {
  const { form, problems, check, checkAgain } = useFormCheck();
  const send = (): void => {
    if (form.current && check()) onSend(form.current);
  };
  // React sends an early press to what the form was first drawn with, which knows nothing of what was typed.
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });
  const isSentEarly = useRef(false);
  // For what was pressed before the scripts came: React keeps every press, and one is meant.
  const sendEarly = (): void => {
    if (isSentEarly.current) return;
    isSentEarly.current = true;
    // What was typed early is told first.
    setTimeout(() => newest.current());
  };
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      action={sendEarly}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      // React empties a form it has sent: what was typed is the page's to keep.
      onReset={(event) => event.preventDefault()}
      onInput={checkAgain}
    >
      <FieldProblemsContext value={problems}>{children}</FieldProblemsContext>
    </form>
  );
}
