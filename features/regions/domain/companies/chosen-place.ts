/** The regional filter of a call: which place is meant follows from the flags. */
export interface RegionalFilter {
  region?: number | undefined;
  city?: number | undefined;
  district?: number | undefined;
  yugoId?: number | undefined;
  isCity: boolean;
  isFederal: boolean;
}

/** The place meant: the city in the region's stead when `isCity`, the district when `isFederal`; null where it is not said. */
export function chosenPlace(filter: RegionalFilter): number | null {
  const { region, city, district, yugoId, isCity, isFederal } = filter;
  if (isCity) return city ?? null;
  if (isFederal) return district ?? null;
  return region ?? yugoId ?? null;
}
