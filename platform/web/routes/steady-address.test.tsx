// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute, routeAddresses } from '#app/routes/find-route.ts';
import { Link } from '../Link.tsx';
import { RoutesContext, useBuildRoute } from './routes-context.ts';
import { SteadyAddress } from './SteadyAddress.tsx';

const routes = { addresses: routeAddresses, find: findRoute };

afterEach(cleanup);

test('a page that turns to its next choice draws no link anew; another day is taken into every address', async () => {
  const noteDrawing = vi.fn();
  const Somewhere = () => {
    noteDrawing();
    return <Link to={useBuildRoute()('indicators')}>there</Link>;
  };
  const links = <Somewhere />;
  const Root = () => (
    <RoutesContext value={routes}>
      <SteadyAddress>
        <Outlet />
        {links}
      </SteadyAddress>
    </RoutesContext>
  );
  const router = createMemoryRouter([{ path: '*', element: <Root /> }], {
    initialEntries: ['/ru/explore?t=asIs'],
  });
  render(<RouterProvider router={router} />);
  const before = noteDrawing.mock.calls.length;
  await act(() => router.navigate('/ru/explore?t=index'));
  expect(noteDrawing).toHaveBeenCalledTimes(before);
  await act(() => router.navigate('/ru/explore?asOf=2020-05-12'));
  expect(noteDrawing.mock.calls.length).toBeGreaterThan(before);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ru/indicators?asOf=2020-05-12');
  screen.getByRole('link').click();
  await expect.poll(() => router.state.location.pathname).toBe('/ru/indicators');
});
