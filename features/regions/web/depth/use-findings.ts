import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { unitBeside } from '../../domain/depth/unit-beside.ts';
import type { Compared } from './load-family.ts';

/** What the import's checks say of figures of an indicator, each with its period as a chart's table names it. */
export function useFindings(compared: Compared): { period: string; text: string }[] {
  const t = useText();
  const formats = useFormats();
  const { name, unit, decimals } = compared;
  return compared.findings.map(({ rule, state, day, value, note }) => {
    const period = formatPeriod(periodOf(compared.period), day, formats.locale);
    const reason = t(`RegionFinding_${rule}`);
    const figure = formats.figure(value, unitBeside(name, unit), decimals);
    if (state === 'held') return { period, text: t('RegionFinding_Held', { period, reason }) };
    const said = { period, value: figure, reason };
    return {
      period,
      text:
        state === 'flagged'
          ? t('RegionFinding_Flagged', said)
          : t('RegionFinding_Accepted', { ...said, note: note ?? '' }),
    };
  });
}
