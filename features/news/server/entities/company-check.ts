/** Facts of a company by which a checking service knows it, the first that is there: taxpayer, state and stock numbers. */
const numbers = ['inn', 'ogrn', 'lei'] as const;
const company = 1;

/** Where a company is checked: the setting's address with its number in place of `{id}` or at its end; null without either. */
export function companyCheckUrl(
  { objectType, facts }: { objectType: number; facts: Readonly<Record<string, unknown>> },
  address: string | undefined,
): string | null {
  const id = numbers
    .map((name) => facts[name])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  if (objectType !== company || address === undefined || id === undefined) return null;
  const written = encodeURIComponent(String(id));
  return address.includes('{id}')
    ? address.replace('{id}', written)
    : `${address.replace(/\/+$/, '')}/${written}`;
}
