import { entityKinds, type EntityKind } from '#newsengine/entities/entity-kind.ts';
import { findFigures, type Figure } from '../figures/find-figures.ts';

/** A piece of a headline with a meaning; places are UTF-16 in the title as stored. */
export interface TitleMark {
  starts: number;
  ends: number;
  kind: EntityKind | Figure['kind'];
  /** Null for money, numbers and dates. */
  entityId: number | null;
}

/** A mention as it is stored. */
interface MentionPlace {
  id: number;
  /** 1 company … 11 media. */
  objectType: number;
  starts: number;
  ends: number;
}

/** What a headline names and counts, in reading order, without overlaps: of two that overlap an entity wins over a figure, the longer over the shorter. */
export function markTitle(title: string, mentions: readonly MentionPlace[]): TitleMark[] {
  const entities = mentions
    .map(({ id, objectType, starts, ends }) => ({
      starts,
      ends,
      kind: entityKinds[objectType - 1]!,
      entityId: id,
    }))
    .toSorted((one, other) => other.ends - other.starts - (one.ends - one.starts));
  const figures = findFigures(title).map(({ starts, ends, kind }) => ({
    starts,
    ends,
    kind,
    entityId: null,
  }));
  const marks: TitleMark[] = [];
  for (const mark of [...entities, ...figures]) {
    const isInside = mark.starts >= 0 && mark.starts < mark.ends && mark.ends <= title.length;
    if (isInside && marks.every(({ starts, ends }) => mark.ends <= starts || mark.starts >= ends))
      marks.push(mark);
  }
  return marks.toSorted((one, other) => one.starts - other.starts);
}

/** A piece of a title: with its mark, or plain. */
export interface TitlePiece {
  text: string;
  mark: TitleMark | null;
}

/** Cuts the title as it is shown at its marks; setting a headline changes no place, otherwise it stays in one piece. */
export function cutTitle(title: string, shown: string, marks: readonly TitleMark[]): TitlePiece[] {
  if (title.length !== shown.length) return [{ text: shown, mark: null }];
  const pieces: TitlePiece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.starts > at) pieces.push({ text: shown.slice(at, mark.starts), mark: null });
    pieces.push({ text: shown.slice(mark.starts, mark.ends), mark });
    at = mark.ends;
  }
  return at < shown.length ? [...pieces, { text: shown.slice(at), mark: null }] : pieces;
}
