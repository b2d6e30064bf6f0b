import { RefusedFile } from '../foreign/foreign-file.ts';
import { formulaCell, type TableBounds, type TableRow } from './table-bounds.ts';
import { walkXml, type XmlWalker } from './walk-xml.ts';

/** Text of the elements `t`, without what tells how it is pronounced. */
class RichText {
  #text = '';
  #isText = false;
  #isSound = false;
  readonly #longest: number;

  constructor({ cellLength }: TableBounds) {
    this.#longest = cellLength;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isSound = true;
    this.#isText = name === 't' && !this.#isSound;
  }

  add(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#text.length > this.#longest) throw new RefusedFile('too_long_cell');
  }

  close(name: string): void {
    if (name === 'rPh') this.#isSound = false;
    this.#isText = false;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** The texts that cells refer to by their number. */
export function readSharedTexts(xml: string, bounds: TableBounds): string[] {
  const texts: string[] = [];
  const rich = new RichText(bounds);
  walkXml(xml, {
    open: (name) => rich.open(name),
    text: (text) => rich.add(text),
    close(name) {
      rich.close(name);
      if (name === 'si') texts.push(rich.take());
    },
  });
  return texts;
}

/** Rows of a sheet as its XML goes by, each given on when it ends. */
export class SheetRows implements XmlWalker {
  readonly #shared: readonly string[];
  readonly #bounds: TableBounds;
  readonly #give: (row: TableRow) => void;
  readonly #rich: RichText;
  #row = 0;
  #cells: string[] | null = null;
  #cell: { column: number; type: string | undefined; hasFormula: boolean } | null = null;
  #value = '';
  #isValue = false;

  constructor(shared: readonly string[], bounds: TableBounds, give: (row: TableRow) => void) {
    this.#shared = shared;
    this.#bounds = bounds;
    this.#give = give;
    this.#rich = new RichText(bounds);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const told = Number(attributes['r']);
      this.#row = Number.isSafeInteger(told) && told > 0 ? told : this.#row + 1;
      this.#cells = [];
    } else if (name === 'c' && this.#cells !== null) {
      const column = columnOf(attributes['r']) ?? this.#cells.length;
      this.#cell = { column, type: attributes['t'], hasFormula: false };
    } else if (this.#cell !== null) {
      if (name === 'f') this.#cell.hasFormula = true;
      this.#isValue = name === 'v';
      this.#rich.open(name);
    }
  }

  text(text: string): void {
    if (this.#cell === null) return;
    this.#rich.add(text);
    if (!this.#isValue) return;
    this.#value += text;
    if (this.#value.length > this.#bounds.cellLength) throw new RefusedFile('too_long_cell');
  }

  close(name: string): void {
    this.#rich.close(name);
    this.#isValue = false;
    if (name === 'c') this.#endCell();
    if (name !== 'row' || this.#cells === null) return;
    this.#give({ row: this.#row, cells: Array.from(this.#cells, (cell) => cell ?? '') });
    this.#cells = null;
  }

  #endCell(): void {
    const [inline, value, cell] = [this.#rich.take(), this.#value, this.#cell];
    this.#cell = null;
    this.#value = '';
    if (cell === null || this.#cells === null) return;
    const text = cell.hasFormula ? formulaCell : this.#textOf(cell.type, value, inline);
    // Spreadsheets leave empty cells far out for the sake of their colour.
    if (text === '' && cell.column >= this.#bounds.columns) return;
    if (cell.column >= this.#bounds.columns) throw new RefusedFile('too_many_columns');
    this.#cells[cell.column] = text;
  }

  #textOf(type: string | undefined, value: string, inline: string): string {
    if (type === 'inlineStr') return inline;
    return type === 's' ? (this.#shared[Number(value)] ?? '') : value;
  }
}

/** The number of a column from 0 out of a cell's name; null where it has none. */
function columnOf(name: string | undefined): number | null {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(name ?? '') ?? [];
  if (letters === undefined) return null;
  return [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
