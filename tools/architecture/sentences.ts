/** A sentence that has more can't be read aloud once. */
export const maxWords = 30;

/** Sentences over the limit in a document, or in the comments of a file of code. */
export function findLongSentences(path: string, text: string): string[] {
  const blocks = path.endsWith('.md') ? blocksOfDocument(text) : commentsOf(text);
  return blocks.flatMap((block) =>
    block
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => countWords(sentence) > maxWords),
  );
}

const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Paragraphs, items of lists and cells of tables; blocks of code are no sentences. */
function blocksOfDocument(text: string): string[] {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n|\n(?=\s*[-*|#\d])/)
    .flatMap((block) => (block.trimStart().startsWith('|') ? block.split('|') : [block]));
}

/** Each comment as one text: a block, or lines of `//` that follow one another. */
function commentsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^[ \t]*\/\*\*?([\s\S]*?)\*\//gm)].map(([, body]) =>
    body!.replaceAll(/\n\s*\*/g, ' '),
  );
  const lines = [...text.matchAll(/(?:^[ \t]*\/\/.*\n?)+/gm)].map(([found]) =>
    found.replaceAll(/^[ \t]*\/\/ ?/gm, ''),
  );
  return [...blocks, ...lines];
}
