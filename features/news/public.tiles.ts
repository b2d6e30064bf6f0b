export { KeepLater } from './web/marks/KeepLater.tsx';
export { useMuting } from './web/muting/use-muting.ts';
