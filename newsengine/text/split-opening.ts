/** Takes the opening of a running text for its headline: up to the first wide gap or line break, else the first sentence. */
export function splitOpening(text: string): { readonly title: string; readonly text: string } {
  const match = /^(.{12,220}?)(?:\s{2,}|\n)/su.exec(text) ?? /^(.{12,220}?[.!?…])\s/su.exec(text);
  const title = match?.[1] ?? text.slice(0, 120);
  return { title, text: text.slice(title.length).trim() };
}
