import { expect, test } from 'vitest';
import { bareCss, definedClasses, readFiles, styleUses, type ReadFile } from './read-css.ts';

const [sheets, sources] = await Promise.all([readFiles(/\.css$/), readFiles(/\.tsx?$/)]);
const modules = new Map(
  sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .map(({ path, text }) => [path, definedClasses(text)]),
);
const uses = sources.flatMap(styleUses);
const platform = sheets.filter(({ path }) => path.startsWith('platform/'));

test('every class that is used is defined', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, sheet, names }) =>
    names.filter((name) => !modules.get(sheet)?.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every class that is defined is used', () => {
  const unused = [...modules].flatMap(([sheet, names]) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ computed }) => computed)) return [];
    const taken = new Set(users.flatMap((use) => use.names));
    const composed = [...modules.keys()].some((other) => composes(other, sheet));
    return composed ? [] : [...names].filter((name) => !taken.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('a class used nowhere and one defined nowhere are seen', () => {
  const css =
    '.one .two:hover { color: red; } /* .three {} */ @media (max-width: 768px) { .four { gap: 0.5px; } }';
  expect([...definedClasses(css)]).toEqual(['one', 'two', 'four']);
  const [use] = styleUses({
    path: 'platform/ui/A.tsx',
    text: "import styles from './A.module.css'; styles.one; styles['two']",
  });
  expect(use).toEqual({
    file: 'platform/ui/A.tsx',
    sheet: 'platform/ui/A.module.css',
    names: ['one', 'two'],
    computed: false,
  });
});

test("sizes of platform's type come from tokens", () => {
  expect(
    violations(platform, /font(?:-size)?: [^;]*\d+px[^;]*;/g, /tokens\.css|fonts\.css|print\.css/),
  ).toEqual([]);
});

test("spaces of platform's blocks that are on the scale come from its tokens", () => {
  const onScale = /\b(?:gap|padding|margin)[a-z-]*: [^;{}]*(?<![\w.])(?:4|8|12|16|24|32|40|48|64)px[^;{}]*;/g;
  expect(violations(platform, onScale, /tokens\.css|print\.css/)).toEqual([]);
});

test('platform turns its layout at 768 and 1335 px only', () => {
  const widths = platform.flatMap(({ path, text }) =>
    [...bareCss(text).matchAll(/@media[^{]*?(?:max|min)-width: ([\d.]+)px/g)].map(([, width]) => ({
      path,
      width,
    })),
  );
  expect(widths.filter(({ width }) => width !== '768' && width !== '1335')).toEqual([]);
});

test('platform names its classes by a dot', () => {
  const quoted = sources.filter(({ path, text }) => path.startsWith('platform/') && /\bstyles\['/.test(text));
  expect(quoted.map(({ path }) => path)).toEqual([]);
});

function violations(files: readonly ReadFile[], wrong: RegExp, except: RegExp): string[] {
  return files
    .filter(({ path }) => !except.test(path))
    .flatMap(({ path, text }) =>
      [...bareCss(text).matchAll(wrong)].map(([line]) => `${path}: ${line.trim()}`),
    );
}

/** A sheet whose classes another one builds on is used by it. */
function composes(other: string, sheet: string): boolean {
  const name = sheet.split('/').at(-1) ?? '';
  const text = sheets.find(({ path }) => path === other)?.text ?? '';
  return text.includes(`from '`) && new RegExp(`composes:[^;]*from '[^']*${name}'`).test(text);
}
