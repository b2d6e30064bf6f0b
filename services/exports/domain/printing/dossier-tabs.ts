import { printableAddress } from './printable-address.ts';

const tabOfDossier = /^\/([a-z]{2})\/regions\/(\d{1,10})\/([a-z]+)$/;

/** Tabs that one PDF may hold: all that a dossier prints. */
export const maxTabs = 11;

/** A tab of a dossier: whose, and which; null for any other page. */
function readTab(address: string): { place: string; tab: string } | null {
  const wanted = printableAddress(address);
  const found = wanted && tabOfDossier.exec(new URL(wanted.address, 'http://here.invalid').pathname);
  return found ? { place: `${found[1]} ${found[2]}`, tab: found[3]! } : null;
}

/** True where these pages make one file: tabs of one dossier in one language, none of them twice. A page alone always does. */
export function isOneDossier(address: string, more: readonly string[]): boolean {
  if (more.length === 0) return true;
  const tabs = [address, ...more].map(readTab);
  const places = new Set(tabs.map((tab) => tab?.place));
  return (
    !places.has(undefined) && places.size === 1 && new Set(tabs.map((tab) => tab?.tab)).size === tabs.length
  );
}

/** Name of the file of several tabs: no single tab names it. */
export function dossierFileName(address: string): string {
  const place = readTab(address)?.place.split(' ')[1];
  return place === undefined ? 'svodka.pdf' : `svodka-${place}-dossier.pdf`;
}
