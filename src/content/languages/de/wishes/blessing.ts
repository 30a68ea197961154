import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Of any faith and of none: God is named in few of them, and nothing is asked of the receiver. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Möge dein Weg festen Boden haben und dein Rucksack nie zu schwer sein. Mögen gute Menschen neben dir gehen, und wenn es dunkel wird, soll dir ein Licht entgegenkommen{, name|, Bruder}. Sei behütet, heute und alle Tage.',
      'Segen auf deinen Händen und auf deinem Lachen{, name|, Bruder}.',
      'Was du anfängst, möge gedeihen, und was du trägst, möge leichter werden{, name}. Alles Gute und viel Segen.',
    ],
    Sister: [
      'Mögen deine Tage Wurzeln haben und deine Träume Flügel. Möge dein Haus ein Ort sein, an dem gelacht und gesungen wird{, name|, Schwester}. Und möge dir selbst so viel Gutes begegnen, wie du verschenkst.',
      'Gesegnet sei dein neues Lebensjahr{, name|, Schwesterherz}, Tag für Tag.',
      'Ein Engel für die Straße, einer für den Schlaf und einer nur zum Lachen: Diese drei wünsche ich dir{, name}.',
    ],
    Mother: [
      'Gott segne deine Hände, die nie müde werden zu geben, und dein Herz, in dem für alle Platz ist. Möge alles Gute, das du aussäst, heute zu dir zurückkommen{, name|, Mama}, in voller Blüte.',
      'Viel Glück und viel Segen auf all deinen Wegen{, name|, Mama}.',
      'Möge Frieden in deinem Haus wohnen, Freude an deinem Tisch sitzen und Gesundheit dich morgens wecken{, name|, liebe Mama}.',
    ],
    Father: [
      'Möge Kraft in deinen Armen bleiben und Ruhe in deinem Herzen. Möge der Segen, der von dir auf uns alle ausgeht, doppelt zu dir zurückkehren{, name|, Papa}: als Gesundheit, als Freude, als gute Nachricht.',
      'Gott behüte dich auf allen Wegen{, name|, lieber Papa}.',
      'Wie ein Baum am Wasser sollst du stehen, fest und grün, mit viel Schatten für deine Lieben{, name|, Papa}.',
    ],
    Friend: [
      'Möge die Straße leicht ansteigen, wo du hinaufwillst, und sanft abfallen, wo du Ruhe suchst. Mögen Freunde an deinem Weg wohnen und überall ein Fenster hell sein{, name}. Sei gesegnet in allem, was du liebst.',
      'Freude ins Haus, Frieden ins Herz, Segen auf alles{, name}.',
      'Möge dir immer ein Dach, ein Brot und ein Mensch zum Reden nahe sein{, name}, und heute von allem das Beste.',
    ],
    Wife: [
      'Ich bin jeden Tag dankbar, dass unsere Wege zusammengefunden haben. Möge der Himmel über dich wachen{, name|, meine Liebe}, möge dein Herz leicht sein und unser Haus immer warm von deinem Lachen.',
      'Jeder Tag mit dir ist gesegnet{, name|, meine Liebe}.',
      'Für dich bitte ich um Gesundheit, für uns um viel gemeinsame Zeit{, name}. Alles andere haben wir schon.',
    ],
    Husband: [
      'Möge auf deinen Wegen immer jemand sein, der es gut mit dir meint, und am Ende jedes Weges unsere Tür. Ich danke Gott für dich{, name|, mein Lieber}, leise am Morgen und heute einmal laut.',
      'Gesegnet der Tag, der dich gebracht hat{, name|, mein Liebster}.',
      'Mögest du stark sein, ohne hart zu werden, und müde sein dürfen, wo ich bin{, name|, mein Herz}.',
    ],
    Son: [
      'Unser Segen geht mit dir, wohin du auch gehst: in jedes Zimmer, jede Stadt, jede Entscheidung. Mögest du ehrlich bleiben und fröhlich, mutig und sanft{, name|, mein Sohn}. Und möge dir immer jemand die Tür aufhalten.',
      'Gott schütze dich und deine großen Pläne{, name|, mein Sohn}.',
      'Möge dir der Wind im Rücken stehen und die Sonne im Gesicht{, name}, und unser Gebet sei dein leichter Mantel.',
    ],
    Daughter: [
      'Mögest du wissen, was du kannst, und spüren, wie sehr du geliebt bist. Möge das Leben dir freundlich begegnen{, name|, meine Tochter}, und ein guter Engel soll dir vorausgehen, dir die Steine aus dem Weg räumen und die Blumen stehen lassen.',
      'Um einen Segen bat ich, und du kamst{, name|, Liebes}.',
      'Licht über deinem Kopf, Wärme um dein Herz, fester Grund unter deinen Schuhen: das alles sei mit dir{, name}.',
    ],
    Teacher: [
      'Möge der Samen, den Sie in junge Köpfe legen, reich aufgehen, und möge Ihnen selbst die Freude am Wachsen nie ausgehen{, name}. Für dieses neue Lebensjahr wünsche ich Ihnen Gesundheit, Frieden und Gottes Segen.',
      'Viel Segen für Sie und alle, die von Ihnen lernen{, name}.',
      'Mögen Ihre Tage gesegnet sein mit Geduld, gutem Schlaf und dankbaren Gesichtern in jeder Reihe{, name}.',
    ],
    Colleague: [
      'Möge deine Arbeit Sinn haben und dein Feierabend Ruhe. Mögen die Menschen, mit denen du zu tun hast, freundlich sein und die übrigen weit weg{, name}. Ein gesegnetes neues Lebensjahr für dich und deine Lieben.',
      'Gute Wege, guten Mut und Gottes Segen für dich{, name}.',
      'Was du für andere tust, das möge dir leicht von der Hand gehen und reich zurückkommen{, name}.',
    ],
    Grandmother: [
      'Gott segne dich für jedes gute Wort, für jede Kerze, die du für uns anzündest, und für jedes Mal, wenn du an uns denkst. Möge Gesundheit bei dir wohnen und Besuch vor der Tür stehen{, name|, liebe Oma}.',
      'Möge Freude dein täglicher Gast sein{, name|, liebe Oma}.',
      'Du hältst die Hände über uns alle, und wir spüren es. Heute bitten wir um Segen für dich{, name|, Oma}.',
    ],
    Grandfather: [
      'Möge die Sonne lange auf deiner Bank liegen und immer jemand neben dir sitzen. Möge dein Herz ruhig schlagen und dein Garten gut stehen{, name|, lieber Opa}. Gott behüte dich und schenke dir viele helle Morgen.',
      'Friede sei in deinem Haus und Freude dabei{, name|, Opa}.',
      'Wie ein guter Apfelbaum sollst du uns Jahr für Jahr blühen{, name|, lieber Opa}, gesegnet, gesund und gut besucht.',
    ],
    Cousin: [
      'Aus derselben Familie zu kommen ist ein Zufall, sich nah zu sein ein Geschenk. Möge dein Weg hell sein und deine Last klein{, name}. Mögen die Feste groß werden, an denen wir uns wiedersehen.',
      'Ein gutes Jahr sei dir geschenkt{, name}, mit allem Segen.',
      'Möge der Himmel dir offen sein, die Arbeit dir gelingen und die Familie dir nah bleiben{, name}.',
    ],
    'Brother-in-law': [
      'Seit du zu uns gehörst, ist ein Segen mehr im Haus, und meistens trägt er Werkzeug. Möge dir gelingen, was du anpackst{, name|, Schwager}, und möge dein Schlaf tief sein, dein Tisch gedeckt und dein Herz froh.',
      'Segen auf dein Haus und alle, die darin lachen{, name}.',
      'Möge dir im neuen Jahr vieles gelingen, nichts Wichtiges fehlen und immer ein Freund nahe sein{, name|, Schwager}.',
    ],
    'Sister-in-law': [
      'Möge dein Tag mit einem guten Gedanken beginnen und mit Dankbarkeit enden. Möge alles, was du liebst, unter gutem Schutz stehen{, name|, Schwägerin}, und möge dir reichlich von der Wärme bleiben, die du an uns verteilst.',
      'Friede, Freude und Gesundheit seien mit dir{, name}, liebes Herz.',
      'Du bist ein Segen für unsere Familie, und heute dürfen wir es dir sagen{, name}. Sei reich beschenkt!',
    ],
    'Daughter-in-law': [
      'Wir haben für unser Kind um einen guten Menschen gebeten, und du bist gekommen. Möge unser Haus auch deines sein und Gottes Segen auf deinen Wegen liegen{, name}, im Großen wie in den kleinen Dingen.',
      'Mit dir kam Segen über unsere Schwelle{, name}, liebes Kind.',
      'Mögen deine Tage sanft sein und deine Nächte ruhig. Möge dich überall spürbar begleiten, dass wir dich lieb haben{, name}.',
    ],
    'Son-in-law': [
      'Wir danken Gott, dass unser Kind einen Menschen wie dich gefunden hat. Möge Kraft in deiner Arbeit sein und Frieden in deinem Feierabend{, name}. Möge unsere Familie dir ein Segen sein, so wie du ihr einer bist.',
      'Sei behütet auf allen Straßen{, name}, lieber Schwiegersohn.',
      'Möge dein Wort gelten, deine Mühe lohnen und dein Herz bei uns ausruhen{, name}. Viel Segen zum Geburtstag!',
    ],
    Niece: [
      'Möge dir die Neugier nie vergehen und der Mut immer einen Schritt vorausgehen. Möge ein Schutzengel mit guten Nerven auf dich aufpassen{, name|, liebe Nichte}, denn wir wissen beide, dass er zu tun haben wird.',
      'Ein ganzer Himmel voll Segen für dich{, name}, kleiner Stern.',
      'Mögest du leuchten, wo du bist, und überall Menschen treffen, die dein Leuchten mögen{, name|, liebe Nichte}.',
    ],
    Nephew: [
      'Möge dein Mut größer sein als jede Hürde und dein Herz größer als dein Mut. Mögen gute Freunde an deiner Seite gehen{, name|, lieber Neffe}, und möge Gott dir Wege zeigen, auf denen man auch rennen darf.',
      'Segen für jeden deiner Schritte und für jeden Sprung{, name}.',
      'Dein Schutzengel sei schnell genug für dich, wachsam bei Tag und geduldig bei Nacht{, name}. Wir danken ihm schon jetzt.',
    ],
    Aunt: [
      'Möge es dir nie an Blumen fehlen, nie an Besuch und nie an einem Grund zum Lachen. Möge das Gute, das du still verteilst, heute laut zu dir zurückkommen{, name|, liebe Tante}. Sei gesegnet und behütet.',
      'Gott segne dein großes Herz{, name|, liebe Tante}, von innen.',
      'Mögen deine Wege eben sein, deine Abende mild und deine Gebete erhört{, name|, liebe Tante}.',
    ],
    Uncle: [
      'Möge dein Haus auf gutem Grund stehen und dein Lachen durch alle Zimmer gehen. Möge dir die Gesundheit treu bleiben{, name|, lieber Onkel}, und möge dir der Himmel an jedem Morgen einen guten Gedanken schicken.',
      'Glück und Segen auf allen deinen Straßen{, name|, lieber Onkel}.',
      'Wer so viel Frohsinn verteilt, soll auch welchen ernten. Darum bitte ich heute für dich{, name|, lieber Onkel}.',
    ],
    Partner: [
      'Möge der neue Tag dich sanft wecken und der Abend dich heil zu mir bringen. Möge über unserem Dach ein guter Stern stehen{, name|, mein Herz}, und möge alles, was du dir wünschst, leise schon unterwegs sein.',
      'Dass es dich gibt, ist Segen genug{, name|, mein Herz}.',
      'Ich bitte um nichts Großes, nur um viele Jahre mit dir{, name}, gesund, heiter und Hand in Hand.',
    ],
    Grandchild: [
      'Möge ein Engel an deinem Bett sitzen und einer auf deinem Schulweg fliegen. Mögen deine Tage bunt sein und deine Träume freundlich{, name}. Oma und Opa denken an dich, morgens, abends und zwischendurch noch einmal extra.',
      'Gottes Segen und tausend Sonnenstrahlen für dich{, name}, kleiner Schatz.',
      'Mögest du wachsen wie ein Baum: fest im Boden, weit in die Höhe und immer mit Vögeln darin{, name}.',
    ],
  },
  anyone: [
    'Möge dir ein Jahr geschenkt werden, in dem du oft dankbar bist und selten müde. Möge der Himmel freundlich auf dich herabsehen{, name}, und mögen die Menschen, die du liebst, gesund und nahe sein.',
    'Viel Glück und viel Segen zum neuen Lebensjahr{, name}.',
    'Frieden für deine Gedanken, Wärme für dein Herz und ein Licht auf deinem Weg: das wünsche ich dir{, name}.',
    'Möge jede Kerze auf deinem Kuchen für ein Gebet stehen, das jemand für dich gesprochen hat{, name}.',
  ],
};
