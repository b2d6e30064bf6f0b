import type { Ref, SelectHTMLAttributes } from 'react';
import { useTakeOver, type OnChange } from './use-take-over.ts';

/** Attributes of a select; `onChange` is also told what was chosen before the page's scripts came. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  onChange?: OnChange<HTMLSelectElement> | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's select; what was chosen before the page's scripts came stays chosen. */
export function Select({ ref, ...rest }: SelectProps) {
  return <select {...rest} ref={useTakeOver(ref, rest.onChange)} />;
}
