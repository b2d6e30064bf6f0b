// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';

afterEach(cleanup);

const draw = () =>
  render(
    <KitPage>
      <p>
        Week:{' '}
        <ReceiptNumber
          figure="5"
          addends={[
            { label: 'Mon', value: '2' },
            { label: 'Tue', value: '3' },
          ]}
          source="Office."
          version={1}
        />
      </p>
    </KitPage>,
  );
const number = () => screen.getByRole('button', { name: '5' });
const receipt = () => screen.queryByRole('dialog', { name: 'Откуда 5' });

test('a number opens its receipt outside of its paragraph, with the sum and the version', () => {
  draw();
  fireEvent.click(number());
  expect(receipt()?.closest('p')).toBeNull();
  expect(receipt()?.textContent).toBe('Откуда 5Mon2Tue3Сумма5Office. Версия 1. ');
  expect(document.activeElement).toBe(receipt());
});

test('Escape and Tab past the end lead back to the number', () => {
  draw();
  for (const key of ['Escape', 'Tab']) {
    fireEvent.click(number());
    fireEvent.keyDown(receipt()!, { key });
    expect(receipt()).toBeNull();
    expect(document.activeElement).toBe(number());
  }
});

test('a second click on the number closes', () => {
  draw();
  fireEvent.click(number());
  fireEvent.click(number());
  expect(receipt()).toBeNull();
});
