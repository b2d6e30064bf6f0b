import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { SmbStatistics } from './load-smb.ts';

/** How many organisations the register may hold in a year and a half, and how sure that is; where too few months are known, what is missing. Of one section alone nothing is foretold. */
export function SmbOutlook({ outlook }: Pick<SmbStatistics, 'outlook'>) {
  const t = useText();
  const { integer, interval, monthYear } = useFormats();
  if (outlook === null) return null;
  const { missing, ahead, day, isCut, source } = outlook;
  return (
    <Tile
      level={2}
      title={t('RegionSmb_Outlook')}
      sub={day === null ? undefined : t('RegionSmb_OutlookSub', { month: monthYear(day) })}
      source={source && <SourceLine source={source} withCaveat />}
    >
      {missing !== null && <p>{t('RegionSmb_OutlookMissing', missing)}</p>}
      {ahead.length > 0 && (
        <ul>
          {ahead.map(({ months, count, low, high }) => (
            <li key={months}>
              {t('RegionSmb_OutlookAhead', { months, count: integer(count), range: interval(low, high, 0) })}
            </li>
          ))}
        </ul>
      )}
      {isCut && <p>{t('RegionSmb_OutlookCut')}</p>}
    </Tile>
  );
}
