import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Printing_Again: 'Try again',
  Printing_Browser: 'Print from the browser',
  Printing_Busy: 'Preparing the PDF',
  Printing_Cancel: 'Cancel',
  Printing_Cancelled: 'Printing was cancelled.',
  Printing_Failed_broken: 'The PDF could not be made.',
  Printing_Failed_lost: 'Work on the PDF was interrupted.',
  Printing_Failed_refused: 'This page is not available to you.',
  Printing_Failed_too_slow: 'The PDF took longer than 10\u00A0seconds.',
  Printing_Pdf: 'PDF',
  Printing_Ready: 'The PDF is ready',
  Printing_Save: 'Save again',
  Printing_TooMany: 'Three PDFs of yours are being made: wait for one of them.',
  Printing_Unavailable: 'This server has no browser to print with: save a PDF from the print window.',
};
