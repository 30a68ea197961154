import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What to do when a card uses somebody's work without permission. */
export function dmcaPolicy({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Urheberrecht (DMCA)',
    description:
      'Wenn eine Karte dein Bild, deine Musik oder deine Worte ohne Erlaubnis verwendet, sag es uns hier.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Wenn eine Karte ein Werk von dir ohne Erlaubnis zeigt oder abspielt, schreib uns mit dem Link der Karte.',
      'Wir sehen es uns innerhalb eines Arbeitstags an und entfernen, was dort nicht sein darf.',
      'Wer die Karte gemacht hat, erfährt davon, sofern wir eine Adresse haben, und darf antworten.',
    ],
    sections: [
      {
        id: 'notice',
        title: 'Wie du es uns sagst',
        blocks: [
          `Schreib an [${site.email}](mailto:${site.email}) oder nimm das [Kontaktformular](/contact). Bitte nenn:`,
          {
            points: [
              'welches Werk deines ist und wo man es sehen oder hören kann,',
              `den vollständigen Link der Karte (er beginnt mit ${host}/card/),`,
              'deinen Namen und wie wir dich erreichen,',
              'einen Satz, dass du nach bestem Wissen davon ausgehst, dass die Verwendung weder von dir noch von deiner Vertretung noch vom Gesetz erlaubt ist,',
              'einen Satz, dass deine Angaben stimmen und dass du, bei Strafe des Meineids, die Rechte besitzt oder in deren Namen handelst,',
              'deine Unterschrift; dein getippter voller Name genügt.',
            ],
          },
        ],
      },
      {
        id: 'then',
        title: 'Was dann geschieht',
        blocks: [
          'Wir prüfen die Meldung und nehmen die Karte oder die Datei vom Netz, wenn sie zutrifft. Unter dem Link steht dann, dass es keine Karte gibt. Wer sie gemacht hat, erfährt von uns, was warum entfernt wurde, und bekommt deine Meldung. Zu einer Karte ohne Konto haben wir keine Adresse, an die wir schreiben könnten: Dann steht in der Übersicht, dass die Karte ausgeblendet ist, und man kann uns fragen.',
        ],
      },
      {
        id: 'counter',
        title: 'Wenn deine Karte zu Unrecht entfernt wurde',
        blocks: [
          'Schreib uns den Link, deinen Namen und wie wir dich erreichen, dazu einen Satz, bei Strafe des Meineids, dass sie nach deinem besten Wissen irrtümlich entfernt wurde, und dass du dich den Gerichten an deinem Wohnort unterstellst. Wir geben das an die Person weiter, die sich beschwert hat. Geht sie nicht innerhalb von 14 Arbeitstagen vor Gericht, zeigen wir die Karte wieder.',
        ],
      },
      {
        id: 'repeat',
        title: 'Wenn es wieder vorkommt',
        blocks: [
          'Konten, mit denen immer wieder fremde Werke ohne Erlaubnis verwendet werden, schließen wir, wie es in den [Nutzungsbedingungen](/terms#fair) steht.',
        ],
      },
      {
        id: 'ours',
        title: 'Unser eigenes Material',
        blocks: [
          'Die Hintergründe, Vorlagen, Glückwünsche, Lieder und Stimmen dieser Website wurden für sie gemacht oder dürfen frei verwendet werden; Schriften und Emojis kommen mit [ihren Lizenzen](/licences.txt). Mit den Daten in einer Meldung gehen wir so um, wie es in der [Datenschutzerklärung](/privacy) steht, nach DSGVO (GDPR), CCPA, CPRA und DORA.',
        ],
      },
    ],
  };
}
