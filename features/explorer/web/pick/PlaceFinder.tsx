import { useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions } from '#platform/ui/combobox/find-options.ts';
import { useText } from '#platform/web/text.ts';
import type { PlaceList } from '../load-places.ts';

interface Props {
  places: PlaceList;
  /** Numbers of those that stand in the view. */
  chosen: readonly number[];
  onChoose: (word: string) => void;
}

/** Adds a place by any of its names. */
export function PlaceFinder({ places, chosen, onChoose }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const options = places
    .filter(({ yugoId }) => !chosen.includes(yugoId))
    .map(({ yugoId, shortName, names }) => ({ id: String(yugoId), label: shortName, aliases: names }));
  return (
    <Combobox
      label={t('Explore_AddPlace')}
      labelHidden
      size="small"
      placeholder={t('Explore_PlaceSearch')}
      query={query}
      onQuery={setQuery}
      options={findOptions(options, query)}
      onChoose={({ id }) => {
        setQuery('');
        onChoose(id);
      }}
    />
  );
}
