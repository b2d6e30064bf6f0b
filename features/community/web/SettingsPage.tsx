import { useLoaderData } from 'react-router';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { PersonFrame } from './frame/PersonFrame.tsx';
import { sectionOf, settingsSections } from './settings/sections.ts';
import { SettingsSectionView } from './settings/SettingsSectionView.tsx';
import type { SettingsData } from './settings/settings-data.ts';

const load: LoadPage<SettingsData> = async ({ api, params }) => {
  const section = sectionOf(params['section']);
  const [profile, sessions, passkeys, keys, archive, { xsrfToken }] = await Promise.all([
    api.call('people/getOwnProfile', {}),
    section === 'password' ? api.call('account/getSessions', {}) : [],
    section === 'password' ? api.call('account/getPasskeys', {}) : null,
    section === 'keys' ? api.call('account/listApiKeys', {}) : null,
    section === 'data' ? api.call('people/getArchive', {}) : null,
    api.call('account/getCurrentAccount', {}),
  ]);
  return { section, profile, sessions, passkeys, keys, archive, xsrfToken, now: new Date().toISOString() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Everything a person decides about their account. */
export default function SettingsPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const data = useLoaderData<typeof loader>();
  const { section } = data;
  return (
    <PersonFrame current={section === 'privacy' ? 'privacy' : 'settings'}>
      {section !== 'privacy' && (
        <LinkTabs
          small
          label={t('People_Tab_settings')}
          tabs={settingsSections
            .filter((name) => name !== 'privacy')
            .map((name) => ({
              to: buildRoute('settings', name === 'general' ? {} : { section: name }),
              label: t(`People_Section_${name}`),
              current: name === section,
            }))}
        />
      )}
      <SettingsSectionView key={`${section} ${data.profile.version}`} data={data} />
    </PersonFrame>
  );
}
