import { useEffect, useState } from 'react';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions } from '#platform/ui/combobox/find-options.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './RegionChoice.module.css';

interface Props {
  yugoIds: readonly number[];
  onChange: (yugoIds: number[]) => void;
}

/** Regions the rule is narrowed to; none = everywhere. */
export function RegionChoice({ yugoIds, onChange }: Props) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [regions, setRegions] = useState<readonly { id: string; label: string }[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api.call('site/getRegionNames', {}, { signal: leaving.signal }).then(
      ({ regions: all }) =>
        setRegions(all.map(({ yugoId, byLocale }) => ({ id: String(yugoId), label: byLocale[locale] }))),
      () => {},
    );
    return () => leaving.abort();
  }, [api, locale]);
  const nameOf = (yugoId: number): string =>
    regions.find(({ id }) => id === String(yugoId))?.label ?? String(yugoId);
  return (
    <div>
      <Combobox
        label={t('Desk_RuleRegions')}
        placeholder={t('Desk_RuleRegionsHint')}
        query={query}
        onQuery={setQuery}
        options={query.trim() === '' ? [] : findOptions(regions, query).slice(0, 8)}
        onChoose={({ id }) => {
          onChange([...new Set([...yugoIds, Number(id)])]);
          setQuery('');
        }}
      />
      {yugoIds.length > 0 && (
        <p className={styles.chosen}>
          {yugoIds.map((yugoId) => (
            <RemovableChip
              key={yugoId}
              label={nameOf(yugoId)}
              onRemove={() => onChange(yugoIds.filter((each) => each !== yugoId))}
            />
          ))}
        </p>
      )}
    </div>
  );
}
