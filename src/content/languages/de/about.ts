/** What the About page tells: nothing that is not so. */
export const about = {
  title: 'Für die Menschen, die dir wichtig sind',
  lead: 'Eine Geburtstagskarte ist etwas Kleines, das etwas Großes sagt: Ich habe heute an dich gedacht. Wir machen das Kleine leicht, damit dir Zeit für das Große bleibt.',
  story: {
    title: 'Unsere Geschichte',
    paragraphs: [
      'Angefangen hat es mit einem Glückwunsch, der nicht in eine Nachricht passte. Die kostenlosen Kartenseiten schrieben ihren Namen quer über das Bild, wollten beim letzten Klick Geld oder führten den Link an fremder Werbung vorbei.',
      'Also ist diese hier andersherum gebaut. Was du beim Gestalten siehst, ist genau das, was ankommt. Es gibt kein Wasserzeichen, am Ende ist nichts zu bezahlen, und keine andere Firma schaut dir über die Schulter. Die Hintergründe sind gezeichnet, die Glückwünsche geschrieben und die Lieder arrangiert, alles für diese Website.',
    ],
  },
  founder: {
    title: 'Der Gründer',
    role: 'Junger Gründer, Schüler ein Leben lang',
    paragraphs: [
      'Geburtstagskarten macht man meist für die Familie und den Freundeskreis. Hier galt der erste Gedanke einem Lehrer: einem Menschen, der an seinen Schüler glaubte, bevor der Schüler es selbst tat.',
      'Ein junger Gründer hat diese Website gebaut und widmet sie ihm. Jede Karte, die jemanden zum Lächeln bringt, ist ein Dankeschön, das etwas später ankommt.',
    ],
    dedication: 'Für meinen Lehrer, der es zuerst gesehen hat.',
    /** What the drawing shows, for those who cannot see it. */
    portrait:
      'Ein gezeichnetes Porträt des Gründers: ein lächelnder junger Mann mit dunklem Haar und einer Blume am Kragen',
  },
  mission: {
    title: 'Was wir wollen',
    text: 'Allen soll es leichtfallen, jemanden zu feiern: in den eigenen Worten, in der eigenen Schrift, auf jedem Handy und ohne etwas zu bezahlen.',
  },
  vision: {
    title: 'Wovon wir träumen',
    text: 'Von einer Welt, in der kein Geburtstag unbemerkt vorbeigeht und in der gute Worte länger bleiben als Nachrichten.',
  },
  values: [
    {
      drawing: 'heart',
      title: 'Liebe und Sorgfalt',
      text: 'Wir behandeln deine Karte so, wie du es tun würdest: Nichts wird abgeschnitten, nichts geht verloren, und sie öffnet sich so, wie du sie gemeint hast. Privates bleibt privat.',
    },
    {
      drawing: 'people',
      title: 'Zuerst die Menschen',
      text: 'Alles ist für alle da. Nichts zu bezahlen, keine Werbung, und ein Mensch liest, was du uns schreibst.',
    },
    {
      drawing: 'bulb',
      title: 'Lust auf Neues',
      text: 'Videos mit Ton, auf deinem eigenen Gerät gemacht; gesprochene Grüße; jedes Alphabet. Neue Ideen sind willkommen, wenn sie eine Karte besser machen.',
    },
  ],
} as const;
