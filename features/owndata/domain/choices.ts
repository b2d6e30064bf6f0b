/** Encodings a file may be in. */
export const encodings = ['utf-8', 'windows-1251', 'utf-16le', 'utf-16be', 'ibm866'] as const;
/** What stands between two cells: semicolon, comma, tab, bar. */
export const separators = ['semicolon', 'comma', 'tab', 'bar'] as const;
export const decimals = ['comma', 'dot'] as const;
export const dayOrders = ['dmy', 'mdy', 'ymd'] as const;
export const periods = ['year', 'quarter', 'month', 'day'] as const;

export type Encoding = (typeof encodings)[number];
export type Separator = (typeof separators)[number];
export type Decimal = (typeof decimals)[number];
export type DayOrder = (typeof dayOrders)[number];
export type OwnPeriod = (typeof periods)[number];

/** The sign of a separator in the file. */
export const separatorSigns: Readonly<Record<Separator, string>> = {
  semicolon: ';',
  comma: ',',
  tab: '\t',
  bar: '|',
};

/** What a person put right in a file before it is read: cells by `row-column`, and rows that are passed over. */
export interface Corrections {
  cells: ReadonlyMap<string, string>;
  excluded: ReadonlySet<number>;
}

/** What a person says of the file; what is left out is told from the whole of it. Columns count from 1. */
export interface FileChoices {
  encoding?: Encoding | undefined;
  separator?: Separator | undefined;
  decimal?: Decimal | undefined;
  dayOrder?: DayOrder | undefined;
  period?: OwnPeriod | undefined;
  /** Row of the header as the file counts; 0 = it has none. */
  headerRow?: number | undefined;
  placeColumn?: number | undefined;
  /** 0 = no column of times: they stand in the header, or in `time`. */
  timeColumn?: number | undefined;
  /** Columns that name the series and the unit of each row; 0 = the file has none. */
  seriesColumn?: number | undefined;
  unitColumn?: number | undefined;
  valueColumns?: readonly number[] | undefined;
  /** Names and units in place of those of the file, by the number of the series. */
  names?: ReadonlyMap<string, string> | undefined;
  units?: ReadonlyMap<string, string> | undefined;
  corrections?: Corrections | undefined;
  /** The time of every value, where the file names none. */
  time?: string | undefined;
  /** The unit of every series that has none of its own. */
  unit?: string | undefined;
}

/** A row of a file that is not empty, with its number as the file counts. */
export interface FileRow {
  row: number;
  cells: readonly string[];
}

/** A place that can be recognised: its number and everything it may be called. */
export interface FilePlace {
  iso: string;
  yugoId: number;
  okato: string | null;
  oktmo: string | null;
  names: readonly string[];
}
