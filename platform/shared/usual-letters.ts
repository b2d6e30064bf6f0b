const vowels = /[аеёиоуыэюяaeiouy]/iu;
/** Written small though short; of foreign names. */
const small = /^энд$/iu;
/** The country, as names of companies have it. */
const country = /^(?:росси[яи]|русь?|раша)$/iu;

/** A name that a register has in capitals, as it is read: «Торговый дом «Перекрёсток»»; abbreviations, initials and names in mixed case stay. */
export function writeUsualLetters(registered: string): string {
  if (/\p{Ll}/u.test(registered)) return registered;
  let starts = true;
  let before = '';
  return registered.replaceAll(/[\p{L}\d]+|[^\p{L}\d]+/gu, (part, at: number) => {
    if (!/\p{L}/u.test(part)) {
      starts ||= /[«"]/u.test(part) || standsAlone(before, part);
      before = part;
      return part;
    }
    const isInitial = part.length <= 2 && registered[at + part.length] === '.';
    const written = isInitial || starts || country.test(part) ? capital(part) : part.toLowerCase();
    starts = false;
    before = part;
    return isInitial || small.test(part) || !isAbbreviation(part) ? written : part;
  });
}

/** After a point or a hyphen without a space a name goes on: М.Видео, РН-Москва; halves of an adjective are one word: торгово-промышленный. */
function standsAlone(before: string, mark: string): boolean {
  return mark === '.' || (mark === '-' && !before.toLowerCase().endsWith('о'));
}

/** Without a vowel, or so short that it can't be a word but for those read as one: дом, газ, рус. */
function isAbbreviation(word: string): boolean {
  if (!vowels.test(word)) return word.length > 1;
  if (word.length > 4) return false;
  const shape = [...word].map((letter) => (vowels.test(letter) ? 'v' : 'c')).join('');
  return !['v', 'cv', 'vc', 'cvc', 'cvcv', 'cvcc', 'ccvc', 'vcv', 'cvvc', 'vcvc', 'vccv', 'vcvv'].includes(
    shape,
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** A name as it stands inside a sentence or after a colon: болезни органов дыхания; an abbreviation keeps its letters. */
export function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
