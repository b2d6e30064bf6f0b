import { readFileSync } from 'node:fs';

const deploy = new URL('../../deploy/', import.meta.url);

/** A recipe of `deploy/` with the addresses and folders of this machine in the place of its examples; throws for an example that is not in it. */
export function fillRecipe(path: string, examples: Record<string, string>): string {
  const text = readFileSync(new URL(path, deploy), 'utf8');
  const known = Object.keys(examples).toSorted((a, b) => b.length - a.length);
  for (const example of known)
    if (!text.includes(example)) throw new Error(`deploy/${path} has no ${example} any more.`);
  const escaped = known.map((example) => example.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.replaceAll(new RegExp(escaped.join('|'), 'g'), (example) => examples[example]!);
}
