import { expect, test } from 'vitest';
import { addImport, addToObject } from './edit-source.ts';

test('an entry is added at the end of its object and of no other, whatever braces stand in texts and comments', () => {
  const text = `const other = { b: 1 };
/** Its sentence. */
export const calls = {
  'a/b': { summary: 'It has } in it', input: \`{\${1}\` }, // }
} satisfies object;
`;
  expect(addToObject(text, 'calls', "'c/d': {}")).toBe(`const other = { b: 1 };
/** Its sentence. */
export const calls = {
  'a/b': { summary: 'It has } in it', input: \`{\${1}\` }, // },
  'c/d': {},
} satisfies object;
`);
  expect(() => addToObject(text, 'none', 'x')).toThrow('No object is called none.');
});

test('an empty object and one on a single line take an entry as well', () => {
  expect(addToObject('const a: Record<string, string> = {};', 'a', 'b: 1')).toBe(
    'const a: Record<string, string> = {\n  b: 1,\n};',
  );
  expect(addToObject('const a = { ...b };', 'a', '...c')).toBe('const a = { ...b,\n  ...c,\n};');
});

test('an import goes below the last one and is never written twice', () => {
  const text = "import { a } from 'a';\nimport {\n  b,\n} from 'b';\n\nconst c = 1;\n";
  const line = "import { d } from 'd';";
  const once = addImport(text, line);
  expect(once).toBe(
    "import { a } from 'a';\nimport {\n  b,\n} from 'b';\nimport { d } from 'd';\n\nconst c = 1;\n",
  );
  expect(addImport(once, line)).toBe(once);
});
