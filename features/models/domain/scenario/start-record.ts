import record from './start-record.json' with { type: 'json' };

/** How starts like these did in the past: "nothing changes" from past days against what came, as `npm run evaluate -- scenario` measured it. */
export const startRecord = record;
