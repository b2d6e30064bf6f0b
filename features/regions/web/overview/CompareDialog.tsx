import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SkeletonRows } from '#platform/ui/waiting/Skeleton.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { findCompared } from '../../domain/overview/find-compared.ts';
import styles from './CompareDialog.module.css';

const most = 4;

interface Props {
  own: number;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  onClose: () => void;
}

type Entry = OutputOf<'handbooks/region/getEntries'>['entries'][number];

/** Chooses up to four other places to draw with this one: the chosen ones stay in sight, a fifth is refused with a word. */
export function CompareDialog({ own, chosen, onChange, onClose }: Props) {
  const t = useText();
  const api = useApi();
  const [request, ask] = useRequest((_input: null, signal) =>
    api.call('handbooks/region/getEntries', {}, { signal }),
  );
  const [query, setQuery] = useState('');
  useEffect(() => void ask(null), [ask]);
  const known = request.data?.entries ?? [];
  const entries = findCompared(known, own, query);
  const [refusal, setRefusal] = useState<string | null>(null);
  const drop = (id: number): void => {
    setRefusal(null);
    onChange(chosen.filter((other) => other !== id));
  };
  const toggle = ({ yugoId, name }: Entry): void => {
    if (chosen.includes(yugoId)) return drop(yugoId);
    if (chosen.length < most) return onChange([...chosen, yugoId]);
    const full = t('Regions_CompareFull', { most, name });
    setRefusal(full);
    announce(full);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('Regions_CompareWith')}
      description={t('Regions_CompareMost', { most })}
      footer={<Button onClick={onClose}>{t('Regions_Done')}</Button>}
    >
      {chosen.length > 0 && request.data && (
        <ul className={styles.chosen} aria-label={t('Regions_CompareChosen')}>
          {chosen.map((id) => (
            <li key={id}>
              <RemovableChip
                label={known.find(({ yugoId }) => yugoId === id)?.name ?? String(id)}
                onRemove={() => drop(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      <SearchField label={t('Regions_Find')} value={query} onChange={setQuery} />
      {request.loading && <SkeletonRows rows={8} />}
      {request.ajaxError !== null && <Button onClick={() => void ask(null)}>{t('Ui_Retry')}</Button>}
      {request.data && entries.length === 0 && <p role="status">{t('Regions_NothingFound')}</p>}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.yugoId}>
            <Checkbox
              label={entry.name}
              checked={chosen.includes(entry.yugoId)}
              onChange={() => toggle(entry)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
