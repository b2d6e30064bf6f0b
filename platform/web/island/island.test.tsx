// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { island } from './island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Clicks({ name }: { name: string }) {
  return <button type="button">{name}</button>;
}

function counted() {
  let loads = 0;
  const Part = island<{ name: string }>(async () => {
    loads += 1;
    return Clicks;
  });
  return { Part, loads: () => loads };
}

const served = '<div><!--$--><button type="button">One</button><!--/$--></div>';

test('what the server drew stands until it is touched; then its scripts come', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  const button = box.querySelector('button')!;
  await act(async () => void hydrateRoot(box, <Part name="One" />));
  expect(loads()).toBe(0);
  expect(box.querySelector('button')).toBe(button);
  await act(async () => void box.firstElementChild!.dispatchEvent(new Event('pointerenter')));
  expect(loads()).toBe(1);
  expect(box.querySelector('button')).toBe(button);
});

test('drawn in the browser alone it comes at once', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(box).render(<Part name="Two" />));
  expect(loads()).toBe(1);
  expect(box.textContent).toBe('Two');
});

test('after the page was left the scripts come, so that coming back finds them', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  let root: ReturnType<typeof hydrateRoot>;
  await act(async () => void (root = hydrateRoot(box, <Part name="One" />)));
  await act(async () => root.unmount());
  expect(loads()).toBe(1);
});
