// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Translate } from '#platform/web/text.ts';
import { findProblem } from './find-problem.ts';

const sentences = {
  t: ((key: string, values?: object) => key + (values ? JSON.stringify(values) : '')) as Translate,
  formats: { number: String, day: (day: string) => day },
};

const states = [
  'valueMissing',
  'typeMismatch',
  'tooShort',
  'stepMismatch',
  'badInput',
  'rangeOverflow',
] as const;

/** An input with its attributes, and what the browser says of it. */
function input(attributes: Record<string, string>, wrong: (typeof states)[number] | null): HTMLInputElement {
  const element = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const validity = { valid: wrong === null, ...(wrong && { [wrong]: true }) };
  Object.defineProperties(element, { validity: { value: validity }, willValidate: { value: true } });
  return element;
}

test.each([
  [{ type: 'text' }, null, null],
  [{ type: 'text', required: '' }, 'valueMissing', 'Ui_FieldMissing'],
  [{ type: 'checkbox', required: '' }, 'valueMissing', 'Ui_FieldTick'],
  [{ type: 'radio', required: '' }, 'valueMissing', 'Ui_FieldChoose'],
  [{ type: 'email' }, 'typeMismatch', 'Ui_FieldEmail'],
  [{ type: 'url' }, 'typeMismatch', 'Ui_FieldAddress'],
  [{ type: 'text', minlength: '2' }, 'tooShort', 'Ui_FieldShort{"count":2}'],
  [{ type: 'number', step: '1' }, 'stepMismatch', 'Ui_FieldWhole'],
  [{ type: 'number' }, 'badInput', 'Ui_FieldNumber'],
  [{ type: 'number', min: '1', max: '5' }, 'rangeOverflow', 'Ui_SliderBounds{"min":"1","max":"5"}'],
  [{ type: 'number', max: '5' }, 'rangeOverflow', 'Ui_FieldNumberTo{"max":"5"}'],
  [{ type: 'date', min: '2020-07-01' }, 'badInput', 'Ui_FieldDayFrom{"min":"2020-07-01"}'],
  [{ type: 'date' }, 'badInput', 'Ui_FieldDay'],
] as const)('%j that is %s says %s', (attributes, wrong, sentence) => {
  expect(findProblem(input(attributes, wrong), sentences)).toBe(sentence);
});
