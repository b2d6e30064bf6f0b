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

function Sample() {
  const [query, setQuery] = useState('');
  const options = findOptions(regions, query);
  return (
    <Combobox label="Region" {...{ query, options }} onQuery={setQuery} onChoose={choose} onSubmit={submit} />
  );
}

beforeEach(() => {
  render(
    <KitPage>
      <Sample />
    </KitPage>,
  );
});
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
