import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { useDoing } from '../frame/use-doing.ts';
import { writtenOf, type Profile } from '../profile/profile-data.ts';
import styles from './Settings.module.css';

const services = ['vk', 'twitter', 'facebook'] as const;

/** The person's pages at other services, as addresses that the profile links to. */
export function SocialForm({ profile }: { profile: Profile }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { busy, errors, run } = useDoing();
  const [written, setWritten] = useState({
    vk: profile.vk,
    twitter: profile.twitter,
    facebook: profile.facebook,
  });
  const save = async (): Promise<void> => {
    const input = { ...writtenOf(profile), ...written, version: profile.version };
    if (await run('people/saveProfile', input, t('People_Saved'))) await revalidate();
  };
  return (
    <Form className={styles.form} aria-labelledby="settings-section" onSend={() => save()}>
      <p className={styles.note}>{t('People_SocialNote')}</p>
      {services.map((service) => (
        <TextField
          key={service}
          label={t(`People_Field_${service}`)}
          value={written[service]}
          maxLength={200}
          inputMode="url"
          error={errors[service]}
          onChange={(event) => setWritten((before) => ({ ...before, [service]: event.target.value }))}
        />
      ))}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('People_Save')}
        </Button>
      </div>
    </Form>
  );
}
