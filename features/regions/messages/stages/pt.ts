import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionStages_AtLeast: 'pelo menos {value}',
  RegionStages_AtMost: 'no máximo {value}',
  RegionStages_Changes: 'Desde o início da regra a etapa mudou {count, plural, one {# vez} other {# vezes}}.',
  RegionStages_Decided: 'Etapa {stage, number} da suspensão das restrições foi anunciada',
  RegionStages_DecidedNone: 'Nenhuma suspensão de restrições foi anunciada',
  RegionStages_DecidedSince:
    'Desde a semana iniciada em {from}{known, select, yes {; antes, {before, plural, =0 {nada estava suspenso} other {valia a etapa #}}} other {}}. Última semana conhecida: {week}.',
  RegionStages_NoDecided:
    'Para este lugar, neste dia, não há etapa anunciada. Os anúncios não abrangem todas as regiões nem todos os meses.',
  RegionStages_RuleNone: 'Pelo nosso cálculo, as condições da etapa 1 não estão cumpridas.',
  RegionStages_RuleStage: 'Pelo nosso cálculo, as condições da etapa {stage, number} estão cumpridas.',
  RegionStages_RuleUnknown: 'Pela regra, a etapa não pode ser calculada.',
  RegionStages_Country: 'Rússia',
  RegionStages_For: 'Para a etapa {stage, number}',
  RegionStages_Indicator: 'Indicador',
  RegionStages_LevelName:
    'nível {level, select, low {baixo} moderate {moderado} high {alto} other {muito alto}}',
  RegionStages_LevelScale: '{place}: casos por 100 mil por semana e limites dos níveis',
  RegionStages_LevelSub:
    '{rate} casos por 100 mil por semana. {level, select, low {O nível moderado começa em {bound}} other {O nível começa em {bound}}}, escala da Svodka.',
  RegionStages_LevelTitle:
    'Nível: {level, select, low {baixo} moderate {moderado} high {alto} other {muito alto}}',
  RegionStages_Missing:
    'Sem dados: {names}. {count, plural, one {A lacuna nunca conta} other {Lacunas nunca contam}} como condição cumprida.',
  RegionStages_NoRule: 'Nesse dia ainda não havia regra de etapas.',
  RegionStages_None: 'As condições da etapa 1 não estão cumpridas',
  RegionStages_Now: 'Agora',
  RegionStages_Rt:
    'Rt estimado: {mean}, com probabilidade de 95% entre {low} e {high}; descreve infecções de 5–10 dias atrás.',
  RegionStages_Run: 'etapa {stage, number}',
  RegionStages_RunUnknown: 'etapa desconhecida',
  RegionStages_Since: 'A etapa {stage, number} se mantém desde {day}.',
  RegionStages_Source:
    '{source}. Regra: MR 3.1.0178-20, em vigor desde {day}. Leitos livres sobre os instalados: a norma não é publicada.',
  RegionStages_Stage: 'Etapa {stage, number} da suspensão das restrições',
  RegionStages_Strip: 'rigor das medidas no país, 0–100',
  RegionStages_StripShort: 'rigor das medidas, 0–100',
  RegionStages_StripSource:
    'Faixa: {source}, as medidas mais rigorosas em qualquer parte do país; nada diz sobre este lugar.',
  RegionStages_Title: 'Etapa de suspensão das restrições',
  RegionStages_Unknown: 'A etapa é desconhecida',
  RegionStages_freeBedsShare: 'Leitos livres',
  RegionStages_officialRt: 'Rt oficial',
  RegionStages_testsPer100k: 'Testes por dia por 100 mil',
};
