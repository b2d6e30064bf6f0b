import { expect, test } from 'vitest';
import { safeName } from './safe-name.ts';

test('paths, controls and turned writing leave a name; its ending stays in a long one', () => {
  expect(safeName('../../etc/passwd.pdf')).toBe('passwd.pdf');
  expect(safeName('C:\\docs\\акт "1".pdf')).toBe('акт 1.pdf');
  expect(safeName('fdp.\u202Eexe.pdf')).toBe('fdp.exe.pdf');
  expect(safeName('a\r\nSet-Cookie: x.pdf')).toBe('aSet-Cookie x.pdf');
  expect(safeName('...')).toBe('document');
  expect(safeName(`${'я'.repeat(400)}.docx`)).toHaveLength(150);
  expect(safeName(`${'я'.repeat(400)}.docx`).endsWith('.docx')).toBe(true);
});
