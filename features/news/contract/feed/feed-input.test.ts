import { expect, test } from 'vitest';
import { z } from 'zod';
import { feedFields } from './feed-input.ts';

test('the kind of dossier is geography or refused with its sentence', () => {
  const read = z.object({ dossierType: feedFields.dossierType });
  expect(read.safeParse({ dossierType: '4' }).success).toBe(true);
  expect(read.safeParse({}).success).toBe(true);
  const refused = read.safeParse({ dossierType: 2 });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Error_DossierType']);
});
