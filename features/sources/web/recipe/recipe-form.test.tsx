// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from '#platform/web/Link.tsx';
import { aroundTile, drawTile } from '#platform/web/testing/draw-tile.tsx';
import { writeDraft } from '../../domain/recipe/draft.ts';
import { formats } from '../../domain/recipe/fields.ts';
import { templateOf } from '../../domain/recipe/templates.ts';
import { RecipeForm } from './RecipeForm.tsx';
import { Templates } from './Templates.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Calls that were made with a text, and what they answer. */
function openForm(answer: (path: string) => Response) {
  const sent: { text: string; version?: number; of?: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.endsWith('findIndicators')) return Response.json({ total: 0, families: [], indicators: [] });
    sent.push(JSON.parse(init?.body ?? '{}') as (typeof sent)[number]);
    return answer(pathname);
  });
  const saved = vi.fn(async () => {});
  render(aroundTile(<RecipeForm text={writeDraft(templateOf('csv'))} edited={null} onSaved={saved} />));
  return { sent, saved };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const show = (view: string) => fireEvent.click(screen.getByRole('radio', { name: view }));

test('what is typed in either view of a recipe stands in the other, and is what is tried', async () => {
  const { sent } = openForm(() =>
    Response.json({
      outcome: 'unchanged',
      reason: null,
      details: null,
      counts: null,
      figures: [],
      refusals: [],
    }),
  );
  write('Код рецепта', 'my_rates');
  write('Множитель', '0,5');
  write('Параметры', 'format=csv\nyear=2020');
  show('JSON');
  const area = field('Рецепт целиком');
  const content = JSON.parse(area.value) as {
    code: string;
    figures: object[];
    request: { parameters: object };
  };
  expect(content).toMatchObject({ code: 'my_rates', figures: [{ factor: 0.5 }] });
  expect(content.request.parameters).toEqual({ format: 'csv', year: '2020' });
  fireEvent.change(area, { target: { value: JSON.stringify({ ...content, owner: 'Отдел' }) } });
  show('По полям');
  expect(field('Кто отвечает').value).toBe('Отдел');
  expect(field('Множитель').value).toBe('0.5');
  press('Попробовать рецепт');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]!.text)).toMatchObject({ owner: 'Отдел', code: 'my_rates' });
  // A text that is no JSON stays where it can be mended.
  show('JSON');
  fireEvent.change(field('Рецепт целиком'), { target: { value: '{"code":' } });
  show('По полям');
  expect(field('Рецепт целиком').value).toBe('{"code":');
  expect(screen.getByRole('alert').textContent).toContain('Это не JSON.');
});

test('who leaves a recipe with changes that are not saved is asked first, and stays; one who changed nothing goes', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ total: 0, families: [], indicators: [] }));
  const text = writeDraft(templateOf('csv'));
  render(
    aroundTile(
      <>
        <RecipeForm text={text} edited={null} onSaved={async () => {}} />
        <Elsewhere />
      </>,
    ),
  );
  const follow = () => fireEvent.click(screen.getByRole('link'));
  const isAt = (path: string) => waitFor(() => expect(screen.getByRole('link').textContent).toBe(path));
  follow();
  await isAt('/ru/other');
  write('Код рецепта', 'my_rates');
  follow();
  await waitFor(() => expect(document.body.textContent).toContain('Правки ещё не\u00A0сохранены.'));
  press('Отменить');
  expect(field('Код рецепта').value).toBe('my_rates');
  await isAt('/ru/other');
  follow();
  await waitFor(() => press('Уйти'));
  await isAt('/ru/');
});

/** A link to another page that says where one is. */
function Elsewhere() {
  const { pathname } = useLocation();
  return <Link to={pathname === '/ru/' ? '/ru/other' : '/ru/'}>{pathname}</Link>;
}

test('a fault stands beside its field, what has no field is said by its path, and mending a field takes its fault away', async () => {
  const fields = [
    { path: 'figures.0.unit', message: 'Заполните.' },
    { path: 'request.parameters.year', message: 'Нужен текст.' },
    { path: '', message: 'Таких полей в рецепте нет: colour.' },
  ];
  const { saved } = openForm(() =>
    Response.json(
      { type: '', status: 400, code: 'form_incorrect', title: 'x', requestId: '', fields },
      { status: 400 },
    ),
  );
  press('Сохранить рецепт');
  await waitFor(() => expect(field('Код единицы').getAttribute('aria-invalid')).toBe('true'));
  expect(field('Параметры').getAttribute('aria-invalid')).toBe('true');
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said.join(' ')).toContain('Исправьте 2 поля.');
  expect(said.join(' ')).toContain('Таких полей в рецепте нет: colour.');
  write('Код единицы', 'rub');
  expect(field('Код единицы').getAttribute('aria-invalid')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test('a new recipe is saved as a source of nobody; indicators, dimensions and rows of the catalogue are added and removed', async () => {
  const { sent, saved } = openForm(() => Response.json({ code: 'my_rates' }));
  press('Добавить показатель');
  expect(screen.getAllByLabelText('Код показателя')).toHaveLength(2);
  press('Убрать показатель 2');
  write('Разрез показателя', 'sex');
  press('Добавить разрез');
  write('Или столбец', 'SEX');
  write('Что значат его значения', 'F=female');
  const units = screen.getByText(/^Единицы/, { selector: 'summary' }).closest('details')!;
  fireEvent.click(within(units).getByText('Добавить строку'));
  write('Страницы', 'offset');
  write('Записей на странице', '100');
  write('Страницы', '');
  press('Сохранить рецепт');
  await waitFor(() => expect(saved).toHaveBeenCalledWith('my_rates'));
  const [{ text, ...rest }] = sent as [(typeof sent)[number]];
  expect(rest).toEqual({ version: 0 });
  const recipe = JSON.parse(text);
  expect(recipe.figures).toHaveLength(1);
  expect(recipe.figures[0].dims).toEqual({ sex: { column: 'SEX', values: { F: 'female' } } });
  expect(recipe.defines.unit).toHaveLength(1);
  expect(recipe.request.paging).toBeUndefined();
});

test('a new recipe begins with a format or with one that works', () => {
  const drawn = drawTile(<Templates sources={[{ code: 'cbr', title: 'Банк России' }]} />);
  for (const told of ['CSV', 'SPARQL', 'Порталы открытых данных', 'Банк России'])
    expect(drawn).toContain(told);
  for (const format of formats) {
    const form = <RecipeForm text={writeDraft(templateOf(format))} edited={null} onSaved={async () => {}} />;
    expect(drawTile(form)).toContain('Код показателя');
  }
});
