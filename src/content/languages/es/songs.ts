/** What songs are called, and their verses in Spanish beside the English that is sung. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'Cumpleaños feliz',
      lyrics: ['Cumpleaños feliz,', 'cumpleaños feliz,', 'te deseamos todos', 'cumpleaños feliz.'],
    },
    'marigold-morning': {
      name: 'Mañana de caléndulas',
      lyrics: [
        'Hay caléndulas en la puerta,',
        'la mañana se viste de oro.',
        'Las campanas del pueblo repican:',
        'un año más, entero y tuyo.',
        'Baila, baila, que hoy es tu día,',
        '¡abre todas las ventanas!',
        'Que el camino te sea amable',
        'y tu gente esté contigo.',
      ],
    },
    'candlelight-waltz': {
      name: 'Vals a la luz de las velas',
      lyrics: [
        'Brillan las velas,',
        'vuelan los deseos,',
        'bajito la tarde',
        'aprende a cantar.',
        'Aquí va un susurro,',
        'aquí va un fulgor:',
        'todo lo que esperas',
        'de noche abre en flor.',
      ],
    },
    'happy-birthday-swing': { name: 'Cumpleaños feliz con swing', lyrics: [] },
    'ode-to-joy': { name: 'Himno a la alegría', lyrics: [] },
    'when-the-saints': { name: 'Cuando los santos van marchando', lyrics: [] },
    cancan: { name: 'Cancán', lyrics: [] },
    'la-cucaracha': { name: 'La cucaracha', lyrics: [] },
    'the-entertainer': { name: 'El animador', lyrics: [] },
    'cradle-song': { name: 'Canción de cuna', lyrics: [] },
    'jasmine-flower': { name: 'Flor de jazmín', lyrics: [] },
    'mango-season': { name: 'Tiempo de mangos', lyrics: [] },
    'moonlit-balcony': { name: 'Balcón a la luz de la luna', lyrics: [] },
  };
