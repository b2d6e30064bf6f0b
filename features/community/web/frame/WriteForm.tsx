import type { ReactNode } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { OfferWritten } from '#platform/ui/drafting/OfferWritten.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import type { Offer } from '#platform/web/written/use-written.ts';
import styles from './WriteForm.module.css';

interface Props {
  label: string;
  text: string;
  /** What was written here before and not sent. */
  offer: Offer;
  change: (text: string) => void;
  most: number;
  error: string | null | undefined;
  busy: boolean;
  sendLabel: string;
  send: () => Promise<void>;
  /** Other ways out, beside the button that sends. */
  children?: ReactNode;
}

/** The field for what somebody writes to others; nothing blank is sent. */
export function WriteForm({
  label,
  text,
  offer,
  change,
  most,
  error,
  busy,
  sendLabel,
  send,
  children,
}: Props) {
  return (
    <Form className={styles.write} onSend={() => send()}>
      <OfferWritten offer={offer} />
      <TextArea
        label={label}
        rows={3}
        required
        maxLength={most}
        value={text}
        error={error}
        onChange={(event) => change(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="send" busy={busy}>
          {sendLabel}
        </Button>
        {children}
      </div>
    </Form>
  );
}
