import { expect, test } from 'vitest';
import { dossierLink, initialHeaderTabs, reduceHeaderTabs } from './header-tabs.ts';
import { flagsOfPage, initialFlags } from './interface-flags.ts';
import { initialInterface, reduceInterface } from './interface-state.ts';

test('before any page: only the registry and the adaptive layout are on', () => {
  const on = Object.entries(initialFlags)
    .filter(([, shown]) => shown)
    .map(([name]) => name);
  expect(on).toEqual(['registry', 'adaptiveLayout']);
});

test('a page decides header, footer and layout, and nothing else', () => {
  const flags = flagsOfPage(initialFlags, { hiddenHeader: false, hiddenFooter: true, adaptive: false });
  expect(flags).toEqual({ ...initialFlags, header: true, adaptiveLayout: false });
});

test('deactivating a tab that is not the active one changes nothing', () => {
  const cell = reduceHeaderTabs(initialHeaderTabs, { type: 'activate', tab: 'cell' });
  expect(reduceHeaderTabs(cell, { type: 'deactivate', tab: 'profile' })).toBe(cell);
  expect(reduceHeaderTabs(cell, { type: 'deactivate', tab: 'cell' }).active).toBeNull();
});

test('one tab is active at a time', () => {
  const cell = reduceHeaderTabs(initialHeaderTabs, { type: 'activate', tab: 'cell' });
  expect(reduceHeaderTabs(cell, { type: 'activate', tab: 'profile' }).active).toBe('profile');
});

test('a dossier link is space, section, type, id', () => {
  expect(dossierLink('https://space.example.org/', 'dossier', 'geo', 1124665)).toBe(
    'https://space.example.org/dossier/geo/1124665',
  );
});

test('a panel opens, the same button closes it, another replaces it', () => {
  const products = reduceInterface(initialInterface, { type: 'showPanel', panel: 'products' });
  expect(products.panel).toBe('products');
  expect(reduceInterface(products, { type: 'showPanel', panel: 'products' }).panel).toBeNull();
  expect(reduceInterface(products, { type: 'showPanel', panel: 'notices' }).panel).toBe('notices');
});

test('get-access remembers what was wanted and closes the panel in front of it', () => {
  const panel = reduceInterface(initialInterface, { type: 'showPanel', panel: 'sidebar' });
  const open = reduceInterface(panel, { type: 'openAccess', wanted: '/ru/maps/rf' });
  expect(open).toMatchObject({ panel: null, wanted: '/ru/maps/rf', flags: { getAccessDialog: true } });
  expect(reduceInterface(open, { type: 'closeAccess' })).toMatchObject({
    wanted: null,
    flags: { getAccessDialog: false },
  });
});

test('enabled header tabs show their row', () => {
  const state = reduceInterface(initialInterface, {
    type: 'tabs',
    change: { type: 'enable', data: { yugoId: 1, type: 'geo' } },
  });
  expect(state.flags.headerTabs).toBe(true);
  expect(state.tabs.active).toBe('current');
});
