import { fold } from '#newsengine/text/fold.ts';

/** A muted word as it is kept: one spelling for all cases and for ё and е. */
export function mutedWordOf(typed: string): string {
  return fold(typed).trim().replace(/\s+/g, ' ');
}
