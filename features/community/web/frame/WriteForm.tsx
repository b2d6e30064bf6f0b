import type { ReactNode } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import styles from './WriteForm.module.css';

interface Props {
  label: string;
  text: string;
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
export function WriteForm({ label, text, change, most, error, busy, sendLabel, send, children }: Props) {
  return (
    <Form className={styles.write} onSend={() => send()}>
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
