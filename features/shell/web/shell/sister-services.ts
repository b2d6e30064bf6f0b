import type { Start } from '#platform/web/start-context.ts';

/** The three sister services with their addresses, in the order of the footer. */
export function sisterServices(start: Pick<Start, 'situationUrl' | 'analyticsUrl' | 'tradeUrl'>) {
  return [
    { href: start.situationUrl, text: 'Outer_Situation' },
    { href: start.analyticsUrl, text: 'Outer_Analytics' },
    { href: start.tradeUrl, text: 'Outer_Trade' },
  ] as const;
}
