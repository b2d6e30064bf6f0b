// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { Combobox } from './Combobox.tsx';
import { findOptions } from './find-options.ts';

const regions = ['Москва', 'Мурманск', 'Карелия'].map((label) => ({ id: label, label }));
const choose = vi.fn();
const submit = vi.fn();

function Sample(own: { onSubmit?: () => void; name?: string; loading?: boolean }) {
  const [query, setQuery] = useState('');
  const options = findOptions(regions, query);
  return <Combobox label="Region" {...{ query, options, ...own }} onQuery={setQuery} onChoose={choose} />;
}

const draw = (own: Parameters<typeof Sample>[0]) =>
  render(
    <KitPage>
      <Sample {...own} />
    </KitPage>,
  );
beforeEach(() => void draw({ onSubmit: submit }));
afterEach(() => {
  cleanup();
  choose.mockReset();
  submit.mockReset();
});

const line = () => screen.getByRole('combobox');
const press = (key: string) => fireEvent.keyDown(line(), { key });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(line().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing narrows the list, arrows move, Enter chooses', () => {
  fireEvent.change(line(), { target: { value: 'м' } });
  expect(listed()).toEqual(['Москва', 'Мурманск']);
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toBe('Мурманск');
  press('Enter');
  expect(choose).toHaveBeenCalledWith(regions[1]);
  expect(listed()).toEqual([]);
  expect(submit).not.toHaveBeenCalled();
});

test('Enter on the text itself submits it', () => {
  fireEvent.change(line(), { target: { value: 'зима' } });
  press('Enter');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(choose).not.toHaveBeenCalled();
});

test('Escape closes the list and keeps the text', () => {
  fireEvent.change(line(), { target: { value: 'кар' } });
  press('Escape');
  expect(listed()).toEqual([]);
  expect((line() as HTMLInputElement).value).toBe('кар');
});

test.each([
  ['the text itself asks for nothing', {}, 'Москва'],
  ['the text goes with a form', { name: 'place' }, undefined],
  ['suggestions are still on their way', { loading: true }, undefined],
])('Enter after typing, %s', (_what, own, taken) => {
  cleanup();
  draw(own);
  fireEvent.change(line(), { target: { value: 'м' } });
  expect(active()).toBe(taken);
  press('Enter');
  if (taken === undefined) expect(choose).not.toHaveBeenCalled();
  else expect(choose).toHaveBeenCalledWith(regions[0]);
});

test('where Enter takes the first, an arrow goes on to the second, and an empty line takes nothing', () => {
  cleanup();
  draw({});
  press('Enter');
  expect(choose).not.toHaveBeenCalled();
  fireEvent.change(line(), { target: { value: 'м' } });
  press('ArrowDown');
  press('Enter');
  expect(choose).toHaveBeenCalledWith(regions[1]);
});
