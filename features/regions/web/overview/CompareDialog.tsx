import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SkeletonRows } from '#platform/ui/waiting/Skeleton.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './CompareDialog.module.css';

const most = 4;

interface Props {
  own: number;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  onClose: () => void;
}

type Entry = OutputOf<'handbooks/region/getEntries'>['entries'][number];

/** Chooses up to four other places to draw with this one. */
export function CompareDialog({ own, chosen, onChange, onClose }: Props) {
  const t = useText();
  const api = useApi();
  const [request, ask] = useRequest((_input: null, signal) =>
    api.call('handbooks/region/getEntries', {}, { signal }),
  );
  const [query, setQuery] = useState('');
  useEffect(() => void ask(null), [ask]);
  const entries = (request.data?.entries ?? []).filter(
    (entry) => entry.yugoId !== own && entry.kind !== 'district' && matches(entry, query),
  );
  const toggle = (id: number): void =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-most));
  return (
    <Modal
      open
      onClose={onClose}
      title={t('Regions_CompareWith')}
      description={t('Regions_CompareMost', { most })}
      footer={<Button onClick={onClose}>{t('Regions_Done')}</Button>}
    >
      <SearchField label={t('Regions_Find')} value={query} onChange={setQuery} />
      {request.loading && <SkeletonRows rows={8} />}
      {request.ajaxError !== null && <Button onClick={() => void ask(null)}>{t('Ui_Retry')}</Button>}
      <ul className={styles.list}>
        {entries.map(({ yugoId, name }) => (
          <li key={yugoId}>
            <Checkbox label={name} checked={chosen.includes(yugoId)} onChange={() => toggle(yugoId)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function matches({ names }: Entry, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return names.some((name) => name.toLowerCase().includes(wanted));
}
