/** Sections of the settings, in the order of their row; `privacy` has a tab of its own on the desk. */
export const settingsSections = [
  'general',
  'social',
  'password',
  'keys',
  'language',
  'data',
  'privacy',
] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** The section of an address; what it does not know is the first. */
export function sectionOf(text: string | undefined): SettingsSection {
  return settingsSections.find((section) => section === text) ?? 'general';
}
