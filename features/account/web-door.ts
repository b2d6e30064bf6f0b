export { OwnSessions } from './web/sessions/OwnSessions.tsx';
