import { flag, texts } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = { hot: flag('hot'), tags: texts('tags', { most: 5, longest: 60, separator: ',' }) };
const address = addressView(fields);

/** What narrows a feed of stories, as its address says it. */
export type Narrowing = ViewOf<typeof fields>;

/** Reads `hot` and `tags`; what is malformed counts as not said. */
export function readNarrowing({ searchParams }: URL): Narrowing {
  return address.read(searchParams);
}

/** The address's part that says it. */
export const searchOf = address.write;

/** The same with a tag switched on or off. */
export function withTag({ hot, tags }: Narrowing, tag: string): Narrowing {
  return { hot, tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] };
}
