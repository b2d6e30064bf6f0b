import { Form as RouterForm, type FormProps } from 'react-router';
import { FieldProblemsContext } from './field-problems.ts';
import { useFormCheck } from './use-form-check.ts';

/** A form that leads to an address made of its fields, with or without scripts; a wrong field says so in the page's words. */
export function AddressForm({ onSubmit, children, ...rest }: Omit<FormProps, 'method' | 'noValidate'>) {
  const { form, problems, check, checkAgain } = useFormCheck();
  return (
    <RouterForm
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        if (check()) onSubmit?.(event);
        else event.preventDefault();
      }}
      onInput={checkAgain}
    >
      <FieldProblemsContext value={problems}>{children}</FieldProblemsContext>
    </RouterForm>
  );
}
