import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Landing_Title: 'A manhã da região em uma página',
  Landing_Lead:
    'A Svodka une as notícias do dia aos dossiês de 85 regiões. O que houve, com que números, o que vem.',
  Landing_Week: 'A Rússia em uma semana, {day}',
  Landing_Cases: 'novos casos de COVID-19',
  Landing_Deaths: 'mortes',
  Landing_Rising: '{rising, plural, one {região em alta de {ranked}} other {regiões em alta de {ranked}}}',
  Landing_Source: '{source}, 120 dias até {day}. As mortes oficiais são subestimadas.',
  Landing_NoFigures: 'Os dados ainda carregam: os números aparecem aqui em um minuto.',
  Landing_TryTitle: 'Experimente grátis por {days, plural, one {# dia} other {# dias}}',
  Landing_TryText: 'Enviamos uma senha de uso único. Sem cartão.',
  Landing_Email: 'E-mail',
  Landing_Mailing: 'Receber o resumo de notícias',
  Landing_Start: 'Começar',
  Landing_Done:
    'Um e-mail com a senha de uso único foi enviado a {email}. Vale por 24 horas; o teste começa no primeiro acesso.',
  Landing_Failed: 'Não deu certo: {reason}',
  Landing_News: 'Ler as notícias do dia',
  Landing_DoneTitle: 'Verifique seu e-mail',
  Landing_Again: 'Enviar de novo',
  Landing_SentAgain: 'O e-mail foi enviado de novo.',
  Landing_Correct: 'Corrigir o endereço',
  Landing_OwnText: 'Você entrou como {email}. Sem cartão, nada é cobrado.',
  Landing_Terms: 'Ao continuar, você aceita os <terms>termos de uso</terms>.',
  Landing_TrustTitle: 'Até que ponto confiar na previsão',
  Landing_TrustSub:
    '{count, plural, one {# edição passada} other {# edições passadas}}, {place}: por quantos casos por semana erraram o modelo e a regra “como na semana anterior”.',
  Landing_TrustWeek: '{week}.ª semana',
  Landing_TrustModel: 'modelo',
  Landing_TrustRule: 'como na semana anterior',
  Landing_TrustHeld:
    'A faixa de 80% conteve {first} de {firstOf} semanas a uma semana e {last} de {lastOf} a {lastWeek} semanas.',
  Landing_TrustSpan: 'Edições de {span}.',
  Landing_ReadTitle: 'O que lemos',
  Landing_ReadAll:
    '{headlines, plural, one {# título} other {# títulos}} de {outlets, plural, one {# veículo} other {# veículos}} em {days, plural, one {# dia} other {# dias}}. O texto completo fica sempre no veículo; aqui estão o título e o link.',
  Landing_ForecastTitle:
    'Para {days} esperamos {median, plural, one {# novo caso} other {# novos casos}}{course, select, more {, {percent} a mais} fewer {, {percent} a menos} other {}}',
  Landing_ForecastSub:
    '{place}, casos por dia. Faixas de 50, 80 e 95%{earlier, select, yes {; as linhas cinza são previsões anteriores} other {}}.',
  Landing_ForecastSource:
    '{source}, até {day}. {backdated, select, true {Previsão feita depois, só com os dados daquele dia.} other {Previsão congelada no dia da divulgação.}}',
  Landing_AffairTitle: 'O que aconteceu',
  Landing_AffairSub:
    'As manchetes do dia viram histórias, e as histórias longas viram uma sequência. A mais longa em três meses:',
  Landing_AffairAll:
    '{steps, plural, one {# passo} other {# passos}}, {headlines, plural, one {# manchete} other {# manchetes}} de {outlets, plural, one {# veículo} other {# veículos}}, {span}.',
  Landing_FiguresTitle: 'Com que números',
  Landing_FiguresSub: 'Cada número tem seu recibo: de que é somado, de onde vem e quando ficou conhecido.',
  Landing_InWeek: 'em uma semana',
  Landing_FiguresSource: '{name}, casos por dia até {day}. {source}.',
  Landing_MeasuresTitle: 'O que foi decidido',
  Landing_MeasuresSub: 'Medidas por dia: o que estava em vigor e desde quando.',
  Landing_MeasureFrom: 'desde {day}',
  Landing_MeasuresAll:
    '{place} e todo o país em {day}: {inForce, plural, one {# medida} other {# medidas}} em vigor; aqui {shown, plural, one {a mais recente} other {as # mais recentes}}. Na época ninguém sabia quando terminariam.',
  Landing_WhatIfTitle: 'E se',
  Landing_WhatIfSub: 'Nascimentos, migração, idade de aposentadoria: a pirâmide muda junto com o controle.',
  Landing_WhatIfSource: '{name}, Rosstat, {year}, mil pessoas.',
  Landing_HearTitle: 'O que você ouve de manhã',
  Landing_HearSub: 'As mesmas frases chegam por e-mail ou em voz alta, sobre a sua região.',
  Landing_HearSource: 'Escrito por regras, sem texto livre: cada número abre seu recibo.',
  Landing_Call:
    'Experimente com a sua região: {days, plural, one {# dia} other {# dias}} grátis, e depois as notícias continuam abertas.',
  Landing_CallButton: 'Ir ao formulário',
  Landing_Days:
    'Datas desta página: notícias até {news}; números, previsões e medidas até {figures}.{later, select, true { Os mais recentes exigem licença.} other {}} O número oficial de mortes é subestimado.',
  Landing_TrustNone:
    '{place}: a previsão com dados até {day} é a primeira, e nenhuma de suas semanas terminou. Os erros aparecerão aqui com os próximos boletins.',
  Landing_Listen: 'Ouvir',
  Landing_Pause: 'Pausar',
};
