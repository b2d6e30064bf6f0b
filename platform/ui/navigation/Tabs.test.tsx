// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

function Sample() {
  const [value, setValue] = useState('a');
  const tabs = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', disabled: true },
    { value: 'c', label: 'C' },
  ];
  return (
    <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue}>
      Panel {value}
    </Tabs>
  );
}

test('arrows go around over disabled tabs and choose; only the chosen one stands in the Tab order', () => {
  render(<Sample />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('tab', { name: 'A' }).focus();
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('C');
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel c');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('A');
  press('ArrowLeft');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});
