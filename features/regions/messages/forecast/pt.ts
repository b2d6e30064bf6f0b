import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionForecast_Ahead: 'previsão de {day}',
  RegionForecast_Band: '{percent}%',
  RegionForecast_Baseline: '“Como na semana passada”',
  RegionForecast_Came: 'ocorreu',
  RegionForecast_Cases: 'casos',
  RegionForecast_ChangeName: 'Em relação à última semana de relatórios',
  RegionForecast_ChartCases: 'Casos por dia: previsão de 28 dias',
  RegionForecast_ChartDeaths: 'Mortes por dia: previsão de 28 dias',
  RegionForecast_ChartBeside:
    '{measure, select, deaths {As mortes} other {Os casos}} {course, select, above {superam {count, plural, one {a previsão anterior} other {as # previsões anteriores}}} below {ficam abaixo {count, plural, one {da previsão anterior} other {das # previsões anteriores}}} other {superam {above, number} de {count, plural, other {#}} previsões anteriores}}',
  RegionForecast_ChartSource:
    '{source}, até {day}. Modelo {model}, versão {version}. {backdated, select, true {Emitida retroativamente, só com os dados daquele dia.} other {Congelada no dia da emissão.}} As faixas vêm dos erros passados do modelo.',
  RegionForecast_ChartSub:
    'Barras por dia de publicação, linha: média de 7 dias, tracejado: mediana, faixas de 50, 80 e 95%. Linhas finas: previsões de uma, duas e quatro semanas atrás.',
  RegionForecast_Count: 'Emissões',
  RegionForecast_Coverage50: 'Em 50%',
  RegionForecast_Coverage80: 'Em 80%',
  RegionForecast_Coverage95: 'Em 95%',
  RegionForecast_Day: 'Dia',
  RegionForecast_Deaths: 'mortes',
  RegionForecast_ErrorLess: 'mais exato',
  RegionForecast_ErrorSame: 'como na semana passada',
  RegionForecast_ErrorSub:
    'WIS relativo. À esquerda de zero o modelo é mais exato que a regra simples. Ponto: {place}; anel: 85 regiões.',
  RegionForecast_ErrorTitle: 'Erro contra “como na semana passada”',
  RegionForecast_ErrorZone: 'Emissões de {from} a {to}. Zona cinzenta: ganho inferior a 5%.',
  RegionForecast_Fact: 'fato',
  RegionForecast_Finding: 'Conclusão',
  RegionForecast_FindingGood: 'claramente melhor',
  RegionForecast_FindingNone: 'quase igual',
  RegionForecast_FindingSome: 'um pouco melhor',
  RegionForecast_FindingWorse: 'não melhor',
  RegionForecast_Held:
    'De {count, plural, one {# faixa passada} other {# faixas passadas}} de 95%, {held, number} {held, plural, one {conteve} other {contiveram}} o resultado.',
  RegionForecast_HighEnd: 'Limite superior de 80%',
  RegionForecast_Horizon: 'Horizonte',
  RegionForecast_HorizonWeeks: '{weeks, plural, one {# semana} other {# semanas}}',
  RegionForecast_Horizons: 'Todos os horizontes',
  RegionForecast_HorizonsSub:
    'Erro das previsões congeladas de um ano contra “como na semana passada”, cuja linha é 1,00.',
  RegionForecast_HubFile: 'CSV da previsão',
  RegionForecast_Issued: 'Emitida',
  RegionForecast_IssuedBackdated: '{day}, com dados de {origin}',
  RegionForecast_IssuedLater: 'posteriormente, só com dados de {origin}',
  RegionForecast_LackDays:
    'Poucos dados: são necessários {needed, plural, one {# dia} other {# dias}} de boletins, há {got, number}.',
  RegionForecast_LackDistrict:
    'Não se emite previsão para um distrito: as faixas das regiões não se somam. Abra uma região do distrito.',
  RegionForecast_LackNone: 'Não há previsão para este lugar.',
  RegionForecast_LackPending:
    'As previsões estão sendo emitidas: {got, number} de {needed, number} prontas. Recarregue a página em um minuto.',
  RegionForecast_LackSilent:
    'Sem boletins há {got, plural, one {# dia} other {# dias}}: não mostramos previsões com mais de {needed, plural, one {# dia} other {# dias}}.',
  RegionForecast_LastWeek: 'A última semana',
  RegionForecast_LowEnd: 'Limite inferior de 80%',
  RegionForecast_Mae: 'MAE',
  RegionForecast_Mean: 'média de 7 dias',
  RegionForecast_Measure: 'O que mostrar',
  RegionForecast_Median: 'mediana',
  RegionForecast_MedianHead: 'Mediana',
  RegionForecast_Method: 'Como se calcula',
  RegionForecast_WeekMissed:
    'A semana de {days} trouxe <came>{cameText}</came>: a previsão feita uma semana antes esperava <expected>{expectedText}</expected> e errou.',
  RegionForecast_MethodLeads:
    'Internações, pacientes internados, testes e vacinação não são lidos: nas semanas reservadas para verificação, as previsões não ficaram mais precisas com eles.',
  RegionForecast_MethodText:
    'Suavização de Holt com tendência amortecida no logaritmo dos números diários, corrigida pelo dia da semana; dois terços da tendência são do país. As faixas vêm dos erros passados da região e de regiões parecidas. Cada emissão é guardada e não muda; as notas usam só as guardadas.',
  RegionForecast_Missed: 'fora da faixa de 80%',
  RegionForecast_Model: 'Modelo',
  RegionForecast_NextIssue: 'Próxima',
  RegionForecast_NoScores: 'Nenhuma semana destas previsões terminou ainda.',
  RegionForecast_Past: 'previsões anteriores',
  RegionForecast_PerDay: 'por dia',
  RegionForecast_RangeHigh: '80%, até',
  RegionForecast_RangeLow: '80%, de',
  RegionForecast_RecentSub:
    'Coluna: previsão, 50 e 80%; traço: mediana. Ponto: o que ocorreu; cruz: fora da faixa.',
  RegionForecast_RecentTitle:
    '{weeks, plural, one {Uma semana} other {# semanas}} à frente: {held, number} de {count, number} na faixa de 80%',
  RegionForecast_Regions: '85 regiões',
  RegionForecast_Relative: 'WIS sobre a regra',
  RegionForecast_RelativeAll: 'Das 85 regiões',
  RegionForecast_Reported: '{days}, fato',
  RegionForecast_Shown: 'No gráfico',
  RegionForecast_Team: 'Equipe',
  RegionForecast_Teams: 'Modelos de outros pela mesma regra',
  RegionForecast_TeaserLink: 'A previsão e seus erros',
  RegionForecast_TeaserTitle: 'Cerca de {median} na semana de {days}',
  RegionForecast_Trust: 'Até que ponto confiar nisso',
  RegionForecast_Unit: 'pessoas por dia',
  RegionForecast_Weak: 'não melhor que “como na semana passada”',
  RegionForecast_WeakNote:
    '{count, plural, one {Uma semana está em cinza} other {# semanas estão em cinza}}: contra “como na semana passada”, {weeks}. Menos de 5% não contamos como ganho.',
  RegionForecast_WeakWeek:
    'a semana {week, number} é {course, select, better {{percent} mais exata} worse {{percent} pior} other {igualmente exata}}',
  RegionForecast_Week:
    'Para a semana de {days} esperamos cerca de <week>{weekText}</week> {weekValue, plural, one {caso} other {casos}}, {course, select, more {<change>{changeText}</change> a mais que em {last}} fewer {<change>{changeText}</change> a menos que em {last}} other {quase o mesmo que em {last}: a diferença é de <change>{changeText}</change>}}{begun, plural, =0 {} one {; # dia dessa semana já soma {counted}} other {; # dias dessa semana já somam {counted}}}.',
  RegionForecast_WeekDeaths:
    'Para a semana de {days} esperamos cerca de <week>{weekText}</week> {weekValue, plural, one {morte} other {mortes}}, {course, select, more {<change>{changeText}</change> a mais que em {last}} fewer {<change>{changeText}</change> a menos que em {last}} other {quase o mesmo que em {last}: a diferença é de <change>{changeText}</change>}}{begun, plural, =0 {} one {; # dia dessa semana já soma {counted}} other {; # dias dessa semana já somam {counted}}}.',
  RegionForecast_WeekFigure: 'Mediana da previsão',
  RegionForecast_WeekHead: 'Semana',
  RegionForecast_Weeks: 'Por semana',
  RegionForecast_Who: 'Quem fez',
  RegionForecast_WhoOwn: 'cálculo da Svodka, sem edição manual',
  RegionForecast_WisNote:
    'WIS: pontuação intervalar ponderada, menor é mais preciso. Emissões de {from} a {to}, cada uma avaliada pelos números congelados.',
  RegionForecast_Worst: 'O pior erro em proporção: em {day} esperavam-se {median}, ocorreram {observed}.',
  RegionForecast_UnitWeek: 'pessoas por semana',
  RegionForecast_Alarm:
    'As previsões não acertam agora: na semana passada {held, plural, one {# região ficou} other {# regiões ficaram}} na sua faixa de 80%, de {of, number}',
  RegionForecast_AlarmBands: 'As faixas aparecem pálidas e nenhuma probabilidade é indicada.',
  RegionForecast_AlarmDotsNote: 'Regiões dentro da faixa de 80%, semana a semana. Linha: 60%.',
  RegionForecast_AlarmDots:
    'Regiões na faixa de 80% por semana: {held, number} de {of, number} na última, a linha é 60%',
  RegionForecast_AlarmFirst: 'Nunca houve uma semana assim, por isso não há como dizer o que vem a seguir.',
  RegionForecast_AlarmNext:
    'Depois {count, plural, one {do sinal anterior deste tipo} other {dos # sinais anteriores deste tipo}}, ficaram nas faixas da semana seguinte: {list}.',
  RegionForecast_AlarmRow:
    '{weeks, plural, one {Menos de 60% das regiões há # semana.} other {Menos de 60% das regiões há # semanas seguidas.}}',
  RegionForecast_AlarmUsual: 'Normalmente são {usual, number}.',
  RegionForecast_Bias: 'Viés',
  RegionForecast_BiasNote:
    'Viés de −1 (tudo abaixo do resultado) a 1 (tudo acima). O WIS em log conta igualmente lugares pequenos e grandes.',
  RegionForecast_GeometricAll: 'Média geométrica, 85 regiões',
  RegionForecast_HeldHere: 'Acertou aqui',
  RegionForecast_HeldNote:
    'Ao lado da faixa está quantas vezes uma faixa assim acertou aqui em um ano. O prometido são 80%.',
  RegionForecast_HeldOf: '{held, number} de {count, number}',
  RegionForecast_HubAlarm: 'O nome do arquivo traz “alarm”: as faixas desta emissão não acertam agora.',
  RegionForecast_MethodDeaths:
    'Mistura de três estimativas de números semanais: a última semana, a média de duas semanas e a suavização de Holt com tendência amortecida; soma-se a evolução dos casos aqui e no país uma e duas semanas antes, no máximo 6% por semana. As faixas vêm dos erros passados da região e de regiões parecidas. Cada emissão é guardada e nunca muda; a avaliação usa apenas o que foi guardado.',
  RegionForecast_PhaseCount: 'Semanas',
  RegionForecast_PhaseHead: 'Fase',
  RegionForecast_PhaseNow: 'agora',
  RegionForecast_PhaseOne: '1 semana',
  RegionForecast_PhaseSub:
    'Todas as 85 regiões. A fase é conhecida no dia da emissão: a semana supera a anterior em mais de 20%, fica mais de 20% abaixo ou entre os dois.',
  RegionForecast_PhaseTitle:
    '{phase, select, rising {Em semanas de alta} falling {Em semanas de queda} other {Em semanas estáveis}} a faixa de 80% acerta {percent}',
  RegionForecast_PhaseTwo: '2 semanas',
  RegionForecast_Phase_falling: 'Queda',
  RegionForecast_Phase_rising: 'Alta',
  RegionForecast_Phase_stable: 'Estável',
  RegionForecast_RelativeLog: 'WIS em log',
  RegionForecast_ReliabilityCount:
    '{count, plural, one {# emissão} other {# emissões}} deste lugar, 23 limites cada.',
  RegionForecast_ReliabilityDot: '{level}, {weeks, plural, one {# semana} other {# semanas}}',
  RegionForecast_ReliabilitySub:
    'Quantos resultados ficaram no limite prometido ou abaixo dele. Na linha pontilhada: honesto. Ponto: uma semana, círculo: duas.',
  RegionForecast_ReliabilityTitle: 'Os limites são honestos?',
  RegionForecast_ReliabilityX: 'prometido, %',
  RegionForecast_ReliabilityY: 'aconteceu, %',
  RegionForecast_Spread:
    '{trust, select, sure {Com probabilidade de 80%, a semana de {days} terá de <low>{lowText}</low> a <high>{highText}</high>} record {A faixa da semana de {days} vai de <low>{lowText}</low> a <high>{highText}</high>; faixas assim acertaram aqui {held, number} de {count, number} vezes} other {A faixa da semana de {days} vai de <low>{lowText}</low> a <high>{highText}</high>; ainda não foi possível verificar faixas assim aqui}}: {course, select, up {toda a faixa está acima da semana de {last}} down {toda a faixa está abaixo da semana de {last}} other {são possíveis tanto a queda como a alta}}.',
  RegionForecast_TeaserSub:
    '{trust, select, sure {Com probabilidade de 80% de {low} a {high}} record {Faixa de {low} a {high}, faixas assim acertaram aqui {held, number} de {count, number} vezes} other {Faixa de {low} a {high}, ainda não verificada aqui}}{begun, plural, =0 {} one {; # dia dessa semana já soma {counted}} other {; # dias dessa semana já somam {counted}}}.',
  RegionForecast_Todo: 'O que fazer',
  RegionForecast_TodoHigh: 'Planeje pelo limite superior de 95%, não pelo meio.',
  RegionForecast_TodoLifts:
    'O sinal some sozinho quando {least, number} regiões ou mais voltarem às suas faixas.',
  RegionForecast_TodoMisses:
    'Em semanas de alta, {above, number} de {missed, plural, one {# erro} other {# erros}} foram para cima.',
  RegionForecast_TodoNoticesLink: 'Como ser avisado',
  RegionForecast_TodoScenarios: 'Veja os cenários: eles não prolongam a semana passada.',
  RegionForecast_TodoScenariosLink: 'Cenários',
  RegionForecast_Warning_clamped:
    'A previsão chegou a um limite: no máximo quatro vezes por semana, 30% dos moradores em quatro semanas, todos os moradores em uma semana.',
  RegionForecast_Warning_correction:
    'Nos últimos três dias de relatórios o total foi corrigido para baixo: o começo da previsão não é confiável.',
  RegionForecast_Warning_weekday:
    'Os relatórios são muito desiguais por dia da semana: a correção é limitada; confie mais nas somas semanais que nos dias.',
  RegionForecast_WeakNow: 'as faixas não acertam agora',
  RegionForecast_Young:
    '{weeks, plural, one {Por enquanto há uma semana emitida} other {Por enquanto há # semanas emitidas}}: para as outras ainda não se conhecem os resultados de duas emissões anteriores.',
};
