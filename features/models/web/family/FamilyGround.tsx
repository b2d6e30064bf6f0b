import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import { policyYears } from '#simulation/parameters/policy-row.ts';
import type { FamilyPage } from './load-family-model.ts';
import type { FamilyDesk } from './use-family-model.ts';

/** What the whole model stands on: the year of its rules and the region whose residents it is spread over. */
export function FamilyGround({ page: { places, region }, desk }: { page: FamilyPage; desk: FamilyDesk }) {
  const t = useText();
  return (
    <>
      <SelectField
        size="small"
        label={t('ModelFamily_Year')}
        value={String(desk.model.policyYear)}
        disabled={desk.isLocked}
        options={policyYears.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => desk.change({ policyYear: Number(year) })}
      />
      <SelectField
        size="small"
        label={t('ModelFamily_Region')}
        value={desk.region ?? (region === null ? '' : String(region.yugoId))}
        options={[
          { value: '', label: t('ModelFamily_RegionNone') },
          ...places.map(({ yugoId, name }) => ({ value: String(yugoId), label: name })),
        ]}
        onChange={desk.chooseRegion}
      />
    </>
  );
}
