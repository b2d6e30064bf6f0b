/** What of a measure tells which figures it means to move. */
export interface Moving {
  code: string | null;
  /** Names of the indicators it states a target for. */
  targets: readonly string[];
}

/** A figure of a balance by the names it goes by, and the kinds of measures that mean to move it. */
export interface Moved {
  code: string;
  names: readonly string[];
  movedBy: readonly string[];
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Figures a measure means to move: those it states a target for by name, else those its kind is for. A target said outweighs the kind. */
export function movedOf({ code, targets }: Moving, figures: readonly Moved[]): string[] {
  const said = new Set(targets.map(plain));
  const named = figures.filter(({ names }) => names.some((name) => said.has(plain(name))));
  const byKind =
    code === null ? [] : figures.filter(({ movedBy }) => movedBy.some((kind) => code.startsWith(kind)));
  return (named.length > 0 ? named : byKind).map((figure) => figure.code);
}
