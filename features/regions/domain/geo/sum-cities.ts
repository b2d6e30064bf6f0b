/** What is needed of a city to add it up. */
interface Counted {
  population: number | null;
  latitude: number | null;
}

/** Latitude of the polar circle, degrees north. */
const polarCircle = 66.5628;

/** People of the cities that are counted, and of those beyond the polar circle. */
export function sumCities(cities: readonly Counted[]) {
  const people = (of: readonly Counted[]) => of.reduce((sum, { population }) => sum + (population ?? 0), 0);
  const polar = cities.filter(({ latitude }) => latitude !== null && latitude > polarCircle);
  return {
    cities: cities.length,
    people: people(cities),
    polarCities: polar.length,
    polarPeople: people(polar),
  };
}
