import { useState } from 'react';
import { applyTheme, type Theme } from '#platform/ui/theme.ts';
import { useText } from '#platform/web/text.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

/** Light, dark or as the system has it; takes effect at once and is kept for a year. */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const t = useText();
  const [theme, setTheme] = useState(initial);
  return (
    <SegmentedControl
      label={t('Ui_Theme')}
      value={theme}
      options={[
        { value: 'system', label: t('Ui_ThemeSystem') },
        { value: 'light', label: t('Ui_ThemeLight'), icon: 'sun' },
        { value: 'dark', label: t('Ui_ThemeDark'), icon: 'moon' },
      ]}
      onChange={(next) => {
        setTheme(next);
        applyTheme(next);
      }}
    />
  );
}
