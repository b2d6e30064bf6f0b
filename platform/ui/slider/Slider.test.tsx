// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { Slider } from './Slider.tsx';

const told = vi.fn();

function Sample() {
  const [value, setValue] = useState(1.5);
  const change = (next: number) => {
    told(next);
    setValue(next);
  };
  return <Slider label="Births" min={0.8} max={3} step={0.05} digits={2} value={value} onChange={change} />;
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
  told.mockReset();
});

const line = () => screen.getByRole<HTMLInputElement>('textbox');

test('a typed number within the bounds counts at once, at the nearest step', () => {
  fireEvent.change(line(), { target: { value: '2,02' } });
  expect(told).toHaveBeenLastCalledWith(2);
  fireEvent.blur(line());
  expect(line().value).toBe('2,00');
});

test('anything else says the bounds and changes nothing', () => {
  for (const typed of ['9', 'abc', '']) {
    fireEvent.change(line(), { target: { value: typed } });
    expect(screen.getByRole('alert').textContent).toContain('Введите число от\u00A00,80 до\u00A03,00');
  }
  expect(told).not.toHaveBeenCalled();
  fireEvent.blur(line());
  expect(line().value).toBe('1,50');
});

test('the handle moves the number', () => {
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2.5' } });
  expect(line().value).toBe('2,50');
});
