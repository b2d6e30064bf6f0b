import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { ThemeDecisions } from './ThemeDecisions.tsx';
import { ThemeForm } from './ThemeForm.tsx';
import { ThemeList } from './ThemeList.tsx';
import { ThemeQuotes } from './ThemeQuotes.tsx';
import type { ThemeActions } from './use-theme-actions.ts';

const actions = { busy: false } as ThemeActions;
const theme = { id: 180, scopeId: 4, rubricId: 4, name: 'Жильё', names: { ru: 'Жильё' }, count: 21 };
const other = { id: 201, scopeId: 2, rubricId: 4, name: 'Аренда', names: { ru: 'Аренда' }, count: 0 };
const data = {
  themes: [theme, other],
  scopes: [
    { id: 2, name: 'Люди' },
    { id: 4, name: 'Хозяйство' },
  ],
  rubrics: [{ id: 4, name: 'Экономика' }],
  themeId: 180,
  total: 1,
  pageSize: 20,
  page: 1,
  quotes: [{ key: 'n1', text: 'аренда дешевеет', speaker: 'Анна Попова', source: 'ТАСС' }],
};
const decision = {
  id: 1,
  kind: 'merge',
  theme: 'Аренда',
  into: 'Жильё',
  quoteCount: 0,
  by: 'Ольга',
  decidedAt: '2020-06-08T12:00:00Z',
  undoneAt: null,
  undoneBy: null,
} as const;

test('themes stand in their circles with the count of their quotes', () => {
  expect(drawTile(<ThemeList data={data} />)).toMatch(/Люди.*Аренда.*Хозяйство.*Жильё.*21/s);
});

test('a new theme can be made; one that is there can be merged and removed as well', () => {
  const made = drawTile(<ThemeForm data={data} theme={null} actions={actions} />);
  expect(made).toContain('Завести тему');
  expect(made).not.toContain('Убрать тему');
  const changed = drawTile(<ThemeForm data={data} theme={theme} actions={actions} />);
  expect(changed).toContain('Убрать тему');
  expect(changed).toContain('Слить с темой');
  expect(
    drawTile(<ThemeForm data={{ ...data, themes: [theme] }} theme={theme} actions={actions} />),
  ).not.toContain('Слить с темой');
});

test('quotes of a theme, and none', () => {
  expect(drawTile(<ThemeQuotes data={data} actions={actions} />)).toContain('аренда дешевеет');
  expect(drawTile(<ThemeQuotes data={{ ...data, quotes: [], total: 0 }} actions={actions} />)).toContain(
    'Здесь пока',
  );
});

test('a decision can be taken back, or says who took it back; without any that is said', () => {
  expect(drawTile(<ThemeDecisions decisions={[decision]} actions={actions} />)).toMatch(
    /«Аренда» слита с\s?темой «Жильё».*Ольга.*Отменить/s,
  );
  const undone = { ...decision, by: '', undoneAt: '2020-06-08T13:00:00Z', undoneBy: 'Пётр' };
  expect(drawTile(<ThemeDecisions decisions={[undone]} actions={actions} />)).toContain('Отменено: Пётр');
  expect(drawTile(<ThemeDecisions decisions={[]} actions={actions} />)).toContain('редакторы их');
});
