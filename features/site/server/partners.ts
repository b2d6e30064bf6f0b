/** The four partner organisations; the specification does not name them, so their names and sites are placeholders. */
export const partners = [1, 2, 3, 4].map((number) => ({
  name: `№ ${number}`,
  url: `https://partner-${number}.example.org`,
}));
