import { mentionKey } from '#newsengine/entities/mention-key.ts';
import type { EntityRef } from './registry-entry.ts';

/** One word for whom a statement names: `yugo 77`, `inn 7707083893`, or kind and key of a name, `2|серг собянин`. */
export function refKey(ref: EntityRef): string {
  if ('yugoId' in ref) return `yugo ${ref.yugoId}`;
  return 'scheme' in ref ? `${ref.scheme} ${ref.value}` : `${ref.kind}|${mentionKey(ref.name)}`;
}
