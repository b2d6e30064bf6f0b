/** A word, number or mark of a text; `start` and `end` are UTF-16 offsets into it, marks have an empty stem. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'mark';
  readonly folded: string;
  readonly stem: string;
}
