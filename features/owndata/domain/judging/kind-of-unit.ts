/** What a written unit tells of its values: a share of a hundred, something counted whole, or nothing. */
export type UnitKind = 'share' | 'count' | 'other';

const shares = /^(?:%|проц\.?|процент\p{L}*|per\s?cent|percent|％|パーセント|por ?cento|por ciento)$/iu;
const counts =
  /^(?:чел\.?|человек\p{L}*|ед\.?|единиц\p{L}*|шт\.?|штук\p{L}*|случа\p{L}*|организац\p{L}*|семе\p{L}*|семь\p{L}*|мест\p{L}*|people|persons?|units?|cases?|人|件|pessoas?|personas?|casos?)$/iu;

/** The kind of a unit by its word. */
export function kindOfUnit(unit: string): UnitKind {
  const written = unit.trim();
  if (shares.test(written)) return 'share';
  return counts.test(written) ? 'count' : 'other';
}

/** Longest unit in the head of a column; more is a part of the name. */
const longestUnit = 40;

/** Name and unit out of the head of a column: «Безработица, %», «Население (чел.)». */
export function splitHead(head: string): { name: string; unit: string } {
  const whole = head.trim();
  const isBracketed = whole.endsWith(')');
  const at = whole.lastIndexOf(isBracketed ? '(' : ',');
  const name = whole.slice(0, Math.max(at, 0)).trim();
  const unit = whole.slice(at + 1, isBracketed ? -1 : undefined).trim();
  return at < 0 || name === '' || unit.length > longestUnit ? { name: whole, unit: '' } : { name, unit };
}
