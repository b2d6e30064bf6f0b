// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { island } from './island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

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

/** A page with the part on it, and another one without. */
const pageWith = (Part: ReturnType<typeof counted>['Part'], name: string) =>
  createMemoryRouter(
    [
      { id: 'page', path: '/', element: <Part name={name} />, loader: () => null },
      { id: 'other', path: '/other', element: <p>Other</p>, loader: () => null },
    ],
    { hydrationData: { loaderData: { page: null } } },
  );

const served = '<div><!--$--><button type="button">One</button><!--/$--></div>';

test('what the server drew stands until it is touched; then its scripts come', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  const button = box.querySelector('button')!;
  await act(async () => void hydrateRoot(box, <RouterProvider router={pageWith(Part, 'One')} />));
  expect(loads()).toBe(0);
  expect(box.querySelector('button')).toBe(button);
  await act(async () => void box.firstElementChild!.dispatchEvent(new Event('pointerenter')));
  expect(loads()).toBe(1);
  expect(box.querySelector('button')).toBe(button);
});

test('pressed anywhere, they come too: what waits would hold the page\u2019s next change back', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  await act(async () => void hydrateRoot(box, <RouterProvider router={pageWith(Part, 'One')} />));
  await act(async () => void window.dispatchEvent(new Event('keydown')));
  expect(loads()).toBe(1);
});

test('a navigation that nobody pressed for is not held back', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  const router = pageWith(Part, 'One');
  await act(async () => void hydrateRoot(box, <RouterProvider router={router} />));
  expect(loads()).toBe(0);
  await act(async () => router.navigate('/other'));
  expect(box.textContent).toBe('Other');
});

test('a press that came before the scripts takes effect when they are here, once, however late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const pressed: string[] = [];
  const coming = Promise.withResolvers<void>();
  const Part = island<{ name: string }>(async () => {
    await coming.promise;
    return ({ name }) => (
      <button type="button" onClick={() => pressed.push(name)}>
        {name}
      </button>
    );
  });
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  await act(async () => void hydrateRoot(box, <RouterProvider router={pageWith(Part, 'One')} />));
  await act(async () => box.querySelector('button')!.click());
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(pressed).toEqual([]);
  await act(async () => coming.resolve());
  expect(pressed).toEqual(['One']);
  await act(async () => box.querySelector('button')!.click());
  expect(pressed).toEqual(['One', 'One']);
});

test('woken by the page it is taken over without being touched', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  await act(async () => void hydrateRoot(box, <RouterProvider router={pageWith(Part, 'One')} />));
  await act(async () => Part.wake());
  expect(loads()).toBe(1);
});

test('with its scripts here, what the browser draws is there at once', async () => {
  const { Part, loads } = counted();
  await Part.fetch();
  const box = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(box).render(<RouterProvider router={pageWith(Part, 'Three')} />));
  expect(box.textContent).toBe('Three');
  expect(loads()).toBe(1);
});

test('drawn in the browser alone it comes at once', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(box).render(<RouterProvider router={pageWith(Part, 'Two')} />));
  expect(loads()).toBe(1);
  expect(box.textContent).toBe('Two');
});

test('after the page was left the scripts come, so that coming back finds them', async () => {
  const { Part, loads } = counted();
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = served;
  let root: ReturnType<typeof hydrateRoot>;
  await act(async () => void (root = hydrateRoot(box, <RouterProvider router={pageWith(Part, 'One')} />)));
  await act(async () => root.unmount());
  expect(loads()).toBe(1);
});
