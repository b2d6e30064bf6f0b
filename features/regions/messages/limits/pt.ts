import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLimits_After: 'As fontes descrevem as restrições até {day}; o que vale depois não sabemos.',
  RegionLimits_Country: 'No país',
  RegionLimits_Empty: 'As fontes não registram restrições em vigor em {day}.',
  RegionLimits_Level: 'nível {level, number} de {highest, number}',
  RegionLimits_Link: '{site}, {day}',
  RegionLimits_NoneOwn: 'Não há registros abertos de restrições próprias neste dia.',
  RegionLimits_Reported: 'informado em {day}, sem notícia do fim',
  RegionLimits_Scope_general: 'todo o país',
  RegionLimits_Scope_targeted: 'parte do país',
  RegionLimits_Since: 'desde {day}',
  RegionLimits_Strictest:
    'A medida mais rigorosa em vigor em qualquer parte do país: nada diz de uma região dada.',
  RegionLimits_Sub: 'Em vigor em {day}',
  RegionLimits_Title: 'Restrições',
};
