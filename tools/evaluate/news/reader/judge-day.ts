import { tellsEvent } from './tells-event.ts';

/** An event of a day, or the headlines that may not lead it. */
export interface DayRow {
  readonly day: string;
  readonly lang: string;
  readonly rank?: number;
  readonly name?: string;
  readonly keywords?: readonly string[];
  readonly except?: readonly string[];
  readonly ids?: readonly string[];
  readonly must_lead?: boolean;
  readonly must_not_lead?: readonly string[];
}

/** A row of a page: its headline, all headlines of its story known by then, how many outlets told it. */
export interface PageRow {
  readonly lead: { readonly id: string; readonly title: string };
  readonly members: readonly { readonly id: string; readonly title: string }[];
  readonly outlets: number;
}

/** What is right and wrong of a day's page. */
export interface DayVerdict {
  readonly day: string;
  readonly lang: string;
  readonly isLeadRight: boolean;
  /** Row of the day's biggest event among ten; 0 where it is in none. */
  readonly place: number;
  /** Share of the day's events among ten rows. */
  readonly found: number;
  readonly singles: number;
  readonly titles: readonly string[];
}

const rowsOfPage = 10;
/** A row tells an event by so large a share of its story's headlines. */
const tellingShare = 1 / 3;

/** Judges the first ten rows of a page by the day's labels. */
export function judgeDay(rows: readonly DayRow[], page: readonly PageRow[]): DayVerdict {
  const events = rows.filter(({ rank }) => rank !== undefined);
  const barred = new Set(rows.flatMap(({ must_not_lead }) => must_not_lead ?? []));
  const shown = page.slice(0, rowsOfPage);
  const placeOf = (event: DayRow): number => shown.findIndex((row) => tells(row, event)) + 1;
  const first = shown[0];
  return {
    day: rows[0]?.day ?? '',
    lang: rows[0]?.lang ?? '',
    isLeadRight:
      first !== undefined &&
      !barred.has(first.lead.id) &&
      events.some((event) => event.must_lead === true && isTold(first.lead, event)),
    place: Math.min(...events.filter(({ rank }) => rank === 1).map(placeOf)),
    found: events.filter((event) => placeOf(event) > 0).length / Math.max(1, events.length),
    singles: shown.filter(({ outlets }) => outlets === 1).length,
    titles: shown.map(({ lead, outlets }) => {
      const told = events.filter((event) => tells({ lead, members: [], outlets }, event));
      return `${String(outlets).padStart(2)} ${told.map(({ rank }) => rank).join(',') || ' '} ${barred.has(lead.id) ? '!' : ' '} ${lead.title}`;
    }),
  };
}

function tells({ lead, members }: PageRow, event: DayRow): boolean {
  if (isTold(lead, event)) return true;
  const told = members.filter((member) => isTold(member, event)).length;
  return members.length > 0 && told / members.length >= tellingShare;
}

function isTold(
  { id, title }: { id: string; title: string },
  { ids = [], keywords = [], except }: DayRow,
): boolean {
  return ids.includes(id) || tellsEvent(title, { keywords, ...(except && { except }) });
}
