import type { OutputOf } from '#platform/web/api.ts';

/** Published measures like a version, with what they promised and what came of it. */
export type Similar = OutputOf<'measure/getSimilar'>;

/** Of measures whose outcome is known, how many lie inside of what was promised. */
export function keptOf(similar: Similar): { known: number; kept: number } {
  const ended = similar.flatMap(({ came }) => (came ? [came] : []));
  return { known: ended.length, kept: ended.filter(({ verdict }) => verdict === 'inside').length };
}
