import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { BoardList } from './BoardList.tsx';
import { loadBoards } from './load-board.ts';

export const loader = serverLoader(loadBoards);
export const clientLoader = browserLoader(loadBoards);

/** The boards of whoever asks: made, copied, deleted and taken back. */
export default function BoardsPage() {
  return <BoardList data={useLoaderData<typeof loader>()} />;
}
