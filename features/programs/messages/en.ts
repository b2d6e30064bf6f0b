import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Programs_NoData: 'No data: nothing is known for this day and within these bounds.',
  Programs_Cut:
    'The list “{list}” was cut: {shown, number} of {total, number}. Narrow the question or take the next page.',
  Programs_TooLong: 'The answer is too long: narrow the days or places, or take smaller pages.',
  Programs_UnknownName: 'The tool does not know: {names}.',
};
