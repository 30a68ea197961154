import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { stored } from './stored.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What is stored, why, until when, and how its owner gets it out or away. */
export function privacyPolicy(facts: LegalFacts): LegalPage {
  const { site, host } = facts;
  return {
    title: 'Datenschutzerklärung',
    description: 'Was wir speichern, warum, wie lange, und wie du es mitnehmen oder löschen kannst.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Wir speichern, was du uns gibst, um Karten zu gestalten, und nichts darüber, mit wem du sie teilst.',
      'Keine Werbung, keine Analyse, kein Tracking. Unsere Seiten laden nichts von anderen Firmen.',
      'Du kannst jederzeit selbst alles exportieren und dein Konto löschen.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Wer verantwortlich ist',
        blocks: [
          `${site.name} unter ${host} wird von Menschen betrieben, die du erreichen kannst (${site.location}). Für alles, was auf dieser Seite steht, schreib an [${site.email}](mailto:${site.email}) oder nimm das [Kontaktformular](/contact). Es antwortet ein Mensch.`,
        ],
      },
      {
        id: 'what',
        title: 'Was wir speichern, warum und wie lange',
        blocks: [
          'Wer sich nur umsieht, gibt uns nichts zu speichern. Wenn du ein Konto anlegst, ohne Konto Karten gestaltest, eine Karte unterschreibst, beantwortest oder meldest, eine Vorlage mit „Gefällt mir“ markierst oder uns schreibst, bewahren wir auf, was dazugehört. Das ist alles, was wir über Menschen aufbewahren:',
          { table: stored },
          'Wenn du eine Karte löschst, steht auf ihrer Seite von da an „Karte nicht gefunden“. Ihre Adresse merken wir uns ohne jeden Inhalt, damit sie nie eine andere Karte bekommt.',
          'Was nach einer bestimmten Zeit gelöscht wird, wird einmal in der Stunde aufgeräumt. Es kann also bis zu einer Stunde länger da sein.',
        ],
      },
      { id: 'photos', title: 'Fotos, Töne und der Text einer Karte', blocks: wordsAndFiles(facts) },
      { id: 'sharing', title: 'Wer es sehen kann', blocks: [{ points: whoSees }] },
      { id: 'others', title: 'Wer sonst Daten bekommt', blocks: othersOf(facts) },
      {
        id: 'logs',
        title: 'Was der Server protokolliert',
        blocks: [
          'Für jede Anfrage schreibt der Server eine Zeile: Uhrzeit, Art der Anfrage, Seite, Antwort und Dauer. Adressen von Karten und Dateien, deine IP-Adresse, Cookies und alles, was du eingegeben hast, bleiben draußen.',
          'Deine IP-Adresse wird verwendet, während eine Anfrage beantwortet wird, und nur an einer Stelle gespeichert: bei deiner Anmeldung, damit du eine fremde von deiner unterscheiden kannst. Meldungen ohne Konto, Antworten auf Karten und die Zähler, die das Erraten von Passwörtern bremsen, enthalten sie als verschlüsselten Code, die Zähler höchstens einen Tag lang.',
          'Um jemanden, der eine Karte liest, einmal zu zählen und nicht zehnmal, hält der Server einige Stunden lang eine verschlüsselte Markierung im Arbeitsspeicher. Sie wird nie auf eine Festplatte geschrieben und sagt nicht, wer du bist.',
        ],
      },
      { id: 'rights', title: 'Deine Rechte, und wie du sie nutzt', blocks: rights },
      { id: 'laws', title: 'DSGVO (GDPR), CCPA, CPRA und DORA', blocks: laws },
      {
        id: 'children',
        title: 'Kinder',
        blocks: [
          'Karten ansehen dürfen alle. Wenn du jünger als 16 bist, leg ein Konto bitte zusammen mit einem Elternteil oder einer anderen sorgeberechtigten Person an.',
        ],
      },
      {
        id: 'changes',
        title: 'Änderungen',
        blocks: [
          'Wenn die Software etwas Neues speichert, steht es noch am selben Tag auf dieser Seite. „Zuletzt aktualisiert“ ist der Tag der ersten Fassung und bleibt; in der Zeile darunter steht, wann der Text zuletzt geändert wurde. Was Browser aufbewahren, steht in der [Cookie-Richtlinie](/cookies).',
        ],
      },
    ],
  };
}

function wordsAndFiles({ helpers }: LegalFacts): readonly LegalBlock[] {
  return [
    'Wenn ein Foto ankommt, speichern wir eine neue Kopie ohne den Ort, die Zeit und die Kamera, die ein Handy in die Datei schreibt. Auf dieselbe Weise entfernen wir die Zusatzangaben von Tondateien.',
    'Eine Karte kann etwas über die Person verraten, für die sie ist. Bitte setz nur darauf, was sie gern sehen würde, und frag, bevor du ein Foto von jemand anderem verwendest.',
    helpers.wishModel
      ? 'Glückwünsche kommen aus einer Sammlung auf unserem eigenen Server. Nur wenn du einen Glückwunsch aus einer Erinnerung oder Eigenschaft oder eine Variante möchtest, schreibt ihn ein Sprachmodell: Es bekommt, was du dort eingegeben hast, die Beziehung, die Stimmung und den Glückwunsch, der anders klingen soll, nie die Namen auf der Karte.'
      : 'Glückwünsche kommen aus einer Sammlung auf unserem eigenen Server. Nichts, was du eingibst, wird an eine künstliche Intelligenz gesendet.',
  ];
}

