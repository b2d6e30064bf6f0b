/** A region's short name for the narrowest places: Russian «область» and «край» are abbreviated, other languages have no such ending. */
export function briefName(shortName: string): string {
  return shortName
    .replace(/ область$/, '\u00A0обл.')
    .replace(/ край$/, '\u00A0край')
    .replace(/^Санкт-/, 'С.-');
}
