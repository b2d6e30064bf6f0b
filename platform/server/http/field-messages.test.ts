import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

const message = (schema: z.ZodType, value: unknown, locale: 'ru' | 'en' = 'ru'): string =>
  schema.safeParse(value, { error: fieldMessages(locale) }).error!.issues[0]!.message;

test('bounds of numbers are said as a reader says them, whole ones too', () => {
  expect(message(z.int().max(50), 51)).toBe('Не больше 50.');
  expect(message(z.int().min(1), 0)).toBe('Не меньше 1.');
  expect(message(z.number().gt(0), 0)).toBe('Больше 0.');
  expect(message(z.int().max(50), 51, 'en')).toBe('At most 50.');
});

test('what is no bound of a number stays in the validator’s words', () => {
  expect(message(z.string(), 1)).not.toBe('');
  expect(message(z.string().max(2), 'abc')).not.toContain('Не больше 2.');
});