const whoSees = [
  'Einen Entwurf siehst nur du.',
  'Eine versiegelte Karte zeigt allen, die ihren Link haben, den Umschlag, beide Namen und den Tag, an dem sie sich öffnet, und vorher sonst nichts.',
  'Eine veröffentlichte Karte können alle sehen, die ihren Link haben. Der Link lässt sich nicht erraten, und wir bitten Suchmaschinen, Karten wegzulassen.',
  'Die E-Mail-Adresse und die Handynummer, die du zum Teilen eingibst, bleiben in deinem Browser. Sie gehen an dein eigenes Mailprogramm oder an WhatsApp, nie an uns.',
  'Wenn du auf einen Knopf für WhatsApp, Facebook, X oder Pinterest drückst, öffnet dein Browser deren Seite, und dort gelten deren Regeln. Bis dahin wird nichts dorthin gesendet.',
] as const;

const rights: readonly LegalBlock[] = [
  {
    points: [
      'Ansehen und mitnehmen: „Meine Daten exportieren“ in den [Einstellungen](/dashboard/settings) gibt dir alles als eine Datei.',
      'Berichtigen: deinen Namen, dein Bild und deine Website in deinem [Profil](/profile), deine Karten im Studio.',
      'Löschen: einzelne Karten in der Übersicht, das ganze Konto unter „Konto löschen“ in den Einstellungen. Eine gelöschte Karte ist für andere sofort weg, und du kannst sie zwei Minuten lang zurückholen. Ein gelöschtes Konto lässt sich nicht zurückholen.',
      'Widersprechen, einschränken oder fragen: [Schreib uns](/contact). Wir antworten an Arbeitstagen innerhalb von 24 Stunden und tun spätestens innerhalb eines Monats, worum du bittest.',
    ],
  },
  'Falls wir zur Sicherheit Kopien der Datenbank aufbewahren, verschwindet daraus, was du gelöscht hast, sobald die Kopie ersetzt wird.',
];

const laws: readonly LegalBlock[] = [
  'DSGVO (Europäische Union, englisch GDPR). Wir verarbeiten dein Konto und deine Karten, weil du uns darum gebeten hast (Artikel 6 Absatz 1 Buchstabe b), und die wenigen Sicherheitsdaten, weil eine Website mit Konten geschützt werden muss (Artikel 6 Absatz 1 Buchstabe f). Du hast die Rechte der Artikel 15 bis 21, die im Abschnitt oben umgesetzt sind, und du kannst dich bei der Datenschutzbehörde deines Landes beschweren.',
  'CCPA und CPRA (Kalifornien). Wir verkaufen und teilen keine personenbezogenen Daten, wir verwenden sie nicht für Werbung, und wir erstellen kein Profil von dir. Du kannst sehen, berichtigen, löschen und mitnehmen, was wir haben, und wer fragt, wird nicht schlechter behandelt. Diese Rechte haben hier alle, ganz gleich, wo sie wohnen.',
  'DORA (Europäische Union) ist ein Gesetz über die digitale Widerstandsfähigkeit von Banken, Versicherungen und den Firmen, die für sie arbeiten. Wir gehören nicht dazu, also verlangt es nichts von uns. Worum es darin geht, ist trotzdem richtig: Gespeichertes übersteht einen Absturz des Servers, was geprüft wird, indem man einen herbeiführt; die Datenbank lässt sich im laufenden Betrieb sichern; und sollten deine Daten je verloren gehen oder von anderen gesehen werden, sagen wir es dir ohne Verzögerung.',
];

function othersOf({
  helpers: { mailServer, fileStore, wishModel, providers },
}: LegalFacts): readonly LegalBlock[] {
  const points = [
    mailServer
      ? 'Der Mailserver, der unsere E-Mails zustellt, bekommt deine E-Mail-Adresse und die E-Mail.'
      : 'Diese Kopie der Website hat keinen Mailserver: Ihre E-Mails bleiben in einem Ordner, den nur liest, wer sie betreibt.',
    ...(fileStore
      ? [
          'Fotos und Töne liegen in einem Dateispeicher, den wir mieten. Er bewahrt sie für uns auf und darf sie für nichts anderes verwenden.',
        ]
      : []),
    ...(wishModel
      ? [
          'Das Sprachmodell, das Glückwünsche schreibt, bekommt, was du dafür eingibst, wenn du es um einen bittest, ohne die Namen auf der Karte und ohne dein Konto.',
        ]
      : []),
    ...(providers.length > 0
      ? [
          `Wenn du dich mit ${providers.join(' oder ')} anmelden möchtest, geht dein Browser dorthin, und uns werden dein Name, deine E-Mail-Adresse und deine Kontonummer dort genannt. Wenn du das nicht möchtest, wird nichts gesendet.`,
        ]
      : []),
    'Behörden, nur wo das Gesetz uns keine Wahl lässt.',
  ];
  const isAlone = !mailServer && !fileStore && !wishModel && providers.length === 0;
  return [
    isAlone
      ? 'Niemand. Datenbank, Dateien und E-Mails bleiben auf unserem eigenen Server, und wir geben oder verkaufen niemandem etwas.'
      : 'Wir verkaufen niemandem etwas. Wer etwas bekommt, bekommt nur, was für seinen Teil nötig ist:',
    { points },
  ];
}
