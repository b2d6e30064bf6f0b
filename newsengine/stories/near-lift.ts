import { overlapOf } from './pair-features.ts';
import type { StoryOptions } from './story-options.ts';
import type { StoryText } from './story-text.ts';

/** What the likeness of two headlines gains where they share a name and came within `nearHours`: outlets tell one event in one hour. `apart` are the hours between them, -1 where a date is missing. */
export function nearLift(
  one: Pick<StoryText, 'hasText' | 'names'>,
  two: Pick<StoryText, 'names'>,
  apart: number,
  options: Pick<StoryOptions, 'nearHours' | 'nearLift'>,
): number {
  if (one.hasText || apart < 0 || apart > options.nearHours) return 0;
  return overlapOf(one.names, two.names).count > 0 ? options.nearLift : 0;
}
