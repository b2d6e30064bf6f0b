import { findLink } from '#connectors/find-link.ts';

/** A page of somebody else, and what an operator's recipe looks for among its links. */
export interface LinkTask {
  page: Uint8Array;
  pattern: string;
  /** Of the page itself: links may be written from there. */
  address: string;
}

/** The link of a page, for a reading thread; nothing where none fits. */
export function* read({ page, pattern, address }: LinkTask): Generator<string> {
  const found = findLink(page, pattern, address);
  if (found !== null) yield found;
}
