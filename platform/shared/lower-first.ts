/** A name as it stands inside a sentence or after a colon: болезни органов дыхания; an abbreviation keeps its letters. */
export function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
