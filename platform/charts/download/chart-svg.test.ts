import { expect, test } from 'vitest';
import { chartSvg, resolveTokens, sheetSize } from './chart-svg.ts';
import { parseRanges } from './collect-font-css.ts';

const tokens: Record<string, string> = {
  '--d1': '#0E5566',
  '--ui': '"Golos Text", sans-serif',
  '--rule': 'var(--d1)',
};
const token = (name: string) => tokens[name] ?? '#000000';
const markup =
  '<svg class="x" viewBox="0 0 400 200" role="img" data-chart=""><a href="/1124665" aria-label="Москва" tabindex="0">' +
  '<path d="M0,0" stroke="var(--d1)"/></a></svg>';
const sheet = { title: 'Рост & спад', subtitle: 'за день', notes: ['Источник: <оперштаб>'] };

test('every token is resolved, also one that names another', () => {
  expect(resolveTokens('a="var(--rule)" b="var(--ui)"', token)).toBe(
    'a="#0E5566" b="\'Golos Text\', sans-serif"',
  );
});

test('the document stands alone: no token, link, class or address is left', () => {
  const svg = chartSvg({ markup, width: 400, height: 200, token, ...sheet });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/var\(--|<a |href|class=|tabindex|aria-|data-/);
  expect(svg).toContain('<path d="M0,0" stroke="#0E5566"/>');
});

test('words are escaped', () => {
  const svg = chartSvg({ markup, width: 400, height: 200, token, ...sheet });
  expect(svg).toContain('Рост &amp; спад');
  expect(svg).toContain('&lt;оперштаб&gt;');
});

test('the sheet has room for title, subtitle and every note', () => {
  const bare = sheetSize({ title: 'а', width: 400, height: 200 });
  const full = sheetSize({ ...sheet, width: 400, height: 200 });
  expect(bare.width).toBe(448);
  expect(full.height - bare.height).toBe(20 + 16);
});

test('ranges of letters are read, question marks stand for any digit', () => {
  expect(parseRanges('U+0400-045F, U+2116, U+4??')).toEqual([
    [0x400, 0x45f],
    [0x2116, 0x2116],
    [0x400, 0x4ff],
  ]);
});

test('what stands beside a chart on the page is drawn below it: each sign with its words, in as many lines as they need', () => {
  const keys = [
    { mark: { kind: 'area', color: 'var(--d1)' }, text: 'меньше 50 & больше' },
    { mark: { kind: 'disc' }, text: 'заголовки' },
    { mark: { kind: 'diamond' }, text: 'меры' },
    { mark: { kind: 'hatch' }, text: 'нет данных' },
  ] as const;
  const svg = chartSvg({ markup, width: 400, height: 200, token, keys, ...sheet });
  expect(svg).toContain('<rect x="24" y="292" width="12" height="12" fill="#0E5566"/>');
  for (const words of ['меньше 50 &amp; больше', 'заголовки', 'меры', 'нет данных'])
    expect(svg).toContain(`>${words}</text>`);
  const [one, many] = [keys.slice(0, 1), [...keys, ...keys, ...keys]].map(
    (some) => sheetSize({ ...sheet, keys: some, width: 400, height: 200 }).height,
  );
  const bare = sheetSize({ ...sheet, width: 400, height: 200 }).height;
  expect(one! - bare).toBe(18 + 8);
  expect(many! - one!).toBeGreaterThanOrEqual(18 * 2);
});
