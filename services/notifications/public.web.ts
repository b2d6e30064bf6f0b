export { letterZones } from './web/notices/letter-zones.ts';
export { OwnNotices } from './web/notices/OwnNotices.tsx';
export { watchUnread } from './web/notices/watch-unread.ts';
