/** What songs are called, and their verses in French beside the English that is sung. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'Joyeux anniversaire',
      lyrics: [
        'Joyeux anniversaire,',
        'joyeux anniversaire,',
        'joyeux anniversaire à toi qu’on aime,',
        'joyeux anniversaire !',
      ],
    },
    'marigold-morning': {
      name: 'Matin d’or',
      lyrics: [
        'Sur le seuil, des fleurs de fête,',
        'le matin s’habille d’or.',
        'Les clochers sonnent à tue-tête :',
        'une année, tout un trésor.',
        'Danse, danse, la vie t’invite,',
        'ouvre grand tous les volets !',
        'Que la chance te visite,',
        'tes amis à tes côtés.',
      ],
    },
    'candlelight-waltz': {
      name: 'Valse aux bougies',
      lyrics: [
        'Les bougies brillent,',
        'les vœux s’envolent,',
        'tout bas le soir',
        'apprend à chanter.',
        'Voici un murmure,',
        'voici une lueur :',
        'tout ce que tu espères,',
        'la nuit le met en fleur.',
      ],
    },
    'happy-birthday-swing': { name: 'Joyeux anniversaire, version swing', lyrics: [] },
    'ode-to-joy': { name: 'Hymne à la joie', lyrics: [] },
    'when-the-saints': { name: 'Oh When the Saints', lyrics: [] },
    cancan: { name: 'French cancan', lyrics: [] },
    'la-cucaracha': { name: 'La Cucaracha', lyrics: [] },
    'the-entertainer': { name: 'The Entertainer', lyrics: [] },
    'cradle-song': { name: 'Berceuse', lyrics: [] },
    'jasmine-flower': { name: 'Fleur de jasmin', lyrics: [] },
    'mango-season': { name: 'La saison des mangues', lyrics: [] },
    'moonlit-balcony': { name: 'Balcon au clair de lune', lyrics: [] },
  };
