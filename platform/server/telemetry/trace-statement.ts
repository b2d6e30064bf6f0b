import { currentTracing, traced } from './tracing.ts';

/** Names stand at the beginning of a statement; longer ones are lists of places for values. */
const longestRead = 4_000;
const maxNames = 2_000;

/** Runs a statement as a span of what asked for it; what nobody traces is not traced either. */
export function traceStatement<T>(sql: string, send: () => Promise<T>): Promise<T> {
  if (currentTracing()?.isUnderWay() !== true) return send();
  const { operation, table } = nameStatement(sql);
  const facts = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== '' && { 'db.collection.name': table }),
  };
  return traced({ name: `${operation} ${table}`.trim(), kind: 'client', facts }, send);
}

const names = new Map<string, { operation: string; table: string }>();

/** What a statement does and the first table it names; nothing of its values. */
export function nameStatement(sql: string): { operation: string; table: string } {
  const known = names.get(sql);
  if (known) return known;
  const words = sql
    .slice(0, longestRead)
    .split(/[\s(),;]+/)
    .filter(Boolean);
  const first = words[0]?.toLowerCase() ?? '';
  const made = {
    operation: /^[a-z]+$/.test(first) ? first : 'statement',
    table: findTable(words),
  };
  if (names.size >= maxNames) names.clear();
  names.set(sql, made);
  return made;
}

const beforeTable = new Set(['from', 'into', 'update', 'join']);

/** Words of a statement that are no table: what it reads from is made in it. */
function findTable(words: readonly string[]): string {
  const made = new Set(words.filter((_, index) => words[index + 1]?.toLowerCase() === 'as'));
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    if (beforeTable.has(word.toLowerCase()) && /^[a-z_][\w.]*$/.test(next) && !made.has(next)) {
      if (next !== 'select' && next !== 'lateral' && next !== 'only' && next !== 'unnest') return next;
    }
  }
  return '';
}
