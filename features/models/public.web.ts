export { ModelWarnings } from './web/frame/ModelWarnings.tsx';
