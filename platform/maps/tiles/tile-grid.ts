/** One cell a subject, by the second half of its ISO code, roughly where it lies; every second row is moved half a cell to the east. Laid out by us. */
const rows = `
  ·   ·   ·   SPE ·   ·   MUR
  ·   KGD PSK LEN KR  ·   NEN
  BRY SMO KLU NGR TVE YAR VLG ARK
  ·   ORL TUL MOW VLA KOS KO
  ·   KRS LIP MOS NIZ IVA KIR PER ·   ·   ·   ·   ·   ·   ·   CHU
  BEL VOR TAM RYA MO  ME  UD  KHM YAN ·   ·   ·   ·   ·   MAG KAM
  43  ROS VGG SAR PNZ CU  TA  SVE TYU TOM KYA ·   SA
  40  KDA STA KL  ULY SAM BA  CHE OMS NVS KEM IRK BU  AMU KHA SAK
  ·   AD  KC  KB  AST ·   ORE KGN ALT AL  KK  TY  ZAB YEV PRI
  ·   ·   SE  IN  CE  DA
`;

/** Column and row of a cell; odd rows are moved half a cell to the east. */
export interface Cell {
  column: number;
  row: number;
}

const cells = new Map<string, Cell>(
  rows
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((code, column) => (code === '·' ? [] : [[code, { column, row }] as const])),
    ),
);

/** Rows of the grid. */
export const gridRows = rows.trim().split('\n').length;

/** The cell of a subject by its ISO code; undefined for one that the grid does not know. */
export function cellOf(iso: string): Cell | undefined {
  return cells.get(iso.slice(iso.indexOf('-') + 1));
}
