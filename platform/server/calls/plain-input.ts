import { AppError, type FieldProblem } from '#platform/contract/errors.ts';

/** Deepest nesting of lists and objects that any call takes. */
const deepestInput = 24;
/** Values in one body: more is nobody's form, list or document. */
const maxValues = 50_000;

// Everything a text of ours may not have: no database, XML or log line carries it whole. Tab and line ends may stay.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const hostileNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses, before any schema reads it, what no call takes. That is control characters and broken halves of characters
 * in any text, names that objects are built from, numbers that are none, and nesting beyond measure.
 */
export function refuseHostileInput(input: unknown): void {
  const problem = findProblem(input, '', 0);
  if (problem !== null) throw new AppError('bad_request', { fields: [problem] });
}

function findProblem(value: unknown, path: string, depth: number): FieldProblem | null {
  if (typeof value === 'string') return isCleanText(value) ? null : { path, message: 'Error_Characters' };
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, message: 'Error_Number' };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepestInput) return { path, message: 'Error_TooDeep' };
  for (const [name, inner] of Object.entries(value)) {
    if (!isCleanText(name) || hostileNames.has(name)) return { path, message: 'Error_FieldName' };
    const problem = findProblem(inner, path === '' ? name : `${path}.${name}`, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

/** True when a text has neither control characters (tab and line ends apart) nor halves of characters. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlCharacters.test(text);
}

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const comma = 0x2c;

/** Refuses a JSON body that is nested too deep or has too many values, before the parser builds it: texts are skipped, so size alone costs little. */
export function refuseHostileJson(body: Buffer): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (byte === quote) at = endOfText(body, at);
    else if (opening.has(byte)) {
      values++;
      if (++depth > deepestInput)
        throw new AppError('bad_request', { fields: [{ path: '', message: 'Error_TooDeep' }] });
    } else if (closing.has(byte)) depth--;
    else if (byte === comma) values++;
    if (values > maxValues) throw new AppError('too_large');
  }
}

function endOfText(body: Buffer, from: number): number {
  for (let at = body.indexOf(quote, from + 1); at >= 0; at = body.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (body[at - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return body.length;
}
