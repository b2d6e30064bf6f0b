/** Which part of a region a reader looks at; all null = the whole place of the page. */
export interface RegionScope {
  /** One of its cities. */
  city: number | null;
  /** Its federal district. */
  district: number | null;
}

/** Reads `city` and `district`; what is no number counts as not said, and a city wins (decision 18). */
export function readScope({ searchParams }: URL): RegionScope {
  const numberOf = (name: string): number | null => {
    const text = searchParams.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const city = numberOf('city');
  return { city, district: city === null ? numberOf('district') : null };
}

/** The regional filter of a scope on a page, as the calls take it. */
export function filterOf(region: number, { city, district }: RegionScope) {
  return {
    region,
    ...(city !== null && { city, isCity: true }),
    ...(district !== null && { district, isFederal: true }),
  };
}
