import { writeDay } from './read-period.ts';
import type { Recipe } from './recipe.ts';

/** One request of a source. */
export interface SourceRequest {
  address: string;
  post?: { body: string; type: string };
  given: Readonly<Record<string, string>>;
}

/** From which day to which a source is asked. */
export interface Span {
  since: string;
  until: string;
}

/** The first requests of a source, one for each value of `each`. */
export function listRequests({ request }: Recipe, span: Span): SourceRequest[] {
  const { each, paging, post } = request;
  const cases = each === undefined ? [{}] : each.values.map((value) => ({ [each.name]: value }));
  return cases.map((given) => {
    const parameters = { ...request.parameters, ...(paging && { [paging.parameter]: String(paging.first) }) };
    return {
      address: withParameters(fill(request.address, span, given), span, given, parameters),
      ...(post && { post: { type: post.type, body: fill(post.body, span, given) } }),
      given,
    };
  });
}

/** The request after page number `page` (from 0). */
export function nextPage(
  { request: { paging } }: Recipe,
  request: SourceRequest,
  page: number,
): SourceRequest {
  if (!paging) return request;
  const address = new URL(request.address);
  const step = paging.by === 'page' ? 1 : paging.size;
  address.searchParams.set(paging.parameter, String(paging.first + (page + 1) * step));
  return { ...request, address: address.href };
}

/** From when a source is asked: all of it the first time, later the days that may have been revised. */
export function spanOf({ request: { since } }: Recipe, today: string, isFirst: boolean): Span {
  if (!since) return { since: '1900-01-01', until: today };
  const back = new Date(Date.parse(`${today}T00:00:00Z`) - since.days * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return { since: isFirst ? since.first : back, until: today };
}

function withParameters(
  address: string,
  span: Span,
  given: Readonly<Record<string, string>>,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = URL.parse(address);
  if (url === null) return address;
  for (const [name, value] of Object.entries(parameters))
    url.searchParams.set(name, fill(value, span, given));
  return url.href;
}

function fill(template: string, span: Span, given: Readonly<Record<string, string>>): string {
  return template.replaceAll(
    /\{(since|until):([^}]{1,20})\}|\{(\w+)\}/g,
    (whole, edge?: 'since' | 'until', format?: string, name?: string) => {
      if (edge !== undefined && format !== undefined) return writeDay(span[edge], format);
      return given[name ?? ''] ?? whole;
    },
  );
}
