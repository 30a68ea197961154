import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** In Sie to teachers, colleagues and anyone; a family says du in formal words, too. */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Wenn du etwas zusagst, ist es so gut wie getan, und wenn ich dich um Rat frage, bekomme ich eine ehrliche Antwort. Dafür schätze ich dich sehr{, name|, lieber Bruder}. Zum neuen Lebensjahr Gesundheit, Erfolg und genügend Zeit für dich selbst.',
      'Mit Stolz und Zuneigung gratuliere ich dir herzlich{, name|, lieber Bruder}.',
      'Ich wünsche dir, dass deine Arbeit gesehen wird und deine freie Zeit wirklich frei bleibt{, name}. Niemand hat es mehr verdient.',
    ],
    Sister: [
      'Dein klarer Kopf beeindruckt alle, die mit dir zu tun haben, und deine Herzlichkeit alle, die dich näher kennen. Ich bin stolz, deine Familie zu sein{, name|, liebe Schwester}, und gratuliere dir von ganzem Herzen.',
      'Deinem Urteil vertraue ich wie keinem anderen{, name}. Herzlichen Glückwunsch.',
      'Du gehst deinen Weg umsichtig und mit Humor, und ich sehe dir mit Bewunderung dabei zu{, name|, liebe Schwester}. Meine herzlichsten Glückwünsche.',
    ],
    Mother: [
      'Im Alltag bleibt vieles ungesagt, deshalb heute einmal in aller Form: Ich danke dir{, name|, liebe Mutter}. Für deine Güte, deine Geduld und das Vertrauen, das du immer in mich setzt. Herzlichen Glückwunsch zum Geburtstag.',
      'Mit tiefer Dankbarkeit gratuliere ich dir zum Geburtstag{, name|, liebe Mutter}.',
      'Du sorgst für andere, ohne viel davon zu reden. Heute soll für dich gesorgt sein{, name|, liebe Mutter}, und das mit aller Liebe.',
    ],
    Father: [
      'Deine Haltung ist mir ein Vorbild, deine Ruhe ein Halt, und beides weiß ich von Jahr zu Jahr mehr zu schätzen{, name|, lieber Vater}. Von Herzen wünsche ich dir Gesundheit, gute Gesellschaft und einen Tag ganz nach deinem Sinn.',
      'In Hochachtung und Liebe gratuliere ich dir{, name|, lieber Vater}.',
      'Auf dein Wort kann ich mich verlassen, und ich möchte, dass du weißt, wie viel mir das bedeutet{, name|, lieber Vater}.',
    ],
    Friend: [
      'Es gibt wenig, worauf ich mich so verlasse wie auf unsere Freundschaft. Einmal im Jahr verdient das ein förmliches Wort: Danke für deine Aufrichtigkeit, deinen Rat und deine Zeit{, name}. Meine besten Wünsche für das neue Lebensjahr.',
      'Es ist mir eine Ehre, mit dir befreundet zu sein{, name}.',
      'Ich wünsche dir Gesundheit, gute Nachrichten und lauter Menschen um dich, die dich so schätzen, wie ich es tue{, name}.',
    ],
    Wife: [
      'An deiner Seite zu leben ist die beste Entscheidung, die ich je getroffen habe. Das sage ich heute mit Liebe, mit Respekt und ohne jeden Zweifel{, name|, meine liebe Frau}. Ich wünsche dir ein Jahr ganz nach deinem Herzen.',
      'In Liebe, Achtung und Dankbarkeit: alles Gute{, name|, meine liebe Frau}.',
      'Ich bewundere deinen Verstand, ich vertraue deinem Herzen, und nirgends bin ich so gern wie in deiner Nähe{, name}. Von Herzen alles Liebe.',
    ],
    Husband: [
      'Ich danke dir für deine Verlässlichkeit, die alle kennen, und für deine Zärtlichkeit, die nur ich kenne{, name|, mein lieber Mann}. Was du dir für das neue Lebensjahr vornimmst, soll gelingen, und ich helfe, wo ich kann.',
      'Dir gehören mein Respekt und meine ganze Liebe{, name|, mein lieber Mann}.',
      'Das Leben mit dir zu teilen ist mir Freude und Ehre zugleich, an jedem Tag des Jahres{, name}. Herzlichen Glückwunsch.',
    ],
    Son: [
      'Du gehst deinen Weg aufrecht und mit Anstand, und das zu sehen ist mir eine große Freude{, name|, lieber Sohn}. Möge dir gelingen, was du dir vornimmst. Wo du jederzeit willkommen bist, weißt du ja.',
      'Ich bin stolz auf den Menschen, der du bist{, name}.',
      'Mein Vertrauen begleitet dich in jedes neue Vorhaben, und meine Freude über dich sowieso{, name|, lieber Sohn}.',
    ],
    Daughter: [
      'Ich achte deinen klaren Blick, deine Entschlossenheit und dein gutes Herz, und an deinem Geburtstag darf das auch einmal feierlich klingen{, name|, liebe Tochter}. Viele Türen sollen dir aufgehen; diese hier steht dir ohnehin immer offen.',
      'Stolz auf dich bin ich auch ohne Anlass{, name}. Herzlichen Glückwunsch.',
      'Deinen Plänen wünsche ich viel Raum und deinen Tagen viel Leichtigkeit{, name|, liebe Tochter}. Meine guten Gedanken hast du immer.',
    ],
    Teacher: [
      'Ihre Freude am Fach steckt an, und Ihre Geduld mit uns allen ist mir ein Vorbild{, name}. Dafür danke ich Ihnen und wünsche Ihnen Gesundheit, Muße und ein Lehrerzimmer mit gutem Kaffee.',
      'Mit Respekt und großem Dank gratuliere ich Ihnen herzlich{, name}.',
      'Wer gut unterrichtet, wirkt weit über die Schule hinaus. Ich danke Ihnen für Ihren Einsatz und wünsche Ihnen einen wunderschönen Tag{, name}.',
    ],
    Colleague: [
      'Auch im Namen des Teams gratuliere ich sehr herzlich zum Geburtstag. Ihre Sachkenntnis, Ihre Ruhe und Ihr Humor tragen uns durch manche lange Woche{, name}. Für das neue Lebensjahr wünschen wir Ihnen Gesundheit und Erfolg.',
      'Die Zusammenarbeit mit Ihnen ist mir eine Freude{, name}. Herzlichen Glückwunsch.',
      'Spannende Aufgaben, verdiente Anerkennung und pünktlichen Feierabend: Das wünsche ich Ihnen für das kommende Jahr{, name}.',
    ],
    Grandmother: [
      'Was unsere Familie zusammenhält, hat einen Namen und feiert heute Geburtstag. Deine Klugheit und deine Wärme sind uns kostbar{, name|, liebe Großmutter}. Wir wünschen dir Gesundheit, frohe Tage und gute Gespräche, bei denen niemand auf die Uhr schaut.',
      'Dir gilt heute unser herzlichster Dank{, name|, liebe Großmutter}.',
      'Du nimmst dir Zeit für uns alle, und das ist das Schönste, was man schenken kann{, name|, liebe Großmutter}. Von Herzen alles Gute.',
    ],
    Grandfather: [
      'Dein Rat ist uns viel wert, deine Gelassenheit ein Vorbild und deine Gesellschaft die reine Freude{, name|, lieber Großvater}. Wir gratulieren dir von Herzen und wünschen dir Gesundheit, frohe Stunden und immer jemanden, der gern zuhört.',
      'Mit Hochachtung und viel Liebe gratulieren wir dir{, name|, lieber Großvater}.',
      'In deiner Nähe wird vieles einfach, was eben noch schwierig schien. Dafür danken wir dir herzlich{, name|, lieber Großvater}.',
    ],
    Cousin: [
      'Familie ist für mich auch deshalb ein schönes Wort, weil du dazugehörst. Ich gratuliere dir herzlich und hoffe, dass wir uns bald sehen{, name}, am liebsten an einem langen, reich gedeckten Tisch.',
      'Auf Verwandtschaft wie dich darf man stolz sein{, name}. Herzlichen Glückwunsch.',
      'Du begegnest allen offen und freundlich, und das bewundere ich sehr{, name}. Ich wünsche dir ein rundum gelungenes neues Lebensjahr.',
    ],
    'Brother-in-law': [
      'Auf deine Hilfe ist Verlass, und ein ruhiges Wort von dir wirkt Wunder. Ausgesprochen wird das viel zu selten, deshalb heute ausdrücklich{, name|, lieber Schwager}: Wir schätzen dich sehr und wünschen dir Gesundheit, Erfolg und reichlich Muße.',
      'Meine besten Wünsche und meinen aufrichtigen Dank{, name|, lieber Schwager}.',
      'Dich in unserer Mitte zu haben ist eine Ehre und, wie ich gern hinzufüge, ein Vergnügen{, name}.',
    ],
    'Sister-in-law': [
      'Mit Klugheit und Taktgefühl bereicherst du unsere Familie, und mit einem feinen Humor, den ich besonders schätze{, name|, liebe Schwägerin}. Ich wünsche dir nette Menschen, gute Bücher und Zeit für beides.',
      'In herzlicher Verbundenheit gratuliere ich dir{, name|, liebe Schwägerin}.',
      'Wo du am Tisch sitzt, gewinnt das Gespräch, und der Abend vergeht im Flug{, name}. Ich wünsche dir viel Glück.',
    ],
    'Daughter-in-law': [
      'Deine Offenheit und deine Herzlichkeit machen uns große Freude, liebe Schwiegertochter. Du bist in dieser Familie nicht zu Gast, du bist hier zu Hause{, name}. Zum neuen Lebensjahr wünschen wir dir Glück und Gesundheit.',
      'Dass du zu uns gehörst, ehrt uns und freut uns{, name}.',
      'Wir schätzen dich um deiner selbst willen und hoffen, dass du das spürst{, name}. Die herzlichsten Glückwünsche zu deinem Geburtstag!',
    ],
    'Son-in-law': [
      'Unser Vertrauen hast du, unseren Respekt ebenso und längst auch einen festen Platz in unseren Herzen{, name|, lieber Schwiegersohn}. An deinem Geburtstag sagen wir dir das mit Freude und wünschen dir alles erdenklich Gute.',
      'Wir sind froh und stolz, dich in der Familie zu haben{, name}.',
      'Du nimmst deine Aufgaben ernst und dich selbst nicht zu sehr, und beides gefällt uns{, name|, lieber Schwiegersohn}. Einen festlichen Tag!',
    ],
    Niece: [
      'Du denkst selbstständig und bleibst dabei freundlich; das imponiert mir, liebe Nichte. Für alles, was du vorhast, wünsche ich dir Freiraum, Rückenwind und ein wenig Glück{, name}. Herzliche Glückwünsche zu deinem Geburtstag.',
      'Von dir wird man noch hören{, name}, und ich freue mich darauf.',
      'Stell kluge Fragen, verlang ehrliche Antworten und halte dich an Menschen, die deine Begabung erkennen{, name|, liebe Nichte}. Alles Gute!',
    ],
    Nephew: [
      'Deine Neugier, deine Ausdauer und dein Anstand machen der ganzen Familie Freude, und mir erst recht{, name|, lieber Neffe}. Möge dir im kommenden Jahr gelingen, was dir am Herzen liegt. Herzliche Glückwünsche zum Geburtstag.',
      'Ich verfolge deinen Weg mit Freude und mit Respekt{, name|, lieber Neffe}.',
      'Mut am Anfang, Ausdauer in der Mitte und Freude am Ergebnis: Das wünsche ich dir für alles, was du vorhast{, name}.',
    ],
    Aunt: [
      'Du fragst nach und hörst dann wirklich zu; das können wenige{, name|, liebe Tante}. Ich danke dir für dein Interesse und deinen Rat und wünsche dir Gesundheit, schöne Reisen und Gesellschaft, die dir Freude macht.',
      'Hab Dank für alles und einen wunderschönen Geburtstag{, name|, liebe Tante}.',
      'Deine Meinung ist ehrlich und dein Urteil nie hart. Beides ist selten, und beides schätze ich an dir{, name|, liebe Tante}.',
    ],
    Uncle: [
      'Deine Erfahrung ist mir ein Kompass, dein Humor ein Vergnügen und deine Gastfreundschaft sprichwörtlich{, name|, lieber Onkel}. Ich gratuliere dir mit Hochachtung und wünsche dir ein Jahr voller schöner Begegnungen.',
      'Deinen Rat schätze ich außerordentlich{, name|, lieber Onkel}. Herzlichen Glückwunsch.',
      'Bei dir findet man immer ein offenes Ohr und nie eine verschlossene Tür{, name}. Dafür danke ich dir sehr herzlich.',
    ],
    Partner: [
      'Heute sage ich dir ganz feierlich, was ich sonst nebenbei sage: Ich achte dich, ich vertraue dir, und ich liebe dich{, name}. Uns beiden wünsche ich ein Jahr mit viel gemeinsamer Zeit.',
      'Mit Liebe, Respekt und Vorfreude auf alles, was kommt{, name}.',
      'Mit dir teile ich Pläne, Sorgen und Sonntage, und nichts davon möchte ich missen{, name}. Von ganzem Herzen alles Gute.',
    ],
    Grandchild: [
      'Deine Ehrlichkeit, dein Eifer und dein gutes Herz machen mich sehr stolz{, name}. Zum Geburtstag gratuliere ich dir so feierlich, wie es sich gehört, und wünsche dir ein Jahr, in dem es jeden Tag etwas zu entdecken gibt.',
      'Meine guten Wünsche begleiten dich auf allen Wegen{, name}.',
      'Lerne mit Freude, spiele mit Ausdauer und frage, so viel du willst{, name}. Ich bin immer gern für dich da.',
    ],
  },
  anyone: [
    'Zu Ihrem Geburtstag gratuliere ich Ihnen sehr herzlich{, name}. Ich wünsche Ihnen Gesundheit, anregende Begegnungen und genügend Zeit für alles, was Ihnen Freude macht, und dazu einen Tag, an den Sie sich gern erinnern.',
    'Herzliche Glückwünsche und alles Gute für Ihr neues Lebensjahr{, name}.',
    'Feiern Sie schön, am besten mit Menschen, die Ihnen lieb sind, und kommen Sie gut ins neue Lebensjahr{, name}.',
  ],
};
