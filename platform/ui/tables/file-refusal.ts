const refusals = ['open_quote', 'too_many_columns', 'too_long_cell', 'too_deep', 'too_heavy'] as const;

/** The text that says why a table of the reader's own is not read, whatever room it was meant for; null for any other reason. */
export function fileRefusalKey(reason: string | undefined): `Ui_File_${(typeof refusals)[number]}` | null {
  const found = refusals.find((each) => each === reason);
  return found === undefined ? null : `Ui_File_${found}`;
}
