import { expect, test } from 'vitest';
import { isOpenLicence } from './open-licence.ts';

test.each([
  ['Official figures (open data)', true],
  ['Official figures (facts)', true],
  ['Official figures (facts), mirror MIT', true],
  ['CC BY 4.0', true],
  ['CC BY 3.0 IGO', true],
  ['CC BY-SA 4.0 (Wikipedia)', true],
  ['CC0', true],
  ['MIT', true],
  ['CC BY-NC 4.0', false],
  ['CC BY-ND 4.0', false],
  ['Free with citation; commercial use to be checked', false],
  ['Derived from RusFMD', false],
  ['Facts and links only', false],
  ['', false],
])('figures under «%s» may be passed on: %s', (licence, isOpen) => {
  expect(isOpenLicence(licence)).toBe(isOpen);
});
