import type { CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { percent } from '../../domain/region/units.ts';
import type { SmbRating, SmbStatistics } from './load-smb.ts';

/** The page's finding: the part of small and medium organisations, the country's, and the rank among regions. */
export function smbVerdict(
  { yugoId, course, country, source }: SmbStatistics,
  rating: SmbRating | null,
  { t, place }: { t: Translate; place: string },
): Sentence[] {
  const last = course.at(-1);
  if (!last || last.share === null) return [];
  const count = { code: 'organisation', forms: [''] };
  const cite = (of: string, counts: NonNullable<typeof last>): CitedFigure => ({
    name: `${t('RegionSmb_Share')}, ${of}`,
    value: counts.share ?? 0,
    unit: percent,
    decimals: 1,
    period: counts.day.slice(0, 4),
    addends: [
      { label: t('RegionSmb_Small'), value: counts.small, unit: count, decimals: 0 },
      { label: t('RegionSmb_Organisations'), value: counts.organisations, unit: count, decimals: 0 },
    ],
    formula: t('RegionSmb_Formula'),
    source,
    call: { name: 'regiondossier/geMSPStatistics', input: { yugoId } },
  });
  const whole = country.find(({ day }) => day === last.day);
  const own = rating?.regions.find((row) => row.yugoId === yugoId);
  const share = cite(place, last);
  if (!own || !whole || whole.share === null)
    return [{ key: 'RegionSmb_Verdict', figures: { share }, values: { year: last.day.slice(0, 4) } }];
  return [
    {
      key: 'RegionSmb_VerdictRank',
      figures: { share, country: cite(t('RegionSmb_Country'), whole) },
      values: { year: last.day.slice(0, 4), rank: own.rank, of: rating?.regions.length ?? 0 },
    },
  ];
}
