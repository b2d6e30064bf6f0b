import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasuresManuals_Verdict:
    '{count, plural, one {The handbook has # entry} other {The handbook has # entries}}; never chosen: {unused}.',
  MeasuresManuals_Books: 'Handbook',
  MeasuresManuals_Book_issue: 'Issues',
  MeasuresManuals_Book_unit: 'Units',
  MeasuresManuals_Book_subject: 'Subjects',
  MeasuresManuals_Book_prompt: 'Hints',
  MeasuresManuals_Name: 'Name',
  MeasuresManuals_Group: 'Group',
  MeasuresManuals_New: 'New entry',
  MeasuresManuals_Save: 'Save',
  MeasuresManuals_Change: 'change',
  MeasuresManuals_SwitchOff: 'switch off',
  MeasuresManuals_SwitchOn: 'switch on',
  MeasuresManuals_Off: 'off',
  MeasuresManuals_RenameHint: 'Measures that will show the new name: {uses}.',
  MeasuresManuals_Uses: 'measures with it: {uses}',
  MeasuresManuals_InUse: 'It can not be deleted: {uses} measures have it. Switch it off or merge it.',
  MeasuresManuals_Known: 'Such an entry is there already.',
  MeasuresManuals_Merge: 'Merge two entries',
  MeasuresManuals_Goes: 'Goes',
  MeasuresManuals_Stays: 'Stays',
  MeasuresManuals_MergeText: '“{stays}” stays; measures that move: {moved}.',
  MeasuresManuals_MergeDo: 'Merge',
  MeasuresManuals_Merged: 'Merged; versions changed: {moved}.',
};
