import { markKinds } from '#features/news/domain/feed/reader-marks.ts';
import { openBrowser, type Visitor } from '../visitors.ts';
import type { People } from './fill-cluster.ts';

/** Who marks one headline after another and remembers what was acknowledged. */
export interface Writer extends Visitor {
  acknowledged: ReadonlySet<string>;
}

/** A mark as text: the account by its place among the writers is told apart by the news, which no two writers share. */
export const markText = (newsId: number, kind: string): string => `${newsId} ${kind}`;

/** A writer for each session; each marks news of its own, so that every mark is one write of one person. */
export function openWriters(origin: string, { writers, newsIds }: People): Writer[] {
  return writers.map((session, at) => {
    const send = openBrowser(origin, session);
    const acknowledged = new Set<string>();
    const own = newsIds.filter((_id, index) => index % writers.length === at);
    const marks = markKinds.flatMap((kind) => own.map((newsId) => ({ newsId, kind })));
    const markOf = (turn: number) => marks[turn % marks.length]!;
    return {
      what: `writer ${at + 1}`,
      acknowledged,
      send: (turn) => send('/api/news/setMark', { ...markOf(turn), on: true }),
      note(status, turn) {
        const { newsId, kind } = markOf(turn);
        if (status === 200) acknowledged.add(markText(newsId, kind));
      },
    };
  });
}
