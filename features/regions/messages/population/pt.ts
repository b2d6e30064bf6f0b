import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionPopulation_Natural: 'Nascimentos e mortes',
  RegionPopulation_NaturalRun:
    '{course, select, gain {{years, plural, one {# ano de crescimento natural} other {# anos seguidos de crescimento natural}}} loss {{years, plural, one {# ano de perda natural} other {# anos seguidos de perda natural}}} gained {{before, plural, one {Crescimento depois de # ano de perda} other {Crescimento depois de # anos de perda}}} lost {{before, plural, one {Perda depois de # ano de crescimento} other {Perda depois de # anos de crescimento}}} other {Nasceram tantos quantos morreram}}',
  RegionPopulation_NaturalSub:
    'Nascimentos e mortes por ano. O preenchimento é a diferença, na cor do maior.',
  RegionPopulation_NoBirths:
    'Nascimentos e mortes deste lugar não são publicados por ano, ou não para ao menos uma de suas regiões.',
  RegionPopulation_Births: 'nascimentos',
  RegionPopulation_Deaths: 'mortes',
  RegionPopulation_PeopleUnit: 'pessoas',
  RegionPopulation_YearsUnit: 'anos',
  RegionPopulation_Pyramid: 'População por sexo e idade',
  RegionPopulation_WomenMore: 'A partir dos {age, number} anos há mais mulheres em cada idade',
  RegionPopulation_PyramidSub:
    '{kind, select, two {{year}, idades de cinco anos. Tracejado: {before}.} other {{year}, idades de cinco anos.}}',
  RegionPopulation_NoAges:
    'A população por idade deste lugar não é publicada, ou não para ao menos uma de suas regiões.',
  RegionPopulation_Migration: 'Crescimento por quem chegou',
  RegionPopulation_MigrationMean:
    '{course, select, came {A chegada somou {people} por ano} left {A saída tirou {people} por ano} other {Chegaram tantos quantos saíram}}',
  RegionPopulation_MigrationSub:
    'Crescimento da população menos o natural, média de {from}–{to}. Não há série aberta de migração por região.',
  RegionPopulation_Joined: 'novos limites',
  RegionPopulation_NoMigration:
    'Não se pode calcular o crescimento por chegada: há menos de cinco anos com residentes, nascimentos e mortes.',
  RegionPopulation_Computed: 'Cálculo da Svodka. {source}',
  RegionPopulation_Expectancy: 'Expectativa de vida ao nascer',
  RegionPopulation_ExpectancyNow: 'Mulheres {women} anos, homens {men}',
  RegionPopulation_ExpectancyOther:
    'Segundo outra fonte ({source}), ambos os sexos juntos: {value} em {year}.',
  RegionPopulation_ExpectancySub:
    'Expectativa de vida ao nascer, {year}: mulheres {women}, homens {men} em relação ao ano anterior.',
  RegionPopulation_NoExpectancy:
    'A expectativa de vida não é publicada para este lugar; a de um distrito não se compõe das suas regiões.',
  RegionPopulation_Women: 'mulheres',
  RegionPopulation_Men: 'homens',
  RegionPopulation_Settlement: 'Parcela da população urbana',
  RegionPopulation_Density:
    'Ao todo, {text} {count, plural, one {pessoa} other {pessoas}} por km² em {year}.',
  RegionPopulation_NoDensity: 'Densidade desconhecida.',
  RegionPopulation_Urban: '{share} vivem em cidades, {year}',
  RegionPopulation_NoUrban: 'A parcela urbana não é publicada para este lugar.',
  RegionPopulation_ToYear: 'sobre {year}',
  RegionPopulation_MeanYear: 'População, média de {year}',
  RegionPopulation_NaturalChange: 'Crescimento natural',
  RegionPopulation_BornAndDied: 'nasceram {born}, morreram {died}',
  RegionPopulation_Children: 'Filhos por mulher',
  RegionPopulation_ChildrenBy:
    'pela população sem revisão após o censo{isKnown, select, true {; segundo o Rosstat, com revisão: {official}} other {}}',
  RegionPopulation_Figures: 'População em números, {year}',
  RegionPopulation_OlderShare: 'Parcela de residentes com 65 anos ou mais',
  RegionPopulation_OlderFormula: 'residentes de 65 anos ou mais ÷ todos × 100%',
  RegionPopulation_VerdictNatural:
    'Em {year} {bornValue, plural, one {nasceu} other {nasceram}} <born>{bornText}</born> {bornValue, plural, one {pessoa} other {pessoas}} e {diedValue, plural, one {morreu} other {morreram}} <died>{diedText}</died>: {course, select, gain {ganho de <change>{changeText}</change>, {run, plural, =0 {primeiro ano da série} one {ao contrário do ano anterior} other {# anos seguidos}}} loss {perda de <change>{changeText}</change>, {run, plural, =0 {primeiro ano da série} one {ao contrário do ano anterior} other {# anos seguidos}}} other {o mesmo número}}.',
  RegionPopulation_VerdictOlder: 'Os maiores de 64 anos são <older>{olderText}</older> dos residentes.',
  RegionPopulation_VerdictOlderThan:
    'Os maiores de 64 anos são <older>{olderText}</older> dos residentes; em {first} eram <before>{beforeText}</before>.',
  RegionPopulation_Projection: 'População futura',
  RegionPopulation_ProjectionTitle: '{people} em {year} se tudo continuar como agora; {before} em {base}',
  RegionPopulation_ProjectionSub:
    'Variante média: nascimentos, mortes e migração seguem como hoje. Tracejado: calculado.',
  RegionPopulation_ProjectionSource: '{source}. Modelo {model}, versão {version}; como se sabia em {day}.',
  RegionPopulation_OpenModel: 'Abrir o modelo',
  RegionPopulation_NoProjection:
    'Uma projeção precisa de seis anos seguidos de população por sexo e idade; este lugar não os tem.',
  RegionPopulation_Questions: 'Perguntas da página',
  RegionPopulation_Ask_howMany: 'Quantos somos',
  RegionPopulation_Ask_growth: 'De onde vêm o crescimento e a perda',
  RegionPopulation_Ask_ages: 'Que idade temos',
  RegionPopulation_Ask_ahead: 'O que vem depois',
  RegionPopulation_Residents: 'População média do ano',
  RegionPopulation_NoResidents:
    'A população deste lugar por ano não foi publicada ou não é conhecida em pelo menos uma de suas regiões.',
  RegionPopulation_LikeCountry: 'como o país',
  RegionPopulation_LikeCountryNote:
    'Linha cinza: o mesmo lugar, se desde {first} tivesse mudado como o país dentro das mesmas fronteiras. A escala começa em zero.',
  RegionPopulation_HowMany:
    '{most, select, now {Há mais gente do que em qualquer ano desde {first}: {people} em {year}.} other {O ano com mais gente foi {year}, {people}; em {last} são {now}.}} De {first} a {last}: {change}{country, select, same {, na Rússia {countryChange}} later {; desde {since} {sinceChange}, na Rússia {countryChange}} other {}}.',
  RegionPopulation_Beside: 'Ao lado',
  RegionPopulation_BesideSub: 'População média, {year} em relação a {from}. Regiões vizinhas.',
  RegionPopulation_BesideChange: 'Variação, %',
  RegionPopulation_BesideSource:
    '{source}. Rússia: soma das regiões conhecidas nos dois anos, portanto dentro das mesmas fronteiras.',
  RegionPopulation_NoBeside:
    'A população deste lugar dentro das mesmas fronteiras não foi publicada para dez anos.',
  RegionPopulation_MovedShort: 'saldo',
  RegionPopulation_Moved: 'Chegadas menos saídas',
  RegionPopulation_Growth:
    '{course, select, loss {Em {year} morreu mais gente do que nasceu: {change}, {years, plural, one {# ano seguido} other {# anos seguidos}}.} gain {Em {year} nasceu mais gente do que morreu: {change}, {years, plural, one {# ano seguido} other {# anos seguidos}}.} other {Em {year} nasceu tanta gente quanto morreu.}}',
  RegionPopulation_GrowthMoved: 'Chegadas menos saídas: {people} por ano em média em {from}–{to}.',
  RegionPopulation_GrowthNote:
    'Pessoas por ano; chegadas menos saídas são calculadas como crescimento sem nascimentos e mortes.',
  RegionPopulation_Ages:
    '{country, select, known {Acima de 64 anos: {old}, na Rússia {oldThere}; crianças com menos de 15 anos: {young}, contra {youngThere}.} other {Acima de 64 anos: {old}; crianças com menos de 15 anos: {young}.}}',
  RegionPopulation_AgesWomen: 'A partir dos oitenta há {women} mulheres por homem.',
  RegionPopulation_AgesNote:
    'Parcela da população total, {year}, grupos de cinco anos, o último é 85+. {country, select, known {Contorno: Rússia no mesmo ano.} other {}}',
  RegionPopulation_NoChildren: 'Os nascimentos por idade da mãe não foram publicados para este lugar.',
  RegionPopulation_ChildrenShort: 'filhos',
  RegionPopulation_Replacement: 'nível de reposição',
  RegionPopulation_ChildrenNow:
    '{children} filhos por mulher; para repor uma geração são necessários {needed}',
  RegionPopulation_ChildrenSub: 'Pelas taxas por idade, {year}. A escala começa em zero.',
  RegionPopulation_ChildrenOther: 'O Rosstat dá {children} para {year}: conta as mulheres de outra forma.',
  RegionPopulation_AheadAnswer:
    'Na variante média, {people} em {year}{range, select, known {; em oito de dez simulações, de {low} a {high}} other {}}.',
  RegionPopulation_Swings: 'O que mais muda o resultado',
  RegionPopulation_SwingsSub: 'População em {year}.',
  RegionPopulation_SwingIf: 'Se',
  RegionPopulation_Swing_medium: 'variante média',
  RegionPopulation_Swing_moreMigration: 'mais migração',
  RegionPopulation_Swing_noMigration: 'sem migração',
  RegionPopulation_Swing_moreBirths: 'mais nascimentos',
  RegionPopulation_Swing_fewerBirths: 'menos nascimentos',
};
