import { useMemo, useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions } from '#platform/ui/combobox/find-options.ts';
import { useText } from '#platform/web/text.ts';
import type { MapData } from './load-map.ts';

interface Props extends Pick<MapData, 'places'> {
  onChoose: (place: number) => void;
}

/** A region by its name: the map goes there, however small the region is drawn. */
export function PlaceSearch({ places, onChoose }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const options = useMemo(
    () =>
      places
        .filter(({ kind }) => kind === 'region')
        .map(({ yugoId, name }) => ({ id: String(yugoId), label: name, yugoId })),
    [places],
  );
  return (
    <Combobox
      label={t('Regions_Find')}
      labelHidden
      placeholder={t('Regions_Find')}
      size="small"
      query={query}
      onQuery={setQuery}
      options={findOptions(options, query)}
      onChoose={({ yugoId, label }) => {
        setQuery(label);
        onChoose(yugoId);
      }}
    />
  );
}
