/** Length of a password in characters, both ends included. */
export const passwordLength = { min: 6, max: 20 } as const;

/** Longest name and address that are taken. */
const maxCharacters = { name: 100, email: 254 } as const;

/** Key of the sentence about a wrong address, null when it can be written to. */
export function emailProblem(text: string) {
  const trimmed = text.trim();
  if (trimmed === '') return 'Account_EmailRequired';
  if (trimmed.length > maxCharacters.email) return 'Account_EmailInvalid';
  return /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)+$/.test(trimmed)
    ? null
    : 'Account_EmailInvalid';
}

/** Key of the sentence about a wrong password, null when it is long and short enough. */
export function passwordProblem(text: string) {
  if (text === '') return 'Account_PasswordRequired';
  const count = [...text].length;
  return count < passwordLength.min || count > passwordLength.max ? 'Account_PasswordLength' : null;
}

const productWords = ['svodka', 'сводка'];

/** True when a password is nothing but the product's name or the part of the person's address before the @, with digits and signs around. */
export function hasOwnWords(password: string, email: string | null): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const own = email === null ? [] : [bare(email.split('@')[0]!)];
  return [...productWords, ...own].some((word) => word.length >= 3 && bare(password) === word);
}

/** Key of the sentence about a missing or overlong first name, else null. */
export function firstNameProblem(text: string) {
  return nameProblem(text, 'Account_FirstNameRequired');
}

/** Key of the sentence about a missing or overlong last name, else null. */
export function lastNameProblem(text: string) {
  return nameProblem(text, 'Account_LastNameRequired');
}

/** Key of the sentence when the terms are not accepted, else null. */
export function termsProblem(accepted: boolean) {
  return accepted ? null : 'Account_TermsRequired';
}

/** The address by which an account is found: two writings of one mailbox never make two accounts. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

function nameProblem<Missing extends string>(text: string, missing: Missing) {
  const trimmed = text.trim();
  if (trimmed === '') return missing;
  return trimmed.length > maxCharacters.name ? 'Account_NameLength' : null;
}
