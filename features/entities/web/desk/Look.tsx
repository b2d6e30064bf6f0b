import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { MergeDeskData, Merges } from './load-merge-desk.ts';
import styles from './MergeDesk.module.css';

type Candidate = MergeDeskData['namesakes'][number];

/** A candidate as a choice: the name, what tells it apart, its number. */
export function candidateLabel({ id, name, hint }: Pick<Candidate, 'id' | 'name' | 'hint'>): string {
  return `${name}${hint && ` · ${hint}`} · № ${id}`;
}

/** Looks for others of one kind by name or number. */
export function Look({
  kind,
  onFound,
}: {
  kind: Merges['entity']['kind'];
  onFound: (found: Candidate[]) => void;
}) {
  const t = useText();
  const api = useApi();
  const [name, setName] = useState('');
  const look = (): void => {
    api.call('entities/find', { text: name, kind, pageSize: 12 }).then(
      ({ found }) => onFound(found),
      () => onFound([]),
    );
  };
  return (
    <Form onSend={look} className={styles.look} role="search">
      <TextField
        label={t('Merging_Look')}
        value={name}
        required
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{t('Merging_Find')}</Button>
    </Form>
  );
}
