import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import type { FamilyDesk } from '#features/models/web/family/use-family-model.ts';

/** Which type of family is looked at: a look changes nothing, so it stays open where the rest is read-only. */
export function TypeChoice({ desk: { model, at, choose } }: { desk: FamilyDesk }) {
  const t = useText();
  return (
    <SelectField
      size="small"
      label={t('ModelFamily_Type')}
      value={String(at)}
      options={model.types.map(({ name }, i) => ({ value: String(i), label: name }))}
      onChange={(value) => choose(Number(value))}
    />
  );
}
