import { expect, test } from 'vitest';
import { AppError, errorCatalogue } from '#platform/contract/errors.ts';
import { asAppError, problemOf } from './problem.ts';

const failing = (code: string) => Object.assign(new Error('from below'), { code });

test.each(['53100', 'ENOSPC', 'EDQUOT'])(
  'no room left (%s) is said as such, never as a failure of ours',
  (code) => {
    const { code: said, status } = asAppError(failing(code));
    expect([said, status]).toEqual(['storage_full', 507]);
  },
);

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '08006', '08P01', '25006', '53300'])(
  'a database that is away (%s) is said with a time to come again',
  (code) => {
    const away = asAppError(failing(code));
    expect([away.code, away.status, away.details]).toEqual(['unavailable', 503, { retryAfter: 5 }]);
  },
);

test.each(['ESOCKET', 'UND_ERR_HEADERS_TIMEOUT'])(
  'mail or a bucket that cannot be reached (%s) is said with a time to come again',
  (code) => {
    const away = asAppError(failing(code));
    expect([away.code, away.details]).toEqual(['unavailable', { retryAfter: 30 }]);
  },
);

test('what nobody foresaw keeps its cause for the log and tells the caller nothing', () => {
  const cause = failing('22P02');
  const unforeseen = asAppError(cause);
  expect([unforeseen.code, unforeseen.cause]).toEqual(['internal', cause]);
  expect(errorCatalogue.internal.status).toBe(500);
});

test('a refusal is titled by its own reason where that has a sentence, else by its code', () => {
  const titleOf = (error: AppError) => problemOf(error, 'en', 'r1', (_locale, key) => key).title;
  expect(titleOf(new AppError('conflict', { reason: 'in_use', uses: 3 }))).toBe('Error_Reason_in_use');
  expect(titleOf(new AppError('conflict', { reason: 'stale' }))).toBe('Error_Conflict');
  expect(titleOf(new AppError('conflict'))).toBe('Error_Conflict');
});
