// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { FollowViewButton } from './FollowIndicator.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an indicator is followed by a press, which keeps its view, and no longer by a second', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const call = address.split('?')[0]!.replace('/api/', '');
    if (call === 'boards/getKeptViews') return Response.json({ most: 30, views: [] });
    sent.push(`${call} ${body}`);
    return Response.json(call === 'boards/keepView' ? { id: 7 } : { ok: true });
  });
  render(aroundTile(<FollowViewButton address="i=grp" name="ВРП" />));
  fireEvent.click(await screen.findByRole('button', { name: 'Подписаться', pressed: false }));
  const pressed = await screen.findByRole('button', { pressed: true });
  fireEvent.click(pressed);
  await screen.findByRole('button', { name: 'Подписаться', pressed: false });
  expect(sent).toEqual(['boards/keepView {"name":"ВРП","address":"i=grp"}', 'boards/deleteView {"id":7}']);
});
