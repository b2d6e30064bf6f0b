import { isViewAddress, spellViewAddress } from './view-address.ts';

/** What an address of this site lays on a board. */
export type LinkedTile =
  | { kind: 'view'; address: string; name: string }
  | { kind: 'story'; storyId: number }
  | { kind: 'measure'; measureId: number };

/** Largest number that the database gives a story or a measure. */
const largest = 2_147_483_647;

/** Reads an address that was pasted: a view of the explorer, a story or a measure, in any language; null for anything else. */
export function readTileLink(pasted: string): LinkedTile | null {
  const text = pasted.trim();
  const found =
    /^(?:https?:\/\/[^/]+)?\/(?:ru|en|ja|pt|es)\/(explore|story|actions)(?:\/(\d{1,10}))?(?:[/?#]|$)/.exec(
      text,
    );
  if (found === null) return null;
  const [, page, number] = found;
  if (page === 'explore') {
    const [, search = ''] = text.split('#')[0]!.split('?');
    return isViewAddress(search) ? { kind: 'view', address: spellViewAddress(search), name: '' } : null;
  }
  const id = Number(number ?? 0);
  if (id < 1 || id > largest) return null;
  return page === 'story' ? { kind: 'story', storyId: id } : { kind: 'measure', measureId: id };
}
