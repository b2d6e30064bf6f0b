export { OwnSessions } from './web/OwnSessions.tsx';
export { OwnPasskeys } from './web/passkeys/OwnPasskeys.tsx';
