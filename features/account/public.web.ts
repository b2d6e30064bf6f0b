export { OwnSessions } from './web/sessions/OwnSessions.tsx';
export { OwnPasskeys } from './web/passkeys/OwnPasskeys.tsx';
