export { useMuting } from './web/muting/use-muting.ts';
