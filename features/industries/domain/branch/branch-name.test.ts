import { expect, test } from 'vitest';
import { roleNumbers } from '#platform/shared/roles.ts';
import { canEditBranches } from './abilities.ts';
import { branchName } from './branch-name.ts';

test('a reader gets their language, else English, else Russian, else whatever there is', () => {
  expect(branchName({ ru: 'Вода', en: 'Water' }, 'ru')).toBe('Вода');
  expect(branchName({ ru: 'Вода', en: 'Water' }, 'ja')).toBe('Water');
  expect(branchName({ ru: 'Вода' }, 'es')).toBe('Вода');
  expect(branchName({ pt: 'Água', ru: '' }, 'ru')).toBe('Água');
});

test('branches are made by editors of regions, super moderators and super users, by nobody else', () => {
  const may = Object.entries(roleNumbers).filter(([, role]) => canEditBranches({ roles: [role] }));
  expect(may.map(([name]) => name).sort()).toEqual(['regionalEditor', 'superModerator', 'superUser']);
  expect(canEditBranches({ roles: [] })).toBe(false);
});
