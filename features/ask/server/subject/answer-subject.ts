import { listTopicHeadlines } from '#features/news/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { findHead } from '#statistics/office-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { languageOf } from '../../domain/suggest/complete-typed.ts';
import type { Subject } from '../../domain/subject/read-subject.ts';
import { understandQuestion } from '../understand-question.ts';

type Asking = Pick<RequestContext, 'db' | 'locale' | 'clock' | 'translate' | 'caller'>;

/** Days of news that are looked through, up to the clock. */
const newsDays = 30;
/** Headlines that are shown; the search has all. */
const maxHeadlines = 5;

/** The answer to a question about news, who heads a place, or measures; null where it names no place of ours and is better read as one about figures. */
export async function answerSubject({ kind, about }: Subject, context: Asking) {
  if (kind === 'news') return answerNews(about, context);
  const place = await findPlace(about, context);
  if (place === null) return null;
  return kind === 'head' ? answerHead(place, context) : answerMeasures(place, context);
}

interface AskedPlace {
  yugoId: number;
  name: string;
  /** The day that is asked about, never after the clock's. */
  day: string;
}

/** The one place that some words name, and the end of the time they name. */
async function findPlace(about: string, { db, locale, clock, caller }: Asking): Promise<AskedPlace | null> {
  const { understood } = await understandQuestion(about, {
    locale,
    today: clock.day,
    country: federalYugoId,
    mine: caller.linkedObjectYugoId,
  });
  const yugoId = understood.places.find((each) => typeof each === 'number');
  const place = (await listPlaces(db, locale)).find((each) => each.yugoId === yugoId);
  if (place === undefined) return null;
  const { at = 'latest' } = understood.period;
  const asked = /^\d{4}$/.test(at) ? `${at}-12-31` : /^\d{4}-\d\d-\d\d$/.test(at) ? at : clock.day;
  return {
    yugoId: place.yugoId,
    name: place.shortName,
    day: asked < clock.day ? asked : clock.day,
  };
}

/** The picture of an answer without figures. */
export const noView = {
  kind: 'none' as const,
  course: [],
  beside: [],
  median: [],
  regions: [],
  country: null,
  unit: null,
  decimals: 0,
  period: null,
};

/** What every such answer has: no figures of the store, and so no view of them. */
function blank(operation: Subject['kind'], places: number[]) {
  return {
    understood: { operation, indicators: [], places, period: {}, params: {} },
    readings: [],
    unit: null,
    time: null,
    result: {},
    view: noView,
    receipt: null,
    notes: [],
    notUnderstood: [],
    offers: [],
    headlines: [],
  };
}

function chipsOf(operation: Subject['kind'], about: string, { locale, translate }: Asking) {
  return [
    { kind: 'place' as const, text: about, options: [] },
    { kind: 'operation' as const, text: translate(locale, `Ask_Operation_${operation}`), options: [] },
  ];
}

async function answerHead(place: AskedPlace, context: Asking) {
  const { db, locale, translate } = context;
  const { yugoId, name, day } = place;
  const head = await findHead(db, yugoId, day, locale);
  const told = { place: name, day: formatDay(day, locale) };
  const common = {
    ...blank('head', [yugoId]),
    chips: chipsOf('head', name, context),
    entries: [{ kind: 'dossier' as const, text: name, id: yugoId }],
  };
  if (head === null) {
    const reason = translate(locale, 'Ask_No_head', told);
    return { ...common, sentence: reason, reason };
  }
  const source = await readSource(db, { ...head, sample: false, knownAt: head.attestedOn }, locale);
  return {
    ...common,
    sentence: translate(locale, 'Ask_Say_head', {
      ...told,
      name: head.name,
      seen: formatDay(head.attestedOn, locale),
    }),
    time: day,
    receipt: source && {
      source,
      addends: [{ label: name, value: head.name }],
      figure: head.name,
      total: null,
    },
  };
}

async function answerMeasures({ yugoId, name, day }: AskedPlace, context: Asking) {
  const { db, locale, translate, clock } = context;
  const terms = await listTerms(db, { yugoId }, { from: day, to: day, day: clock.day }, locale);
  return {
    ...blank('measures', [yugoId]),
    sentence: translate(locale, 'Ask_Say_measures', {
      place: name,
      day: formatDay(day, locale),
      count: terms.length,
    }),
    value: terms.length,
    time: day,
    chips: chipsOf('measures', name, context),
    notes: [translate(locale, 'Ask_Note_measures')],
    entries: [{ kind: 'measures' as const, text: name, id: yugoId }],
  };
}

async function answerNews(topic: string, context: Asking) {
  const { db, locale, clock, translate } = context;
  const headlines = await listTopicHeadlines(db, {
    topic,
    language: languageOf(topic, locale),
    clock: clock.news,
    days: newsDays,
    most: maxHeadlines,
  });
  const count = headlines[0]?.total ?? 0;
  const sentence = translate(locale, 'Ask_Say_news', {
    topic,
    count,
    days: newsDays,
    day: formatDay(clock.day, locale),
  });
  return {
    ...blank('news', []),
    sentence,
    ...(count === 0 && { reason: sentence }),
    chips: [
      { kind: 'operation' as const, text: translate(locale, 'Ask_Operation_news'), options: [] },
      { kind: 'topic' as const, text: topic, options: [] },
    ],
    headlines: headlines.map(({ total: _total, at, ...headline }) => ({ ...headline, at: at.toISOString() })),
    entries: [{ kind: 'search' as const, text: topic, words: topic }],
  };
}
