import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
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

/** How full the profile is, and what is still empty. */
function FillBar({ empty, of }: { empty: Profile['empty']; of: number }) {
  const t = useText();
  const filled = of - empty.length;
  const names = empty.map((field) => t(`People_Field_${field}`).toLocaleLowerCase()).join(', ');
  return (
    <div>
      <meter className={styles.bar} value={filled} max={of} aria-labelledby="profile-fill" />
      <p id="profile-fill">
        <strong>{t('People_Fill', { filled, of, percent: Math.round((filled / of) * 100) })}</strong>
      </p>
      {empty.length > 0 && <p className={styles.note}>{t('People_FillMissing', { names })}</p>}
    </div>
  );
}
