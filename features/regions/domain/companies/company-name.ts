const vowels = /[аеёиоуыэюяaeiouy]/iu;

/** A registered name in capitals as it is read: «Торговый дом «Перекрёсток»»; abbreviations and names in mixed case stay. */
export function writeCompanyName(registered: string): string {
  const quoted = registered.trim().replaceAll(/"([^"]*)"/g, '«$1»');
  if (/\p{Ll}/u.test(quoted)) return quoted;
  let starts = true;
  return quoted.replaceAll(/[\p{L}\d]+|[^\p{L}\d]+/gu, (part) => {
    if (!/\p{L}/u.test(part)) {
      starts ||= part.includes('«');
      return part;
    }
    const written = isAbbreviation(part) ? part : starts ? capital(part) : part.toLowerCase();
    starts = false;
    return written;
  });
}

/** Without a vowel, or so short that it can't be a word but for those read as one: дом, газ, рус. */
function isAbbreviation(word: string): boolean {
  if (!vowels.test(word)) return word.length > 1;
  if (word.length > 4) return false;
  const shape = [...word].map((letter) => (vowels.test(letter) ? 'v' : 'c')).join('');
  return !['v', 'cv', 'vc', 'cvc', 'cvcv', 'cvcc', 'ccvc', 'vcv', 'cvvc'].includes(shape);
}

function capital(word: string): string {
  return word[0] + word.slice(1).toLowerCase();
}
