import type { Ref, SelectHTMLAttributes } from 'react';
import { isChanged } from './is-changed.ts';
import { useTakeOver, type OnChange } from './use-take-over.ts';

/** Attributes of a select; `onChange` is also told what was chosen before the page's scripts came. */
export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  onChange?: OnChange<HTMLSelectElement> | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's select; what was chosen before the page's scripts came stays chosen. */
export function Select({ ref, ...rest }: SelectProps) {
  const isOther = rest.value === undefined ? isChanged : isOtherThanMarked;
  return <select {...rest} ref={useTakeOver(ref, rest.onChange, isOther)} />;
}

/** Of a select whose value its page holds: the server marks the option, and a select first drawn in the browser has no mark. */
function isOtherThanMarked(control: HTMLSelectElement): boolean {
  return [...control.options].some((option) => option.hasAttribute('selected')) && isChanged(control);
}
