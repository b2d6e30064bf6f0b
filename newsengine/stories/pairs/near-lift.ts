import type { StoryOptions } from '#newsengine/stories/story-options.ts';
import type { StoryText } from '#newsengine/stories/story-text.ts';
import { overlapOf } from './overlap.ts';

/**
 * What the likeness of two headlines gains where they share a name and came within `nearHours`. Outlets tell one event
 * in one hour, but of one region many, so that its name alone does not count. `apart` are the hours between them, -1
 * where a date is missing.
 */
export function nearLift(
  one: Pick<StoryText, 'hasText' | 'names' | 'about'>,
  two: Pick<StoryText, 'names' | 'about'>,
  apart: number,
  options: Pick<StoryOptions, 'nearHours' | 'nearLift'>,
): number {
  if (one.hasText || apart < 0 || apart > options.nearHours) return 0;
  const isOfOneRegion = one.about.regions.some((region) => two.about.regions.includes(region));
  return overlapOf(one.names, two.names).count > (isOfOneRegion ? 1 : 0) ? options.nearLift : 0;
}
