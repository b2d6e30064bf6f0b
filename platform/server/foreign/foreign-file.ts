/** Why a file of somebody else is not read. */
export type FileRefusal =
  | 'archive'
  | 'bad_encoding'
  | 'no_sheet'
  | 'no_header'
  | 'open_quote'
  | 'too_many'
  | 'too_many_columns'
  | 'too_many_series'
  | 'too_long_cell'
  | 'too_deep'
  | 'too_heavy'
  | 'wrong_type'
  | 'macros'
  | 'mixed';

/** A file of somebody else is not read: thrown by its reader, beside the process's own thread. */
export class RefusedFile extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal, cause?: unknown) {
    super(`file refused: ${reason}`, { cause });
    this.name = 'RefusedFile';
    this.reason = reason;
  }
}

/**
 * What the module of a reader exports: everything of a file, item by item. It runs in a thread with bounds of time and memory;
 * items come out as JSON has them.
 */
export type ForeignReader<Input, Item> = (
  input: Input,
  tell: (progress: ReadingProgress) => void,
) => Iterable<Item> | AsyncIterable<Item>;

/** How far a reader has come; `total` = null where nobody knows yet. */
export interface ReadingProgress {
  /** Records read. */
  done: number;
  total: number | null;
}
