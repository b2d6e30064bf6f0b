import { createHash, randomBytes } from 'node:crypto';

/** A token nobody can guess: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: SHA-256, base64url; enough for random bits, never for a password. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
