/** Number of the saved search that asks the same as a question; null where there is none. */
export function savedAs(
  question: object,
  saved: readonly { id: number; question: object }[] | null,
): number | null {
  const wanted = writeQuestion(question);
  return saved?.find((each) => writeQuestion(each.question) === wanted)?.id ?? null;
}

/** Two questions that ask the same are the same text: parts by name, without what is empty. */
function writeQuestion(question: object): string {
  const parts = Object.entries(question).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return JSON.stringify(parts.toSorted(([one], [other]) => one.localeCompare(other)));
}
