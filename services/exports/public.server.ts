export { orderPrint } from './server/printing/printing-handlers.ts';
export { canPrint, openLetterPrinter, type LetterPrinter } from './server/printing/letter-printer.ts';
