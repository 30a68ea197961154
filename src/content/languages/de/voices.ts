/** What spoken greetings are called, and what they say, in German beside the English that is spoken. */
export const voices: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'warm-wishes': {
    name: 'Von ganzem Herzen',
    text: 'Alles Gute zum Geburtstag! Heute gehört der Tag ganz dir. Möge deine Torte süß sein, mögen deine Kerzen leuchten, und möge das Jahr voller guter Überraschungen stecken.',
  },
  'birthday-toast': {
    name: 'Ein Vögelchen hat mir verraten',
    text: 'Ein Vögelchen hat mir verraten, dass du heute Geburtstag hast. Also auf dich: auf das Lachen, auf gute Freunde und auf ein wunderbares neues Lebensjahr. Alles Gute zum Geburtstag!',
  },
};
