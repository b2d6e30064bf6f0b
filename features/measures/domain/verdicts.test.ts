import { expect, test } from 'vitest';
import { checkVerdicts, needsNote } from './verdicts.ts';

test('who finds a fault, or cannot tell, says what and why', () => {
  expect(checkVerdicts.filter(needsNote)).toEqual(['wrong', 'unsure']);
});
