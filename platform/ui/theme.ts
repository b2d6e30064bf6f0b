/** What a visitor may choose; `system` leaves no mark on the page. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const cookieName = 'theme';
const yearInSeconds = 31_536_000;

/** The theme of a Cookie header or of `document.cookie`; unknown counts as the system's. */
export function themeFromCookie(cookie: string | null | undefined): Theme {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookie ?? '')?.[1];
  return themes.find((theme) => theme === value) ?? 'system';
}

/** A Cookie header that says this theme and nothing else. */
export function themeCookie(theme: Theme): string {
  return `${cookieName}=${theme}`;
}

/** The value of `data-theme` on <html>: the server writes it, so that no page flashes in the wrong colours. */
export function themeAttribute(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme;
}

/** Changes this page's colours at once and keeps the choice for a year. */
export function applyTheme(theme: Theme, page: Document = document): void {
  const value = themeAttribute(theme);
  if (value) page.documentElement.dataset['theme'] = value;
  else delete page.documentElement.dataset['theme'];
  page.cookie = `${themeCookie(theme)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
