import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const funny: ToneWishes = {
  byRelationship: {
    Brother: [
      'Als Geschwister haben wir uns alles geteilt: das Zimmer, die Schokolade und die Schuld. Heute darfst du die Torte allein behalten{, name}. Na gut, fast allein. Ich nehme nur die Ecke mit der Rose, aus Tradition.',
      'Mein Lieblingsbruder hat Geburtstag{, name}! Die Konkurrenz wurde nie befragt.',
      'Ich wollte dir etwas Teures schenken, aber dann fiel mir ein, dass du ja schon mich hast{, name|, Bruderherz}.',
      'Heute gilt ausnahmsweise: Du hast recht. Genieß es{, name}, die Regel läuft um Mitternacht aus.',
    ],
    Sister: [
      'Laut Familienchronik bist du vernünftig und ich bin es nicht. Die Chronik hast allerdings du geschrieben{, name}. Heute lasse ich das so stehen, gratuliere herzlich und leihe mir dafür morgen deinen Pullover.',
      'Alles Gute der besten Schwester{, name}! Ich habe lange verglichen: mit niemandem.',
      'Schwestern wissen alles und sagen nichts, jedenfalls nicht vor dem Nachtisch. Danke für dein Schweigen{, name|, Schwesterherz}. Es gibt zweimal Nachtisch.',
    ],
    Mother: [
      'Heute darfst du nichts: nicht kochen, nicht aufräumen, nicht fragen, ob ich eine Jacke dabeihabe. Ich weiß, das wird hart für dich{, name|, Mama}. Wir sind in Gedanken bei dir und bringen Kuchen. Ja, ich habe eine Jacke dabei.',
      'Ich habe heute ganz allein an deinen Geburtstag gedacht{, name|, Mama}. Fast.',
      'Du findest alles: Schlüssel, Lösungen, Fehler in meiner Frisur. Nur die Geschenke findest du heute bitte nicht vor der Torte{, name|, Mama}.',
    ],
    Father: [
      'Heute läuft alles nach deinem Geschmack: Die Heizung bleibt auf neunzehn, das Licht ist überall aus, und niemand kommt ans Werkzeug. Mehr Luxus ist für Geld nicht zu haben{, name|, Papa}. Außer Torte, die gibt es auch.',
      'Dein Lieblingswitz zählt heute als neu{, name|, Papa}. Wir lachen alle.',
      'Zur Feier des Tages haben wir den Grill nicht angefasst, kein Ratschlag wurde überhört, und das Sofa gehört dir{, name|, Papa}.',
    ],
    Friend: [
      'Ich kenne alle deine Geheimnisse und die Hälfte deiner Passwörter. Du hast also keine Wahl: Wir bleiben befreundet, bis uns niemand mehr auf Konzerte mitnimmt. Herzlichen Glückwunsch uns beiden{, name}, aber heute vor allem dir!',
      'Eigentlich bräuchtest du nichts mehr{, name}. Du hast ja mich.',
      'Dein Geschenk ist fast unterwegs. Es wurde schon intensiv daran gedacht{, name}, und das ist bei mir der schwierigste Teil.',
      'Wir zwei haben zusammen genau eine gute Idee pro Jahr. Die von diesem Jahr heißt: erst Torte, dann Pläne{, name}.',
    ],
    Wife: [
      'Ich habe versprochen, in guten wie in schlechten Zeiten bei dir zu sein. Von kalten Füßen unter meiner Decke war nicht die Rede, und ich bin trotzdem sehr glücklich. Alles Liebe{, name|, mein Schatz}, heute darfst du beide Kissen haben.',
      'Heute bestimmst du den Film{, name|, Liebste}. Einschlafen kann ich überall.',
      'Ich habe das Bad geputzt, ohne es zu erwähnen. Ach, jetzt habe ich es doch erwähnt{, name|, mein Schatz}. Tu überrascht!',
    ],
    Husband: [
      'Zum Geburtstag schenke ich dir einen ganzen Tag ohne den Satz „Wir müssten mal“. Der Keller bleibt, wie er ist, das Regal darf weiter schief hängen, und die Fernbedienung gehört dir{, name|, mein Schatz}. Morgen reden wir dann.',
      'Du hast einen hervorragenden Geschmack{, name|, Liebster}. Siehe Ehe.',
      'Wer so schön schnarcht, hat ein reines Gewissen und eine sehr geduldige Bettnachbarschaft. Hoch sollst du leben{, name|, mein Schatz}!',
    ],
    Son: [
      'Wir haben dir Laufen und Sprechen beigebracht und seitdem nicht mehr gewusst, wo du bist und was du meinst. Wir lieben dich trotzdem mit Standortfreigabe und ohne{, name}. Komm zur Torte, dann erklären wir dir das Telefonieren.',
      'Dein WLAN-Passwort lautet heute: Wir sind stolz auf dich{, name}.',
      'Zur Feier des Tages räumen wir dein Zimmer nicht auf und stellen keine Fragen dazu. Großzügiger geht es nicht{, name}.',
    ],
    Daughter: [
      'Du hast meine Augen, meine Ungeduld und inzwischen auch mein Ladekabel. Die ersten beiden darfst du behalten{, name}. Zum Geburtstag bekommst du das dritte dazu, offiziell und mit Schleife. Lass es krachen!',
      'Du hast den Humor eindeutig von mir{, name}. Herzlichen Glückwunsch dazu!',
      'Wir haben die Bedienungsanleitung zu dir nie gefunden und finden dich trotzdem perfekt eingestellt{, name}. Nur die Lautstärke war schon immer Glückssache.',
    ],
    Teacher: [
      'Zu Ihrem Geburtstag haben wir uns gut vorbereitet: niemand kommt zu spät, keiner schwätzt, und die Hausaufgaben hat ausnahmsweise nicht der Hund gefressen. Genießen Sie den Moment{, name}, er wird so schnell nicht wiederkommen.',
      'Note für Ihren Geburtstag: eine glatte Eins{, name}, mit Sternchen.',
      'Eigentlich wollten wir Ihnen ein Lied singen. Sie dürfen sich aussuchen{, name}, ob Ihnen Stillarbeit lieber wäre.',
    ],
    Colleague: [
      'Dein Geburtstag steht seit Wochen im Kalender, gleich zwischen „Besprechung zur Besprechung“ und „Drucker, ernsthaft“. Er ist der einzige Termin, auf den sich alle freuen{, name}. Tagesordnung: Torte. Sonstiges: noch mehr Torte.',
      'Bitte um Rückmeldung bis heute{, name}: Schoko oder Erdbeere?',
      'Du weißt, wie der Drucker tickt, wo die Kekse sind und wen man fragen muss. Bitte nie in Urlaub gehen{, name}!',
    ],
    Grandmother: [
      'Bei dir gilt man erst nach der dritten Portion als satt, und auch dann nur vorläufig. Heute drehen wir den Spieß um{, name|, Oma}: Du sitzt, wir tischen auf, und „nein, danke“ verstehen wir leider auch nicht.',
      'Dein Enkelkind des Monats gratuliert dir{, name|, Oma}. Mehrfach ausgezeichnet!',
      'Du schreibst Nachrichten mit mehr Emojis als wir alle zusammen. Dafür bekommst du heute einen Kuchen in echt{, name|, Oma}: 🎂.',
    ],
    Grandfather: [
      'Wir haben dir ein Gerät mit nur einem Knopf gesucht und keins gefunden. Deshalb gibt es heute etwas ganz ohne Knöpfe, Updates und Bedienungsanleitung{, name|, Opa}: Kuchen. Funktioniert sofort, auch ohne Brille.',
      'Deine Schraubensammlung grüßt das Geburtstagskind{, name|, Opa}. Vollzählig!',
      'Beim Kartenspielen gewinnst du immer, und wir haben noch immer nicht herausgefunden, wie. Heute lassen wir dich freiwillig{, name|, Opa}.',
    ],
    Cousin: [
      'In jeder Familie gibt es jemanden, der auf Fotos Grimassen zieht, wenn alle brav schauen. Wir beide teilen uns den Posten{, name}, und ich finde, wir machen das großartig. Auf viele weitere ruinierte Gruppenfotos!',
      'Von allen Verwandten bist du am wenigsten verwandt mit Langeweile{, name}.',
      'Am Kindertisch war schon immer die bessere Stimmung, deshalb reserviere ich uns dort auch heute zwei Plätze{, name}. Bring Knete mit.',
    ],
    'Brother-in-law': [
      'Du hast dich freiwillig mit dieser Familie eingelassen, obwohl du unsere Spieleabende kennst. Das war mutig{, name}, und dafür bekommst du heute das größte Stück. Die Würfel bleiben trotzdem im Schrank.',
      'Auf dem Papier verschwägert, im Leben ein Hauptgewinn{, name}!',
      'Wir bauen Regale nach Gefühl, du liest vorher die Anleitung. Dieses Talent hat uns gefehlt{, name|, Schwager}.',
    ],
    'Sister-in-law': [
      'Du kennst jetzt alle unsere Familiengeschichten, auch die in drei Fassungen. Dass du bei der vierten noch lachst, rechnen wir dir hoch an{, name}. Zum Dank erzählen wir sie heute erst nach der Torte.',
      'Endlich jemand mit Geschmack in der Familie{, name}! Glückwunsch an uns.',
      'Mit dir habe ich am Tisch jemanden, der genau im richtigen Moment unauffällig die Augen verdreht. Danke dafür{, name|, Schwägerin}!',
    ],
    'Daughter-in-law': [
      'Über Schwiegermütter gibt es tausend Witze, über Schwiegertöchter keinen einzigen. Wir haben lange überlegt, woran das liegt, und dann dich kennengelernt{, name}: An dir gibt es einfach nichts auszusetzen. Sehr unpraktisch fürs Familienfest!',
      'Bei uns hast du jetzt lebenslange Kuchengarantie{, name}. Kündigung ausgeschlossen.',
      'Die Schwiegereltern haben heute strenges Verbot, Ratschläge zu geben. Es fällt uns schwer{, name}, aber du bist es uns wert.',
    ],
    'Son-in-law': [
      'Wir geben zu, dass wir am Anfang genau hingesehen haben: ob du isst, ob du spülst, ob du beim Memory verlierst. Du hast alles bestanden{, name}. Als Preis winken Torte und die Bohrmaschine, leihweise.',
      'Probezeit bestanden{, name}! Die Familie übernimmt dich unbefristet und gern.',
      'Unser Kind hat in allem Geschmack, nur nicht bei Socken. Bei dir aber lag es goldrichtig{, name}. Lass dich feiern!',
    ],
    Niece: [
      'Ich habe versprochen, dir nichts zu schenken, was Lärm macht, klebt oder glitzert. Deine Eltern haben sehr gelacht, als sie das Paket gesehen haben. Vielleicht war es auch Weinen{, name}. Pack es schnell aus!',
      'Offiziell mag ich euch alle gleich{, name}. Inoffiziell: hallo, Lieblingsnichte!',
      'Du erklärst mir das Internet, ich erkläre dir, wie man heimlich nascht. Ein fairer Tausch{, name}, heute mit Übungsmaterial.',
    ],
    Nephew: [
      'Als dein offizieller Fanklub melde ich: Die Mitgliederzahl ist stabil, die Begeisterung steigt, und das Vereinsheim ist mein Sofa. Zum Jubiläum gibt es Pizza, bis keiner mehr kann{, name}. Autogramme bitte auf die Serviette.',
      'Mein Lieblingsneffe hat Geburtstag{, name}! Sag es bloß nicht weiter.',
      'Heute darfst du alles bestimmen, sogar das Fernsehprogramm. Deinen Eltern habe ich gesagt, das sei Bildung{, name}.',
    ],
    Aunt: [
      'Auf Familienfesten bist du zuerst am Buffet und zuletzt auf der Tanzfläche. Als Vorbild bist du damit unschlagbar{, name|, Tantchen}. Heute üben wir das wieder, der Reihe nach.',
      'Tante wird man von selbst, Lieblingstante nur so wie du{, name}.',
      'Bei dir durfte man schon immer alles, was zu Hause verboten ist. Wir halten auch heute dicht{, name}, gegen Kuchen.',
    ],
    Uncle: [
      'Deine Witze sind so flach, dass man darauf Rollschuh fahren kann, und wir fahren jedes Mal mit. Heute hast du Narrenfreiheit{, name|, lieber Onkel}: drei Witze am Stück, und wir lachen vor der Pointe.',
      'Onkel gibt es viele, Legenden nur eine{, name}: dich.',
      'Du kannst Münzen hinterm Ohr hervorholen, aber nie pünktlich gehen. Bleib auch heute gern zu lange{, name|, lieber Onkel}.',
    ],
    Partner: [
      'Unsere Beziehung beruht auf Vertrauen, Humor und der Abmachung, dass niemand allein weiterschaut. Zum Geburtstag schenke ich dir etwas Großes{, name|, Schatz}: Du darfst die nächste Serie aussuchen, und ich schlafe erst nach Folge zwei ein.',
      'Heute gehört die ganze Decke dir{, name|, Schatz}. Nur heute!',
      'Du hast mir das Herz gestohlen und seither auch jede zweite Pommes. Ich verzichte auf eine Anzeige{, name}.',
    ],
    Grandchild: [
      'Wir haben extra geübt, was du uns beigebracht hast: Selfie, Emoji, nicht ins Mikrofon brüllen. Zwei von drei Sachen klappen schon ganz gut{, name}. Komm vorbei, dann singen wir dir ein Ständchen, in voller Lautstärke.',
      'Bei uns gibt es Nachtisch vor dem Essen{, name}. Psst!',
      'Deine Eltern sagen, wir verwöhnen dich zu sehr. Da haben wir kurz weggehört{, name}. Möchtest du Sahne dazu?',
    ],
  },
  anyone: [
    'Wissenschaftlich erwiesen: Wer öfter Geburtstag feiert, bekommt mehr Torte. Du bist also auf einem hervorragenden Weg{, name}. Mach so weiter, puste kräftig, und frag heute nur nach einem: nach dem zweiten Stück.',
    'Heute zählt jede Ausrede{, name}. „Ich habe Geburtstag“ sticht alle.',
    'Deine Torte lässt ausrichten, ihr fehle nur noch jemand mit kräftigem Atem und gutem Appetit{, name}. Lass sie nicht warten!',
    'Ein Tag, an dem alle für dich singen und keiner den Ton trifft. So klingt Zuneigung{, name}.',
  ],
};
