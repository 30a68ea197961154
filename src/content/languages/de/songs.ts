/** What songs are called, and their verses in German beside the English that is sung. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'Zum Geburtstag viel Glück',
      lyrics: [
        'Zum Geburtstag viel Glück,',
        'zum Geburtstag viel Glück,',
        'zum Geburtstag alles Gute,',
        'zum Geburtstag viel Glück!',
      ],
    },
    'marigold-morning': {
      name: 'Ringelblumenmorgen',
      lyrics: [
        'Ringelblumen an den Türen,',
        'goldnes Licht im ganzen Haus.',
        'Alle Glocken läuten leise',
        'dir ein neues Jahr voraus.',
        'Tanz, ja tanz, der Tag ist deiner,',
        'mach die Fenster alle auf!',
        'Gute Wege, gute Freunde,',
        'und die Sonne obendrauf.',
      ],
    },
    'candlelight-waltz': {
      name: 'Kerzenlichtwalzer',
      lyrics: [
        'Kerzen, sie leuchten,',
        'Wünsche, sie ziehn,',
        'leise der Abend',
        'summt vor sich hin.',
        'Hier ist ein Flüstern,',
        'hier ist ein Schein:',
        'Was du dir wünschst, soll',
        'blühen und sein.',
      ],
    },
    'happy-birthday-swing': { name: 'Zum Geburtstag viel Glück, mit Swing', lyrics: [] },
    'ode-to-joy': { name: 'Freude, schöner Götterfunken', lyrics: [] },
    'when-the-saints': { name: 'When the Saints Go Marching In', lyrics: [] },
    cancan: { name: 'Cancan', lyrics: [] },
    'la-cucaracha': { name: 'La Cucaracha', lyrics: [] },
    'the-entertainer': { name: 'The Entertainer', lyrics: [] },
    'cradle-song': { name: 'Guten Abend, gut’ Nacht', lyrics: [] },
    'jasmine-flower': { name: 'Jasminblüte', lyrics: [] },
    'mango-season': { name: 'Mangozeit', lyrics: [] },
    'moonlit-balcony': { name: 'Balkon im Mondschein', lyrics: [] },
  };
