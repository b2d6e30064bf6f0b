import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: 'Own data: {source}',
  OwnData_OwnName: '{name} (own)',
  OwnData_AddToView: 'Add an own series',
  OwnData_Apart: 'Unit, period or form differ: the series is drawn apart.',
  OwnData_Together: 'Drawn with the public series; its lines say “own”.',
  OwnData_NotHere: 'The series has no values for these places.',
  OwnData_Alone: 'Others do not see it: by link and on another site the chart stands without it.',
  OwnData_NoneSuch: 'You have no such series.',
  OwnData_Bring: 'Bring your own file',
};
