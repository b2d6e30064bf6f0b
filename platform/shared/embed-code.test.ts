import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('no title or address ends its attribute', () => {
  const code = embedCode('https://a.example/?x="><script>', `"><script>alert('1')</script>`);
  expect(code.match(/<(?!iframe|\/iframe)/)).toBeNull();
  expect(code).toContain('&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)');
});

test('a frame is 720 by 420 unless told', () => {
  expect(embedCode('https://a.example/', 'A')).toContain('width="720" height="420"');
  expect(embedCode('https://a.example/', 'A', { width: 300, height: 200 })).toContain(
    'width="300" height="200"',
  );
});
