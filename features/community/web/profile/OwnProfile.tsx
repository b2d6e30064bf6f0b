import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { FillBar } from './FillBar.tsx';
import { OwnPictures } from './OwnPictures.tsx';
import type { Profile } from './profile-data.ts';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './OwnProfile.module.css';

/** Pictures and fill on the left, the fields on the right. */
export function OwnProfile({ profile }: { profile: Profile }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <section aria-labelledby="own-profile">
      <div className={styles.head}>
        <h2 id="own-profile">{t('People_Tab_profile')}</h2>
        <Link
          className="link"
          to={buildRoute('person', { id: profile.id }, { search: { as: 'registered' } })}
        >
          {t('People_AsOthers')}
        </Link>
      </div>
      <div className={styles.profile}>
        <div className={styles.aside}>
          <OwnPictures {...profile} />
          <FillBar empty={profile.empty} of={profile.fieldCount} />
        </div>
        <ProfileForm profile={profile} />
      </div>
    </section>
  );
}
