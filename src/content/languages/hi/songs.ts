/** What songs are called, and what their verses say: Hindi beside the English that is sung, line for line. */
export const songs: Readonly<Record<string, { readonly name: string; readonly lyrics: readonly string[] }>> =
  {
    'happy-birthday': {
      name: 'जन्मदिन मुबारक',
      lyrics: ['जन्मदिन मुबारक हो,', 'जन्मदिन मुबारक हो,', 'जन्मदिन मुबारक, प्यारे दोस्त,', 'जन्मदिन मुबारक हो!'],
    },
    'marigold-morning': {
      name: 'गेंदे वाली सुबह',
      lyrics: [
        'चौखट पर गेंदे सजे हैं,',
        'सुबह ने सोना पहना है।',
        'शहर की हर घंटी कहती है:',
        'एक और साल तुम्हें मिला है।',
        'नाचो, झूमो, दिन है तुम्हारा,',
        'खोल दो सारी खिड़कियाँ!',
        'आगे की हर राह सरल हो,',
        'और दोस्त हों साथ यहाँ।',
      ],
    },
    'candlelight-waltz': {
      name: 'मोमबत्तियों की धुन',
      lyrics: [
        'मोमबत्तियाँ जगमगाएँ,',
        'दुआएँ पंख फैलाएँ,',
        'शाम ज़रा हौले-हौले',
        'गाना सीखती जाए।',
        'कहीं ज़रा-सी सरगोशी,',
        'कहीं ज़रा-सी रोशनी:',
        'मन जो भी चाहे, वह रात में',
        'बनकर खिले चाँदनी।',
      ],
    },
    'happy-birthday-swing': { name: 'हैप्पी बर्थडे, झूमते हुए', lyrics: [] },
    'ode-to-joy': { name: 'आनंद का गीत', lyrics: [] },
    'when-the-saints': { name: 'संतों का जुलूस', lyrics: [] },
    cancan: { name: 'कैनकैन', lyrics: [] },
    'la-cucaracha': { name: 'ला कुकाराचा', lyrics: [] },
    'the-entertainer': { name: 'द एंटरटेनर', lyrics: [] },
    'cradle-song': { name: 'लोरी', lyrics: [] },
    'jasmine-flower': { name: 'चमेली का फूल', lyrics: [] },
    'mango-season': { name: 'आमों का मौसम', lyrics: [] },
    'moonlit-balcony': { name: 'चाँदनी में छज्जा', lyrics: [] },
  };
