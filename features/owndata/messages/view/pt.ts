import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  OwnData_OwnSource: 'Dados próprios: {source}',
  OwnData_OwnName: '{name} (próprio)',
  OwnData_AddToView: 'Adicionar série própria',
  OwnData_Apart: 'Unidade, período ou forma diferem: a série é desenhada à parte.',
  OwnData_Together: 'Desenhada com as públicas; as linhas dizem “próprio”.',
  OwnData_NotHere: 'A série não tem valores para estes lugares.',
  OwnData_Alone: 'Outras pessoas não a veem: por link e em outro site o gráfico aparece sem ela.',
  OwnData_NoneSuch: 'Você não tem essa série.',
  OwnData_Bring: 'Trazer seu arquivo',
};
