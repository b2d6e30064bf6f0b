import { useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { useFound } from '#platform/ui/combobox/use-found.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { findOwnRegions, type NamedPlace } from './find-own-regions.ts';

/** Asks which region is one's own: it is kept and followed from then on. */
export function ChooseRegion({ onChosen }: { onChosen?: () => void }) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const { refresh } = useSession();
  const [ask] = useState(
    () => (text: string, signal: AbortSignal) => findOwnRegions(api, { text, locale, signal }),
  );
  const { query, type, loading, found } = useFound<NamedPlace>(ask);
  const choose = async ({ yugoId }: NamedPlace): Promise<void> => {
    type('');
    try {
      await api.call('account/setOwnRegion', { yugoId });
      await api.call('subscriptions/subscribe', { type: 'region', value: yugoId });
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Ui_NotDone'), { kind: 'failed' });
    }
    await refresh();
    onChosen?.();
  };
  return (
    <Combobox
      label={t('OwnRegion_Which')}
      placeholder={t('OwnRegion_Name')}
      query={query}
      onQuery={type}
      loading={loading}
      emptyMessage={t('OwnRegion_Short')}
      options={found.map((place) => ({
        id: String(place.yugoId),
        label: place.name,
        note: place.capital,
        place,
      }))}
      onChoose={({ place }) => void choose(place)}
    />
  );
}
