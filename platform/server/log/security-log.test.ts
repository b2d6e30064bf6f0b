import { pino } from 'pino';
import { expect, test } from 'vitest';
import { noteSecurity } from './security-log.ts';

test('what happened is one line with its request, address and account, refusals louder than the rest', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: undefined, timestamp: false },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  const request = { log, requestId: 'r1', ip: '192.0.2.7' };
  noteSecurity(request, 'signed_in', { accountId: 7 });
  noteSecurity(request, 'sign_in_refused', { accountId: null });
  expect(lines).toEqual([
    { level: 30, security: 'signed_in', requestId: 'r1', ip: '192.0.2.7', accountId: 7, msg: 'security' },
    {
      level: 40,
      security: 'sign_in_refused',
      requestId: 'r1',
      ip: '192.0.2.7',
      accountId: null,
      msg: 'security',
    },
  ]);
});
