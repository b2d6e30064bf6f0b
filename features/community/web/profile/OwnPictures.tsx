import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { Avatar } from '#platform/ui/images/Avatar.tsx';
import { useDoing } from '../frame/use-doing.ts';
import type { Profile } from './profile-data.ts';
import styles from './OwnProfile.module.css';

const maxBytes = 5 * 1024 * 1024;
const types = 'image/jpeg,image/png,image/webp,image/gif';

/** Photo and background: shown, replaced, deleted. */
export function OwnPictures({ name, photo, background }: Pick<Profile, 'name' | 'photo' | 'background'>) {
  const t = useText();
  return (
    <>
      <Avatar name={name} photo={photo} large />
      <PictureActions kind="photo" has={photo !== null} />
      {background === null ? (
        <div className={styles.background} aria-hidden />
      ) : (
        <img className={styles.background} src={background} alt="" width={1280} height={320} />
      )}
      <PictureActions kind="background" has={background !== null} />
      <p className={styles.note}>{t('People_PictureRules')}</p>
    </>
  );
}

function PictureActions({ kind, has }: { kind: 'photo' | 'background'; has: boolean }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const { busy, run } = useDoing();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > maxBytes) {
      showToast(t('People_PictureRules'), { kind: 'failed' });
      return;
    }
    const image = await readBase64(file);
    if (await run('people/savePicture', { kind, image }, t('People_Saved'))) await revalidate();
  };
  const remove = async (): Promise<void> => {
    if (await run('people/deletePicture', { kind }, t('People_Saved'))) await revalidate();
  };
  return (
    <div className={styles.acts}>
      <Input
        ref={input}
        className="sr-only"
        type="file"
        accept={types}
        tabIndex={-1}
        aria-label={t(`People_Replace_${kind}`)}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="small" icon="picture" busy={busy} onClick={() => input.current?.click()}>
        {t(`People_Replace_${kind}`)}
      </Button>
      {has && (
        <Button size="small" icon="delete" busy={busy} onClick={() => void remove()}>
          {t('People_Delete')}
        </Button>
      )}
    </div>
  );
}

/** The bytes of a file in base64, read by the browser itself. */
function readBase64(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => failed(reader.error ?? new Error('The file is not readable.')));
    reader.readAsDataURL(file);
  });
}
