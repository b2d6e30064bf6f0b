/** A person as a headline names them. */
export interface PersonName {
  /** Stems of first name and surname, patronymic left out; of the surname alone where it stands alone. */
  readonly key: string;
  readonly surname: string;
  readonly isFull: boolean;
}

const patronymic = /(?:ович|евич|ьич|ич|овн|евн|ичн)$/u;

/** Reads the stems of a mention: "Собянина", "С. Собянин", "Сергей Семенович Собянин", "Собянин Сергей" meet in one surname. */
export function readPersonName(key: string, firstNames: ReadonlySet<string>): PersonName | undefined {
  const stems = key.split(' ').filter((stem) => stem.length > 1);
  const names = stems.length > 2 ? stems.filter((stem, at) => at === 0 || !patronymic.test(stem)) : stems;
  const [one, two] = names;
  if (one === undefined) return undefined;
  // Two persons run together: "дочь Ивана Урганта Эрика".
  if (names.length > 2 && firstNames.has(one) && firstNames.has(names.at(-1) ?? '')) return undefined;
  // A club or an office before a whole name: "Зенита Сергея Семака".
  if (names.length > 2 && !firstNames.has(one) && firstNames.has(names[1] ?? '')) return undefined;
  if (two === undefined) return firstNames.has(one) ? undefined : { key: one, surname: one, isFull: false };
  const isTurned = names.length === 2 && firstNames.has(two) && !firstNames.has(one);
  const ordered = isTurned ? [two, one] : names;
  return { key: ordered.join(' '), surname: ordered.at(-1) ?? one, isFull: true };
}
