export { orderPrint } from './server/printing/printing-handlers.ts';
export { canPrint } from './server/printing/find-browser.ts';
export { openLetterPrinter, type LetterPrinter } from './server/printing/letter-printer.ts';
export { isOpenLicence } from './domain/catalogue/open-licence.ts';
