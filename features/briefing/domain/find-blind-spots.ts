/** A subject's week: cases, their change on the week before in per cent, headlines about them. */
export interface PlaceWeek {
  yugoId: number;
  name: string;
  cases: number;
  changePercent: number;
  headlines: number;
}

/** What counts as moved, as flat, and as too few to judge. */
export const blindSpotBounds = { movedPercent: 30, flatPercent: 5, minCases: 50 } as const;

/** Where figures and headlines part: `silent` = moved and nobody wrote, most moved first; `loud` = flat and written of, most written first. */
export function findBlindSpots<Week extends PlaceWeek>(
  weeks: readonly Week[],
): { silent: Week[]; loud: Week[] } {
  const { movedPercent, flatPercent, minCases } = blindSpotBounds;
  const judged = weeks.filter(({ cases }) => cases >= minCases);
  const size = ({ changePercent }: Week): number => Math.abs(changePercent);
  return {
    silent: judged
      .filter((week) => size(week) >= movedPercent && week.headlines === 0)
      .sort((a, b) => size(b) - size(a)),
    loud: judged
      .filter((week) => size(week) < flatPercent && week.headlines > 0)
      .sort((a, b) => b.headlines - a.headlines || a.yugoId - b.yugoId),
  };
}
