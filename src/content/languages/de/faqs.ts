import type { FaqCategory, FaqFacts } from '#content/faqs.ts';

const collection =
  'einer Sammlung, die für diese Website geschrieben wurde, geordnet nach fünf Stimmungen (lieb und herzlich, lustig und verspielt, förmlich und respektvoll, Segen und Zuspruch, poetisch und künstlerisch) und vierundzwanzig Beziehungen, vom Bruder über die Großmutter bis zur Lehrerin.';

/** What people ask, and what is true of the product as it stands. */
export const faqCategories = ({ hasWishModel }: FaqFacts): readonly FaqCategory[] => [
  {
    id: 'getting-started',
    title: 'Erste Schritte',
    faqs: [
      {
        id: 'cost',
        question: 'Was kostet es?',
        answer: [
          'Nichts. Es gibt keine Bezahlversion, keine Probezeit, die abläuft, kein Wasserzeichen und keine Werbung, und wir fragen nie nach einer Kreditkarte. Alle Hintergründe, Lieder und Formate sind für alle da.',
        ],
      },
      {
        id: 'account',
        question: 'Brauche ich ein Konto?',
        answer: [
          'Zum Umsehen nicht: Du kannst in der [Galerie](/gallery) stöbern und jede Karte öffnen, die dir jemand schickt.',
          'Zum Gestalten auch nicht, es sei denn, wer diese Website betreibt, möchte es so: „Ohne Konto weiter“ steht auf der Anmeldeseite. Dann öffnet dieser Browser deine Karten, bis 30 Tage nach deinem letzten Besuch. Ein privater Bearbeitungslink öffnet sie auch später und auf anderen Geräten.',
          'Mit einem Konto findest du deine Karten überall, und es passen mehr hinein. Für ein [kostenloses Konto](/signup) genügen ein Name, eine E-Mail-Adresse und ein Passwort. Wo diese Website mit Google oder Facebook verbunden ist, kannst du dich auch damit anmelden.',
        ],
      },
      {
        id: 'first-card',
        question: 'Wie gestalte ich meine erste Karte?',
        answer: [
          'Such dir in der [Galerie](/gallery) eine Vorlage aus oder fang im [KI-Studio](/studio) mit einer leeren Karte an. Schreib die beiden Namen, wähl Beziehung und Stimmung und nimm einen unserer Glückwünsche, oder schreib selbst. Dann ändere, was du magst: Hintergrund, Farben, Animation, Fotos, Ton. Du siehst der Karte beim Wachsen zu.',
          'Wenn sie dir gefällt, veröffentliche sie und schick den Link.',
        ],
      },
      {
        id: 'drafts',
        question: 'Kann ich eine Karte speichern und später fertig machen?',
        answer: [
          'Ja. „Entwurf speichern“ legt die Karte in deine [Übersicht](/dashboard), wo nur du sie siehst. Komm wieder, wann du magst, ändere sie und veröffentliche sie, wenn sie fertig ist. Auch eine veröffentlichte Karte lässt sich ändern: Nach „Speichern“ sehen alle mit dem Link die neueste Fassung. „Offline nehmen“ schließt den Link, bis du die Karte wieder veröffentlichst.',
        ],
      },
    ],
  },
  {
    id: 'ai-features',
    title: 'Künstliche Intelligenz',
    faqs: [
      {
        id: 'ai-wishes',
        question: 'Schreibt eine künstliche Intelligenz die Glückwünsche?',
        answer: hasWishModel
          ? [
              `Nur wenn du sie darum bittest. „KI-Glückwunsch erzeugen“ gibt dir einen Glückwunsch aus ${collection} Schreib eine Erinnerung oder Eigenschaft in das Feld darüber, oder drück unter einem Glückwunsch auf „Anders sagen“: Dann schreibt ein Sprachmodell, das diese Website verwendet, einen für dich. Du siehst ihn zuerst; auf die Karte kommt er, wenn du ihn nimmst.`,
              'Das Modell bekommt, was du dort schreibst, die Beziehung, die Stimmung und den Glückwunsch, der anders klingen soll. Die Namen auf der Karte bleiben bei uns.',
            ]
          : [
              `Nein, und das sagen wir lieber gleich. Die Vorschläge im Studio kommen aus ${collection} Drück noch einmal auf den Knopf, und du bekommst einen anderen.`,
              'Was du schreibst, wird nie an einen KI-Dienst gesendet.',
            ],
      },
      {
        id: 'own-words',
        question: 'Kann ich auch selbst schreiben?',
        answer: [
          'Unbedingt. Dein Text darf bis zu 1.000 Zeichen haben, in jeder Schrift und mit Emojis. Was du schreibst, ersetzt den vorgeschlagenen Glückwunsch, und ein Vorschlag ersetzt, was du geschrieben hast. „Rückgängig“ holt beides zurück.',
        ],
      },
    ],
  },
  {
    id: 'customization',
    title: 'Gestaltung',
    faqs: [
      {
        id: 'styles',
        question: 'Welche Stile gibt es?',
        answer: [
          'Neun: 3D, Realistisch, Animiert, Schlicht, Niedlich, Elegant, Retro, Neon und Fotocollage. In der [Galerie](/gallery) gibt es in allen fertige Vorlagen.',
          'Im Studio wählst du frei: 62 Hintergründe, die Farben von Überschrift, Glückwunsch und Absender und fünf Animationen (Einblenden, Von unten, Von rechts, Größer werden, Drehen).',
        ],
      },
      {
        id: 'photos',
        question: 'Kann ich Fotos auf eine Karte setzen?',
        answer: [
          'Bis zu sechs: eins vom Geburtstagskind, eins von dir und vier weitere. Dateien in JPEG, PNG, WebP, AVIF und GIF bis 25 MB und 50 Megapixel gehen, HEIC, wo dein Browser es lesen kann, und du kannst das Bild in seinem Rahmen verschieben und zoomen. Wo und wann ein Foto gemacht wurde, wird beim Ankommen aus der Datei entfernt.',
        ],
      },
      {
        id: 'sound',
        question: 'Kann eine Karte Musik oder meine Stimme abspielen?',
        answer: [
          'Ja, einen Ton pro Karte: eines von dreizehn Liedern, einen von zwei gesprochenen Grüßen, eine eigene Musikdatei (bis 10 MB und fünf Minuten) oder eine Aufnahme mit deinem Mikrofon von bis zu zwei Minuten. Bitte nimm nur Musik, die du weitergeben darfst.',
        ],
      },
    ],
  },
  {
    id: 'sharing-export',
    title: 'Teilen und Herunterladen',
    faqs: [
      {
        id: 'formats',
        question: 'In welchen Formaten kann ich eine Karte herunterladen?',
        answer: [
          'PNG, JPG, MP4 und GIF. PNG und JPG sind stehende Bilder, MP4 ist ein Video mit der Animation und dem Ton der Karte, GIF eine Animation ohne Ton. Sie entstehen auf deinem eigenen Gerät; wo ein Browser keine Videos erstellen kann, sagt er es. Zum Drucken gibt es ein PDF, flach oder gefaltet, für A4 oder US-Letter, und auf der Seite der Karte gibt dir „Behalten“ die ganze Karte als eine HTML-Datei, die sich ohne Netz öffnet. Das PDF, die HTML-Datei und das Bild, das du auf der Seite der Karte herunterlädst, erstellt unser Server.',
        ],
      },
      {
        id: 'sharing',
        question: 'Wie kann ich eine Karte teilen?',
        answer: [
          'Über WhatsApp, Instagram, Facebook, X, E-Mail, QR-Code und kopierten Link; Pinterest und YouTube gibt es auch. Instagram und YouTube nehmen keine Links von außen, also lädst du das Bild oder das Video herunter und stellst es dort selbst ein.',
          'Eine E-Mail-Adresse oder Handynummer, die du zum Teilen eingibst, wird nur in deinem Browser verwendet. Sie kommt nie bei uns an.',
          'Andere können eine Karte auch unterschreiben, bevor sie geöffnet wird: „Gemeinsam unterschreiben“ gibt dir einen Link für Familie, Freundeskreis oder Team. Alle schreiben einen Gruß, wenn sie mögen mit Foto, Stimme oder Zeichnung, und können ihn ändern, bis die Karte geöffnet wird; ein Konto braucht dafür niemand. Du siehst, wer unterschrieben hat und wer nicht, ordnest die Grüße und druckst ein Heft oder ein Poster mit allen.',
        ],
      },
      {
        id: 'receiver',
        question: 'Braucht das Geburtstagskind ein Konto oder eine App?',
        answer: [
          'Nein. Der Link öffnet sich in jedem Browser, auf jedem Handy, solange du die Karte behältst. Zu sehen ist ein Umschlag mit dem Namen; man öffnet ihn, kann die Kerzen auspusten und mit einer Reaktion und ein paar Worten antworten, die nur du siehst. Du kannst eine Antwort ausblenden oder löschen oder Antworten ausschalten. Löschst du die Karte, sagt der Link, dass es sie nicht mehr gibt. In deiner Übersicht steht, wie oft eine Karte geöffnet wurde, und nie, von wem.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Technische Hilfe',
    faqs: [
      {
        id: 'devices',
        question: 'Auf welchen Geräten funktioniert es?',
        answer: [
          'Auf Handys, Tablets und Computern mit einer aktuellen Version von Chrome, Edge, Firefox, Safari oder Samsung Internet. Du musst nichts installieren. Karten und Infoseiten lassen sich sogar ohne JavaScript lesen; das Studio braucht es.',
        ],
      },
      {
        id: 'lost-work',
        question: 'Die Seite wurde geschlossen, bevor ich gespeichert habe. Ist meine Karte weg?',
        answer: [
          'Höchstwahrscheinlich nicht. Das Studio bewahrt Ungespeichertes bis zu 60 Tage in deinem Browser auf. Öffne das [Studio](/studio) wieder im selben Browser, angemeldet mit demselben Konto, und es bietet dir an, dort weiterzumachen, wo du aufgehört hast.',
        ],
      },
      {
        id: 'password',
        question: 'Ich habe mein Passwort vergessen. Was jetzt?',
        answer: [
          'Gib auf der [Anmeldeseite](/login) deine E-Mail-Adresse ein und drück auf „Passwort vergessen?“. Wir schicken dir einen Link, der eine Stunde lang gilt. Kommt keine E-Mail, sieh im Spam-Ordner nach, und wenn sie auch dort nicht ist, [schreib uns](/contact).',
        ],
      },
    ],
  },
  {
    id: 'privacy-security',
    title: 'Datenschutz und Sicherheit',
    faqs: [
      {
        id: 'who-sees',
        question: 'Wer kann meine Karten sehen?',
        answer: [
          'Einen Entwurf: nur du. Eine veröffentlichte Karte: alle, die ihren Link haben. Eine Karte, die du bis zu einem Tag und einer Uhrzeit versiegelst: Bis dahin sieht man ihren Umschlag, beide Namen und den Tag, sonst nichts. Der Link lässt sich nicht erraten, und Suchmaschinen bitten wir, Karten nicht aufzulisten. Fotos und Töne sieht und hört man so weit wie die Karte, zu der sie gehören.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Kann ich meine Daten mitnehmen oder mein Konto löschen?',
        answer: [
          'Beides, in den [Einstellungen](/dashboard/settings). „Meine Daten exportieren“ gibt dir eine Kopie von allem, was du hier gemacht hast. „Konto löschen“ entfernt das Konto mit allen Karten, Fotos und Tönen; das lässt sich nicht rückgängig machen.',
        ],
      },
      {
        id: 'tracking',
        question: 'Verfolgt ihr mich oder verkauft ihr meine Daten?',
        answer: [
          'Nein. Es gibt keine Werbung, keine Analyse und kein Tracking, und unsere Seiten laden nichts von anderen Firmen. Die wenigen [Cookies](/cookies) sind für Anmeldung, „Gefällt mir“, Sprache und Hinweise da. Was wir wie lange speichern, steht in der [Datenschutzerklärung](/privacy), in einfachen Worten.',
        ],
      },
    ],
  },
];
