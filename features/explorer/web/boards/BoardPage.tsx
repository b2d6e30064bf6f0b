import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { BoardParts } from './one/BoardParts.tsx';
import { loadBoard } from './load-board.ts';

export const loader = serverLoader(loadBoard);
export const clientLoader = browserLoader(loadBoard);

/** A board: views, texts, stories and measures on one sheet. */
export default function BoardPage() {
  return <BoardParts data={useLoaderData<typeof loader>()} />;
}
