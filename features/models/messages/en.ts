import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Models_Title: 'Models',
  Models_Problem_Missing: 'Not given.',
  Models_Problem_Number: 'A plain number belongs here.',
  Models_Problem_Bounds: 'From {min} to {max} {unit}',
  Models_Problem_Count: 'From {min} to {max} entries.',
  Models_Problem_Order: 'The values are not in order.',
  Models_Problem_Unknown: 'There is no such value.',
  Models_Problem_Inconsistent: 'The value contradicts the others.',
  Models_Unit_Children: 'children per woman',
  Models_Unit_PeopleYear: 'people a year',
  Models_Unit_Years: 'years',
  Models_Unit_Roubles: '₽ a month',
};
