import type { ReactNode } from 'react';

const leading = /^[.,;:!?…)»”]+/;

/** A sentence's parts in which no mark stands alone at a line's start: what follows a figure is drawn with it. */
export function holdPunctuation(
  parts: readonly ReactNode[],
  isFigure: (part: ReactNode, index: number) => boolean,
): ReactNode[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const held = isFigure(part, index) && typeof next === 'string' ? leading.exec(next)?.[0] : undefined;
    if (held !== undefined)
      return (
        <span key={index} className="whole">
          {part}
          {held}
        </span>
      );
    const isAfterFigure = index > 0 && isFigure(parts[index - 1], index - 1);
    return typeof part === 'string' && isAfterFigure ? part.replace(leading, '') : part;
  });
}
