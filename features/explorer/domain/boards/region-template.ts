import { searchOf, type ExploreView } from '../view/explore-view.ts';

type Part = Partial<ExploreView> & { measures: [string] };

/** Views of a region's board, each with the places it stands among. */
const viewsOf = (region: string, country: string): Part[] => [
  { measures: ['population_jan1'], places: [region] },
  { measures: ['grp'], places: [region, country], transform: 'perHead' },
  { measures: ['average_wage'], places: [region, country, `border-${region}`] },
  { measures: ['unemployment_rate'], places: [region, country, `border-${region}`] },
  { measures: ['poverty_rate'], places: [region, country, `border-${region}`] },
  { measures: ['life_expectancy'], places: [region, country] },
  { measures: ['infant_mortality'], places: [region, country] },
  { measures: ['average_wage'], places: [region, `in-${country}`], form: 'rank' },
];

/** The board of a region from the one template: addresses of its views, without indicators that have no values. */
export function regionBoard(yugoId: number, country: number, known: ReadonlySet<string>): string[] {
  return viewsOf(String(yugoId), String(country))
    .filter(({ measures: [code] }) => known.has(code))
    .map((part) => addressOf(searchOf(part)));
}

function addressOf(search: ReturnType<typeof searchOf>): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of [value].flat()) address.append(name, String(each));
  return address.toString();
}
