import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  RegionTwins_Area: 'áreas: cadastro das regiões (Wikipédia, CC BY-SA)',
  RegionTwins_Compare: 'Comparar no gráfico',
  RegionTwins_Far: 'O que separa: {part}',
  RegionTwins_Few:
    'Tudo o que é preciso só se conhece de {compared, plural, one {# região} other {# regiões}}: não há com quem comparar.',
  RegionTwins_Figures: 'Todos os números',
  RegionTwins_Here: 'Aqui',
  RegionTwins_Lead: 'proximidade {nearness} de 100',
  RegionTwins_Measure_density: 'Pessoas por km²',
  RegionTwins_Measure_income: 'Renda, % da do país',
  RegionTwins_Measure_old: 'Mais de 64 anos, %',
  RegionTwins_Measure_section: '{name}, % das organizações',
  RegionTwins_Measure_urban: 'População urbana, %',
  RegionTwins_Measure_working: 'De 15 a 64 anos, %',
  RegionTwins_Measure_young: 'Menos de 15 anos, %',
  RegionTwins_Method:
    'As cinco partes têm o mesmo peso. A distância de cada parte é medida em desvios padrão entre {compared, plural, one {# região} other {# regiões}} (densidade em logaritmo); a distância total d é a raiz da média dos quadrados. Proximidade: 100 / (1 + d).',
  RegionTwins_Missing: 'Não há como comparar: neste dia não se conhece da região: {parts}.',
  RegionTwins_Near: 'O que aproxima: {part}',
  RegionTwins_Part_age: 'idade',
  RegionTwins_Part_density: 'densidade',
  RegionTwins_Part_income: 'renda por pessoa',
  RegionTwins_Part_mix: 'tipos de organizações (OKVED)',
  RegionTwins_Part_urban: 'população urbana',
  RegionTwins_Sub: 'O que aproxima, o que separa e o que veio depois',
  RegionTwins_SubjectsOnly:
    'Regiões parecidas só se procuram para uma região: o país e um distrito são somas de muitas.',
  RegionTwins_There: 'Lá',
  RegionTwins_Title: 'Regiões parecidas',
  RegionTwins_Week: 'Casos por 100 mil na semana',
  RegionTwins_WeekChange: 'Variação em relação à semana anterior',
  RegionTwins_Year: 'Ano',
};
