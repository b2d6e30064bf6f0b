import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useWrittenFields } from '#platform/web/written/use-written-fields.ts';
import { useDoing } from '../frame/use-doing.ts';
import { writtenOf, type Profile } from './profile-data.ts';
import styles from './OwnProfile.module.css';

const lines = ['firstName', 'lastName', 'workplace', 'position', 'location'] as const;
const autoComplete: Partial<Record<(typeof lines)[number], string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  workplace: 'organization',
  position: 'organization-title',
  location: 'address-level2',
};

/** What was written before, in the words of its lines. */
const describe = (values: ReturnType<typeof writtenOf>): string =>
  lines
    .map((line) => values[line])
    .filter(Boolean)
    .join(', ');

/** The fields of a profile; e-mail and phone are shown and change in the settings, by code. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { refresh } = useSession();
  const { busy, errors, run } = useDoing();
  const start = useMemo(() => writtenOf(profile), [profile]);
  const { values: written, write, settle, offer } = useWrittenFields('profile', start, describe);
  const isChanged = JSON.stringify(written) !== JSON.stringify(writtenOf(profile));
  const save = async (): Promise<void> => {
    const { version } = profile;
    const input = { ...written, version };
    if (!(await run('people/saveProfile', input, t('People_Saved')))) return;
    settle(written);
    await Promise.all([revalidate(), refresh()]);
  };
  return (
    <Form aria-labelledby="own-profile" onSend={() => save()}>
      <OfferWritten offer={offer} />
      <div className={styles.fields}>
        {lines.map((field) => (
          <TextField
            key={field}
            label={t(`People_Field_${field}`)}
            value={written[field]}
            maxLength={200}
            autoComplete={autoComplete[field] ?? 'off'}
            onChange={(event) => write({ [field]: event.target.value })}
            error={errors[field]}
          />
        ))}
        <TextField
          type="date"
          label={t('People_Field_birthDate')}
          value={written.birthDate ?? ''}
          autoComplete="bday"
          min="1900-01-01"
          onChange={(event) => write({ birthDate: event.target.value || null })}
          error={errors['birthDate']}
        />
        <SelectField
          label={t('People_Field_gender')}
          value={written.gender ?? ''}
          options={[
            { value: '', label: t('People_Gender_none') },
            { value: 'female', label: t('People_Gender_female') },
            { value: 'male', label: t('People_Gender_male') },
          ]}
          onChange={(value) => write({ gender: value === '' ? null : (value as 'female' | 'male') })}
        />
        <Contact kind="email" value={profile.email} />
        <Contact kind="phone" value={profile.phone} />
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy} disabled={!isChanged}>
          {t('People_Save')}
        </Button>
        {isChanged && <Button onClick={() => settle(start)}>{t('People_Cancel')}</Button>}
      </div>
    </Form>
  );
}

function Contact({ kind, value }: { kind: 'email' | 'phone'; value: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <TextField
      label={t(`People_Field_${kind}`)}
      value={value}
      readOnly
      hint={
        <Link className="link" to={buildRoute('settings')}>
          {t('People_ChangeByCode')}
        </Link>
      }
    />
  );
}
