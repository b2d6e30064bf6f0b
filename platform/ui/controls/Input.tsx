import type { InputHTMLAttributes, Ref } from 'react';
import { useTakeOver, type OnChange } from './use-take-over.ts';

/** Attributes of an input; `onChange` is also told what was typed before the page's scripts came. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  onChange?: OnChange<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's input, of any type but hidden; what was typed before the page's scripts came stays in it. */
export function Input({ ref, ...rest }: InputProps) {
  return <input {...rest} ref={useTakeOver(ref, rest.onChange)} />;
}

/** A value that a form sends along without showing it. */
export function Hidden({ name, value }: { name: string; value: string | number }) {
  return <input type="hidden" name={name} value={value} />;
}
