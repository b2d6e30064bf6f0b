import type { WeekFigure } from '#features/regions/public.ts';
import type { BriefFacts } from './brief-facts.ts';
import {
  type BriefAddend,
  type BriefNumber,
  type BriefSentence,
  sentence,
  statCall,
} from './brief-shapes.ts';
import { changeReceipt } from './week-receipt.ts';

/** With fewer a week than this, one headline more or less is no change worth a word. */
const fewHeadlines = 3;

/** Headlines of seven days against what is usual. */
export function volumeSentence({ yugoId, volume }: BriefFacts): BriefSentence {
  const { from, to, headlines, usual, weeks } = volume;
  const receipt = {
    from,
    to,
    origin: 'headlines' as const,
    call: `/api/regiondossier/getNewsStat?region=${yugoId}`,
  };
  const lines = weeks.map((week) => ({
    label: { week: { from: week.from, to: week.to } },
    value: week.value,
    style: 'whole' as const,
  }));
  const numbers: Record<string, BriefNumber> = {
    headlines: {
      value: headlines,
      style: 'whole',
      receipt: {
        ...receipt,
        addends: [{ label: { word: 'Events_Receipt_Headlines' }, value: headlines, style: 'whole' }],
        total: null,
      },
    },
  };
  if (usual === null || usual < fewHeadlines) {
    const key = usual === null ? 'Events_Brief_VolumeAlone' : 'Events_Brief_VolumeRare';
    return sentence('volume', 'stories', key, { values: { count: headlines }, numbers });
  }
  numbers['usual'] = {
    value: usual,
    style: 'whole',
    receipt: {
      ...receipt,
      from: weeks.at(-1)!.from,
      to: weeks[0]!.to,
      addends: lines,
      total: 'Events_Receipt_Median',
    },
  };
  const direction = headlines > usual ? 'more' : headlines < usual ? 'less' : 'same';
  return sentence('volume', 'stories', 'Events_Brief_Volume', {
    values: { count: headlines, direction },
    numbers,
  });
}

/** The story most told of today. */
export function topSentence({ yugoId, volume, top }: BriefFacts): BriefSentence {
  if (top === null) return sentence('topStory', 'stories', 'Events_Brief_NoStory');
  const { itemCount, sourceCount, isOfWeek, ...story } = top;
  const receipt = {
    from: isOfWeek ? volume.from : volume.to,
    to: volume.to,
    total: null,
    origin: 'headlines' as const,
    call: `/api/news/getStory?id=${story.storyId}`,
  };
  const one = (word: string, value: number): BriefNumber => ({
    value,
    style: 'whole',
    receipt: { ...receipt, addends: [{ label: { word }, value, style: 'whole' }] },
  });
  return sentence('topStory', 'stories', 'Events_Brief_TopStory', {
    values: { count: itemCount, outlets: sourceCount, yugoId, span: isOfWeek ? 'week' : 'day' },
    numbers: {
      headlines: one('Events_Receipt_Headlines', itemCount),
      sources: one('Events_Receipt_Outlets', sourceCount),
    },
    stories: { story },
  });
}

/** The neighbour whose cases grew fastest, and how much our outlets had on it where that is not as usual nothing. */
export function neighbourSentence({ week, neighbour }: BriefFacts): BriefSentence[] {
  if (week === null || neighbour === null) return [];
  const { name, among, cases, previous, changePercent, told, yugoId } = neighbour;
  const figure: WeekFigure = { week: cases, previousWeek: previous, changePercent, addends: [], total: null };
  return [
    sentence('neighbour', 'beside', 'Events_Brief_Neighbour', {
      values: {
        name,
        among,
        direction: changePercent > 0 ? 'up' : 'down',
        told: told === null ? 'no' : 'yes',
        count: told?.headlines ?? 0,
        outlets: told?.outlets ?? 0,
      },
      numbers: {
        ...changeReceipt(figure, week, statCall(yugoId)),
        ...(told !== null && { headlines: toldNumber(told, yugoId) }),
      },
    }),
  ];
}

function toldNumber(
  { from, to, headlines }: { from: string; to: string; headlines: number },
  yugoId: number,
): BriefNumber {
  return {
    value: headlines,
    style: 'whole',
    receipt: {
      from,
      to,
      addends: [{ label: { word: 'Events_Receipt_Headlines' }, value: headlines, style: 'whole' }],
      total: null,
      origin: 'headlines',
      call: `/api/regiondossier/getNewsStat?region=${yugoId}`,
    },
  };
}

/** Indicators that became known in seven days. */
export function newDataSentence({ yugoId, newData, volume }: BriefFacts): BriefSentence {
  if (newData.count === 0) return sentence('newData', 'next', 'Events_Brief_NoNewData');
  return sentence('newData', 'next', 'Events_Brief_NewData', {
    values: { count: newData.count, first: newData.names[0]! },
    numbers: {
      indicators: {
        value: newData.count,
        style: 'whole',
        receipt: {
          from: volume.from,
          to: volume.to,
          addends: newData.names.map((name) => ({ label: { name }, value: 1, style: 'whole' })),
          total: null,
          origin: 'indicator',
          call: `/api/regiondossier/getOverview?yugoId=${yugoId}`,
        },
      },
    },
  });
}

/** Why the week was not like the one before: what the data know of it, and that what began at the same time is no cause. A week like the one before asks no why. */
export function whySentence({ own, measures }: BriefFacts): BriefSentence[] {
  const { week, previousWeek } = own?.cases ?? { week: null, previousWeek: null };
  if (week === null || previousWeek === null || week === previousWeek) return [];
  return [
    sentence('why', 'why', 'Events_Brief_Why', {
      values: { course: week > previousWeek ? 'up' : 'down', began: measures.began.length },
    }),
  ];
}

/** Measures in force on the day, and those of them that began within the week. */
export function measuresSentence({ yugoId, measures }: BriefFacts): BriefSentence {
  const { from, to, inForce, began } = measures;
  if (inForce.length === 0) return sentence('measures', 'why', 'Events_Brief_NoMeasures');
  const figure = (names: readonly string[]): BriefNumber => ({
    value: names.length,
    style: 'whole',
    receipt: {
      from,
      to,
      addends: addendsOf(names),
      total: null,
      origin: 'measures',
      call: `/api/regiondossier/getDetailedActions?yugoId=${yugoId}`,
    },
  });
  return sentence('measures', 'why', 'Events_Brief_Measures', {
    values: { count: inForce.length, began: began.length },
    numbers: { measures: figure(inForce), ...(began.length > 0 && { fresh: figure(began) }) },
  });
}

/** Names a receipt lists; the others are one line. */
const maxNames = 12;

function addendsOf(names: readonly string[]): BriefAddend[] {
  const rest = names.length - maxNames;
  return [
    ...names.slice(0, maxNames).map((name): BriefAddend => ({ label: { name }, value: 1, style: 'whole' })),
    ...(rest > 0
      ? [{ label: { word: 'Events_Receipt_MoreMeasures' }, value: rest, style: 'whole' } as const]
      : []),
  ];
}
