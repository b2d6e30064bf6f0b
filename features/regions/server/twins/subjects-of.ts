import { twinParts, type SubjectParts, type TwinPart } from '../../domain/twins/twin-parts.ts';
import type { ReadPart } from './read-subject-parts.ts';

/** What is known of each subject, gathered from the parts. */
export function subjectsOf(parts: Record<TwinPart, ReadPart>): SubjectParts[] {
  const subjects = new Map<number, SubjectParts>();
  for (const part of twinParts)
    for (const { yugoId, measures } of parts[part].rows) {
      const subject = subjects.get(yugoId) ?? { yugoId, parts: {} };
      subject.parts[part] = measures;
      subjects.set(yugoId, subject);
    }
  return [...subjects.values()];
}
