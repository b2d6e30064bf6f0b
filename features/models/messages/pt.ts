import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Models_Title: 'Modelos',
  Models_Problem_Missing: 'Não informado.',
  Models_Problem_Number: 'Aqui cabe um número simples.',
  Models_Problem_Bounds: 'De {min} a {max} {unit}',
  Models_Problem_Count: 'De {min} a {max} entradas.',
  Models_Problem_Order: 'Os valores não estão em ordem.',
  Models_Problem_Unknown: 'Esse valor não existe.',
  Models_Problem_Inconsistent: 'O valor contradiz os demais.',
  Models_Unit_Children: 'filhos por mulher',
  Models_Unit_PeopleYear: 'pessoas por ano',
  Models_Unit_Years: 'anos',
  Models_Unit_Roubles: '₽ por mês',
};
