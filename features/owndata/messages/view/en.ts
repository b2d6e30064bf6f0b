import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: 'Own data: {source}',
  OwnData_OwnName: '{name} (own)',
  OwnData_AddToView: 'Add an own series',
  OwnData_Apart: 'Unit, period or form differ: the series is drawn apart.',
  OwnData_Together: 'Drawn with the public series; its lines say “own”.',
  OwnData_NotHere: 'The series has no values for these places.',
  OwnData_NoneSuch: 'You have no series of this link: only its owner sees it.',
  OwnData_Bring: 'Bring your own file',
  OwnData_NotShared: 'Only you see the series: neither a link nor a board shares it.',
  OwnData_NoneShort: 'no such series',
};
