import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { SummaryProps } from './load-summary.ts';

/** Of which district the sheet is, and which release of the forecasts. */
export function SheetScope({ summary: { districts, releases }, view, change }: SummaryProps) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const [newest] = releases;
  return (
    <>
      <SelectField
        size="small"
        label={t('RegionSummary_District')}
        labelHidden
        value={String(view.district ?? '')}
        options={[
          { value: '', label: t('Regions_All') },
          ...districts.map(({ yugoId, shortName }) => ({ value: String(yugoId), label: shortName })),
        ]}
        onChange={(value) => change({ district: value === '' ? null : Number(value) })}
      />
      {newest !== undefined && (
        <SelectField
          size="small"
          label={t('RegionSummary_Release')}
          labelHidden
          value={view.origin}
          options={releases.map((day) =>
            day === newest
              ? { value: '', label: t('RegionSummary_ReleaseNewest', { day: writeDay(day) }) }
              : { value: day, label: writeDay(day) },
          )}
          onChange={(origin) => change({ origin })}
        />
      )}
    </>
  );
}
