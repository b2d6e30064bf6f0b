import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { MapData } from '../NationalMapPage.tsx';

const familyKeys = {
  health: 'Regions_FamilyHealth',
  population: 'Regions_FamilyPopulation',
  economy: 'Regions_FamilyEconomy',
  smb: 'Regions_FamilySmb',
  finance: 'Regions_FamilyFinance',
  ecology: 'Regions_FamilyEcology',
} as const;

/** One of all indicators that can be drawn, by family. */
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
  const options = Object.entries(familyKeys).flatMap(([family, key]) =>
    indicators
      .filter((indicator) => indicator.family === family)
      .map(({ indicator, name, unit }) => ({
        value: indicator,
        label: unit === '' ? name : `${name}, ${unit}`,
        group: t(key),
      })),
  );
  return <SelectField label={t('Regions_Indicator')} options={options} value={chosen} onChange={onChange} />;
}
