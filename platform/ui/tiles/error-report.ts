/** What a reader sends us when a tile fails. */
export interface ErrorFacts {
  title: string;
  code?: string;
  message?: string;
  requestId?: string;
  stack?: string;
}

/** A plain-text report: what failed, where, when, in which browser. No personal data but the address itself. */
export function writeErrorReport(facts: ErrorFacts, page: Window = window): string {
  const rows: [string, string | undefined][] = [
    ['Block', facts.title],
    ['Code', facts.code],
    ['Message', facts.message],
    ['Request', facts.requestId],
    ['Address', page.location.href],
    ['Time', new Date().toISOString()],
    ['Browser', page.navigator.userAgent],
    ['Window', `${page.innerWidth}×${page.innerHeight}`],
    ['Stack', facts.stack],
  ];
  return rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n');
}
