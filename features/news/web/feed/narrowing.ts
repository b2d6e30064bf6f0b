const mostTags = 5;
const longestTag = 60;

/** What narrows a feed of stories, as its address says it. */
export interface Narrowing {
  hot: boolean;
  tags: string[];
}

/** Reads `hot` and `tags`; what is malformed counts as not said. */
export function readNarrowing({ searchParams }: URL): Narrowing {
  const tags = (searchParams.get('tags') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag.length <= longestTag);
  return { hot: searchParams.get('hot') === '1', tags: [...new Set(tags)].slice(0, mostTags) };
}

/** The address's part that says it; null leaves a name out. */
export function searchOf({ hot, tags }: Narrowing): { hot: 1 | null; tags: string | null } {
  return { hot: hot ? 1 : null, tags: tags.length > 0 ? tags.join(',') : null };
}

/** The same with a tag switched on or off. */
export function withTag({ hot, tags }: Narrowing, tag: string): Narrowing {
  return { hot, tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] };
}
