export { OwnNotices } from './web/notices/OwnNotices.tsx';
