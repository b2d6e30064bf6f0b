/** A region's short name for the narrowest places: Russian «область» and «край» are abbreviated, other languages have no such ending. */
export function briefName(shortName: string): string {
  return shortName
    .replace(/ область$/, '\u00A0обл.')
    .replace(/ край$/, '\u00A0край')
    .replace(/^Санкт-/, 'С.-');
}

/** The shortest name that still tells regions apart: a Russian adjective stands alone, «Смоленская»; elsewhere Moscow would be two. */
export function barestName(shortName: string): string {
  return shortName.replace(/ (область|край)$/, '').replace(/^Санкт-/, 'С.-');
}
