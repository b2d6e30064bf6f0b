const pairs: readonly (readonly [string, string])[] = [
  ['sch', 'ш'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['ck', 'к'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['oo', 'у'],
  ['ee', 'и'],
  ['oy', 'ой'],
  ['ay', 'ай'],
  ['ey', 'ей'],
  ['ya', 'я'],
  ['yo', 'йо'],
  ['yu', 'ю'],
  ['qu', 'кв'],
];
const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'дж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'и',
  z: 'з',
};
const sounds = new Map<string, string>();
const maxSounds = 20_000;

/** A word in Latin letters as Russian outlets write it by ear: "prado" as "прадо". */
export function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  let left = word;
  for (const [from, to] of pairs) left = left.replaceAll(from, to);
  const sound = left.replaceAll(/[a-z]/g, (letter) => letters[letter] ?? letter);
  if (sounds.size > maxSounds) sounds.clear();
  sounds.set(word, sound);
  return sound;
}
