import { useState, type ComponentProps } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';
import { TextField } from './TextField.tsx';

/** A password with an eye that shows it; `autoComplete` tells managers which password it is. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after' | 'icon'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'Ui_HidePassword' : 'Ui_ShowPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
