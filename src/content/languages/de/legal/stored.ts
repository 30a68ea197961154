import type { LegalTable } from '#content/legal/legal-page.ts';

const untilAccount = 'Bis du das Konto löschst.';
const untilCardOrAccount = 'Bis du die Karte oder das Konto löschst.';

export const stored: LegalTable = {
  caption: 'Was gespeichert wird',
  columns: ['Was', 'Warum', 'Wie lange'],
  rows: [
    [
      'Name, E-Mail-Adresse und eine verschlüsselte Form des Passworts, die sich nicht zurückrechnen lässt',
      'Damit du hineinkommst, und nur du',
      untilAccount,
    ],
    [
      'Wenn du ohne Konto weitermachst: dass es diesen Gast gibt, was du machst, und eine verschlüsselte Form deines privaten Bearbeitungslinks, falls du einen erstellst. Kein Name, es sei denn, du gibst einen an; von einer E-Mail-Adresse nur eine verschlüsselte Form, falls du dir einen Link schicken ließest',
      'Damit deine Karten deine bleiben und du sie ändern kannst',
      'Bis du es in den Einstellungen löschst oder die Karten in ein Konto mitnimmst. Ein Gast, von dem hier nichts liegt, wird drei Tage nach dem letzten Besuch gelöscht. 30 Tage nach deinem letzten Besuch öffnet dieser Browser deine Karten nicht mehr, und sie bleiben: Ändern oder löschen kannst du sie dann nur noch mit deinem privaten Bearbeitungslink. Hast du keinen, schreib uns mit dem Link der Karte, und wir löschen sie.',
    ],
    [
      'Bild und Website, wenn du sie in dein Profil einträgst',
      'Um sie auf deinen Seiten zu zeigen',
      untilAccount,
    ],
    [
      'Deine Anmeldungen, und wenn du ohne Konto weitermachst: wann, von welcher IP-Adresse und mit welchem Browser',
      'Um dich angemeldet zu halten und alle Anmeldungen zu beenden, wenn du dein Passwort änderst',
      'Bis du dich abmeldest oder sie in den Einstellungen beendest, höchstens 30 Tage nach deinem letzten Besuch.',
    ],
    [
      'Was von Passwort, Google und Facebook dein Konto öffnet, seit wann, und was davon deine Adresse bestätigt hat',
      'Um niemanden hereinzulassen, der nur deine Adresse kennt',
      'Bis du es in den Einstellungen entfernst oder das Konto löschst.',
    ],
    [
      'Eine Anmeldung mit Facebook, die noch auf die Bestätigung ihrer Adresse wartet: Adresse, Name und die Nummer, die Facebook für dich hat',
      'Um nichts daraus zu machen, bevor du sie bestätigst',
      'Bis du sie bestätigst, höchstens 25 Stunden.',
    ],
    [
      'Links, die wir dir per E-Mail geschickt haben, und E-Mails, die zu dir unterwegs sind',
      'Um deine Adresse zu bestätigen oder ein neues Passwort zu wählen',
      'Links, bis sie benutzt werden, höchstens eine Stunde; E-Mails, bis sie verschickt sind, höchstens einen Tag, und eine Woche länger, wenn eine nicht zugestellt werden konnte.',
    ],
    ['Deine Karten: Namen, Texte und Gestaltung', 'Um sie geht es hier', untilCardOrAccount],
    [
      'Fotos und Töne, die du hinzufügst',
      'Um sie auf deinen Karten zu zeigen und abzuspielen',
      'Mit der Karte. Eine Datei, die keine Karte mehr verwendet, wird nach 60 Tagen gelöscht, oder früher, wenn dein Platz voll ist und du eine weitere hinzufügst.',
    ],
    [
      'Dass eine Karte geteilt wurde, wann und auf welchem Weg (nie mit wem)',
      'Für die Liste in deiner Übersicht',
      untilCardOrAccount,
    ],
    [
      'Was du ohne Konto auf eine Karte antwortest: die Reaktion, deine Worte, deine Stimme und den Namen, den du eingibst',
      'Um es der Person zu zeigen, die die Karte gemacht hat, und denen, die sie unterschrieben haben, wenn du das so wählst',
      'Bis die Person, die die Karte gemacht hat, die Antwort, die Karte oder das Konto löscht. Sie kann die Antwort auch ausblenden oder uns melden.',
    ],
    [
      'Was du ohne Konto auf eine Karte schreibst, die andere unterschreiben: deinen Namen, deine Worte, ein Foto, deine Stimme oder eine Zeichnung, und wer sie lesen darf, bevor die Karte geöffnet wird',
      'Um es auf die Karte zu setzen. Worte allein für das Geburtstagskind sieht die Person nicht, die die Karte gemacht hat',
      'Bis du es mit deinem eigenen Link zurücknimmst oder die Person, die die Karte gemacht hat, die Karte löscht. Sie kann es auch ausblenden.',
    ],
    [
      'Wie eine Karte von dir unterschrieben wird: was andere sehen, wie viele unterschreiben können, bis wann du darum bittest, die Namen derer, die du einlädst, und ob sie nachgesehen haben, und welche Konten dir helfen',
      'Damit sie unterschreiben können und du siehst, wer fehlt',
      'Bis du die Karte löschst. Löschst du dein Konto, geht eine Karte, die andere unterschrieben haben, an jemanden, der dir dabei hilft, oder bleibt bis 30 Tage nach dem Öffnen für das Geburtstagskind da.',
    ],
    [
      'Bis wann eine Karte versiegelt ist: Tag, Uhrzeit und die Stadt, die du wählst, oder dass du sie nicht kennst; und ob eine Karte Antworten annimmt',
      'Um sie dann zu öffnen, und vorher niemandem',
      untilCardOrAccount,
    ],
    [
      'Die Menschen, deren Geburtstage du dir merkst: Name, Tag, Monat und, wenn du es angibst, das Jahr, wie ihr zueinander steht, ihre Sprache, ihre Stadt und eine Notiz; welche Karten du für sie gemacht hast; und von einem Import, wann er war',
      'Um dich an ihre Geburtstage zu erinnern und Karten für sie vorzubereiten. Eine Datei mit Kontakten wird auf deinem eigenen Gerät gelesen: Nur wen du ankreuzt, sendest du an uns',
      'Bis du sie löschst, den Import rückgängig machst oder das Konto löschst.',
    ],
    [
      'Den Geburtstag und den Namen, die du ohne Konto jemandem über einen Link verrätst',
      'Um sie dieser Person zu zeigen, und sonst niemandem',
      'Bis diese Person sie oder das Konto löscht.',
    ],
    [
      'Welche E-Mails über Geburtstage du möchtest, deine Sprache und deine Zeitzone, wie du sie wählst oder wie dein Browser sie nennt; und welche Erinnerungen verschickt wurden',
      'Um dir zu schreiben, wenn bei dir Morgen ist, und nie doppelt',
      untilAccount,
    ],
    [
      'Für ein Gerät, das dich erinnern soll: die Adresse beim Hersteller seines Browsers, an die Mitteilungen gesendet werden, und die Schlüssel, mit denen nur dieses Gerät sie lesen kann',
      'Um die Erinnerung dort zu zeigen. Der Hersteller gibt sie weiter und kann sie nicht lesen; sie nennt niemanden, außer du wählst es so',
      'Bis du es auf diesem Gerät beendest oder das Konto löschst, oder bis es das Gerät nicht mehr gibt.',
    ],
    [
      'Wann du zuletzt E-Mails über Antworten bekommen hast, und dass du keine möchtest',
      'Um sie höchstens einmal in der Stunde zu senden, oder gar nicht',
      untilAccount,
    ],
    [
      'Wem du den Link einer Karte schicken lässt: die Adresse, die Sprache, den Tag, die Uhrzeit und die Stadt; und was daraus wurde: gesendet, zurückgekommen, geöffnet',
      'Um ihn einmal zu senden, zur gewählten Zeit, und dir zu zeigen, ob er ankam',
      'Bis 60 Tage nach seinem Tag, oder bis du die Karte oder das Konto löschst.',
    ],
    [
      'Deine Adresse, wenn dir jemand den Link einer Karte oder eine Einladung zum Unterschreiben schicken lässt',
      'Für diese E-Mail. Ein verschlüsselter Code davon zählt, wie viele solche E-Mails du bekommst, und merkt sich, wenn du keine möchtest',
      'So lange wie die Zeile darüber; der Code 30 Tage, ein Jahr, wenn E-Mails dorthin zurückkamen, und wenn du keine möchtest, bis du wieder welche möchtest.',
    ],
    [
      'Mit welcher Vorlage eine Karte begann, wie oft sie geöffnet und wie oft sie heruntergeladen wurde, als Zahlen',
      'Um dir die Aufrufe zu zeigen, und auf der Seite „Entdecken“, wie oft alle Karten mit dieser Vorlage geöffnet, heruntergeladen und geteilt wurden',
      untilCardOrAccount,
    ],
    [
      'Die Vorlagen, die du behältst, und die, die du veröffentlichst, mit deinem Künstlernamen',
      'Um sie dir zu zeigen, und die veröffentlichten allen',
      'Bis du sie oder das Konto löschst. Eine, die du zurückziehst, ist für andere sofort weg; was sie damit gemacht haben, bleibt und nennt deinen Künstlernamen.',
    ],
    [
      'Die Vorlagen, die dir gefallen: mit deinem Konto, oder mit einer verschlüsselten Nummer deines Browsers, wenn du keins hast',
      'Um dich einmal zu zählen und dich ein „Gefällt mir“ zurücknehmen zu lassen',
      'Bis du es zurücknimmst oder das Konto löschst; ohne Konto lässt sich niemand daran erkennen.',
    ],
    [
      'Vorlagen, die du aus deinen Karten speicherst, und deine Favoriten: Vorlagen, Hintergründe, Sticker und Karten',
      'Damit du sie wiederfindest; sonst sieht sie niemand',
      'Bis du sie herausnimmst oder das Konto löschst.',
    ],
    [
      'Was du ins Kontaktformular schreibst, mit deinem Namen und deiner E-Mail-Adresse',
      'Um dir zu antworten',
      'Ein Jahr; früher, wenn du darum bittest.',
    ],
    [
      'Was du über eine Karte meldest: die Karte, den Grund, was du dazuschreibst, und damit dein Konto, oder eine verschlüsselte Form deiner IP-Adresse, wenn du keins hast',
      'Um uns die Karte anzusehen, und um zu merken, wenn viele Meldungen von einem Ort kommen',
      'Ein Jahr. Der Name deines Kontos verschwindet mit dem Konto.',
    ],
    [
      'Was der Betrieb dieser Website mit einem Konto oder einer Karte macht, zum Beispiel sie ausblenden, mit ihrer Nummer',
      'Um dafür geradezustehen',
      'Ein Jahr, wie „Meine Daten exportieren“ es zeigt.',
    ],
    [
      'Wie oft versucht wurde, sich anzumelden und Formulare zu senden',
      'Gegen Erraten und Überfluten',
      'Höchstens einen Tag nach dem letzten Versuch.',
    ],
  ],
};
