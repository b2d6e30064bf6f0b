/** What a caller may say about place (specification 3). */
export interface RegionalFilter {
  region?: number | null;
  city?: number | null;
  district?: number | null;
  yugoId?: number | null;
  isCity?: boolean;
  isFederal?: boolean;
}

/**
 * The one place that is meant. A city flag puts the city in the region's stead, a federal flag the district, both the
 * city (decision 18). Where the one that is meant is not given it is `yugoId`, and without that the narrowest given.
 * Null = everywhere.
 */
export function placeOfFilter({
  region,
  city,
  district,
  yugoId,
  isCity = false,
  isFederal = false,
}: RegionalFilter): number | null {
  const place = isCity ? city : isFederal ? district : region;
  return place ?? yugoId ?? city ?? region ?? district ?? null;
}
