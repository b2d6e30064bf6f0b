import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  MeasureFacts_Title: 'Fact check',
  MeasureFacts_Lead:
    'A second person compares figures, act and dates with their source. The measure is not accepted before they answer.',
  MeasureFacts_None: 'Nobody was asked yet whether the facts of this version hold.',
  MeasureFacts_Checker: 'Whom to ask',
  MeasureFacts_Choose: 'choose',
  MeasureFacts_CheckerOwes: '{name}, answers owed: {open}',
  MeasureFacts_Question: 'What to check',
  MeasureFacts_Ask: 'Ask for a check',
  MeasureFacts_Asked: '{by} asks {checker}, {day}',
  MeasureFacts_Waits: 'no answer yet',
  MeasureFacts_Withdraw: 'Wait no longer',
  MeasureFacts_Verdict: 'What you found',
  MeasureFacts_Verdict_holds: 'it holds',
  MeasureFacts_Verdict_wrong: 'there is an error',
  MeasureFacts_Verdict_unsure: 'cannot be told',
  MeasureFacts_Note: 'What was compared, and what is wrong',
  MeasureFacts_NoteHint:
    'An error, or what cannot be told, takes words; readers see the answer beside the measure.',
  MeasureFacts_Source: 'Link to the source',
  MeasureFacts_Answer: 'Answer',
  MeasureFacts_Answered: '{checker}, {day}',
  MeasureFacts_Somebody: 'the account is gone',
  MeasureFacts_SentAsked: 'Asked: the e-mail is on its way.',
  MeasureFacts_SentAnswer: 'Your answer is kept, the moderator has it.',
  MeasureFacts_Taken: 'The question is taken back.',
  MeasureFacts_Blocks: 'An answer about the facts is awaited: wait for it or take the question back.',
  MeasureFacts_MineTitle: 'You are asked to check facts',
  MeasureFacts_MineBy: '{by}, {day}',
};
