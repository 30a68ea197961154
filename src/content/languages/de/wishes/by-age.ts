import type { WishesByAge } from '#content/wishes/wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; whoever the receiver is. */
export const byAge: WishesByAge = {
  1: [
    'Ein ganzes Jahr{, name}! In zwölf Monaten hat das ganze Haus gelernt, lauter zu lachen und in Etappen zu schlafen. Möge jeder Morgen ein neues Spiel bringen und danach zwei Arme zum Ausruhen.',
    'Eine Kerze, ein Löffel und Sahne bis zu den Ohren. Alles Gute zum ersten Geburtstag{, name}!',
  ],
  13: [
    'Dreizehn{, name}: Die Zimmertür ist jetzt öfter zu, und umso schöner ist es, wenn sie aufgeht. Mögest du in diesem Jahr finden, was du am allerliebsten tust, und uns ein bisschen zusehen lassen.',
    'Willkommen bei den Teenagern{, name}. Die Snacks gehen auf uns.',
  ],
  16: [
    'Mit sechzehn ist es Zeit, dass man dich nach deiner Meinung fragt{, name}, also: Was feiern wir zuerst? Wir bringen die Torte, du bestimmst die Musik, und niemand sagt ein Wort über die Lautstärke.',
    'Sechzehn steht dir gut{, name}. Die Playlist gehört heute dir.',
  ],
  18: [
    'Achtzehn{, name}! Ab heute gilt deine Unterschrift. Zieh los und sieh nach, was da draußen ist, ruf an, wenn es regnet, und vergiss nicht: Ein Schlüssel an deinem Bund passt immer in diese Tür.',
    'Auf dem Papier ist alles neu, im Herzen bleibt alles beim Alten. Glückwunsch zur Volljährigkeit{, name}!',
  ],
  21: [
    'Vor einundzwanzig Jahren musste man dich überallhin tragen. Heute lehnen sich andere an dich an{, name}, und an deiner Schulter ist immer Platz. Möge das Leben genauso gut zu dir sein.',
    'Einundzwanzig{, name}: Möge jede Tür, an die du klopfst, aufgehen.',
  ],
  30: [
    'Dreißig{, name}: Du weißt jetzt, wen man nachts anruft, von welcher Feier man früh geht und welche Suppe alles heilt. Mögen die nächsten zehn Jahre aus Dingen bestehen, die du dir ausgesucht hast.',
    'Die Dreißig steht dir prächtig{, name}. Trag sie oft.',
  ],
  40: [
    'Vierzig{, name}, und dein Lachen steckt noch immer alle an. Mögen die nächsten zehn Jahre weniger Eile bringen, bessere Schuhe und ab und zu alle deine Lieben an einem Tisch.',
    'Vierzig: Die Proben sind vorbei{, name}, jetzt beginnt das Konzert.',
  ],
  50: [
    'Ein halbes Jahrhundert{, name}! Du kümmerst dich um alle und denkst zuletzt an dich. Heute machen wir es umgekehrt: Bleib sitzen, die Torte kommt zu dir.',
    'Fünfzig Kerzen{, name}, und du strahlst heller als alle zusammen.',
  ],
  60: [
    'Sechzig Jahre{, name}, und wo du bist, ist immer etwas los. Dazu wünschen wir dir lange Spaziergänge, kurze Warteschlangen und ein Telefon, das nur aus guten Gründen klingelt.',
    'Sechzig{, name}: der beste Grund für ein Fest seit Jahren.',
  ],
  70: [
    'Siebzig{, name}: Jede Mode hast du mindestens zweimal kommen sehen und doch deinen eigenen Geschmack behalten. Warme Tage, volle Tische und Musik in jedem Zimmer: So soll dein neues Jahr werden.',
    'Siebzig gute Jahre{, name}: Das verlangt nach einer mehrstöckigen Torte.',
  ],
  80: [
    'Achtzig Sommer{, name}, und du fragst immer zuerst, wie es uns geht. Heute antworten wir vorher: Wir sind glücklich, weil du da bist. Lass dich feiern, vom Frühstück bis zum letzten Lied.',
    'Achtzig Kerzen brauchen viel Puste{, name}. Wir helfen alle mit.',
  ],
  90: [
    'Neunzig Jahre{, name}, und deine Geschichten werden jedes Mal besser. Möge jeder Tag dieses Jahres jemanden bringen, der zuhört, und etwas Süßes neben der Tasse.',
    'Neunzig{, name}: eine ganze Bibliothek voller Leben, und täglich geöffnet.',
  ],
  100: [
    'Hundert Jahre{, name}! Ein ganzes Jahrhundert guter Geschichten, und niemand erzählt sie besser als du. Dafür gibt es nicht genug Kerzen und auch nicht genug Worte: nur sehr viel Liebe und eine riesige Torte.',
    'Hundertmal alles Gute{, name}, und einmal extra.',
  ],
};
