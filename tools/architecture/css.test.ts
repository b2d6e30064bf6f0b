import { expect, test } from 'vitest';
import { bareCss, composeUses, definedClasses, rawSizes, readFiles, styleUses } from './read-css.ts';

const [sheets, sources] = await Promise.all([readFiles(/\.css$/), readFiles(/\.tsx?$/)]);
const modules = new Map(
  sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .map(({ path, text }) => [path, definedClasses(text)]),
);
const uses = [...sources.flatMap(styleUses), ...sheets.flatMap(composeUses)];

/** Where sizes are made: the tokens, the faces, the page on paper. */
const unscaled = /\/(tokens|fonts|print)\.css$/;

/** Widths in px at which something is laid out anew: the window's for pages; its own for a chart or map, which stands in tiles of any width. */
const turns: Record<string, string[]> = { media: ['768', '1335'], container: ['479.98', '363.98'] };

test('every class that is used is defined', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, sheet, names }) =>
    names.filter((name) => !modules.get(sheet)?.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every value that a style sheet takes without another in its place is set somewhere', () => {
  const set = new Set(
    [...sheets, ...sources].flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*[:,]/g)].map(([, name]) => name!),
    ),
  );
  const lost = sheets.flatMap(({ path, text }) =>
    [...bareCss(text).matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name!))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('every class that is defined is used', () => {
  const unused = [...modules].flatMap(([sheet, names]) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ computed }) => computed)) return [];
    const taken = new Set(users.flatMap((use) => use.names));
    return [...names].filter((name) => !taken.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('a class composes others by itself, not below another: the build refuses that', () => {
  const below = sheets.flatMap(({ path, text }) =>
    [...bareCss(text).matchAll(/([^{}]+)\{[^{}]*composes:/g)]
      .map(([, selector]) => selector!.trim())
      .filter((selector) => !/^\.[\w-]+$/.test(selector))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(below).toEqual([]);
});

test('every row that scrolls sideways fades where it goes on: words cut at an edge look like its end', () => {
  const bare = sheets
    .filter(({ text }) => text.includes('overflow: auto hidden'))
    .filter(({ text }) => !text.includes("composes: fade from '#platform/ui/scroll-fade.module.css'"));
  expect(bare.map(({ path }) => path)).toEqual([]);
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

test('sizes of type and spaces come from tokens; a hairline alone is a pixel', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const raw = sheets
    .filter(({ path }) => !unscaled.test(path))
    .flatMap(({ path, text }) => rawSizes(text).map((line) => `${path}: ${line}`));
  expect(raw).toEqual([]);
});

test('pages turn at 768 and 1335 px, a picture at its own two widths', () => {
  const odd = sheets.flatMap(({ path, text }) =>
    [...bareCss(text).matchAll(/@(media|container)([^{]*)/g)].flatMap(([, kind = '', condition = '']) =>
      [...condition.matchAll(/([\d.]+)(?:px|r?em)/g)]
        .filter(([, width = '']) => !turns[kind]!.includes(width))
        .map(([width]) => `${path}: @${kind} ${width}`),
    ),
  );
  expect(odd).toEqual([]);
});

test('a raw size is seen in every notation, a token and a hairline are let through', () => {
  const css = `.a { font: 600 22px/27px var(--serif); margin: -1px 0 1.5rem; row-gap: 0.5px; padding-top: -3px; padding: calc(100% - 3px) }
    .b { font: 400 var(--t14) / 1.4 var(--ui); margin-left: -1px; padding: 1px 0; gap: var(--s1); inset: 3px; margin: 0.9em }`;
  expect(rawSizes(css)).toEqual([
    'font: 600 22px/27px var(--serif)',
    'margin: -1px 0 1.5rem',
    'row-gap: 0.5px',
    'padding-top: -3px',
    'padding: calc(100% - 3px)',
  ]);
});

test('classes are named by a dot', () => {
  const quoted = sources.filter(({ text }) => /\b(?:styles|shell|typeStyles)\['/.test(text));
  expect(quoted.map(({ path }) => path)).toEqual([]);
});
