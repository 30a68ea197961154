import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Of any faith and of none: God is named in few of them, and nothing is asked of the receiver. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Fester Boden unter deinen Füßen, ein leichter Rucksack und jemand, der neben dir geht: Das wünsche ich dir für das neue Jahr{, name|, Bruderherz}. Und wenn es einmal dunkel wird, soll dir ein Licht entgegenkommen. Sei behütet.',
      'Gesegnet sei alles, was du anpackst{, name|, Bruderherz}.',
      'Was du anfängst, soll gedeihen, und was du trägst, soll dir leichter werden{, name}. Alles Gute und viel Segen.',
    ],
    Sister: [
      'Dein Haus soll ein Ort sein, an dem viel gelacht wird, dein Schlaf soll tief sein und dein Morgen hell{, name|, Schwesterherz}. Und von all dem Guten, das du verschenkst, komme das meiste zu dir zurück.',
      'Gesegnet sei dein neues Lebensjahr{, name|, liebe Schwester}, Tag für Tag.',
      'Ein Engel für die Straße, einer für den Schlaf und einer nur zum Lachen: Diese drei wünsche ich dir{, name}.',
    ],
    Mother: [
      'Du hast für uns alle ein gutes Wort und für jede Sorge einen Platz am Tisch. Gott segne dich dafür{, name|, liebe Mama}. Ich wünsche dir Gesundheit und Ruhe, und dass wir dir höchstens noch die kleinen Sorgen machen.',
      'Viel Glück und viel Segen auf all deinen Wegen{, name|, Mama}.',
      'Ich danke dem Himmel für dich, jeden Tag ein bisschen und heute besonders{, name|, Mama}. Sei gesegnet und behütet.',
    ],
    Father: [
      'Du gibst uns Halt, und oft merken wir es erst hinterher. Dafür sollst du reich gesegnet sein{, name|, Papa}: mit Gesundheit, mit guten Nachrichten und mit vielen Abenden, an denen du dir um niemanden Sorgen machen musst.',
      'Gott behüte dich auf allen Wegen{, name|, lieber Papa}.',
      'Wie ein Baum am Wasser sollst du stehen, fest und grün, mit viel Schatten für deine Lieben{, name|, Papa}.',
    ],
    Friend: [
      'Möge deine Straße leicht bergauf gehen, wo du hoch hinauswillst, und sanft bergab, wo du müde bist. Überall sollen Menschen wohnen, die dich mögen{, name}, und ein Fenster soll hell sein. Sei gesegnet in allem, was du liebst.',
      'Freude ins Haus, Frieden ins Herz, Segen auf alles{, name}.',
      'Ein Dach, ein gedeckter Tisch und ein Mensch zum Reden sollen dir nie fehlen{, name}. Heute schon gar nicht.',
    ],
    Wife: [
      'Ich bin jeden Tag dankbar, dass unsere Wege zusammengefunden haben. Der Himmel soll über dich wachen{, name|, mein Schatz}, dein Herz soll leicht sein, und unser Haus soll immer warm sein von deinem Lachen.',
      'Jeder Tag mit dir ist ein gesegneter Tag{, name|, Liebste}.',
      'Für dich bitte ich um Gesundheit, für uns um viel gemeinsame Zeit{, name}. Alles andere haben wir schon.',
    ],
    Husband: [
      'Auf allen deinen Wegen soll jemand sein, der es gut mit dir meint, und am Ende jedes Weges unsere Tür. Ich danke Gott für dich{, name|, mein Liebster}, sonst leise und heute einmal laut.',
      'Gesegnet sei der Tag, an dem wir uns begegnet sind{, name}.',
      'Mögest du stark sein, ohne hart zu werden, und müde sein dürfen, wo ich bin{, name|, mein Herz}.',
    ],
    Son: [
      'Mein Segen geht mit dir, wohin du auch gehst: in jeden neuen Tag, in jede Stadt und in jede Entscheidung{, name|, mein Sohn}. Sei mutig und sei sanft, und wenn du müde bist, komm nach Hause.',
      'Gott schütze dich und deine großen Pläne{, name|, mein Sohn}.',
      'Der Wind soll dir im Rücken stehen, und gute Menschen sollen neben dir gehen{, name}. Darum bete ich, heute und jeden Abend.',
    ],
    Daughter: [
      'Ein guter Engel soll dir vorausgehen, dir die Steine aus dem Weg räumen und die Blumen stehen lassen. Du aber geh fröhlich hinterher{, name|, meine Tochter}, und vergiss nie, wie sehr du geliebt wirst.',
      'Um einen Segen bat ich, und du kamst{, name|, Liebes}.',
      'Hüte dein gutes Herz, es ist ein Geschenk für uns alle{, name|, liebe Tochter}. Und möge der Himmel dich hüten.',
    ],
    Teacher: [
      'Was Sie Ihrer Klasse mitgeben, wirkt oft erst Jahre später, und dann ein Leben lang. Dafür sollen Sie reich gesegnet sein{, name}: mit Gesundheit, mit Frieden und mit Stunden, in denen Sie selbst einmal zur Ruhe kommen.',
      'Viel Segen für Sie und alle, die von Ihnen lernen{, name}.',
      'Geduld, guten Schlaf und dankbare Gesichter in jeder Reihe möge der Himmel Ihnen schenken{, name}, heute und an jedem Schultag.',
    ],
    Colleague: [
      'Ich wünsche dir Arbeit, die Sinn hat, Menschen, die freundlich sind, und einen Feierabend, der seinen Namen verdient{, name}. Ein gesegnetes neues Lebensjahr dir und allen, die dir lieb sind.',
      'Gute Wege, guten Mut und viel Segen für dich{, name}.',
      'Was du für andere tust, soll dir leicht von der Hand gehen und doppelt zu dir zurückkommen{, name}.',
    ],
    Grandmother: [
      'Gott segne dich für jedes gute Wort, für jedes Stück Kuchen und für jedes Mal, wenn du still an uns denkst{, name|, liebe Oma}. Gesundheit soll bei dir wohnen, und oft soll Besuch vor der Tür stehen.',
      'Ein Segen bist du uns, jeden Tag{, name|, liebe Oma}.',
      'Du hältst deine Hand über uns alle, und wir spüren das auch von Weitem. Heute bitten wir um Segen für dich{, name|, Oma}.',
    ],
    Grandfather: [
      'Die Sonne soll lange auf deiner Bank liegen, und immer soll jemand neben dir sitzen, der Zeit hat{, name|, lieber Opa}. Gott behüte dich und schenke dir Gesundheit, gute Laune und viele frohe Stunden.',
      'Der Himmel meine es gut mit dir{, name|, lieber Opa}.',
      'Jedes Gespräch mit dir tut gut, und jedes Schweigen auch{, name|, Opa}. Viel Segen für dich und dein neues Lebensjahr.',
    ],
    Cousin: [
      'Aus derselben Familie zu kommen ist ein Zufall, sich nah zu sein ein Geschenk. Dein Weg soll hell sein, deine Last klein und unser nächstes Wiedersehen nicht fern{, name}. Heute denke ich besonders herzlich an dich.',
      'Viel Segen im Großen und im Kleinen wünsche ich dir{, name}.',
      'Möge dir gelingen, was du vorhast, und erspart bleiben, was niemand braucht{, name}. Und möge immer jemand für dich da sein.',
    ],
    'Brother-in-law': [
      'Seit du zu uns gehörst, ist ein Segen mehr im Haus, und gute Laune bringt er auch noch mit{, name|, lieber Schwager}. Ich wünsche dir tiefen Schlaf, einen gedeckten Tisch und ein frohes Herz.',
      'Segen auf dein Haus und alle, die darin lachen{, name}.',
      'Wo du hinkommst, sollst du willkommen sein, und wo du bleibst, soll es dir gut gehen{, name|, Schwager}. Sei behütet!',
    ],
    'Sister-in-law': [
      'Jeder Tag soll dir etwas bringen, wofür du abends dankbar bist, und wenn es nur ein gutes Gespräch war. Alles, was dir lieb ist, soll gut behütet sein{, name|, liebe Schwägerin}, und du selbst zuallererst.',
      'Gut, dass es dich gibt. Sei gesegnet{, name|, liebe Schwägerin}!',
      'Du tust dieser Familie gut, und das wollten wir dir schon lange sagen{, name}. Viel Segen zu deinem Geburtstag!',
    ],
    'Daughter-in-law': [
      'Wir haben für unser Kind um einen guten Menschen gebeten, und du bist gekommen. Unser Haus ist auch deines{, name}, und Gottes Segen soll mit dir sein, im Großen wie in den kleinen Dingen.',
      'Mit dir ist Segen in unser Haus gekommen{, name}.',
      'Wo immer du bist, soll dich begleiten, dass wir dich lieb haben{, name}. Hab ein behütetes, fröhliches neues Lebensjahr.',
    ],
    'Son-in-law': [
      'Wir sind dankbar, dass unser Kind einen Menschen wie dich gefunden hat. Was du dir vornimmst, soll gelingen, und wenn du Ruhe brauchst, findest du sie bei uns{, name}. Möge unsere Familie dir ein Segen sein, so wie du ihr einer bist.',
      'Sei behütet auf allen Straßen{, name}, lieber Schwiegersohn.',
      'Möge deine Mühe sich lohnen und dein Tag mit Freude enden, am liebsten oft bei uns am Tisch{, name}. Viel Segen zum Geburtstag!',
    ],
    Niece: [
      'Die Neugier soll dir nie vergehen und der Mut dir immer einen Schritt vorausgehen. Dazu wünsche ich dir einen Schutzengel mit guten Nerven{, name|, liebe Nichte}, denn wir wissen beide, dass er zu tun haben wird.',
      'Ein ganzer Himmel voll Segen für dich{, name|, liebe Nichte}.',
      'Überall sollst du Menschen treffen, die dich mögen, wie du bist, und die dir guttun{, name|, liebe Nichte}. Der Himmel ist auf deiner Seite.',
    ],
    Nephew: [
      'Dein Mut soll größer sein als jede Hürde und dein Herz noch größer als dein Mut. Gute Freunde sollen neben dir gehen{, name|, lieber Neffe}, und Gott soll dir Wege zeigen, auf denen man auch rennen darf.',
      'Segen für jeden deiner Schritte und für jeden Sprung{, name}.',
      'Dein Schutzengel soll schnell genug für dich sein, wachsam bei Tag und geduldig bei Nacht{, name}. Ich danke ihm schon jetzt.',
    ],
    Aunt: [
      'Nie soll es dir an Blumen fehlen, nie an Besuch und nie an einem Grund zum Lachen. Du tust so viel Gutes im Stillen{, name|, liebe Tante}; heute soll es einmal laut zu dir zurückkommen. Sei gesegnet.',
      'Gott segne dich und dein großes Herz{, name|, liebe Tante}.',
      'Ebene Wege, milde Abende und gute Gesellschaft wünsche ich dir{, name|, liebe Tante}. Sei behütet bei allem, was du tust.',
    ],
    Uncle: [
      'Dein Haus soll auf gutem Grund stehen, und dein Lachen soll man noch auf der Straße hören. Gesund sollst du sein{, name|, lieber Onkel}, und jeder Morgen bringe dir einen Grund, gern aufzustehen.',
      'Glück und Segen, und beides reichlich{, name|, lieber Onkel}!',
      'Wer so viel gute Laune verteilt, soll auch selbst genug davon haben. Darum bitte ich heute für dich{, name|, lieber Onkel}.',
    ],
    Partner: [
      'Der Morgen soll dich sanft wecken und der Abend dich heil zu mir bringen. Über unserem Dach soll ein guter Stern stehen{, name|, mein Herz}, und alles, was du dir wünschst, soll leise schon unterwegs sein.',
      'Dass es dich gibt, ist Segen genug{, name|, mein Herz}.',
      'Ich bitte um nichts Großes, nur um viele Jahre mit dir{, name}, gesund, heiter und Hand in Hand.',
    ],
    Grandchild: [
      'Ein Engel soll an deinem Bett sitzen und einer mit dir aus dem Haus gehen, und beide sollen gut im Rennen sein{, name}. Wenn sie einmal Pause machen, denken wir so lange doppelt an dich.',
      'Gottes Segen und tausend Sonnenstrahlen für dich{, name|, lieber Schatz}.',
      'Mögest du wachsen wie ein Baum: fest im Boden, weit in die Höhe und immer mit Vögeln darin{, name}.',
    ],
  },
  anyone: [
    'Ein Jahr soll vor dir liegen, in dem du oft lachst und gut schläfst. Die Menschen, die du liebst, sollen gesund und nahe sein{, name}, und über allem ein Segen, den man auch im Alltag spürt.',
    'Sei gesegnet und behütet im neuen Lebensjahr{, name}.',
    'Frieden für deine Gedanken, Wärme für dein Herz und ein Licht auf deinem Weg: Das wünsche ich dir{, name}.',
    'Jede Kerze auf deinem Kuchen steht für jemanden, der dir heute von Herzen Gutes wünscht{, name}. Sei gesegnet!',
  ],
};
