import { expect, test } from 'vitest';
import { roleNumbers } from '#platform/shared/roles.ts';
import { readCodes, tidyCodes, branchName } from './branch-parts.ts';
import { canEditBranches } from './abilities.ts';

const sectionOf = (code: string) => (code.startsWith('4') ? 'G' : code.startsWith('2') ? 'C' : code);

test('a set keeps each code once, and none that lies within another or within a section of the set', () => {
  expect(tidyCodes(['46.46', '21', '46.46', '46.46.1', '46.4', '21.20'], sectionOf)).toEqual(['21', '46.4']);
  expect(tidyCodes(['G', '46.46', '21', '47'], sectionOf)).toEqual(['21', 'G']);
});

test('codes are read from a pasted column, a sentence with commas, a letter in small', () => {
  expect(readCodes('21, 46.46;47.73\n g\t27.3 ')).toEqual(['21', '46.46', '47.73', 'G', '27.3']);
  expect(readCodes(' ,; ')).toEqual([]);
});

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
