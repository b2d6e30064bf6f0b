/** What a name of an address may be given; a list is the name said several times. */
export type AddressValue = string | number | readonly string[] | readonly number[];

/** One choice that lives in an address: its name there, and how it is read and said. */
export interface AddressField<Value> {
  name: string;
  /** From everything the address says under the name; what is malformed counts as not said. */
  read(said: readonly string[]): Value;
  /** Null for the default, which is not said. */
  write(value: Value): AddressValue | null;
}

type Fields = Record<string, AddressField<unknown>>;

/** The choices of a view, by the names of its fields. */
export type ViewOf<All extends Fields> = {
  [Name in keyof All]: All[Name] extends AddressField<infer Value> ? Value : never;
};

/** How a view and its address become each other. */
export interface AddressView<View> {
  read(search: URLSearchParams): View;
  /** What the address says of a view: equal views have equal addresses, the default view has none. */
  write(view: View): Record<string, AddressValue>;
  /** An address with the view's choices in it; what belongs to others (asOf) stays. */
  into(view: View, search: URLSearchParams): URLSearchParams;
}

/** Makes a view's way into its address and back out of its fields. */
export function addressView<const All extends Fields>(fields: All): AddressView<ViewOf<All>> {
  type View = ViewOf<All>;
  const entries = Object.entries(fields) as [keyof All, AddressField<unknown>][];
  const write = (view: View): Record<string, AddressValue> =>
    Object.fromEntries(
      entries
        .map(([key, field]) => [field.name, field.write(view[key])] as const)
        .filter((pair): pair is [string, AddressValue] => pair[1] !== null),
    );
  return {
    read: (search) =>
      Object.fromEntries(entries.map(([key, field]) => [key, field.read(search.getAll(field.name))])) as View,
    write,
    into(view, search) {
      const next = new URLSearchParams(search);
      const said = write(view);
      for (const [, { name }] of entries) {
        next.delete(name);
        for (const value of [said[name] ?? []].flat()) next.append(name, String(value));
      }
      return next;
    },
  };
}
