/** What the About page tells: nothing that is not so. */
export const about = {
  title: 'Para quem faz diferença na sua vida',
  lead: 'Um cartão de aniversário é uma coisa pequena que diz uma coisa grande: hoje eu pensei em você. A gente facilita a parte pequena, para sobrar tempo para a grande.',
  story: {
    title: 'Nossa história',
    paragraphs: [
      'Tudo começou com um “parabéns” que não cabia em uma mensagem. Os sites de cartão grátis punham o próprio nome em cima da imagem, pediam dinheiro no último clique ou faziam o link passar pela propaganda dos outros.',
      'Então este foi feito ao contrário. O que você vê enquanto faz o cartão é exatamente o que chega. Não há marca d’água, não há nada a pagar no fim e nenhuma outra empresa espia por cima do seu ombro. Os fundos foram desenhados, as mensagens foram escritas e as músicas foram arranjadas para este site.',
    ],
  },
  founder: {
    title: 'O fundador',
    role: 'Jovem fundador, eterno aprendiz',
    paragraphs: [
      'Cartões de aniversário costumam ser para a família e os amigos. Aqui, a primeira pessoa em quem se pensou foi um professor: alguém que acreditou no aluno antes de o aluno acreditar em si mesmo.',
      'Um jovem fundador fez este site e o dedica a ele. Cada cartão que faz alguém sorrir é um agradecimento que chega com atraso.',
    ],
    dedication: 'Para o meu professor, que enxergou primeiro.',
    /** What the drawing shows, for those who cannot see it. */
    portrait: 'Retrato desenhado do fundador: um jovem sorridente de cabelo escuro, com uma flor na gola',
  },
  mission: {
    title: 'Nossa missão',
    text: 'Que seja fácil para qualquer pessoa celebrar alguém: com as suas palavras, no seu alfabeto, no celular que tiver e sem pagar nada.',
  },
  vision: {
    title: 'Nossa visão',
    text: 'Um mundo em que nenhum aniversário passe em branco e em que as palavras boas durem mais do que as mensagens.',
  },
  values: [
    {
      drawing: 'heart',
      title: 'Carinho e cuidado',
      text: 'Tratamos o seu cartão como você trataria: nada é cortado, nada se perde, e ele abre do jeito que você imaginou. O que é privado continua privado.',
    },
    {
      drawing: 'people',
      title: 'Gente em primeiro lugar',
      text: 'Aqui tudo é para todo mundo: sem pagar, sem anúncio e com uma pessoa que lê o que você escreve.',
    },
    {
      drawing: 'bulb',
      title: 'Inovação',
      text: 'Vídeos com som, feitos no seu próprio aparelho; recados falados; qualquer alfabeto. Ideia nova é bem-vinda quando deixa um cartão melhor.',
    },
  ],
} as const;
