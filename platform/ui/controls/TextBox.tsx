import { useState, useSyncExternalStore, type Ref, type TextareaHTMLAttributes } from 'react';
import { useTakeOver, type OnChange } from './use-take-over.ts';

/** Attributes of a textarea; `onChange` is also told what was typed before the page's scripts came. */
export interface TextBoxProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value' | 'defaultValue'
> {
  id: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: OnChange<HTMLTextAreaElement> | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The browser's textarea; what was typed before the page's scripts came stays in it. */
export function TextBox({ ref, value, defaultValue, ...rest }: TextBoxProps) {
  const isTakenOver = useSyncExternalStore(never, onClient, onServer);
  // React writes a textarea's text into it once more as it takes it over: that is to be the text which stands there.
  const [standing] = useState(() => (isTakenOver ? standingText(rest.id) : undefined));
  const early = isTakenOver ? standing : undefined;
  const given = value ?? defaultValue ?? '';
  const own = useTakeOver(
    ref,
    rest.onChange,
    (box) => standing !== undefined && ofLines(box.value) !== ofLines(given),
  );
  return value === undefined ? (
    <textarea {...rest} ref={own} defaultValue={early ?? defaultValue} />
  ) : (
    <textarea {...rest} ref={own} value={early ?? value} />
  );
}

const never = () => () => {};
const onClient = () => false;
const onServer = () => true;

function standingText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}

/** As a textarea writes it. */
function ofLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
