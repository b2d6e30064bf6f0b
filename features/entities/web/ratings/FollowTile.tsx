import { useCallback, useState } from 'react';
import { FollowButton } from '#services/following/public.web.ts';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RatingView } from './load-rating.ts';

type Found = OutputOf<'entities/find'>['found'][number];

/** Follows a name of the rating's kind: whoever follows it is told when its whole band has moved. */
export function FollowTile({ kind }: Pick<RatingView, 'kind'>) {
  const t = useText();
  const api = useApi();
  const [chosen, setChosen] = useState<Pick<Found, 'id' | 'name'> | null>(null);
  const ask = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await api.call('entities/find', { text, kind, pageSize: 6 }, { signal })).found,
    [api, kind],
  );
  const { query, type, loading, found, isEmpty } = useFound<Found>(ask);
  return (
    <Tile level={2} title={t('Entities_Follow')} sub={t('Entities_FollowSub')}>
      <Combobox
        label={t('Entities_Name')}
        query={chosen?.name ?? query}
        onQuery={(next) => {
          setChosen(null);
          type(next);
        }}
        loading={loading}
        options={
          chosen ? [] : found.map(({ id, name, hint }) => ({ id: String(id), label: name, note: hint ?? '' }))
        }
        onChoose={({ id, label }) => setChosen({ id: Number(id), name: label })}
        emptyMessage={!chosen && isEmpty ? t('Ui_NothingFound') : undefined}
      />
      {chosen && <FollowButton key={chosen.id} type="entity" value={chosen.id} name={chosen.name} />}
    </Tile>
  );
}
