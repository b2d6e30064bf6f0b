import { expect, test } from 'vitest';
import { Browser } from './browser.ts';

const stranger = new Browser();

test('a built file comes packed and never changes; its packed twin and a file of another build have no address', async () => {
  const home = await stranger.send('/ru/', { headers: { accept: 'text/html' } });
  const script = /\/assets\/[^"']+\.js/.exec(home.text)![0];
  const file = await stranger.send(script, { headers: { 'accept-encoding': 'br, gzip' } });
  expect([file.status, file.headers['content-encoding'], file.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ]);
  for (const other of [`${script}.br`, '/assets/', '/assets/none.js'])
    expect([other, (await stranger.send(other)).status]).toEqual([other, 404]);
});
