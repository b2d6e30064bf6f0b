import type { OutputOf } from '#platform/web/api.ts';
import type { Profile } from '../profile/profile-data.ts';
import type { SettingsSection } from './sections.ts';

/** What the settings show: the profile always, the rest where its section asks for it. */
export interface SettingsData {
  section: SettingsSection;
  profile: Profile;
  sessions: OutputOf<'account/getSessions'>;
  passkeys: OutputOf<'account/getPasskeys'> | null;
  keys: OutputOf<'account/listApiKeys'> | null;
  archive: OutputOf<'people/getArchive'> | null;
  xsrfToken: string;
  /** Of the server, so that ages are the same on both sides. */
  now: string;
}
