import { useState } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { useText } from '#platform/web/text.ts';
import { audiences, privacyFields, type Audience, type PrivacyField } from '../../domain/profile/privacy.ts';
import { useDoing } from '../frame/use-doing.ts';
import type { Profile } from '../profile/profile-data.ts';
import styles from './PrivacyGrid.module.css';

/** Who sees what: a row a field, a column an audience, saved at once. */
export function PrivacyGrid({ privacy }: Pick<Profile, 'privacy'>) {
  const t = useText();
  const [chosen, setChosen] = useState(privacy);
  const { run } = useDoing({ sideBySide: true });
  const choose = async (field: PrivacyField, audience: Audience): Promise<void> => {
    const before = chosen[field];
    setChosen((now) => ({ ...now, [field]: audience }));
    const saved = await run('people/savePrivacy', { field, audience }, t('People_Saved'));
    if (saved === null) setChosen((now) => ({ ...now, [field]: before }));
  };
  return (
    <section className={styles.privacy} aria-labelledby="privacy">
      <h2 id="privacy">{t('People_Tab_privacy')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('People_WhoSees')}</th>
            {audiences.map((audience) => (
              <th key={audience} scope="col">
                {t(`People_Audience_${audience}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {privacyFields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`People_Privacy_${field}`)}</th>
              {audiences.map((audience) => (
                <td key={audience}>
                  <label className={styles.choice}>
                    <span className="sr-only">
                      {t(`People_Privacy_${field}`)}: {t(`People_Audience_${audience}`)}
                    </span>
                    <Input
                      type="radio"
                      name={field}
                      checked={chosen[field] === audience}
                      onChange={() => void choose(field, audience)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('People_PrivacyNote')}</p>
    </section>
  );
}
