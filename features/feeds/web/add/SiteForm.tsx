import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { useWritten } from '#platform/web/written/use-written.ts';
import styles from './Add.module.css';

interface Props {
  busy: boolean;
  /** Feeds were found: the main action stands below now. */
  isDone: boolean;
  /** Why the last try gave nothing. */
  failure: string | null;
  onSubmit: (address: string) => void;
}

/** The first step: the address of a site. */
export function SiteForm({ busy, isDone, failure, onSubmit }: Props) {
  const t = useText();
  const { text: address, write, offer } = useWritten('feed-site');
  return (
    <Form className={styles.site} onSend={() => onSubmit(address.trim())}>
      <OfferWritten offer={offer} />
      <div className={styles.address}>
        <TextField
          label={t('Feeds_Site')}
          required
          placeholder="lenta.ru"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          value={address}
          error={failure}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <Button type="submit" variant={isDone ? 'second' : 'primary'} busy={busy}>
        {t('Feeds_Discover')}
      </Button>
      <output className="sr-only">{busy ? t('Feeds_Discovering') : ''}</output>
    </Form>
  );
}
