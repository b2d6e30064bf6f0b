import { fold } from '#newsengine/text/fold.ts';
import { cleanTyped } from '#platform/shared/typed-text.ts';

/** A muted word as it is kept: one spelling for all cases and for ё and е. */
export function mutedWordOf(typed: string): string {
  return fold(cleanTyped(typed)).trim().replace(/\s+/g, ' ');
}
