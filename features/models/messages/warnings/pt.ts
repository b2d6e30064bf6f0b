import type { messages as ru } from './ru.ts';

/** Sentences of the models' warnings. */
export const messages: Record<keyof typeof ru, string> = {
  Models_Warnings: 'O modelo avisa',
  ModelWarning_epidemicBase:
    'O ano inicial, {year}, caiu na epidemia: {factor} vezes as mortes que dariam as taxas de {first}–{last}. O modelo parte dessas taxas e conta o excesso de {year} uma única vez.',
  ModelWarning_e0Gain:
    'Até {year} a expectativa de vida {sex, select, male {dos homens} other {das mulheres}} sobe {yearsPerYear} anos por ano. Nunca subiu mais de meio ano por muito tempo.',
  ModelWarning_shockOutside:
    'O ano {year} fica fora da projeção ({from}–{to}): o choque fixado para ele não entra na conta.',
  ModelWarning_unmetOutmigration:
    'Devem sair mais pessoas de certas idades do que existem: {persons} não puderam sair e continuam no cálculo.',
  ModelWarning_drawsLimited:
    'Em {members} de {of} simulações a dispersão tocou os limites da fecundidade ou da expectativa de vida: ali a faixa é mais estreita do que deveria.',
  ModelWarning_generationMismatch:
    'De um contágio ao seguinte passam {generationDays} dias no modelo; foram observados {serialIntervalDays}. Por isso o crescimento e o R diferem dos boletins.',
  ModelWarning_hospitalDecline:
    'Os contágios caem mais depressa do que os hospitais esvaziam ({growthPerDay} por dia): os leitos ocupados no início são calculados com uma queda mais lenta.',
  ModelWarning_hospitalMismatch:
    'O modelo tem {ratio} vezes os internados dos boletins: não confie no número de leitos.',
  ModelWarning_deathsMismatch:
    '{form, select, none {Os boletins têm {reported} mortes em duas semanas e o modelo nenhuma: as mortes não estão ajustadas aos boletins.} other {Os boletins têm {ratio} vezes as mortes do modelo, e a correção para em {used} vezes: o número de mortes não é confiável.}}',
  ModelWarning_fatalLimited:
    'O ajuste aos boletins levou a letalidade a 100% em {groups} grupos de idade: ali são contadas mortes de menos.',
  ModelWarning_severityLimited:
    'Em {members} de {of} simulações a parcela de casos graves chegou a 100%: o topo da faixa dos hospitais fica baixo.',
  ModelWarning_infectedLimited:
    'Em {members} de {of} simulações houve mais infectados do que é possível, e o número foi cortado: provavelmente se detectam mais casos do que o suposto.',
  ModelWarning_r0Limited:
    'Em {members} de {of} simulações o R tocou o limite do modelo: o topo da faixa fica baixo.',
  ModelWarning_quintileMismatch:
    'A parcela da renda do quinto número {fifth} dos residentes difere da publicada em {differencePoints} pontos percentuais: a curva de renda é aproximada.',
};
