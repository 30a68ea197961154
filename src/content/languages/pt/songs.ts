/** What songs are called, and their verses in Portuguese beside the English that is sung. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    // The verses that Brazil sings to this tune are of 1942 and have an author: these are ours.
    'happy-birthday': {
      name: 'Feliz aniversário',
      lyrics: [
        'Feliz aniversário,',
        'feliz aniversário,',
        'que bom ter você com a gente,',
        'feliz aniversário.',
      ],
    },
    'marigold-morning': {
      name: 'Manhã de calêndulas',
      lyrics: [
        'Tem calêndula no portão,',
        'a manhã se veste de ouro.',
        'Todo sino da cidade canta:',
        'mais um ano, inteiro e seu.',
        'Vem dançar, que o dia é seu,',
        'abre todas as janelas!',
        'Que o caminho seja gentil',
        'e a sua gente vá junto.',
      ],
    },
    'candlelight-waltz': {
      name: 'Valsa à luz de velas',
      lyrics: [
        'Brilham as velas,',
        'voam pedidos,',
        'baixinho a noite',
        'aprende a cantar.',
        'Vai um sussurro,',
        'vai um clarão:',
        'tudo o que espera',
        'floresce ao luar.',
      ],
    },
    'happy-birthday-swing': { name: 'Feliz aniversário com swing', lyrics: [] },
    'ode-to-joy': { name: 'Ode à alegria', lyrics: [] },
    'when-the-saints': { name: 'Quando os santos vêm marchando', lyrics: [] },
    cancan: { name: 'Cancã', lyrics: [] },
    'la-cucaracha': { name: 'La cucaracha', lyrics: [] },
    'the-entertainer': { name: 'The Entertainer', lyrics: [] },
    'cradle-song': { name: 'Canção de ninar', lyrics: [] },
    'jasmine-flower': { name: 'Flor de jasmim', lyrics: [] },
    'mango-season': { name: 'Tempo de manga', lyrics: [] },
    'moonlit-balcony': { name: 'Varanda ao luar', lyrics: [] },
  };
