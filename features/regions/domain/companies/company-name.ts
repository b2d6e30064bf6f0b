import { writeUsualLetters } from '#platform/shared/usual-letters.ts';

/** A registered name with its quotes as they are set, in usual letters. */
export function writeCompanyName(registered: string): string {
  return writeUsualLetters(registered.trim().replaceAll(/"([^"]*)"/g, '«$1»'));
}
