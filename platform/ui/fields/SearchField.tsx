import { useRef, type ComponentProps } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';
import { TextField } from './TextField.tsx';

interface Props extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'icon' | 'after' | 'onChange' | 'value' | 'label' | 'ref'
> {
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search line with a magnifier and a cross that empties it. */
export function SearchField({ value, onChange, label, labelHidden = true, ...rest }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      placeholder={t('Ui_Search')}
      {...rest}
      ref={input}
      type="search"
      icon="search"
      label={label ?? t('Ui_Search')}
      labelHidden={labelHidden}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      after={value ? <IconButton icon="close" size={28} label={t('Ui_Clear')} onClick={clear} /> : undefined}
    />
  );
}
