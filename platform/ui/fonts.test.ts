import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].map(([, body = '']) => ({
  // Headlines in Latin letters are a family of their own, which stands beside the others of its face.
  family: /font-family: '(.*?)'/.exec(body)![1]!.replace(/^(Source Serif 4) Latin$/, '$1 Variable'),
  weights: /font-weight: (.*?);/.exec(body)![1]!,
  signs: /unicode-range:\s*([^;]*)/.exec(body)?.[1]!.replace(/\s+/g, ' ').trim() ?? 'all',
}));

test.each([...new Set(faces.map(({ family }) => family))])(
  'the pieces of %s have weights that are equal or apart, and every weight has all signs',
  (family) => {
    const pieces = faces.filter((face) => face.family === family);
    const ranges = [...new Set(pieces.map(({ weights }) => weights))].map((weights) => {
      const [from = 0, to = from] = weights.split(' ').map(Number);
      return { weights, from, to };
    });
    const [first = []] = ranges.map(({ weights }) => signsOf(weights));
    function signsOf(weights: string): string[] {
      return pieces
        .filter((piece) => piece.weights === weights)
        .map(({ signs }) => signs)
        .toSorted();
    }
    const sorted = ranges.toSorted((one, other) => one.from - other.from);
    sorted.slice(1).forEach(({ from }, at) => expect(from).toBeGreaterThan(sorted[at]!.to));
    for (const { weights } of ranges) expect(signsOf(weights)).toEqual(first);
  },
);
