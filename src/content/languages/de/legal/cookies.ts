import { imagesKey } from '#content/image-slots.ts';
import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

const oneHour = 'Eine Stunde.';
const oneYear = 'Ein Jahr.';
const days400 = '400 Tage.';
const untilBrowserCloses = 'Bis du den Browser schließt.';
const untilCleared = 'Bis du es löschst.';
const columns = ['Name', 'Wofür', 'Wie lange'] as const;

/** What browsers keep for this site, under the very names that browsers show. */
export function cookiePolicy(facts: LegalFacts): LegalPage {
  return {
    title: 'Cookie-Richtlinie',
    description: 'Jedes Cookie und alles andere, was diese Website in deinem Browser aufbewahrt, mit Namen.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Unsere Cookies halten dich angemeldet, merken sich deine Sprache, welche Vorlagen dir gefallen, einen Hinweis, den du weggeklickt hast, und dass du Karten im Großdruck liest, und tragen eine Nachricht von einer Seite zur nächsten. Das ist alles.',
      'Keine Werbe-Cookies, keine Analyse, keine Cookies anderer Firmen.',
      'Sie sind für das nötig, was du möchtest. Deshalb gibt es nichts abzuschalten außer dem Konto selbst.',
    ],
    sections: [
      { id: 'cookies', title: 'Cookies', blocks: cookieBlocks(facts) },
      {
        id: 'storage',
        title: 'Was der Browser sonst noch aufbewahrt',
        blocks: ['Das bleibt auf deinem Gerät und wird nicht an uns gesendet:', { table: storage }],
      },
      {
        id: 'choice',
        title: 'Deine Wahl',
        blocks: [
          '„Alle akzeptieren“ oben auf der Seite blendet die Leiste aus und ändert sonst nichts, denn mehr gibt es nicht zu akzeptieren. Umsehen kannst du dich ganz ohne Cookies. Angemeldet bleiben oder ohne Konto Karten gestalten kannst du ohne bb.session_token nicht.',
          'Cookies und gespeicherte Daten kannst du jederzeit in den Einstellungen deines Browsers löschen. Dann bist du abgemeldet, und eine Karte, die nie gespeichert wurde, ist weg.',
        ],
      },
      {
        id: 'others',
        title: 'Cookies anderer',
        blocks: [
          'Auf unseren Seiten gibt es keine: Schriften, Bilder und Lieder kommen alle von dieser Website. Folgst du einem Link oder einem Teilen-Knopf zu einer anderen Website, hat die ihre eigenen Cookies.',
          'Was wir auf dem Server speichern und welche Rechte du nach DSGVO (GDPR), CCPA, CPRA und DORA hast, steht in der [Datenschutzerklärung](/privacy#laws).',
        ],
      },
    ],
  };
}

function cookieBlocks({ isSecure, helpers, hasLanguages }: LegalFacts): readonly LegalBlock[] {
  const prefix = isSecure ? '__Host-' : '';
  const part = isSecure ? '__Secure-' : '';
  return [
    'Ein Cookie ist eine kurze Notiz, die dein Browser für eine Website aufbewahrt und ihr beim nächsten Besuch zeigt. Das hier sind alle von uns. Skripte können sie nicht lesen, und sie werden nur an diese Website gesendet.',
    {
      table: {
        caption: 'Cookies',
        columns,
        isCode: true,
        rows: [
          [
            `${prefix}bb.session_token`,
            'Hält dich angemeldet',
            'Mit „Angemeldet bleiben“ 30 Tage ab deinem letzten Besuch, sonst bis du den Browser schließt.',
          ],
          [
            `${prefix}bb.dont_remember`,
            'Merkt sich, dass du „Angemeldet bleiben“ nicht angekreuzt hast',
            untilBrowserCloses,
          ],
          [
            `${prefix}bb.device`,
            'Zeigt, dass du dich in diesem Browser schon einmal angemeldet hast, damit dich niemand aussperren kann, der Passwörter errät',
            oneYear,
          ],
          [
            `${prefix}bb.browser`,
            'Erkennt den Browser wieder, in dem du dich registriert hast, damit nur dort ein Klick deine E-Mail-Adresse bestätigt',
            'Sieben Tage.',
          ],
          [
            `${prefix}bb.confirm`,
            'Trägt den Link, der deine Adresse bestätigt, aus der E-Mail zu der Seite, die danach fragt',
            oneHour,
          ],
          [
            `${prefix}bb.reset`,
            'Trägt den Link für ein neues Passwort aus der E-Mail zu der Seite, die danach fragt',
            oneHour,
          ],
          [
            `${prefix}bb.next`,
            'Merkt sich, zu welcher Seite du wolltest, während du den Link in unserer E-Mail öffnest',
            oneHour,
          ],
          ...(helpers.providers.length > 0
            ? [
                [
                  `${prefix}bb.state`,
                  `Stellt sicher, dass die Antwort von ${helpers.providers.join(' oder ')} zu deiner Anmeldung gehört`,
                  'Zehn Minuten.',
                ],
              ]
            : []),
          [
            `${part}bb.likes`,
            'Merkt sich, welche Vorlagen dir gefallen, damit du einmal zählst und ein „Gefällt mir“ zurücknehmen kannst. Es wird gesetzt, wenn du ohne Konto auf „Gefällt mir“ drückst',
            days400,
          ],
          [
            `${part}bb.notes`,
            'Merkt sich, was du auf die Karten anderer geschrieben hast, damit du es wiederfindest. Es wird gesetzt, wenn du eine Karte unterschreibst',
            days400,
          ],
          [
            `${prefix}bb.no-link-hint`,
            'Merkt sich, dass du ohne Konto den Hinweis auf deinen privaten Bearbeitungslink nicht möchtest',
            oneYear,
          ],
          [
            `${part}bb.print`,
            'Merkt sich, dass du Karten im Großdruck liest. Es wird gesetzt, wenn du auf „Großdruck“ drückst',
            days400,
          ],
          [
            `${prefix}bb_flash`,
            'Trägt eine Nachricht wie „Nachricht gesendet!“ auf die nächste Seite',
            'Eine Minute.',
          ],
          ...(hasLanguages
            ? [[`${prefix}bb_language`, 'Merkt sich die Sprache, in der du diese Website liest', oneYear]]
            : []),
        ],
      },
    },
    isSecure
      ? 'Der Anfang __Host- ist ein Schloss: Browser nehmen so ein Cookie nur von genau dieser Website und nur über HTTPS an. __Secure- ist dasselbe Schloss für ein Cookie, das an einen Teil der Website geht. Eine Kopie dieser Website ohne HTTPS, wie man sie beim Programmieren verwendet, setzt dieselben Cookies ohne diesen Anfang (bb.session_token und so weiter).'
      : 'Diese Kopie der Website läuft ohne HTTPS. Mit HTTPS beginnt jeder Name mit __Host- (zum Beispiel __Host-bb.session_token), was das Cookie an genau diese Website bindet; bb.likes und bb.notes beginnen mit __Secure-.',
  ];
}

