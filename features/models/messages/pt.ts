import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Models_Title: 'Modelos',
  Models_Problem_Missing: 'Não informado.',
  Models_Problem_MissingRule: 'Esta família precisa de um número que não temos: “{name}”. Informe o seu.',
  Models_Problem_Number: 'Aqui cabe um número simples.',
  Models_Problem_Bounds: 'De {min} a {max} {unit}',
  Models_Problem_Count: 'De {min} a {max} entradas.',
  Models_Problem_Order: 'Os valores não estão em ordem.',
  Models_Problem_Unknown: 'Esse valor não existe.',
  Models_Problem_Inconsistent: 'O valor contradiz os demais.',
  Models_Unit_Children: 'filhos por mulher',
  Models_Unit_PeopleYear: 'pessoas por ano',
  Models_Unit_Years: 'anos',
  Models_Unit_Roubles: '₽ por mês',
  Models_Problem_One: 'É preciso um dos dois: params ou population.',
  Models_SaveAs: 'Salvar com o nome',
  Models_Save: 'Salvar',
  Models_Saved: 'Salvo: “{name}”.',
  Models_NotSaved: 'Não foi salvo, tente de novo.',
  Models_SavedList: 'Salvos',
  Models_SavedNone: 'Nada está salvo para este lugar. Uma conta guarda até {limit, number}.',
  Models_Limit: 'Só você vê; compartilhe pelo endereço da página. Uma conta guarda até {limit, number}.',
  Models_Open: 'Abrir',
  Models_Copy: 'Copiar “{name}”',
  Models_CopyOf: '{name}, cópia',
  Models_Remove: 'Remover “{name}”',
  Models_Removed: 'Removido: “{name}”.',
  Models_BringBack: 'Trazer de volta',
  Models_More: 'Mostrar mais {count, number}',
  Models_Parameters: 'Parâmetros e fontes',
  Models_Changes: 'O que mudou no modelo',
  Models_OnlyVersion:
    'Por enquanto é a única versão: cada endereço, arquivo e modelo guardado traz o seu número e é calculado por ela.',
  Models_OldVersion: 'Calculado pela versão {version} do modelo; a mais nova é {newest}.',
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
