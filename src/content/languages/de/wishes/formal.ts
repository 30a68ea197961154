import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** In Sie to teachers, colleagues and anyone; a family says du in formal words, too. */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Auf dein Wort ist Verlass, auf deinen Rat ebenso, und beides schätze ich sehr. Heute gilt dir mein Dank, lieber Bruder{, name}: Möge das neue Lebensjahr Gesundheit, Erfolg und genügend Zeit für das Wesentliche bringen.',
      'Mit Stolz und Zuneigung gratuliere ich dir herzlich{, name|, lieber Bruder}.',
      'Mögen deine Mühen gewürdigt werden und deine freien Stunden ganz dir gehören{, name}. Das wünsche ich dir von Herzen.',
    ],
    Sister: [
      'Deine Klugheit bewundern alle, die mit dir arbeiten, deine Herzenswärme alle, die dich kennen. Ich habe das Glück, als dein Geschwister beides von Anfang an zu genießen{, name|, liebe Schwester}. Meine innigsten Glückwünsche.',
      'Deinem Urteil vertraue ich wie keinem anderen{, name}. Herzlichen Glückwunsch.',
      'Mit Bewunderung sehe ich, wie umsichtig du deinen Weg gehst. Ich gratuliere dir sehr herzlich{, name|, liebe Schwester}.',
    ],
    Mother: [
      'In aller Form möchte ich dir heute sagen, was im Alltag zu selten gesagt wird: Ich danke dir{, name|, liebe Mutter}. Für deine Güte, für deine Geduld und für das Vertrauen, das du in mich setzt.',
      'Mit tiefer Dankbarkeit gratuliere ich dir zum Geburtstag{, name|, liebe Mutter}.',
      'So viel Fürsorge, wie wir täglich von dir erfahren, möge dir selbst zuteilwerden{, name|, liebe Mutter}. In Liebe und Verehrung.',
    ],
    Father: [
      'Deine Haltung ist mir ein Vorbild und deine Ruhe ein Halt. Dass ich beides an dir habe, betrachte ich als großes Glück{, name|, lieber Vater}. Gesundheit, Freude und viele erfüllte Tage seien dir beschieden.',
      'In Hochachtung und Liebe gratuliere ich dir{, name|, lieber Vater}.',
      'Von dir lerne ich, dass man Zusagen hält und Zeit verschenkt. Heute ist ein guter Tag, dir das zu sagen{, name|, lieber Vater}.',
    ],
    Friend: [
      'Es gibt wenig, worauf ich mich so verlasse wie auf unsere Freundschaft. Einmal im Jahr verdient das ein förmliches Wort: Danke für deine Aufrichtigkeit, deinen Rat und deine Zeit{, name}. Meine besten Wünsche für das neue Lebensjahr.',
      'Auf deine Freundschaft bin ich aufrichtig stolz{, name}. Herzlichen Glückwunsch.',
      'Gesundheit, gute Nachrichten und Menschen, die dich so schätzen, wie ich es tue: das wünsche ich dir{, name}.',
    ],
    Wife: [
      'An deiner Seite zu leben ist die beste Entscheidung, die ich je getroffen habe. Das sage ich heute mit Liebe, mit Respekt und ohne jeden Zweifel{, name|, meine liebe Frau}. Mögest du ein Jahr nach deinem Herzen haben.',
      'In Liebe und Dankbarkeit zu deinem Ehrentag{, name|, meine liebe Frau}.',
      'Dein Verstand begeistert mich, deine Güte beschämt mich, und deine Nähe macht mich glücklich{, name}. Von Herzen alles Gute.',
    ],
    Husband: [
      'Ich danke dir für die Verlässlichkeit, mit der du für uns da bist, und für die Zärtlichkeit, die niemand sieht außer mir{, name|, mein lieber Mann}. Möge dieses Jahr so gut zu dir sein wie du zu uns.',
      'Dir gelten heute meine Liebe und mein Respekt{, name|, mein lieber Mann}.',
      'Das Leben mit dir zu teilen ist mir jeden Tag eine Freude und eine Ehre{, name}. Herzlichen Glückwunsch.',
    ],
    Son: [
      'Mit Freude und mit Achtung sehen wir, wie aufrecht du deinen Weg gehst. Möge dir gelingen, was du dir vornimmst{, name|, lieber Sohn}, und mögest du stets wissen, wo du willkommen bist. Unsere herzlichsten Glückwünsche.',
      'Wir sind stolz auf den Menschen, der du bist{, name}.',
      'Unser Vertrauen begleitet dich in jedes neue Vorhaben, und unsere Freude über dich sowieso{, name|, lieber Sohn}.',
    ],
    Daughter: [
      'Wir achten deinen klaren Blick, deine Entschlossenheit und dein gutes Herz, und an deinem Geburtstag darf das auch einmal feierlich klingen{, name|, liebe Tochter}. Mögen sich dir viele Türen öffnen; unsere steht ohnehin immer offen.',
      'Mit Stolz und Liebe gratulieren wir dir herzlich{, name|, liebe Tochter}.',
      'Möge das neue Lebensjahr deinen Plänen Raum geben und deinen Tagen Leichtigkeit{, name}. Unsere besten Wünsche sind immer bei dir.',
    ],
    Teacher: [
      'Ihre Freude am Fach steckt an, und Ihre Geduld mit uns allen ist mir ein bleibendes Vorbild{, name}. Dafür danke ich Ihnen und wünsche Ihnen Gesundheit, Muße und ein Lehrerzimmer mit gutem Kaffee.',
      'Mit Respekt und großem Dank gratuliere ich Ihnen herzlich{, name}.',
      'Wer gut lehrt, wirkt weit über die Schule hinaus. Ich danke Ihnen herzlich und freue mich, heute mit Ihnen zu feiern{, name}.',
    ],
    Colleague: [
      'Auch im Namen des Teams gratuliere ich sehr herzlich zum Geburtstag. Ihre Sachkenntnis, Ihre Ruhe und Ihr Humor tragen uns durch manche lange Woche{, name}. Für das neue Lebensjahr wünschen wir Ihnen Gesundheit und Erfolg.',
      'Herzlichen Glückwunsch{, name}. Die Zusammenarbeit mit Ihnen ist eine Freude.',
      'Ich wünsche Ihnen ein Jahr mit spannenden Aufgaben, verdienter Anerkennung und ausreichend freien Abenden{, name}.',
    ],
    Grandmother: [
      'Was unsere Familie zusammenhält, hat einen Namen und sitzt heute am Kopf der Tafel. Deine Klugheit und deine Wärme sind uns kostbar{, name|, liebe Großmutter}. Mögen dir viele frohe Tage und gute Gespräche bevorstehen.',
      'Mit Liebe und Hochachtung zu deinem Ehrentag{, name|, liebe Großmutter}.',
      'Von dir lernen wir, dass Güte keine Eile kennt. Wir danken dir und wünschen dir von Herzen Glück{, name|, liebe Großmutter}.',
    ],
    Grandfather: [
      'Dein Rat ist uns wertvoll, deine Gelassenheit ein Vorbild und deine Gesellschaft die reine Freude. Darum versammeln wir uns heute gern um dich{, name|, lieber Großvater}, und wünschen dir Gesundheit und viele helle Stunden.',
      'Dir gehört heute unsere ganze Hochachtung{, name|, lieber Großvater}.',
      'In deiner Gegenwart wird manches einfach, was vorher schwierig schien. Herzlichen Dank und herzlichen Glückwunsch{, name|, lieber Großvater}.',
    ],
    Cousin: [
      'Familie ist für mich auch deshalb ein schönes Wort, weil du dazugehörst. Ich sende dir herzliche Grüße und hoffe, dass wir uns im neuen Jahr öfter sehen{, name}, am liebsten an einem langen, gedeckten Tisch.',
      'Herzliche Glückwünsche von Familie zu Familie, besonders an dich{, name}.',
      'Deine Art, allen offen und freundlich zu begegnen, bewundere ich sehr{, name}. Ich wünsche dir ein rundum gelungenes Jahr.',
    ],
    'Brother-in-law': [
      'Deine Hilfsbereitschaft und dein ruhiges Wort wissen wir alle sehr zu schätzen, auch wenn wir es selten aussprechen{, name|, lieber Schwager}. Heute sei es gesagt, verbunden mit unseren Wünschen für Gesundheit, Erfolg und reichlich Muße.',
      'Mit aufrichtigem Respekt gratuliere ich dir herzlich{, name|, lieber Schwager}.',
      'Dich in unserer Mitte zu haben ist eine Ehre und, wie ich gern hinzufüge, ein Vergnügen{, name}.',
    ],
    'Sister-in-law': [
      'Mit Klugheit und Taktgefühl bereicherst du unsere Familie, und mit einem feinen Humor, den ich besonders schätze{, name|, liebe Schwägerin}. Für das neue Lebensjahr wünsche ich dir gute Menschen, gute Bücher und gute Erholung.',
      'In herzlicher Verbundenheit zu deinem Geburtstag{, name|, liebe Schwägerin}.',
      'Deine Gesellschaft ist ein Gewinn für jede Runde, und für unsere ganz besonders{, name}. Ich wünsche dir Glück und Freude.',
    ],
    'Daughter-in-law': [
      'Deine Offenheit und deine Herzlichkeit machen uns große Freude, liebe Schwiegertochter. Du bist in dieser Familie nicht zu Gast, du bist hier zu Hause{, name}. Möge dir das neue Lebensjahr Glück und Gesundheit bringen.',
      'Mit Wertschätzung und Zuneigung gratulieren wir dir herzlich{, name}.',
      'Wir schätzen dich um deiner selbst willen{, name}, und wir wünschen dir ein Jahr, in dem alle deine Vorhaben gelingen.',
    ],
    'Son-in-law': [
      'Unser Vertrauen hast du, unseren Respekt ebenso und längst auch einen festen Platz in unseren Herzen{, name|, lieber Schwiegersohn}. An deinem Geburtstag sagen wir dir das mit Freude und wünschen dir alles erdenklich Gute.',
      'Wir freuen uns aufrichtig, dich in der Familie zu wissen{, name}.',
      'Möge deine Arbeit Anerkennung finden und dein Feierabend Ruhe{, name|, lieber Schwiegersohn}. Herzlichen Glückwunsch von uns beiden.',
    ],
    Niece: [
      'Wie selbstständig du denkst und wie freundlich du dabei bleibst, das imponiert mir, liebe Nichte. Möge das neue Lebensjahr deinen Talenten viel Raum geben{, name}, und möge es dir an guten Gefährten nie fehlen.',
      'Meine besten Wünsche begleiten deinen Weg{, name|, liebe Nichte}.',
      'Mögest du kluge Fragen stellen, ehrliche Antworten bekommen und Menschen finden, die deine Begabung erkennen{, name}.',
    ],
    Nephew: [
      'Deine Neugier, deine Ausdauer und dein Anstand machen der ganzen Familie Freude, und mir erst recht{, name|, lieber Neffe}. Möge dir im kommenden Jahr gelingen, was dir am Herzen liegt. Herzliche Glückwünsche zum Geburtstag.',
      'Mit großer Freude verfolge ich deinen Weg{, name|, lieber Neffe}.',
      'Mut am Anfang, Ausdauer in der Mitte und Freude am Ergebnis: das wünsche ich dir für alles Kommende{, name}.',
    ],
    Aunt: [
      'Dein ehrliches Interesse an allem und allen tut gut, und dein kluger Rat bedeutet mir viel{, name|, liebe Tante}. Möge dir das neue Lebensjahr Gesundheit schenken, schöne Reisen und Gesellschaft, die dir Freude macht.',
      'In Verbundenheit und Dankbarkeit gratuliere ich dir{, name|, liebe Tante}.',
      'Deine Haustür steht allen offen, und deine Meinung ist immer ehrlich. Für beides danke ich dir{, name|, liebe Tante}.',
    ],
    Uncle: [
      'Deine Erfahrung ist mir ein Kompass, dein Humor ein Vergnügen und deine Gastfreundschaft sprichwörtlich{, name|, lieber Onkel}. Mit Hochachtung und Zuneigung gratuliere ich und wünsche dir ein Jahr voller schöner Begegnungen.',
      'Deinen Rat schätze ich außerordentlich{, name|, lieber Onkel}. Herzlichen Glückwunsch.',
      'Bei dir findet jeder Gehör und niemand eine verschlossene Tür{, name}. Dafür meinen Dank und alle guten Wünsche.',
    ],
    Partner: [
      'Heute sage ich dir ganz feierlich, was ich sonst nebenbei sage: Ich achte dich, ich vertraue dir, und ich liebe dich{, name}. Möge das kommende Jahr uns viele gemeinsame Stunden schenken.',
      'In Liebe, Respekt und Vorfreude auf alles Weitere{, name}.',
      'Mit dir teile ich Pläne, Sorgen und Sonntage, und nichts davon möchte ich missen{, name}. Die innigsten Glückwünsche zu deinem Tag.',
    ],
    Grandchild: [
      'Mit Stolz und großer Freude gratulieren dir heute deine Großeltern. Wir bewundern deinen Eifer, deine Ehrlichkeit und dein gutes Herz{, name}. Möge dein neues Lebensjahr reich an Entdeckungen sein.',
      'Unsere guten Wünsche begleiten dich auf allen Wegen{, name}.',
      'Lerne mit Freude, spiele mit Ausdauer und frage, so viel du willst{, name}. Wir sind immer gern für dich da.',
    ],
  },
  anyone: [
    'Zu Ihrem Geburtstag sende ich Ihnen meine herzlichen Glückwünsche. Mögen Gesundheit und Zufriedenheit Sie begleiten, dazu anregende Begegnungen und genügend Zeit für die Dinge, die Ihnen Freude machen{, name}.',
    'Mit den besten Wünschen und herzlichen Grüßen zu Ihrem Ehrentag{, name}.',
    'Ich wünsche Ihnen einen festlichen Tag im Kreis der Menschen, die Ihnen lieb sind, und ein glückliches Jahr{, name}.',
  ],
};
