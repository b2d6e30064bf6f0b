/** Registers' numbers that carry check digits. */
export const checkedSchemes = ['inn', 'ogrn', 'lei', 'isin'] as const;

/** Why a number can be none of its register: its length, its signs, or the check digit with the one it should be. */
export type IdentifierFault =
  | { rule: 'length' | 'signs' }
  | { rule: 'digit'; expected: string; position: number };

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** What is wrong with a number of a register; null where nothing is, or where the register has no check digits. */
export function findFault(scheme: string, value: string): IdentifierFault | null {
  if (scheme === 'inn') return findInnFault(value);
  if (scheme === 'ogrn') return findOgrnFault(value);
  if (scheme === 'lei') return findLeiFault(value);
  if (scheme === 'isin') return findIsinFault(value);
  if (scheme === 'wikidata') return /^Q[1-9]\d{0,11}$/.test(value) ? null : { rule: 'signs' };
  return null;
}

/** Taxpayer number: ten digits with one check digit, or twelve (a person's) with two; weights of the tax service. */
function findInnFault(value: string): IdentifierFault | null {
  if (!/^\d*$/.test(value)) return { rule: 'signs' };
  if (value.length !== 10 && value.length !== 12) return { rule: 'length' };
  const places = value.length === 10 ? [9] : [10, 11];
  for (const place of places) {
    const weights = innWeights.slice(innWeights.length - place);
    const sum = weights.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
    const expected = String((sum % 11) % 10);
    if (value[place] !== expected) return { rule: 'digit', expected, position: place + 1 };
  }
  return null;
}

/** State number: the last of 13 digits is the rest of the others by 11, of 15 by 13, its last digit. */
function findOgrnFault(value: string): IdentifierFault | null {
  if (!/^\d*$/.test(value)) return { rule: 'signs' };
  if (value.length !== 13 && value.length !== 15) return { rule: 'length' };
  const rest = Number(BigInt(value.slice(0, -1)) % BigInt(value.length - 2));
  const expected = String(rest % 10);
  return value.at(-1) === expected ? null : { rule: 'digit', expected, position: value.length };
}

/** Legal entity identifier: 20 signs whose number has the rest 1 by 97 (ISO 17442). */
function findLeiFault(value: string): IdentifierFault | null {
  if (!/^[0-9A-Z]*$/.test(value)) return { rule: 'signs' };
  if (value.length !== 20) return { rule: 'length' };
  const rest = Number(BigInt(`${lettersAsNumbers(value.slice(0, 18))}00`) % 97n);
  const expected = String(98 - rest).padStart(2, '0');
  return value.slice(18) === expected ? null : { rule: 'digit', expected, position: 19 };
}

/** Security number: Luhn's sum over digits and letters as numbers (ISO 6166). */
function findIsinFault(value: string): IdentifierFault | null {
  if (!/^[0-9A-Z]*$/.test(value)) return { rule: 'signs' };
  if (value.length !== 12) return { rule: 'length' };
  const digits = [...lettersAsNumbers(value.slice(0, 11))].toReversed().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  const expected = String((10 - (sum % 10)) % 10);
  return value[11] === expected ? null : { rule: 'digit', expected, position: 12 };
}

function lettersAsNumbers(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}
