import type { RequestContext } from '#platform/server/context.ts';

/** By call: what of a cached answer is the caller's own, laid over it after the cache; null where nothing differs. `answer` is what everybody gets. */
export type OwnParts = Record<
  string,
  (input: never, context: Pick<RequestContext, 'db' | 'caller'>, answer: object) => Promise<object | null>
>;

/** Several parts of one answer's own: what the later ones say goes over what the earlier ones do. */
export function joinOwnParts(...all: readonly OwnParts[]): OwnParts {
  const keys = new Set(all.flatMap((parts) => Object.keys(parts)));
  return Object.fromEntries(
    Array.from(keys, (key) => [
      key,
      async (input: never, context: Parameters<OwnParts[string]>[1], answer: object) => {
        const made = await Promise.all(all.map((parts) => parts[key]?.(input, context, answer) ?? null));
        const said = made.filter((part) => part !== null);
        return said.length === 0 ? null : (Object.assign({}, ...said) as object);
      },
    ]),
  );
}
