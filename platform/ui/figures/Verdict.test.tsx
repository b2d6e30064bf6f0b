// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextsContext, useRichText } from '#platform/web/text.ts';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { gallery } from './Verdict.gallery.tsx';
import { writeFigures } from './Verdict.tsx';
import { percentUnit } from './cited-figure.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (at: number) => render(<KitPage>{gallery.items[at]!.render()}</KitPage>);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

test('a number in the sentence opens its receipt: addends, sum, source, day of receipt, sample mark, address of the call', () => {
  draw(0);
  expect(plain(document.querySelector('[data-verdict]')?.textContent?.trim())).toBe(
    'За неделю зарегистрировали 44 998 случаев.',
  );
  fireEvent.click(screen.getByRole('button', { name: '44\u00A0998' }));
  const receipt = screen.getByRole('dialog', { name: 'Откуда 44\u00A0998' });
  expect(plain(receipt.textContent)).toMatch(
    /14–20 октября 2021чт–вс26 628.*ср, 20 окт5 847Сумма44 998Оперштаб, стопкоронавирус.рф\. День публикации.*Получено 20 октября 2021.*пример/,
  );
  expect(screen.getByRole('link', { name: /^Запрос к\sAPI$/ }).getAttribute('href')).toBe(
    '/api/regiondossier/getOverview?yugoId=1124665',
  );
});

test('COVID-19 is never parted at its hyphen, and reads as it did', () => {
  const Drawn = () => useRichText()('Ui_Empty', {});
  const texts = {
    locale: 'ru' as const,
    messages: { Ui_Empty: '44 998 случаев COVID-19, на 29,6 % больше.' },
    onMissing: () => {},
  };
  const { container } = render(
    <TextsContext value={texts}>
      <Drawn />
    </TextsContext>,
  );
  expect(container.textContent).toBe('44 998 случаев COVID-19, на 29,6 % больше.');
  expect(container.querySelector('.whole')?.textContent).toBe('COVID-19');
});

test('the citation names figure, period, source and address, and says when it is copied', async () => {
  const write = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  draw(0);
  fireEvent.click(screen.getByRole('button', { name: '44\u00A0998' }));
  fireEvent.click(screen.getByRole('button', { name: 'Скопировать цитату' }));
  expect(await screen.findByText('Цитата скопирована')).toBeTruthy();
  expect(plain(write.mock.calls[0]![0])).toBe(
    'Новые случаи за 7 дней, Москва, 14–20 октября 2021: 44 998. Оперштаб, «стопкоронавирус.рф». Сводка, /api/regiondossier/getOverview?yugoId=1124665, известно с 20 октября 2021.',
  );
});

test('a number without a source is plain text', () => {
  draw(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the noun beside a figure in thousands takes their plural: 233,1 тыс. случаев, not случая', () => {
  const week = { name: '', value: 233_144, unit: percentUnit, decimals: 0, period: '', source: null };
  const { weekValue } = writeFigures({ week }, { figure: String });
  expect(new Intl.PluralRules('ru').select(weekValue as number)).toBe('many');
});

test('a figure is given to its text as written and as a number', () => {
  const figure = { name: '', value: 29.6, unit: percentUnit, decimals: 1, period: '', source: null };
  expect(writeFigures({ change: figure }, { figure: (value, unit) => `${value} ${unit.forms[0]}` })).toEqual({
    changeText: '29.6 %',
    changeValue: 29.6,
  });
});
