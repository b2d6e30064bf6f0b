import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionLater_Title: 'O que veio depois',
  RegionLater_Hide: 'ocultar',
  RegionLater_Lead: '{weeks, plural, one {# semana depois} other {# semanas depois}}, {range}:',
  RegionLater_Measure: '{measure, select, deaths {Mortes na semana} other {Casos na semana}}',
  RegionLater_Then: 'contra {value} então',
  RegionLater_Peak: 'o máximo desde então foi {value} na semana até {day}',
  RegionLater_NoHigher: 'nenhuma semana desde então foi mais alta',
  RegionLater_Unknown: 'nem todos os dias dessa semana foram publicados',
  RegionLater_Early: 'Ainda não passou uma semana inteira publicada desde este dia: não há o que comparar.',
  RegionLater_Figures: 'Dados mais novos',
  RegionLater_ThenFigure: 'então se conhecia {value} para {when}',
  RegionLater_NothingThen: 'então não se conhecia',
  RegionLater_Source: '{source}. As mesmas séries como conhecidas em {day}.',
  RegionLater_Note:
    'O que foi aberto pode ser ocultado de novo: nem as conclusões nem os números da página contam com isso.',
};
