import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { compute, isMissing } from '../domain/answer/compute.ts';
import type { Outcome } from '../domain/answer/outcome.ts';
import { ofCountry } from '../domain/reading/read-indicators.ts';
import { readSubject } from '../domain/subject/read-subject.ts';
import type { Reading, Understood } from '../domain/reading/understood.ts';
import { sayWhere } from '../domain/suggest/say-where.ts';
import type { KnownIndicator } from '../domain/words/lexicon.ts';
import { collectFigures, type Collected } from './collect-figures.ts';
import { readStanding } from './read-beside.ts';
import { readIndicators } from './read-indicators.ts';
import { answerSubject, noView } from './subject/answer-subject.ts';
import { listEntries } from './list-entries.ts';
import { listOffers } from './list-offers.ts';
import { listNamedPlaces } from './list-vocabulary.ts';
import { sayAnswer, sayMissing, sayTime, type Speech } from './say-answer.ts';
import { sayStanding } from './say-standing.ts';
import { receiptOf, rowWriter, viewOf } from './show-answer.ts';
import { listChips, listNotes } from './say-understood.ts';
import { understandQuestion } from './understand-question.ts';

type Asking = Pick<RequestContext, 'db' | 'locale' | 'clock' | 'translate' | 'caller'>;

/** A question answered as of the clock's day: what was understood, the figure and where it comes from, or why there is none; `lack` is that reason in a word. */
export async function answerQuestion(question: string, context: Asking) {
  const { locale, clock, translate, caller } = context;
  const subject = readSubject(question);
  const about = subject && (await answerSubject(subject, context));
  if (about) return { answer: about, lack: null };
  const indicators = await readIndicators();
  const reading = await understandQuestion(question, {
    locale,
    today: clock.day,
    country: federalYugoId,
    mine: caller.linkedObjectYugoId,
  });
  if (reading.lack !== null)
    return {
      answer: withoutFigure(
        { reading, speech: await readSpeech(reading, context) },
        translate(locale, `Ask_No_${reading.lack}`),
      ),
      lack: reading.lack,
    };
  const own = await tryReading(reading, indicators, context);
  const other = isMissing(own.computed) ? ofCountry(reading.understood, federalYugoId) : null;
  const national = other && (await tryReading({ ...reading, understood: other }, indicators, context));
  const { reading: read, collected, computed } = national && !isMissing(national.computed) ? national : own;
  const asked = { reading: read, speech: await readSpeech(read, context), isNational: read !== reading };
  if (!isMissing(computed))
    return { answer: await withFigure(asked, computed, collected, context), lack: null };
  const isImpossible = computed.kind !== 'not_known';
  const understood: Understood = isImpossible
    ? { ...read.understood, operation: 'impossible' }
    : read.understood;
  return {
    answer: withoutFigure({ ...asked, reading: { ...read, understood } }, sayMissing(computed, asked.speech)),
    lack: computed.kind,
  };
}

async function tryReading(
  reading: Reading,
  indicators: ReadonlyMap<string, KnownIndicator>,
  { db, clock }: Asking,
) {
  const collected = await collectFigures(db, reading, indicators, clock.day);
  return { reading, collected, computed: compute(reading.understood, collected.figures) };
}

async function readSpeech({ understood }: Reading, { db, locale, translate }: Asking): Promise<Speech> {
  const codes = understood.indicators.map(({ id }) => id);
  const [places, named, known] = await Promise.all([
    listPlaces(db, locale),
    listNamedPlaces(db, locale),
    codes.length === 0 ? [] : listIndicators(db, codes, locale),
  ]);
  const names = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
  return {
    locale,
    translate,
    indicators: codes.flatMap((code) => known.filter(({ indicator }) => indicator === code)),
    nameOf: (yugoId) => names.get(yugoId) ?? '',
    whereOf: (yugoId) => {
      const place = named.find((each) => each.yugoId === yugoId);
      return place === undefined ? '' : sayWhere(place, locale);
    },
    regions: places.filter(({ kind }) => kind === 'region').map(({ shortName }) => shortName),
  };
}

interface Asked {
  reading: Reading;
  speech: Speech;
  /** The country is told by a series of its own. */
  isNational?: boolean;
}

/** Years of which a chip offers the figures, the newest first. */
const maxYears = 12;

function told({ reading, speech }: Asked, hasFigure: boolean, days: readonly string[] = []) {
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].slice(-maxYears).toReversed();
  return {
    understood: reading.understood,
    readings: reading.others,
    chips: listChips(reading, speech, years),
    notUnderstood: reading.notUnderstood,
    offers: listOffers(reading, speech, hasFigure),
    entries: listEntries(reading, speech),
    headlines: [],
  };
}

function withoutFigure(asked: Asked, reason: string) {
  return {
    ...told(asked, false),
    sentence: reason,
    unit: null,
    time: null,
    result: {},
    view: noView,
    receipt: null,
    notes: listNotes(asked.reading, asked.speech, false),
    reason,
  };
}

async function withFigure(
  asked: Asked,
  outcome: Outcome,
  collected: Collected,
  { db, locale, clock }: Asking,
) {
  const { figures, isAdded } = collected;
  const { reading, speech } = asked;
  const { understood } = reading;
  const [indicator] = speech.indicators;
  const rowOf = rowWriter(speech);
  const { value, of, difference, percent, whole } = outcome;
  const standing = await readStanding(understood, outcome, figures, { db, clock });
  const said = sayAnswer(understood, outcome, speech);
  return {
    ...told(
      asked,
      true,
      (figures.courses[0]?.[0] ?? []).map(({ day }) => day),
    ),
    // A question for the place has it in its own sentence.
    sentence:
      standing === null || understood.operation === 'rank'
        ? said
        : `${said}${locale === 'ja' ? '' : ' '}${sayStanding(standing, speech)}`,
    value,
    unit: outcome.measure === 'unit' ? (indicator?.unit.code ?? null) : outcome.measure,
    time: indicator?.period === 'annual' ? outcome.day.slice(0, 4) : outcome.day,
    rows: outcome.rows.map(rowOf),
    result: {
      of: of ?? standing?.of,
      difference,
      percent,
      whole,
      ...(standing && { rank: standing.rank, order: standing.order, median: standing.median }),
    },
    view: await viewOf(understood, collected, speech, { db, clock }),
    receipt: await receiptOf(understood, outcome, { collected, standing, speech }, { db, locale }),
    notes: [
      ...(asked.isNational
        ? [speech.translate(locale, 'Ask_Note_national', { indicator: indicator!.name })]
        : []),
      ...listNotes(reading, speech, isAdded, sayTime(outcome.day, speech)),
    ],
  };
}
