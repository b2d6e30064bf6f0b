export { giveNotice, readGathered, takeNoticeBack, type GivenNotice } from './server/notices/give-notice.ts';
export { nameMeasured } from './server/notices/name-measured.ts';
export type { CrossingDetail } from './server/notices/notice-queries.ts';
export { sayCrossing } from './server/notices/say-notice.ts';
export { sendDueLetters } from './server/notices/send-letters.ts';
