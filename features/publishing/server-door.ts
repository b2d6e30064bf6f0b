export { orderPrint } from './server/printing/printing-handlers.ts';
