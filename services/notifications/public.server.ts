export { giveNotice, readGathered, takeNoticeBack, type GivenNotice } from './server/notices/give-notice.ts';
export { sendDueLetters } from './server/notices/send-letters.ts';
