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
  Landing_Inside: 'O que há dentro',
  Landing_TryTitle: 'Experimente grátis por {days, plural, one {# dia} other {# dias}}',
  Landing_TryText: 'Enviamos uma senha de uso único. Sem cartão.',
  Landing_Email: 'E-mail',
  Landing_Mailing: 'Enviar-me o resumo de notícias',
  Landing_Start: 'Começar',
  Landing_Done:
    'Uma carta com a senha de uso único foi enviada a {email}. Vale por 24 horas; o teste começa no primeiro acesso.',
  Landing_Failed: 'Não deu certo: {reason}',
  Landing_News: 'Ler as notícias do dia',
  Landing_DoneTitle: 'Verifique seu e-mail',
  Landing_Again: 'Enviar de novo',
  Landing_SentAgain: 'A carta foi enviada de novo.',
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
};
