// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { addressView } from '#platform/shared/address-view.ts';
import { anyOf, oneOf } from '#platform/shared/address-fields.ts';
import { useAddressView, useTurnAddress } from './use-address-view.ts';

const address = addressView({
  scale: oneOf('scale', ['linear', 'log'], 'linear'),
  lines: anyOf('lines', ['a', 'b', 'c']),
});

function Page() {
  const { view, change } = useAddressView(address.read, address.into);
  return (
    <>
      <SegmentedControl
        label="scale"
        value={view.scale}
        onChange={(scale) => change({ scale })}
        options={[
          { value: 'linear', label: 'linear' },
          { value: 'log', label: 'log' },
        ]}
      />
      <Chips
        label="lines"
        options={(['a', 'b', 'c'] as const).map((value) => ({ value, label: value }))}
        chosen={view.lines}
        onChange={(lines) => change({ lines })}
      />
      <p>{view.scale}</p>
    </>
  );
}

/** A page whose data needs a second to come. */
const open = async () => {
  const loader = () => new Promise((done) => setTimeout(() => done(null), 1000));
  const router = createMemoryRouter([{ path: '/', loader, element: <Page />, HydrateFallback: () => null }], {
    initialEntries: ['/?asOf=2021-07-01'],
  });
  const page = render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  return { router, page };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Drawn = Awaited<ReturnType<typeof open>>['page'];
const isChecked = (page: Drawn, name: string): boolean =>
  (page.getByRole('radio', { name }) as HTMLInputElement).checked;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what is pressed shows at once, what is drawn waits for its data', async () => {
  const { page } = await open();
  fireEvent.click(page.getByRole('radio', { name: 'log' }));
  await after(100);
  expect(isChecked(page, 'log')).toBe(true);
  expect(page.container.querySelector('p')?.textContent).toBe('linear');
  await after(1500);
  expect(isChecked(page, 'log')).toBe(true);
  expect(page.container.querySelector('p')?.textContent).toBe('log');
});

test('choices made while the page still turns are laid upon each other, whichever control they are made with', async () => {
  const { router, page } = await open();
  fireEvent.click(page.getByRole('radio', { name: 'log' }));
  await after(100);
  fireEvent.click(page.getByRole('button', { name: 'a' }));
  await after(100);
  fireEvent.click(page.getByRole('button', { name: 'c' }));
  await after(3000);
  const said = new URLSearchParams(router.state.location.search);
  expect([said.get('scale'), said.getAll('lines'), said.get('asOf')]).toEqual([
    'log',
    ['a', 'c'],
    '2021-07-01',
  ]);
  expect(page.getByRole('button', { name: 'c' }).getAttribute('aria-pressed')).toBe('true');
  expect(page.getByRole('button', { name: 'b' }).getAttribute('aria-pressed')).toBe('false');
});

test('a choice made when the address is reached, but the page is not drawn yet, is laid upon the one before', async () => {
  history.replaceState(null, '', '/?asOf=2021-07-01');
  const router = createBrowserRouter([{ path: '/', element: <Page /> }]);
  const page = render(<RouterProvider router={router} />);
  await after(100);
  page.getByRole('radio', { name: 'log' }).click();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(router.state.location.search).toContain('scale=log');
  expect(page.container.querySelector('p')?.textContent).toBe('linear');
  page.getByRole('button', { name: 'a' }).click();
  await after(3000);
  const said = new URLSearchParams(router.state.location.search);
  expect([said.get('scale'), said.getAll('lines')]).toEqual(['log', ['a']]);
});

test('a choice pressed twice while the page turns is taken back', async () => {
  const { router, page } = await open();
  fireEvent.click(page.getByRole('button', { name: 'a' }));
  await after(100);
  fireEvent.click(page.getByRole('button', { name: 'a' }));
  await after(3000);
  expect(router.state.location.search).toBe('?asOf=2021-07-01');
  expect(page.getByRole('button', { name: 'a' }).getAttribute('aria-pressed')).toBe('false');
});

test('a choice that came to nothing is not shown as taken', async () => {
  const { router, page } = await open();
  router.getBlocker('stay', () => true);
  fireEvent.click(page.getByRole('radio', { name: 'log' }));
  await after(3000);
  expect(isChecked(page, 'linear')).toBe(true);
});

/** A page of a place, which is a part of its path. */
function PlacePage() {
  const turn = useTurnAddress();
  return (
    <>
      <SelectField
        label="place"
        options={['one', 'two'].map((value) => ({ value, label: value }))}
        value="one"
        onChange={(place) => void turn((newest) => newest, `/${place}?asOf=2021-07-01`)}
      />
      <Page />
    </>
  );
}

/** The page of a place as it is served, with what its scripts begin with. */
const placeRouter = () =>
  createMemoryRouter([{ id: 'place', path: '/:place', element: <PlacePage />, loader: () => null }], {
    initialEntries: ['/one?asOf=2021-07-01'],
    hydrationData: { loaderData: { place: null } },
  });

test('choices that came before the scripts go into the address, that of another place as well', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={placeRouter()} />);
  container.querySelector('select')!.value = 'two';
  container.querySelector<HTMLInputElement>('[value=log]')!.checked = true;
  const router = placeRouter();
  render(<RouterProvider router={router} />, { container, hydrate: true });
  await after(3000);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/two?asOf=2021-07-01&scale=log');
});

test('a choice made on the way to another page leads to none of that page’s addresses', async () => {
  const { router, page } = await open();
  router.patchRoutes(null, [
    { id: 'other', path: '/other', element: <p />, loader: () => new Promise(() => {}) },
  ]);
  void act(() => void router.navigate('/other'));
  fireEvent.click(page.getByRole('radio', { name: 'log' }));
  await after(3000);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/?asOf=2021-07-01&scale=log');
});
