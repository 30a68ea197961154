import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What users may expect of us and we of them. */
export function termsOfService({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Nutzungsbedingungen',
    description: 'Was du von uns erwarten kannst und worum wir dich bitten. Kurz und ohne Kleingedrucktes.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Der Dienst ist kostenlos, und deine Karten gehören dir.',
      'Setz nur auf eine Karte, was du verwenden darfst und was niemandem schadet.',
      'Wir geben unser Bestes und versprechen nichts, was ein kostenloser Dienst nicht halten kann. Du kannst jederzeit gehen und alles mitnehmen.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'Die Vereinbarung',
        blocks: [
          `Mit ${site.name} unter ${host} kannst du Geburtstagskarten gestalten, speichern, veröffentlichen, herunterladen und teilen. Wenn du ein Konto anlegst oder ohne Konto eine Karte gestaltest, unterschreibst oder beantwortest, stimmst du diesen Bedingungen zu. Wenn du dich nur umsiehst, stimmst du nichts zu.`,
        ],
      },
      {
        id: 'account',
        title: 'Dein Konto',
        blocks: [
          {
            points: [
              'Gib eine E-Mail-Adresse an, die dir gehört: Über sie kommst du wieder hinein, wenn du dein Passwort vergisst.',
              'Behalte das Passwort für dich. Hat es jemand anderes, wähl ein neues: Damit werden alle anderen Geräte abgemeldet.',
              'Du bist jünger als 16? Dann leg das Konto bitte zusammen mit einem Elternteil oder einer anderen sorgeberechtigten Person an.',
              'In ein Konto passen bis zu 2.000 Karten und 500 MB Fotos und Töne.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'Was du machst, gehört dir',
        blocks: [
          'Deine Worte, Fotos und Töne bleiben deine. Du erlaubst uns, sie zu speichern und denen zu zeigen, die die Karte sehen dürfen, und sonst nichts. Das endet, wenn du sie löschst.',
          'Die Hintergründe, Vorlagen, Glückwünsche und Lieder dieser Website darfst du auf deinen Karten und in den Dateien verwenden, die du herunterlädst, auch wenn du eine Karte für eine Feier druckst. Als Sammlung von Vorlagen verkaufen darf man sie nicht.',
        ],
      },
      {
        id: 'fair',
        title: 'Was nicht auf eine Karte gehört',
        blocks: [
          {
            points: [
              'Bilder, Musik oder Texte, die du nicht verwenden darfst, oder Fotos von Menschen, die das nicht wollen würden.',
              'Drohungen, Hass, Mobbing, sexuelle Inhalte mit Kindern oder anderes, was gegen das Gesetz verstößt.',
              'Werbung, Betrug und Links, die Menschen in die Irre führen.',
            ],
          },
          'Bitte versuch nicht, den Dienst zu stören, in fremde Konten zu gelangen oder ihn mit Anfragen zu überfluten. Wenn du eine Schwachstelle findest, [sag uns bitte Bescheid](/contact). Wir sind dir dankbar.',
          'Eine Karte, die gegen diese Regeln verstößt, kann entfernt werden, und ein Konto, bei dem das immer wieder vorkommt, kann geschlossen werden. Du erfährst den Grund, sofern das Gesetz es nicht verbietet. Hat jemand ein Werk von dir verwendet, ist dafür die [Seite zum Urheberrecht](/dmca) da.',
        ],
      },
      {
        id: 'price',
        title: 'Preis',
        blocks: [
          'Alles ist kostenlos. Es gibt keine Gebühren und keine Zahlungen; siehe [Erstattungen](/refund).',
        ],
      },
      {
        id: 'promise',
        title: 'Was wir versprechen und was wir nicht können',
        blocks: [
          'Wir bewahren deine Karten sorgfältig auf und sagen dir, wenn etwas schiefgegangen ist. Trotzdem gilt: Ein kostenloser Dienst wird so angeboten, wie er ist. Es kann Stunden geben, in denen er nicht antwortet, und dafür schulden wir keinen Schadenersatz. Wo das Recht deines Landes sagt, dass wir für etwas einstehen müssen, zum Beispiel für Vorsatz oder grobe Fahrlässigkeit, gilt dieses Recht.',
          'Lade die Karten herunter, die dir am wichtigsten sind. Eine Datei auf deinem eigenen Gerät braucht niemanden.',
        ],
      },
      {
        id: 'end',
        title: 'Wenn du gehst',
        blocks: [
          'Dein Konto kannst du jederzeit in den [Einstellungen](/dashboard/settings) löschen; „Meine Daten exportieren“ gibt dir vorher alles mit. Sollten wir den Dienst je beenden müssen, sagen wir es hier und per E-Mail mindestens 30 Tage vorher, damit du deine Karten mitnehmen kannst.',
        ],
      },
      {
        id: 'law',
        title: 'Recht, Daten und Änderungen',
        blocks: [
          'Es gilt das Recht des Ortes, an dem wir unseren Sitz haben, und die Gesetze, die in deinem Land Verbraucherinnen und Verbraucher schützen, schützen dich auch hier. In der [Datenschutzerklärung](/privacy#laws) steht, wie wir mit personenbezogenen Daten nach DSGVO (GDPR), CCPA, CPRA und DORA umgehen.',
          'Wenn sich diese Bedingungen ändern, steht in der Zeile unter „Zuletzt aktualisiert“, wann. Bist du nicht einverstanden, kannst du gehen und alle deine Karten mitnehmen.',
        ],
      },
      {
        id: 'contact',
        title: 'Fragen',
        blocks: [
          `Schreib an [${site.email}](mailto:${site.email}) oder nimm das [Kontaktformular](/contact).`,
        ],
      },
    ],
  };
}
