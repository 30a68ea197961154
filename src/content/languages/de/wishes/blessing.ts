import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Of any faith and of none: God is named in few of them, and nothing is asked of the receiver. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Fester Boden unter deinen Füßen, ein leichter Rucksack und jemand, der neben dir geht: Das wünsche ich dir für dein neues Jahr{, name|, Bruderherz}. Und falls es einmal dunkel wird, komm vorbei: Bei mir ist Licht. Sei behütet.',
      'Gesegnet sei alles, was du anpackst{, name|, Bruderherz}.',
      'Gutes Gelingen bei allem, was du anfängst, und starke Schultern neben dir bei allem, was du trägst{, name}. Viel Segen!',
    ],
    Sister: [
      'Ein Haus, in dem viel gelacht wird, ruhige Nächte und helle Morgen: Das alles wünsche ich dir{, name|, Schwesterherz}. Und von all dem Guten, das du verschenkst, komme das meiste zu dir zurück.',
      'Gesegnet sei dein neues Lebensjahr{, name|, liebe Schwester}, Tag für Tag.',
      'Ein Engel für die Straße, einer für den Schlaf und einer nur zum Lachen: Diese drei wünsche ich dir{, name}.',
    ],
    Mother: [
      'Du hast für uns alle ein gutes Wort und für jede Sorge einen Platz am Tisch. Gott segne dich dafür{, name|, liebe Mama}. Ich wünsche dir Gesundheit und Ruhe, und dass wir dir höchstens noch die kleinen Sorgen machen.',
      'Viel Glück und viel Segen auf all deinen Wegen{, name|, Mama}.',
      'Ich danke dem Himmel für dich, jeden Tag ein bisschen und heute besonders{, name|, Mama}. Sei gesegnet und behütet.',
    ],
    Father: [
      'Du gibst uns Halt, und oft merken wir es erst hinterher. Dafür wünsche ich dir reichen Segen{, name|, Papa}: Gesundheit, gute Nachrichten und viele Abende, an denen du dir um niemanden Sorgen machen musst.',
      'Gott behüte dich auf allen Wegen{, name|, lieber Papa}.',
      'Wie ein Baum am Wasser sollst du stehen, fest und grün, mit viel Schatten für deine Lieben{, name|, Papa}.',
    ],
    Friend: [
      'Möge deine Straße leicht bergauf gehen, wo du hoch hinauswillst, und sanft bergab, wo du müde bist. Mögen überall Menschen wohnen, die sich freuen, dich zu sehen{, name}. Sei gesegnet in allem, was du liebst.',
      'Freude ins Haus, Frieden ins Herz, Segen auf alles{, name}.',
      'Ein Dach, ein gedeckter Tisch und ein Mensch zum Reden sollen dir nie fehlen{, name}. Heute schon gar nicht.',
    ],
    Wife: [
      'Ich bin jeden Tag dankbar, dass unsere Wege zusammengefunden haben. Der Himmel wache über dich{, name|, mein Schatz}, dein Herz sei leicht, und unser Haus bleibe immer warm von deinem Lachen.',
      'Jeder Tag mit dir ist ein gesegneter Tag{, name|, Liebste}.',
      'Für dich bitte ich um Gesundheit, für uns um viel gemeinsame Zeit{, name}. Alles andere haben wir schon.',
    ],
    Husband: [
      'Ich danke Gott für dich, sonst leise und heute einmal laut. Er gebe dir auf jedem Weg einen Menschen, der es gut mit dir meint{, name|, mein Liebster}, und am Ende jedes Weges unsere Tür.',
      'Gesegnet sei der Tag, an dem wir uns begegnet sind{, name}.',
      'Mögest du stark sein, ohne hart zu werden, und müde sein dürfen, wo ich bin{, name|, mein Herz}.',
    ],
    Son: [
      'Mein Segen geht mit dir, wohin du auch gehst: in jeden neuen Tag, in jede Stadt und in jede Entscheidung{, name|, mein Sohn}. Sei mutig und sei sanft, und wenn du müde bist, komm nach Hause.',
      'Gott schütze dich und deine großen Pläne{, name|, mein Sohn}.',
      'Wind im Rücken und gute Menschen an der Seite: Darum bete ich für dich{, name|, mein Sohn}, heute und jeden Abend.',
    ],
    Daughter: [
      'Ein guter Engel gehe dir voraus, räume dir die Steine aus dem Weg und lasse die Blumen stehen. Und du spazier fröhlich hinterher{, name|, meine Tochter}, und vergiss nie, wie sehr du geliebt wirst.',
      'Um einen Segen bat ich, und du kamst{, name|, Liebes}.',
      'Hüte dein gutes Herz, es ist ein Geschenk für uns alle{, name|, liebe Tochter}. Und der Himmel behüte dich.',
    ],
    Teacher: [
      'Was Sie Ihrer Klasse mitgeben, wirkt oft erst Jahre später, und dann ein Leben lang. Dafür wünsche ich Ihnen Gottes Segen{, name}, dazu Gesundheit, Frieden und Stunden, in denen Sie selbst einmal zur Ruhe kommen.',
      'Viel Segen für Sie und alle, die von Ihnen lernen{, name}.',
      'Geduld, guten Schlaf und dankbare Gesichter in jeder Reihe möge der Himmel Ihnen schenken{, name}, heute und an jedem Schultag.',
    ],
    Colleague: [
      'Ich wünsche dir Arbeit, die Sinn hat, Menschen, die freundlich sind, und einen Feierabend, der seinen Namen verdient{, name}. Ein gesegnetes neues Lebensjahr dir und allen, die dir lieb sind.',
      'Gute Wege, guten Mut und viel Segen für dich{, name}.',
      'Möge dir leicht von der Hand gehen, was du für andere tust, und doppelt zu dir zurückkommen{, name}.',
    ],
    Grandmother: [
      'Gott segne dich für jedes gute Wort, für jedes Stück Kuchen und für jedes Mal, wenn du still an uns denkst{, name|, liebe Oma}. Er schenke dir Gesundheit und uns viele Nachmittage an deinem Tisch.',
      'Ein Segen bist du uns, jeden Tag{, name|, liebe Oma}.',
      'Du hältst deine Hand über uns alle, und wir spüren das auch von Weitem. Heute bitten wir um Segen für dich{, name|, Oma}.',
    ],
    Grandfather: [
      'Viel Sonne vor dem Fenster und immer jemanden neben dir, der Zeit hat: Das wünsche ich dir von Herzen{, name|, lieber Opa}. Gott behüte dich und schenke dir Gesundheit, gute Laune und viele frohe Stunden.',
      'Der Himmel meine es gut mit dir{, name|, lieber Opa}.',
      'Jedes Gespräch mit dir tut gut, und jedes Schweigen auch{, name|, Opa}. Viel Segen für dich und dein neues Lebensjahr.',
    ],
    Cousin: [
      'Aus derselben Familie zu kommen ist ein Zufall, sich nah zu sein ein Geschenk. Hell sei dein Weg, leicht deine Last und nah unser nächstes Wiedersehen{, name}. Heute denke ich besonders herzlich an dich.',
      'Viel Segen im Großen und im Kleinen wünsche ich dir{, name}.',
      'Möge dir gelingen, was du vorhast, und erspart bleiben, was niemand braucht{, name}. Und möge immer jemand für dich da sein.',
    ],
    'Brother-in-law': [
      'Seit du zu uns gehörst, ist ein Segen mehr im Haus, und gute Laune bringt er auch noch mit{, name|, lieber Schwager}. Ich wünsche dir tiefen Schlaf, einen gedeckten Tisch und ein frohes Herz.',
      'Segen auf dein Haus und alle, die darin lachen{, name}.',
      'Offene Türen, wohin du auch kommst, und ein gutes Bett, wo immer du bleibst{, name|, Schwager}. Sei behütet!',
    ],
    'Sister-in-law': [
      'Jeder Tag bringe dir etwas, wofür du abends dankbar bist, und wenn es nur ein gutes Gespräch ist. Behütet sei alles, was dir lieb ist{, name|, liebe Schwägerin}, und du selbst zuallererst.',
      'Gut, dass es dich gibt. Sei gesegnet{, name|, liebe Schwägerin}!',
      'Du tust dieser Familie gut, und das wollten wir dir schon lange sagen{, name}. Viel Segen zu deinem Geburtstag!',
    ],
    'Daughter-in-law': [
      'Wir haben für unser Kind um einen guten Menschen gebeten, und du bist gekommen. Unser Haus ist auch deines{, name}, und Gottes Segen sei mit dir, im Großen wie in den kleinen Dingen.',
      'Mit dir ist Segen in unser Haus gekommen{, name}.',
      'Nimm überallhin mit, dass wir dich lieb haben{, name}. Und hab ein behütetes, fröhliches neues Lebensjahr.',
    ],
    'Son-in-law': [
      'Wir sind dankbar, dass unser Kind einen Menschen wie dich gefunden hat. Viel Glück bei allem, was du dir vornimmst, und wenn du Ruhe brauchst, findest du sie bei uns{, name}. Möge unsere Familie dir ein Segen sein, so wie du ihr einer bist.',
      'Sei behütet auf allen Straßen{, name}, lieber Schwiegersohn.',
      'Möge deine Mühe sich lohnen und dein Tag mit Freude enden, am liebsten oft bei uns am Tisch{, name}. Viel Segen zum Geburtstag!',
    ],
    Niece: [
      'Verlier nie deine Neugier, und lass deinen Mut immer einen Schritt vorausgehen. Dazu wünsche ich dir einen Schutzengel mit guten Nerven{, name|, liebe Nichte}, denn wir wissen beide, dass er zu tun haben wird.',
      'Ein ganzer Himmel voll Segen für dich{, name|, liebe Nichte}.',
      'Überall sollst du Menschen treffen, die dich mögen, wie du bist, und die dir guttun{, name|, liebe Nichte}. Der Himmel ist auf deiner Seite.',
    ],
    Nephew: [
      'Mut, der größer ist als jede Hürde, und ein Herz, das noch größer ist als der Mut: Beides sei dir geschenkt{, name|, lieber Neffe}. Gute Freunde mögen neben dir gehen, und Gott zeige dir Wege, auf denen man auch rennen darf.',
      'Segen für jeden deiner Schritte und für jeden Sprung{, name}.',
      'Dein Schutzengel sei schnell genug für dich, wachsam bei Tag und geduldig bei Nacht{, name}. Ich danke ihm schon jetzt.',
    ],
    Aunt: [
      'Nie soll es dir an Blumen fehlen, nie an Besuch und nie an einem Grund zum Lachen. Du tust so viel Gutes im Stillen{, name|, liebe Tante}; heute darf es einmal laut zu dir zurückkommen. Sei gesegnet.',
      'Gott segne dich und dein großes Herz{, name|, liebe Tante}.',
      'Ebene Wege, milde Abende und gute Gesellschaft wünsche ich dir{, name|, liebe Tante}. Sei behütet bei allem, was du tust.',
    ],
    Uncle: [
      'Fest stehe dein Haus, und dein Lachen höre man noch auf der Straße. Bleib gesund{, name|, lieber Onkel}, und jeder Morgen bringe dir einen Grund, gern aufzustehen.',
      'Glück und Segen, und beides reichlich{, name|, lieber Onkel}!',
      'Wer so viel gute Laune verteilt, soll auch selbst genug davon haben. Darum bitte ich heute für dich{, name|, lieber Onkel}.',
    ],
    Partner: [
      'Der Morgen wecke dich sanft, und der Abend bringe dich heil zu mir. Über unserem Dach stehe ein guter Stern{, name|, mein Herz}, und alles, was du dir wünschst, sei leise schon unterwegs.',
      'Dass es dich gibt, ist Segen genug{, name|, mein Herz}.',
      'Ich bitte um nichts Großes, nur um viele Jahre mit dir{, name}, gesund, heiter und Hand in Hand.',
    ],
    Grandchild: [
      'Ein Engel sitze an deinem Bett, einer gehe mit dir aus dem Haus, und beide sollen gut im Rennen sein{, name}. Wenn sie einmal Pause machen, denken wir so lange doppelt an dich.',
      'Gottes Segen und tausend Sonnenstrahlen für dich{, name|, mein Schatz}.',
      'Mögest du wachsen wie ein Baum: fest im Boden, weit in die Höhe und immer mit Vögeln darin{, name}.',
    ],
  },
  anyone: [
    'Vor dir liegt ein neues Lebensjahr, und ich wünsche dir, dass du darin oft lachst und gut schläfst. Gesund und nahe seien dir die Menschen, die du liebst{, name}, und über allem liege ein Segen, den man auch im Alltag spürt.',
    'Sei gesegnet und behütet im neuen Lebensjahr{, name}.',
    'Frieden für deine Gedanken, Wärme für dein Herz und ein Licht auf deinem Weg: Das wünsche ich dir{, name}.',
    'Jede Kerze auf deinem Kuchen steht für jemanden, der dir heute von Herzen Gutes wünscht{, name}. Sei gesegnet!',
  ],
};
