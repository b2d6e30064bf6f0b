import { useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Dropdown } from '#platform/ui/popups/Dropdown.tsx';
import type { MenuItem } from '#platform/ui/popups/menu-item.ts';
import { applyTheme, themeFromCookie, themes, type Theme } from '#platform/ui/theme.ts';
import { useText } from '#platform/web/text.ts';

const looks = {
  system: { text: 'Ui_ThemeSystem', icon: 'contrast' },
  light: { text: 'Ui_ThemeLight', icon: 'sun' },
  dark: { text: 'Ui_ThemeDark', icon: 'moon' },
} as const;

/** Light, dark or as the system has it; takes effect at once, is kept for a year, and the server's next page wears it from the first byte. */
export function ThemeSwitch() {
  const t = useText();
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const items = themes.map((id): MenuItem => ({
    id,
    label: t(looks[id].text),
    icon: looks[id].icon,
    current: id === theme,
    onSelect: () => {
      setTheme(id);
      applyTheme(id);
    },
  }));
  return (
    <Dropdown
      label={t('Ui_Theme')}
      align="end"
      items={items}
      renderToggle={(toggle) => <IconButton {...toggle} icon="contrast" label={t('Ui_Theme')} />}
    />
  );
}

/** Nothing drawn before the menu opens depends on it: the server need not know. */
function chosenTheme(): Theme {
  return typeof document === 'undefined' ? 'system' : themeFromCookie(document.cookie);
}
