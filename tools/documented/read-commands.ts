import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One command as a document writes it, settings before it included. */
export interface DocumentedCommand {
  /** Path of the document below the project's folder. */
  document: string;
  text: string;
}

const programs = /^(?:[A-Z_]+=\S+ )*(npm|npx|node) \S/;

/** The documents that a reader follows by the letter. */
export const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync(['docs/*.md', 'docs/operations/*.md'], { cwd: root }),
  'deploy/README.md',
];

/** Every document of the house: guides, decisions, READMEs of rooms and libraries. */
export const documents = [
  ...guides,
  ...globSync(['docs/adr/*.md', '*/README.md', '*/*/README.md', '*/*/*/README.md'], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'build',
  }),
];

/** Commands in code spans and in the lines of fenced blocks. */
export function readCommands(files: readonly string[]): DocumentedCommand[] {
  return files.flatMap((document) =>
    findCommands(readFileSync(root + document, 'utf8')).map((text) => ({ document, text })),
  );
}

/** The commands of one text, each once, comments after them taken off. */
export function findCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```[^\n]*\n([^`]*)^```/gm)].flatMap(([, lines = '']) =>
    lines.split('\n'),
  );
  const spans = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const texts = [...blocks, ...spans].map((text) => text.replace(/\s+#.*$/, '').trim());
  return [...new Set(texts.filter((text) => programs.test(text)))];
}

/** A command without its settings, as words. */
export function wordsOf(text: string): string[] {
  return text.replace(/^(?:[A-Z_]+=\S+ )*/, '').split(' ');
}
