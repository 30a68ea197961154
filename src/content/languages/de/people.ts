import {
  type Celebrity,
  celebrities as englishCelebrities,
  leaders as englishLeaders,
  type Leader,
} from '#content/people.ts';

interface PersonText {
  readonly title: string;
  readonly wish: string;
}

/** By the English name; names are written in German as they are in English. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    title: 'Premierministerin von Neuseeland von 2017 bis 2023',
    countryName: 'Neuseeland',
    wish: 'Ein Tag, der nach Meer und frischem Brot riecht, an dem es niemand eilig hat und alle Lieben am Tisch Platz finden.',
  },
  'Barack Obama': {
    title: '44. Präsident der Vereinigten Staaten',
    countryName: 'Vereinigte Staaten',
    wish: 'Ein gutes Buch, ein alter Freund und ein langer Abend auf der Veranda: Mögen es heute alle drei sein, und zum Schluss ein Lied.',
  },
  'Ram Nath Kovind': {
    title: '14. Präsident Indiens',
    countryName: 'Indien',
    wish: 'Möge sich das Jahr öffnen wie ein Lotos im ersten Licht: ruhig, ganz und ein bisschen goldener als das letzte.',
  },
  'Ellen Johnson Sirleaf': {
    title: 'Erste gewählte Präsidentin eines afrikanischen Landes',
    countryName: 'Liberia',
    wish: 'Möge das Haus heute laut von Enkelkindern sein, und möge jemand anderes kochen.',
  },
  'Ban Ki-moon': {
    title: 'Achter Generalsekretär der Vereinten Nationen',
    countryName: 'Südkorea',
    wish: 'So viele Hände geschüttelt. Heute soll es nur Umarmungen geben, und eine Schale Algensuppe, die noch dampft.',
  },
  'Mary Robinson': {
    title: 'Erste Präsidentin Irlands',
    countryName: 'Irland',
    wish: 'Ein Licht im Fenster, Wasser auf dem Herd, ein grüner Weg vor der Tür: Möge sich jeder Schritt des Jahres wie Heimkommen anfühlen.',
  },
  'Laura Chinchilla': {
    title: 'Erste Präsidentin Costa Ricas',
    countryName: 'Costa Rica',
    wish: 'Ein Tag, so grün wie die Hügel nach dem Regen, mit Kaffee, der warm bleibt, und Besuch, der lange bleibt.',
  },
  Shakira: {
    title: 'Sängerin aus Kolumbien, bekannt durch „Waka Waka“ und viele Tänze seither',
    wish: 'Möge die Musik zu früh anfangen und nicht aufhören, bevor alle Cousinen und Cousins getanzt haben.',
  },
  'Simone Biles': {
    title: 'Turnerin, Olympiasiegerin im Mehrkampf 2016 und 2024',
    wish: 'Heute muss keine Landung sitzen. Ab aufs weichste Sofa im Haus, und klatschen dürfen die anderen.',
  },
  'Sachin Tendulkar': {
    title: 'Kricketspieler, der als Erster hundert internationale Centuries schaffte',
    wish: 'Noch einmal den Schläger heben, diesmal für die Torte. Und die ganze Straße zählt wieder mit.',
  },
  'Tim Berners-Lee': {
    title: 'Erfinder des World Wide Web',
    wish: 'Von ihm hat jeder Mensch eine eigene Seite bekommen. Diese kleine hier ist für ihn, mit Dank und den besten Wünschen.',
  },
  'Malala Yousafzai': {
    title: 'Friedensnobelpreisträgerin 2014, Autorin von „Ich bin Malala“',
    wish: 'Ein Kind, eine Lehrerin, ein Buch, und heute eine Torte. Möge zur Abwechslung einmal ihr jemand vorlesen.',
  },
  'Chimamanda Ngozi Adichie': {
    title: 'Autorin von „Die Hälfte der Sonne“ und „Americanah“',
    wish: 'Möge der erste Satz in diesem Jahr von selbst kommen und das Teewasser genau am Ende des Kapitels kochen.',
  },
  'Eliud Kipchoge': {
    title: 'Läufer, der als Erster die Marathonstrecke in unter zwei Stunden lief',
    wish: 'Heute keine Stoppuhr. Nur ein langsamer Spaziergang, Tee in der Hand und das ganze Dorf ringsum.',
  },
  'Viswanathan Anand': {
    title: 'Schachgroßmeister, fünfmal Weltmeister',
    wish: 'Wer immer zwölf Züge vorausdenkt, muss jetzt überrascht tun, wenn das Licht ausgeht und die Kerzen hereinkommen.',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inGerman);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inGerman);

function inGerman<Person extends Leader | Celebrity>(person: Person): Person {
  const letters = person.bloom.initials.length > 1 ? 'den Initialen' : 'dem Anfangsbuchstaben';
  return { ...person, ...texts[person.name], alt: `Eine Blume mit ${letters} von ${person.name}` };
}
