import { argon2, randomBytes, timingSafeEqual, randomInt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** Memory in KiB, passes and lanes recommended for sign-in: about 30 ms and 19 MiB each. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Argon2id of a password in PHC notation. The text is normalised, so that it is the same from every keyboard. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { message: bytesOf(password), nonce: salt, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** True when the password is right. Without a stored hash it takes as long and is false, so that nobody learns which addresses exist. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = readHash(stored ?? standIn);
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    tagLength: parts.tag.length,
    ...parts.cost,
    nonce: parts.salt,
  });
  return timingSafeEqual(tag, parts.tag) && stored !== null;
}

/** Costs the same as any real hash; no password leads to it. */
const standIn = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(tagLength))}`;

function readHash(text: string): { cost: typeof cost; salt: Buffer; tag: Buffer } {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (!found) throw new Error('A stored password hash is not in the expected notation.');
  const [memory, passes, parallelism] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return {
    cost: { memory, passes, parallelism },
    salt: Buffer.from(found[4]!, 'base64'),
    tag: Buffer.from(found[5]!, 'base64'),
  };
}

function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Letters and digits that nobody mixes up on paper: no 0/o, 1/l/i. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;

/** How long a mailed password or recovery link is good. */
export const secretHours = 24;

/** A password to be mailed and replaced at the first sign-in: 12 characters, about 59 bits. */
export function newOneTimePassword(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
