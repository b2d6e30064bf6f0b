import { silentNear, type PlaceWeeks } from '#features/briefing/public.server.ts';
import { escapeHtml } from '#platform/server/mail/escape-html.ts';
import { formatDayRange } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatChange, formatInteger } from '#platform/shared/numbers.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { greyLines, ruled, serif } from './letter-style.ts';
import { digestText } from './letter-texts.ts';

/** Places told of in a letter. */
const maxTold = 3;

/** Where the week moved and nobody wrote, near the reader's own region. */
export interface ToldSpots {
  week: { from: string; to: string } | null;
  places: { name: string; changePercent: number; cases: number }[];
  source: string | null;
  /** Whose page shows all of them; null for a reader without a region. */
  ownRegion: number | null;
}

/** The blind spots near a region out of everybody's weeks. */
export function tellSpots(weeks: PlaceWeeks, ownRegion: number | null): ToldSpots {
  const places = silentNear(weeks, ownRegion).slice(0, maxTold);
  return { week: weeks.week, places, source: weeks.source?.name ?? null, ownRegion };
}

interface Frame {
  locale: Locale;
  publicUrl: string;
}

/** The blind spots as plain text. */
export function spotsText(spots: ToldSpots, frame: Frame): string {
  const { locale } = frame;
  const title = digestText(locale, 'Spots');
  return [
    title,
    '='.repeat(title.length),
    ...spots.places.map((place) => `- ${place.name}: ${changeOf(place, locale)}`),
    wordsOf(spots, locale),
    `${digestText(locale, 'SpotsOpen')}: ${addressOf(spots, frame)}`,
  ].join('\n');
}

/** The same as HTML. */
export function spotsHtml(spots: ToldSpots, frame: Frame): string {
  const { locale } = frame;
  const places = spots.places.map(
    (place) =>
      `<tr><td style="padding:8px 0;${ruled};font-size:15px">${escapeHtml(place.name)}</td><td style="padding:8px 0;${ruled};font-size:15px;text-align:right"><b>${escapeHtml(changeOf(place, locale))}</b></td></tr>`,
  );
  return `<h2 style="font:600 20px/26px ${serif};margin:28px 0 4px;border-top:1px solid #16202E;padding-top:10px">${escapeHtml(digestText(locale, 'Spots'))}</h2>
${places.length === 0 ? '' : `<table role="presentation" style="border-collapse:collapse;width:100%">${places.join('')}</table>`}
<p style="${greyLines};margin:8px 0 0">${escapeHtml(wordsOf(spots, locale))} <a href="${addressOf(spots, frame)}" style="color:#0A5C8A">${escapeHtml(digestText(locale, 'SpotsOpen'))}</a></p>`;
}

function changeOf({ cases, changePercent }: ToldSpots['places'][number], locale: Locale): string {
  return `${formatChange(changePercent, locale)} (${formatInteger(cases, locale)})`;
}

/** What the numbers are and of when; that there are none, or no reports yet, is said. */
function wordsOf({ week, places, source }: ToldSpots, locale: Locale): string {
  if (week === null) return digestText(locale, 'SpotsUnknown');
  const said = { week: formatDayRange(week.from, week.to, locale), source: source ?? '' };
  return digestText(locale, places.length === 0 ? 'SpotsNone' : 'SpotsNote', said);
}

function addressOf({ ownRegion }: ToldSpots, { publicUrl, locale }: Frame): string {
  return `${publicUrl}/${locale}/main/${ownRegion ?? federalYugoId}`;
}
