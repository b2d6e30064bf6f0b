import { useState } from 'react';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { findOptions } from '#platform/ui/combobox/find-options.ts';
import { useText } from '#platform/web/text.ts';
import type { MapData } from './load-map.ts';

const familyKeys = {
  health: 'Regions_FamilyHealth',
  population: 'Regions_FamilyPopulation',
  economy: 'Regions_FamilyEconomy',
  smb: 'Regions_FamilySmb',
  finance: 'Regions_FamilyFinance',
  ecology: 'Regions_FamilyEcology',
} as const;

/** The period tells indicators of one name apart; by year goes without saying. */
const periodKeys = {
  daily: 'Regions_ByDay',
  weekly: 'Regions_ByWeek',
  monthly: 'Regions_ByMonth',
  quarterly: 'Regions_ByQuarter',
  annual: null,
} as const;

const maxFound = 200;

/** One of all indicators that can be drawn, found by its name or its family. */
export function IndicatorChoice({
  indicators,
  chosen,
  onChange,
}: {
  indicators: MapData['indicators'];
  chosen: string;
  onChange: (indicator: string) => void;
}) {
  const t = useText();
  const [query, setQuery] = useState<string | null>(null);
  const options = Object.entries(familyKeys).flatMap(([family, key]) =>
    indicators
      .filter((indicator) => indicator.family === family)
      .map(({ indicator, name, period }) => {
        const isAlone = indicators.filter((other) => other.name === name).length === 1;
        const by = isAlone ? null : periodKeys[period];
        const label = by === null ? name : `${name}, ${t(by)}`;
        return { id: indicator, label, note: t(key), aliases: [t(key)] };
      }),
  );
  const shown = options.find(({ id }) => id === chosen)?.label ?? '';
  return (
    <Combobox
      label={t('Regions_Indicator')}
      query={query ?? shown}
      onQuery={setQuery}
      options={findOptions(options, query ?? '', maxFound)}
      onChoose={({ id }) => {
        setQuery(null);
        onChange(id);
      }}
    />
  );
}
