export { giveNotice, type GivenNotice } from './server/notices/give-notice.ts';
