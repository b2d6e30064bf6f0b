import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Merging_Title: 'One and the same',
  Merging_Dossier: 'To the dossier',
  Merging_Conflict:
    'Another editor changed this entry while you were deciding. Nothing was written: look at what it is now.',
  Merging_Reload: 'Show what is there now',
  Merging_Failed: 'That did not work. Please try again.',
  Merging_Done: 'Saved.',
  Merging_Form: 'Who else is the same one',
  Merging_FormNote:
    'Names, numbers, facts and headlines of the chosen one will count for {name}. Nothing is erased and it can be undone.',
  Merging_NoNamesakes: 'Nobody else bears this name. Look for another name or number.',
  Merging_Namesakes: 'Bear this name',
  Merging_Found: 'Found',
  Merging_Reason: 'Why they are the same',
  Merging_Merge: 'Merge',
  Merging_Look: 'Name or number',
  Merging_Find: 'Find',
  Merging_History: 'What was merged',
  Merging_HistoryNone: 'Nothing so far.',
  Merging_ByProduct: 'when the registers were loaded',
  Merging_Listed: 'One name in two lists, or in a register and the news.',
  Merging_Undo: 'Part them again',
  Merging_Undone: 'Parted on {day}',
  Merging_Split: 'What is about somebody else',
  Merging_SplitNote:
    'The marked facts go to the one they are about. It stays so when the source is loaded anew, and it can be undone.',
  Merging_SplitNone: 'There are no facts that could be split off.',
  Merging_SplitWhat: 'Which facts',
  Merging_SplitWhose: 'Whom they are about',
  Merging_SplitNew: 'Somebody new',
  Merging_SplitName: 'The name',
  Merging_SplitReason: 'Why they are about another one',
  Merging_SplitSend: '{count, plural, one {Split off # fact} other {Split off # facts}}',
  Merging_SplitHistory: 'What was split off',
  Merging_SplitUndone: 'Taken back on {day}',
};