const storage = {
  caption: 'Speicher des Browsers',
  columns,
  isCode: true,
  rows: [
    [
      'bb_email',
      'Die Adresse, die du zum Anmelden oder Registrieren eingegeben hast, damit du sie auf der nächsten Seite nicht noch einmal eingeben musst',
      'Bis du diese Seiten verlässt oder den Tab schließt.',
    ],
    ['bb_name', 'Der Name, den du zum Registrieren eingegeben hast', 'So lange wie die Adresse.'],
    ['bb_cookie_consent', 'Merkt sich, dass du auf „Alle akzeptieren“ gedrückt hast', untilCleared],
    ['bb_theme', 'Merkt sich, ob du unten auf der Seite hell oder dunkel gewählt hast', untilCleared],
    [
      'bb_opened',
      'Welche Karten du in diesem Browser geöffnet hast, damit du beim Wiederkommen die Karte siehst und nicht ihren Umschlag',
      'Bis du es löschst, höchstens 100 Karten.',
    ],
    [
      'bb_favourites',
      'Die Vorlagen, die du ohne Anmeldung mit einem Stern markiert hast',
      'Bis du sie in dein Konto übernimmst oder löschst, höchstens 200 Vorlagen.',
    ],
    [
      'bb_unsaved:…',
      'Eine Karte, die du noch nicht gespeichert hast, damit ein geschlossener Tab nichts verliert',
      'Bis du sie speicherst oder verwirfst. Sie wird gelöscht, wenn du das Studio öffnest und 60 Tage vergangen sind, seit das Studio sie dort zuerst gefunden hat.',
    ],
    ['bb_studio_hint', 'Merkt sich, dass du den Hinweis im Studio gesehen hast', untilCleared],
    ['bb_studio_help_key', 'Merkt sich, dass du die Taste ? abgeschaltet hast', untilCleared],
    [
      'bb_offline_user',
      'Die Nummer deines Kontos, damit das Studio ohne Netz deine ungespeicherten Karten findet',
      'Bis du dich abmeldest.',
    ],
    [
      'bloom',
      'Unter „Cache-Speicher“, sobald du das Studio geöffnet hast: sein Code, seine Schriften und eine Seite, die sagt, dass du offline bist, damit es sich ohne Netz öffnet. Nichts von dir',
      'Bis du es löschst; jede neue Version ersetzt es.',
    ],
    [
      'bloom-shared',
      'Unter „Cache-Speicher“, wo die Website installiert ist: was du mit ihr geteilt hast (Fotos, Töne, Worte), bis es auf einer Karte ist',
      'Bis du es auf eine Karte setzt, verwirfst oder dich abmeldest; höchstens das, was du die letzten fünf Male geteilt hast.',
    ],
    [
      imagesKey,
      'Bilder, die du auf der Seite für Porträts ausgesucht hast und die statt unserer gezeigt werden',
      'Bis du sie dort zurücksetzt.',
    ],
    [
      'react-router-scroll-positions',
      'Wie weit du gescrollt hattest, für den Zurück-Knopf',
      'Bis du den Tab schließt.',
    ],
  ],
} as const;
