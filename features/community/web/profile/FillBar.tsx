import { useText } from '#platform/web/text.ts';
import type { Profile } from './profile-data.ts';
import styles from './OwnProfile.module.css';

/** How full the profile is, and what is still empty. */
export function FillBar({ empty, of }: { empty: Profile['empty']; of: number }) {
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
