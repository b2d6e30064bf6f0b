import { useSearchParams } from 'react-router';
import { OwnKeys } from '#features/account/public.tiles.ts';
import { OwnPasskeys, OwnSessions } from '#features/account/public.web.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { ContactChange } from './ContactChange.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OwnData } from './OwnData.tsx';
import { PrivacyGrid } from './PrivacyGrid.tsx';
import type { SettingsData } from './settings-data.ts';
import { SocialForm } from './SocialForm.tsx';
import styles from './Settings.module.css';

/** One section of the settings. */
export function SettingsSectionView({ data }: { data: SettingsData }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [search] = useSearchParams();
  const { section, profile, sessions, passkeys, keys, archive, xsrfToken, now } = data;
  if (section === 'privacy') return <PrivacyGrid privacy={profile.privacy} />;
  return (
    <section className={styles.section} aria-labelledby="settings-section">
      <h2 id="settings-section">{t(`People_Section_${section}`)}</h2>
      {section === 'general' && (
        <>
          <ContactChange kind="email" value={profile.email} />
          <ContactChange kind="phone" value={profile.phone} />
        </>
      )}
      {section === 'social' && <SocialForm profile={profile} />}
      {section === 'password' && (
        <>
          <p>
            <ButtonLink to={buildRoute('replacePassword')} icon="lock">
              {t('People_ChangePassword')}
            </ButtonLink>
          </p>
          {passkeys !== null && (
            <OwnPasskeys found={passkeys} now={now} isReview={search.get('review') === 'passkeys'} />
          )}
          <OwnSessions sessions={sessions} now={now} xsrfToken={xsrfToken} />
        </>
      )}
      {section === 'keys' && keys !== null && <OwnKeys found={keys} now={now} />}
      {section === 'language' && <LanguageChoice />}
      {section === 'data' && <OwnData archive={archive} />}
    </section>
  );
}
