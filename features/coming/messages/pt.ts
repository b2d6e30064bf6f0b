import type { messages as ru } from './ru.ts';

export const messages: Record<keyof typeof ru, string> = {
  Coming_Dashboard:
    'Aqui ficarão os dois balanços da região, saúde e economia: indicadores ao lado da norma e do plano.',
  Coming_Department: 'Aqui ficará um setor na região: tamanho, crescimento e posição.',
  Coming_DepartmentCompanies: 'Aqui ficará a classificação das empresas do setor por receita.',
  Coming_DepartmentNews: 'Aqui ficarão as notícias do setor, reunidas em histórias.',
  Coming_DepartmentGeo: 'Aqui ficará a geografia do setor: onde é forte e onde cresce.',
  Coming_Digest: 'Aqui ficará o resumo de 3 horas, 24 horas e 7 dias pelas suas seções.',
  Coming_Quotes: 'Aqui ficarão as citações por seção e tema: quem disse, onde e quando.',
  Coming_Profile: 'Aqui ficará o seu perfil: nome, trabalho, contatos e quanto está preenchido.',
  Coming_Settings: 'Aqui ficarão as configurações: senha, idioma, privacidade e exclusão da conta.',
  Coming_Subscriptions: 'Aqui ficarão as suas assinaturas de seções, objetos e buscas, juntas e por grupos.',
  Coming_Notifications:
    'Aqui ficarão as notificações: novidades das assinaturas e decisões sobre as suas medidas.',
  Coming_Friends: 'Aqui ficarão amigos e pedidos: recebidos, seus e pessoas recomendadas.',
  Coming_Messages: 'Aqui ficará a conversa com amigos e moderadores.',
  Coming_Categories:
    'Aqui ficará o editor das suas categorias: palavras, objetos e fontes de que se compõe o feed.',
  Coming_Dossier:
    'Aqui ficará o dossiê de um objeto: o que se sabe, suas notícias e uma cronologia com fontes.',
  Coming_Tree: 'Aqui ficará o grafo das conexões do objeto com um documento por trás de cada linha.',
  Coming_Ratings: 'Aqui ficarão as classificações de pessoas e empresas por menções: a posição e como mudou.',
};
