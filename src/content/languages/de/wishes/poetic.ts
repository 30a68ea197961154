import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const poetic: ToneWishes = {
  byRelationship: {
    Brother: [
      'Zwei Drachen an verschiedenen Schnüren, derselbe Wind: So fliegen wir durch die Jahre, mal nah beieinander, mal nur als Punkt am Himmel. Heute halte ich deine Schnur{, name|, Bruder}, und ich spüre, wie hoch du bist.',
      'Derselbe Fluss, zwei Ufer, ein Lachen dazwischen{, name|, Bruder}.',
      'Der Tag steht für dich auf wie ein Hirsch aus dem Gras: ruhig, wach und ganz in Gold{, name}.',
    ],
    Sister: [
      'Wir sind zwei Fenster im selben Haus. Abends geht erst deines an, dann meines, und wer draußen vorbeigeht, weiß: Hier sind zwei, die einander leuchten. Lass deines heute lange an{, name|, Schwester}.',
      'Im Garten der Tage bist du der Flieder{, name|, Schwester}.',
      'Dein Lachen ist ein Vogel, der durchs offene Fenster kommt und gar nicht mehr hinauswill{, name}.',
    ],
    Mother: [
      'Aus Mehl und Wasser machst du Brot, aus vier Wänden ein Zuhause und aus einem grauen Dienstag ein kleines Fest. Heute soll der Tag für dich aufgehen wie ein guter Teig{, name|, Mama}: warm, langsam, golden.',
      'Wo du bist, haben alle Zimmer Morgensonne{, name|, Mama}.',
      'Es gibt einen Ton zwischen Summen und Singen. Wer ihn einmal gehört hat, findet überall nach Hause{, name|, Mama}.',
    ],
    Father: [
      'Wie ein Berg bist du, den man vom Küchenfenster sieht: Man schaut nicht immer hin, aber man weiß, wo Norden ist. Heute schauen wir alle hin{, name|, Papa}, und oben auf dem Gipfel liegt die Sonne.',
      'Dein Schritt im Flur ist mein ältestes Lied{, name|, Papa}.',
      'Ein Apfelbaum im Mai macht nicht viele Worte. Er steht einfach da und leuchtet, so wie du{, name|, Papa}.',
    ],
    Friend: [
      'Manche Freundschaft ist ein Feuerwerk, unsere ist ein Lagerfeuer: Man rückt näher, legt noch ein Holz nach und vergisst die Zeit. Heute soll die Glut für dich singen{, name}, bis die Sterne zuhören.',
      'Du bist der Halbsatz, der meinen Gedanken zu Ende bringt{, name}.',
      'Wo du gehst, klappt der Tag seinen Kragen herunter und fängt an zu pfeifen{, name}.',
    ],
    Wife: [
      'Ich habe das Meer gesehen und die Berge bei Sonnenaufgang, und doch: Am liebsten ist mir das Licht auf deinem Gesicht, wenn du noch schläfst und der Morgen auf Zehenspitzen kommt{, name|, Geliebte}.',
      'Du bist mein Sommer, zu jeder Jahreszeit{, name|, Geliebte}.',
      'Zwischen zwei Herzschlägen ist eine kleine Stille. Dort wohnst du{, name}, und dort feiere ich dich.',
    ],
    Husband: [
      'Wenn die Stadt ihre Lichter löscht, bleibt eines an, und das bist du. Ich finde zu dir wie die Schwalben in ihr altes Nest, ohne Karte, ohne Zögern{, name|, Geliebter}. Heute fliegt der ganze Himmel mit.',
      'Deine Hand in meiner: ein Satz ohne Punkt{, name|, Geliebter}.',
      'Ruhig wie ein See am Abend bist du, und ich bin das Boot, das nirgendwo sonst hinwill{, name}.',
    ],
    Son: [
      'Ein Papierschiff auf großer Fahrt: So sehe ich dich, seit du laufen kannst, immer Richtung Horizont. Ich stehe am Ufer und winke, und jedes Jahr wird dein Segel schöner{, name|, mein Sohn}. Guten Wind!',
      'In deinen Taschen klimpern schon die Sterne{, name|, mein Sohn}.',
      'Der Himmel hat heute ein Fenster aufgemacht, damit du besser hinaufsehen kannst{, name}. Flieg los!',
    ],
    Daughter: [
      'In der Nacht, bevor du kamst, hat der Mond bestimmt schon geübt, wie man über jemandem leuchtet. Seither macht er das jede Nacht, und du leuchtest zurück{, name|, mein Mädchen}. Heute schauen sogar die Sterne auf die Uhr.',
      'Du bist das Gedicht, das mir von selbst einfiel{, name}.',
      'Ein Kirschzweig weiß nichts von seiner Schönheit, er blüht einfach. So gehst du durch den Morgen{, name|, mein Mädchen}.',
    ],
    Teacher: [
      'Sie öffnen ein Buch, und im Zimmer wird es hell. Sie stellen eine Frage, und hinter der Tafel beginnt das Meer. Möge an diesem Geburtstag jemand für Sie die Fenster öffnen{, name}, und draußen sei Frühling.',
      'Ihre Worte klingen nach, wenn es längst geläutet hat{, name}.',
      'Ein Leuchtturm fährt nicht mit hinaus, und doch verdankt ihm jedes Schiff den Weg. So sehen wir Sie{, name}.',
    ],
    Colleague: [
      'Zwischen Tastaturen und Terminen wächst ein kleiner Baum, und in seinem Schatten ist die Pause am schönsten. Das liegt an dir{, name}. Möge er heute Blüten tragen, bis an die Decke des Besprechungsraums.',
      'Du bist das offene Fenster in einer langen Sitzung{, name}.',
      'Heute legt der Morgen den Kalender weg, setzt sich zu dir und erzählt vom Meer{, name}.',
    ],
    Grandmother: [
      'Dein Haus ist ein Buch mit Blumen zwischen den Seiten: Man schlägt es auf, und es duftet nach Sommer. Heute lesen wir dir daraus vor{, name|, Oma}, und auf jeder Seite ist Sonntag.',
      'Bei dir klopft der Frühling immer zuerst an{, name|, Oma}.',
      'Die Teekanne summt, die Uhr geht auf Samtpfoten, und mittendrin sitzt du und machst die Welt warm{, name|, Oma}.',
    ],
    Grandfather: [
      'Du kennst die Namen der Vögel und die Launen des Wetters, und wenn du pfeifst, antwortet der halbe Garten. Möge dir heute jeder Zweig ein Ständchen bringen{, name|, Opa}, vom Frühstück bis zum Kuchen und noch weiter.',
      'Wo du sitzt, wohnt das gute Licht{, name|, Opa}.',
      'Du bist wie ein Kachelofen im Winter: Alle rücken heran, und keiner weiß, wann er zuletzt gefroren hat{, name|, Opa}.',
    ],
    Cousin: [
      'Am selben Baum zwei Äste, jeder mit eigenem Wind: Deiner wächst dorthin, wo die Sonne aufgeht, meiner dorthin, wo sie schlafen geht. Und doch reden unsere Blätter miteinander{, name}, besonders heute, besonders laut.',
      'Der Sommer fängt an, wo unsere Wege sich treffen{, name}.',
      'Ich schicke dir eine Handvoll Glühwürmchen, für jede Laterne deines neuen Jahres eines{, name}.',
    ],
    'Brother-in-law': [
      'Eine Familie ist wie ein Orchester: Man merkt erst, dass ein Cello fehlte, wenn eines dazukommt. Seit du da bist{, name|, Schwager}, klingt alles tiefer und wärmer, und heute spielen wir nur für dich.',
      'Wo du dich hinsetzt, wird aus Stühlen eine Runde{, name}.',
      'Möge dein Jahr sein wie ein gut gebautes Boot: leise auf dem Wasser und sicher im Wind{, name}.',
    ],
    'Sister-in-law': [
      'Du bist hereingekommen wie Licht durch eine Tür, die jemand angelehnt ließ, und plötzlich sahen wir, wie schön das Zimmer ist. Bleib, wo du bist{, name|, Schwägerin}, mitten im Raum, mitten im Lied.',
      'Du trägst den Mai in jedes Gespräch{, name|, Schwägerin}.',
      'An deinem Fenster bleibt sogar der Regen stehen und hört ein wenig zu{, name}. Heute klatscht er Beifall.',
    ],
    'Daughter-in-law': [
      'Unser Garten hatte Rosen, Bäume und eine Bank. Dann kamst du, und seither gibt es auch Schmetterlinge. Möge dein neues Jahr so leicht sein wie ihr Flug{, name}, und möge es oft bei uns landen.',
      'Mit dir hat unser Haus ein Fenster mehr{, name}.',
      'Eine Melodie hat uns gefehlt, und wir wussten es nicht, bis du summtest{, name}. Heute singen alle mit.',
    ],
    'Son-in-law': [
      'Ein Boot erkennt man daran, wie es anlegt: ohne Lärm, ganz sacht, als wäre es schon immer hier zu Hause. So bist du zu uns gekommen{, name}. Möge jeder Wind dich weit tragen und jeder Abend zurück.',
      'Du bist die Brücke, über die das Lachen kommt{, name}.',
      'Der Morgen stellt dir heute die Schuhe vor die Tür und die Sonne gleich daneben{, name}. Geh und genieß!',
    ],
    Niece: [
      'Die Welt war schon fast fertig, da kamst du und hast noch ein paar Farben dazugestellt, für die es bis heute keine Namen gibt. Seither fragt der Himmel jeden Morgen nach, was du vorhast{, name|, liebe Nichte}.',
      'Konfetti im Wind, Sterne im Haar: Heute ist dein Tag{, name}.',
      'Eine Seifenblase fragt nicht, wohin. Schau ihr nach, lach, und puste gleich die nächste{, name}!',
    ],
    Nephew: [
      'Der Wald hat dir einen Stock hingelegt, der Bach einen flachen Stein, und die Wiese hält die Luft an. Alles wartet darauf, dass du kommst und den Tag zu deinem machst{, name|, lieber Neffe}.',
      'Dein Mut hat Gummistiefel und läuft voraus{, name}. Hinterher!',
      'Heute stehen alle Ampeln auf Abenteuer, und der Himmel hat seine größten Wolkenschiffe klargemacht{, name}.',
    ],
    Aunt: [
      'Du gehst durch ein Zimmer wie eine Melodie durch einen Sommerabend: Man dreht sich um, man lächelt, man summt noch lange mit. Möge das neue Jahr für dich tanzen{, name|, liebe Tante}, mit weitem Rock und bloßen Füßen.',
      'Auf deinem Balkon übernachtet der Sommer{, name|, liebe Tante}.',
      'Ein Strauß aus lauter guten Tagen, lose gebunden, noch feucht vom Tau: für dich{, name|, liebe Tante}.',
    ],
    Uncle: [
      'Deine Geschichten haben Segel. Man sitzt in der Küche, und plötzlich riecht es nach Hafen, nach Ferne, nach großer Fahrt. Möge das neue Jahr dir Wind schenken{, name|, lieber Onkel}, und abends immer einen hellen Kai.',
      'Ein Lachen wie Sommerregen, warm und aus heiterem Himmel{, name}.',
      'Der Abend hat eine Geige, und heute spielt sie für dich, erst leise, dann zum Tanzen{, name|, lieber Onkel}.',
    ],
    Partner: [
      'Wenn ich die Augen schließe, höre ich dich in der Küche, und es klingt wie Regen auf einem Zeltdach: Alles ist gut, wir sind trocken, wir haben uns. Heute feiere ich dieses Geräusch{, name|, mein Herz}.',
      'Du bist die Stille, in der ich singe{, name|, mein Herz}.',
      'Zwei Tassen, ein Fenster, und der Tag geht auf über uns wie frisches Brot{, name}. Mehr will ich nicht.',
    ],
    Grandchild: [
      'Auf der Fensterbank sitzt der Morgen und baumelt mit den Beinen. Er hat gehört, dass du heute Geburtstag hast, und wollte unbedingt der Erste sein{, name}. Hinter ihm warten noch die Amsel, die Sonne und wir.',
      'Es klingelt, und der Frühling steht vor der Tür: du{, name}.',
      'In deiner Hosentasche wohnen ein Stein, eine Feder und das ganze große Glück{, name}. Pass gut darauf auf.',
    ],
  },
  anyone: [
    'Der Tag hat heute früher angefangen als sonst. Er hat die Vorhänge aufgezogen, den Amseln ein Zeichen gegeben und ein Licht über die Dächer gelegt, das nur für dich gedacht ist{, name}. Komm heraus und sieh!',
    'Heute schreibt das Jahr deinen Namen groß{, name}.',
    'Ein neues Jahr liegt vor dir wie ein Feld im ersten Schnee, und die schönste Spur darin wird deine sein{, name}.',
  ],
};
