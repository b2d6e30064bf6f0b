import { id } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';

/** Which part of a region a reader looks at; all null = the whole place of the page. */
export interface RegionScope {
  /** One of its cities. */
  city: number | null;
  /** Its federal district. */
  district: number | null;
}

const address = addressView({ city: id('city'), district: id('district') });

/** Reads `city` and `district`; what is no number counts as not said, and a city wins (decision 18). */
export function readScope({ searchParams }: URL): RegionScope {
  const { city, district } = address.read(searchParams);
  return { city, district: city === null ? district : null };
}

/** The regional filter of a scope on a page, as the calls take it. */
export function filterOf(region: number, { city, district }: RegionScope) {
  return {
    region,
    ...(city !== null && { city, isCity: true }),
    ...(district !== null && { district, isFederal: true }),
  };
}
