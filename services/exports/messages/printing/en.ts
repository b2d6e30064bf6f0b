import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Printing_All: 'All tabs',
  Printing_AsOf: 'Data as of {day}.',
  Printing_Bound:
    '{count, plural, =0 {Choose at least one tab.} one {One tab, as on the screen.} other {One file: contents, the tabs in order, a list of sources.}}',
  Printing_Contents: 'Contents',
  Printing_Paper: 'Print and PDF',
  Printing_Sources: 'Sources',
  Printing_Title: 'Print and PDF',
  Printing_Which: 'Which tabs of the dossier to take.',
  Printing_Again: 'Try again',
  Printing_Browser: 'Print from the browser',
  Printing_Busy: 'Preparing the PDF',
  Printing_Cancel: 'Cancel',
  Printing_Cancelled: 'Printing was cancelled.',
  Printing_Failed_broken: 'The PDF could not be made.',
  Printing_Failed_lost: 'Work on the PDF was interrupted.',
  Printing_Failed_refused: 'This page is not available to you.',
  Printing_Failed_too_slow: 'The PDF took too long.',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'The PDF is ready',
  Printing_Save: 'Save again',
  Printing_TooMany: 'Three PDFs of yours are being made: wait for one of them.',
  Printing_Unavailable: 'This server has no browser to print with: save a PDF from the print window.',
};
