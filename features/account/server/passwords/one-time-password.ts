import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up on paper: no 0/o, 1/l/i. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;

/** How long a mailed password or recovery link is good. */
export const secretHours = 24;

/** A password to be mailed and replaced at the first sign-in: 12 characters, about 59 bits. */
export function newOneTimePassword(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
