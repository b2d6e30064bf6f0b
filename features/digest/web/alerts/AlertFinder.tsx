import { useMemo, useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions, type ComboboxOption } from '#platform/ui/combobox/find-options.ts';
import { useText } from '#platform/web/text.ts';
import type { AlertChoice } from './AlertSentence.tsx';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import { useChoiceNames } from './use-choice-names.ts';

interface Props {
  data: Pick<AlertsData, 'alerts' | 'choices'>;
  choose: (part: AlertChoice) => void;
  edit: (alert: OwnAlert) => void;
}

interface Found extends ComboboxOption {
  open: () => void;
}

/** One line that finds what is watched already, an indicator or a place: the alert is opened, the others fill the sentence. */
export function AlertFinder({ data, choose, edit }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const options = useFindable({ data, choose, edit });
  return (
    <Combobox
      label={t('Keeping_Find')}
      labelHidden
      placeholder={t('Keeping_Find')}
      query={query}
      onQuery={setQuery}
      options={query.trim() === '' ? [] : findOptions(options, query)}
      emptyMessage={query.trim() === '' ? undefined : t('Keeping_FindNone')}
      onChoose={({ open }) => {
        setQuery('');
        open();
      }}
    />
  );
}

function useFindable({ data: { alerts, choices }, choose, edit }: Props): Found[] {
  const t = useText();
  const named = useChoiceNames(choices.indicators);
  return useMemo(
    () => [
      ...alerts.map((alert) => ({
        id: `alert ${alert.id}`,
        label: `${alert.place}: ${alert.indicator.name}`,
        note: t('Keeping_FoundOwn'),
        aliases: [alert.indicator.name],
        open: () => edit(alert),
      })),
      ...named.map(({ value, label, choice: { indicator, measure } }) => ({
        id: value,
        label,
        note: t('Keeping_Indicator'),
        open: () => choose({ indicator, measure }),
      })),
      ...choices.places.map(({ yugoId, name }) => ({
        id: `place ${yugoId}`,
        label: name,
        note: t('Keeping_Place'),
        open: () => choose({ place: yugoId }),
      })),
    ],
    [alerts, named, choices.places, choose, edit, t],
  );
}
