export { OwnKeys } from './web/keys/OwnKeys.tsx';
