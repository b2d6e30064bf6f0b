import type { messages as ru } from './ru.ts';

/** Texts of an affair's page. */
export const messages: Record<keyof typeof ru, string> = {
  News_Affair_Label: 'Caso',
  News_Affair_Counts:
    '{steps, plural, one {# passo} many {# passos} other {# passos}} e {items, plural, one {# título} many {# títulos} other {# títulos}} de {sources, plural, one {# veículo} many {# veículos} other {# veículos}}, {span}.',
  News_Affair_Description:
    '{title}. O caso em {steps, plural, one {# passo} many {# passos} other {# passos}}.',
  News_Affair_Days: 'Títulos por dia',
  News_Affair_DaysSub: 'Os números sob as barras são os passos; o tracejado contesta o que veio antes.',
  News_Affair_DaysLabel: 'Títulos por dia, {span}: pico de {count}, {day}',
  News_Affair_Steps: 'Passo a passo',
  News_Affair_Others: 'e também {names}',
  News_Affair_OthersMore: 'e também {names} e mais {count}',
  News_Affair_Denial: 'contesta o anterior',
  News_Affair_Correction: 'corrigido',
  News_Affair_Earlier: 'antes: “{title}”',
  News_Affair_Minor:
    'Mais {count, plural, one {# história vem} many {# histórias vêm} other {# histórias vêm}} de um único veículo.',
  News_Affair_Changed: 'Números que mudaram',
  News_Affair_Was: 'Antes',
  News_Affair_Became: 'Agora',
  News_Affair_ChangedNote: 'Só números que estão nos títulos.',
  News_Affair_Disagree: 'Números que não coincidem',
  News_Affair_DisagreeNote: 'Não julgamos qual está certo.',
  News_Affair_First: 'Quem deu primeiro',
  News_Affair_FirstSub: 'Em quantos dos {steps} passos o veículo saiu na frente.',
  News_Affair_Silent: 'Quem não publica',
  News_Affair_SilentSub:
    'Veículos que publicam muito nestas editorias, sem nenhum título sobre isso desde {day}.',
  News_Affair_SilentValue: '0 de {count}',
  News_Affair_SilentNote:
    'Quem cala é a nossa seleção, nem sempre o veículo: nem todos os títulos chegam até nós.',
  News_Affair_Named: 'Quem é citado',
  News_Affair_Wrong: 'Não é um só caso',
  News_Affair_Nearby: 'Perto, mas à parte',
  News_Affair_NearbySub: 'Histórias das mesmas pessoas e lugares sobre outra coisa.',
  News_Affair_NearbyOutlets: '{count, plural, one {# veículo} other {# veículos}}',
  News_Affair_Headlines: '{count, plural, one {# título do caso} other {# títulos do caso}}',
  News_Affair_HeadlinesCut: 'São mostrados os últimos {count}.',
  News_Affair_HeadlinesAll: '{count, plural, one {Mais # título} other {Mais # títulos}}',
  News_Affair_Thin: 'Hachurado: menos da metade dos veículos chegou até nós.',
};
