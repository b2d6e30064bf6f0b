import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Events_Why: 'Por que mudou',
  Events_WhyNone: 'Não se encontraram viragens nesta série: é curta ou não muda mais que o habitual.',
  Events_WhyChoice: 'Que viragem mostrar',
  Events_Turn_peak: 'A alta parou em {day}',
  Events_Turn_trough: 'A queda parou em {day}',
  Events_Turn_up: 'Um salto para cima em {day}',
  Events_Turn_down: 'Um salto para baixo em {day}',
  Events_WhySub:
    'Barras: casos por dia de publicação, linha: média de 7 dias. Em torno da viragem {level} {count, plural, one {caso} other {casos}} por dia. A viragem foi encontrada por regra.',
  Events_WhyMethod:
    'Viragem: dos dois lados a soma semanal difere em {change} pelo menos. A mesma procura nesta série com as semanas baralhadas errou em {found} de {runs, plural, one {# prova} other {# provas}}.',
  Events_WhyWritten: 'O que se escreveu nesses dias',
  Events_WhyMeasures: 'Medidas que começaram aqui nesses dias',
  Events_WhyNational: 'Em todo o país nesses dias',
  Events_WhyLevel:
    '{course, select, stricter {Mais rígido} milder {Mais brando} other {Rigor igual}}: nível {level, number}',
  Events_WhyNationalNote:
    'Os níveis do OxCGRT são do lugar mais rígido do país, que não é necessariamente este.',
  Events_WhyCaveat: 'Coincidiu, não causou.',
  Events_WhyUnknown: 'Não temos manchetes desses dias: nada se pode dizer do que se escreveu.',
  Events_WhyUsual:
    '{headlines, plural, one {# manchete} other {# manchetes}}, não mais que o habitual: tantas ou mais em {asMany} de {windows, plural, one {# semana} other {# semanas}} em redor. Por isso nenhuma história é nomeada.',
  Events_WhyShare:
    'As histórias são escolhidas por tempo e lugar. Manchetes sobre a região nos sete dias: {headlines}; tantas ou mais em {asMany} de {windows, plural, one {# semana} other {# semanas}} em redor.',
  Events_Mean7: 'Média de 7 dias',
  Events_Review: 'Parecer de especialista',
  Events_StoryCounts:
    '{source}. {items, plural, one {# manchete} other {# manchetes}}, {sources, plural, one {# veículo} other {# veículos}}',
  Events_Covid_Day: 'Dia',
  Events_Covid_Cases: 'Casos',
};
