import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const sweet: ToneWishes = {
  byRelationship: {
    Brother: [
      'Geschwister sucht man sich nicht aus, heißt es. Hätte ich gedurft, ich hätte lange gesucht und am Ende doch wieder dich genommen{, name}. Hab einen Tag, so herzlich wie deine Umarmungen.',
      'Mit dir an der Seite ist alles halb so wild{, name|, Bruderherz}.',
      'Bei dir muss ich nichts erklären, du verstehst mich schon beim Luftholen. Danke, dass es dich gibt{, name|, Bruderherz}.',
      'Wenn ich anderen von dir erzähle, klinge ich stolz, und das bin ich auch. Heute sage ich es einmal dir selbst{, name}: Ich hab dich lieb.',
    ],
    Sister: [
      'Niemand hört so genau wie du, was ich nicht sage. Ein „Hallo“ genügt, und du weißt, wie es mir geht. Heute höre ich dir zu{, name|, Schwesterherz}: so lange du magst, mit Kuchen und allem.',
      'Mit dir ist die Welt gleich viel freundlicher{, name|, Schwesterherz}.',
      'Schwester ist ein viel zu kurzes Wort für alles, was du für mich bist. Lass dich heute feiern{, name}, und zwar gründlich.',
      'Manche sammeln Freundschaften, ich habe gleich zu Anfang die beste bekommen. Schön, dass du meine Schwester bist{, name}.',
    ],
    Mother: [
      'Du weißt, wann ich einen Rat brauche und wann nur einen Teller Suppe. Für beides, und für alles dazwischen, sage ich heute einmal laut und deutlich danke{, name|, Mama}. Ich hab dich unendlich lieb.',
      'Mein erstes Wort ist noch immer mein schönstes: Mama.',
      'Wo du bist, da riecht es nach Zuhause, egal in welcher Stadt. Lass dich heute verwöhnen{, name|, Mama}, ganz ohne Widerrede.',
      'Für alle anderen ist heute ein Datum, für mich ist es der Tag, an dem mein größtes Glück Geburtstag hat. Schön, dass du meine Mama bist{, name}.',
    ],
    Father: [
      'Du bist kein Mensch der vielen Worte, du stehst einfach da, wenn man dich braucht, meistens mit dem richtigen Werkzeug. Ich habe dafür heute nur vier Worte, die passen aber{, name|, Papa}: Ich hab dich lieb.',
      'Neben dir wird jeder Weg kürzer{, name|, Papa}. Alles Liebe dir!',
      'Wenn ich nicht weiterweiß, überlege ich, was du sagen würdest. Das hilft fast immer{, name|, Papa}. Danke für deine Ruhe.',
      'Deine Hand auf der Schulter ersetzt jede lange Rede. Heute bekommst du dafür eine Umarmung{, name|, Papa}, und die dauert ein bisschen.',
    ],
    Friend: [
      'Es gibt Menschen, für die man vorher nicht aufräumen und hinterher nichts erklären muss. Du bist so ein Mensch{, name}, und für dieses Gefühl würde ich jederzeit quer durchs Land fahren. Lass dich drücken!',
      'Mit dir ist Schweigen genauso schön wie Reden{, name}.',
      'Wenn nachts um drei das Telefon klingelt, gehst du dran und fragst zuerst, ob alles gut ist. Heute ist alles gut{, name}: Du hast Geburtstag.',
      'Du freust dich über meine guten Nachrichten mehr als ich selbst. Heute freue ich mich über dich{, name}, und zwar den ganzen Tag.',
    ],
    Wife: [
      'Mir ist ganz gleich, ob wir verreisen oder den Müll runterbringen: Mit dir ist beides besser als alles ohne dich. Ich liebe dich{, name|, mein Schatz}, heute mit Torte und morgen wieder mit Frühstück.',
      'Mein Lieblingsplatz ist überall, wo du gerade bist{, name|, Liebste}.',
      'Ich habe mich an vieles gewöhnt, an dein Lächeln am Morgen noch immer nicht. Das soll bitte so bleiben{, name|, mein Herz}.',
      'Unter allen Türen der Welt schließe ich am liebsten die auf, hinter der du bist. Alles Liebe zum Geburtstag{, name|, mein Schatz}.',
    ],
    Husband: [
      'Andere suchen das große Abenteuer. Ich habe dich auf dem Sofa, deine Hand auf meinem Knie und das sichere Gefühl, genau richtig zu sein. Danke für dieses Leben{, name|, mein Schatz}. Ich liebe dich.',
      'Wo du bist, da komme ich an{, name|, mein Herz}. Jeden Tag.',
      'Mein erster Gedanke am Morgen gilt dir, noch vor dem Kaffee, und das will etwas heißen{, name|, Liebster}. Hab es heute schön.',
      'Ich würde dich jederzeit wieder heiraten, auch im Regen, auch im Schlafanzug. Heute feiern wir aber erst einmal dich{, name|, mein Schatz}.',
    ],
    Son: [
      'Seit du da bist, weiß ich, wie viel in ein Herz passt, und jedes Jahr passt noch etwas mehr hinein. Geh deinen Weg{, name|, mein Großer}, ich freue mich über jeden Schritt und winke in jede Richtung.',
      'Die beste Nachricht meines Lebens bist und bleibst du{, name}.',
      'Wie groß du auch wirst, in meinen Armen ist immer genau genug Platz für dich{, name|, mein Sohn}. Komm her!',
      'Was du alles kannst, macht mich stolz. Wer du bist, macht mich glücklich{, name}. Hab einen Tag nach deinem Geschmack.',
    ],
    Daughter: [
      'Du bringst Licht in Zimmer, die schon hell sind, und merkst es nicht einmal. Bleib so neugierig, so mutig und so ganz du selbst{, name|, mein Schatz}. Und vergiss nie: Hier wird dir immer aufgemacht.',
      'Seit du da bist, ist mein Herz vergeben{, name|, meine Große}.',
      'Dir beim Leben zuzusehen ist das Schönste, was ich kenne. Ich könnte den ganzen Tag nichts anderes tun{, name|, meine Große}.',
      'Als du kamst, wurde alles lauter, bunter und besser. Danke für jeden einzelnen Tag mit dir{, name|, meine Tochter}.',
    ],
    Teacher: [
      'Bei Ihnen hat man das Gefühl, dass keine Frage zu klein ist und niemand zu langsam. Das macht Mut, weit über den Unterricht hinaus. Von Herzen alles Liebe zum Geburtstag{, name}, und einen Tag ganz ohne Korrekturen!',
      'Danke, dass Sie an uns glauben{, name}. Einen wunderschönen Geburtstag!',
      'Heute dürfen Sie einmal in der letzten Reihe sitzen und sich feiern lassen. Sie haben es mehr als verdient{, name}.',
    ],
    Colleague: [
      'Gute Teams erkennt man daran, dass jemand fragt, wie es einem geht, und dann auch die Antwort abwartet. Bei uns bist du das{, name}. Heute fragen wir dich, und wir bringen Zeit und Kuchen mit.',
      'Mit dir fangen sogar Montage freundlich an{, name}. Herzlichen Glückwunsch!',
      'Du merkst dir, wer Hafermilch nimmt und wer gerade Aufmunterung braucht. Heute denken alle einmal an dich{, name}, versprochen.',
    ],
    Grandmother: [
      'Bei dir ist immer noch ein Platz frei, ein Stück Kuchen übrig und eine Geschichte fällig. So stelle ich mir das Glück vor{, name|, Oma}: mit Blümchentasse, in deiner Küche, neben dir. Ich hab dich lieb.',
      'Bei dir riecht sogar der Dienstag nach Sonntag{, name|, Oma}.',
      'Deine Umarmungen sollte es auf Rezept geben, am besten dreimal täglich. Heute bringe ich dir eine zurück{, name|, Oma}, frisch und extra lang.',
      'Was in keinem Kochbuch steht, das hast du im Gefühl, und im Herzen sowieso. Lass dich heute bedienen{, name|, liebe Oma}.',
    ],
    Grandfather: [
      'Mit dir vergeht die Zeit anders: langsamer, mit einem Bonbon in der Tasche und einem Witz, den ich auswendig kann und jedes Mal wieder hören will. Erzähl ihn heute noch einmal{, name|, Opa}. Ich hab dich lieb.',
      'Auf deiner Gartenbank ist die Welt in Ordnung{, name|, Opa}.',
      'Du hast immer Zeit, und ich weiß, dass das ein großes Geschenk ist. Heute schenke ich dir meine{, name|, Opa}.',
      'Du kannst alles reparieren, weil du nie hetzt, und das gilt auch für Kummer. Hab einen ruhigen, sonnigen Tag{, name|, lieber Opa}.',
    ],
    Cousin: [
      'Familienfeste wären ohne dich nur Kaffee und Kuchen. Mit dir sind sie Kichern in der Küche, Blicke quer über den Tisch und die beste Ecke im Raum. Schön, dass wir verwandt sind{, name}, und noch schöner, dass wir uns mögen.',
      'Halb Familie, halb Freundschaft, ganz und gar liebenswert: du{, name}.',
      'Wir müssen nicht oft telefonieren, um uns nah zu sein. Heute rufe ich trotzdem an{, name}: Alles Liebe zu deinem Tag!',
    ],
    'Brother-in-law': [
      'Mit dir kam jemand in die Familie, der beim Umzug die schwere Seite nimmt und nie ein Wort darüber verliert. Wir haben dich alle gern{, name|, lieber Schwager}, und heute sagen wir es dir auch einmal.',
      'Du passt zu uns wie der Deckel auf den Topf{, name}.',
      'Als Schwager bist du ein Glücksfall für die ganze Familie, als Freund einer für mich. Alles Liebe{, name}!',
    ],
    'Sister-in-law': [
      'Eine Schwägerin bekommt man dazu wie das Kleingedruckte, und dann stellt sich heraus: Es ist der schönste Teil. Danke für deine Wärme{, name}, dein Lachen und das Gefühl, dass mit dir die Familie vollständig ist.',
      'Ohne dein Lachen wäre diese Familie viel zu leise{, name}.',
      'Bei dir darf man einfach hereinkommen und bleiben, ohne Termin und ohne Grund. Heute kommen wir zu dir{, name}, mit Blumen.',
    ],
    'Daughter-in-law': [
      'Du bist in unsere Familie gekommen, und seither ist am Tisch mehr Leben, im Haus mehr Licht und in mir jedes Mal Freude, wenn du anrufst. Fühl dich heute fest umarmt{, name}, du liebes Herz.',
      'Schön, dass du zu uns gehörst{, name}, von Herzen schön.',
      'Man kann sich Schwiegertöchter nicht backen. Wozu auch: Wir haben ja dich bekommen{, name}. Lass dich heute feiern!',
    ],
    'Son-in-law': [
      'Wir wünschten uns für unser Kind einen Menschen, der zuhört, mit anpackt und herzlich lacht. Dann kamst du{, name}, und wir durften die Liste weglegen. Wie gut, dass du da bist!',
      'Der Platz an unserem Tisch steht dir ausgezeichnet{, name}.',
      'Du bist für uns längst nicht mehr angeheiratet, du bist einfach einer von uns. Hab einen herrlichen Geburtstag{, name}.',
    ],
    Niece: [
      'Wenn du erzählst, vergesse ich die Uhr, so viele Ideen purzeln da heraus. Heb dir jede einzelne auf{, name}, und wenn du ein Publikum brauchst: Ich sitze in der ersten Reihe, heute und überhaupt.',
      'Unsere Familie glitzert, und das liegt an dir{, name}.',
      'Von dir kann ich lernen, wie man sich richtig freut: mit Armen, Beinen und ganzer Lautstärke. Heute feiern wir dich{, name}.',
    ],
    Nephew: [
      'Mit dir wird jeder Spaziergang zur Expedition und jeder Karton zum Raumschiff. Ich hoffe, du hörst damit nie auf{, name}. Mein Handy ist für dich immer an, und mein Herz sowieso.',
      'Auf dich ist unsere ganze Familie stolz{, name}. Und ich besonders.',
      'Wenn du vor der Tür stehst, hat das Glück geklingelt und vor lauter Eile die Schuhe angelassen. Komm herein und lass dich feiern{, name}!',
    ],
    Aunt: [
      'Tanten sind dafür da, dass es jemanden gibt, der erwachsen ist und trotzdem auf unserer Seite. Du machst das großartig{, name|, liebe Tante}. Danke für dein offenes Ohr, deine offene Tür und deine offene Keksdose.',
      'Du bist meine Lieblingsadresse für alles{, name|, liebste Tante}.',
      'Zu dir kann ich mit Freude kommen und mit Kummer, der Tee ist immer derselbe. Heute komme ich mit Freude{, name}.',
    ],
    Uncle: [
      'Bei dir gibt es keine dummen Fragen, nur gute Geschichten als Antwort. Ich mag, wie du zuhörst, wie du lachst und wie du so tust, als wäre nichts dabei. Lass dich drücken{, name|, lieber Onkel}.',
      'Mit dir wird jeder Besuch zum Feiertag{, name|, lieber Onkel}.',
      'Du hast für jeden Kummer einen Spruch und für jeden Spruch ein Augenzwinkern. Bleib uns so{, name}, wir brauchen beides.',
    ],
    Partner: [
      'Wenn ich sage, dass ich nach Hause gehe, meine ich eigentlich dich. Die Wohnung ist nur der Ort, an dem deine Jacke hängt. Heute ist dein Tag{, name|, mein Herz}, und ich liebe dich wie an allen anderen.',
      'Mein Lieblingswort hat drei Buchstaben{, name|, Schatz}: wir.',
      'In meinen besten Plänen kommst du immer vor, in den allerbesten zuerst. Ich liebe dich{, name}, und wie.',
      'Neben dir werde ich ruhig und mutig zugleich, keine Ahnung, wie du das machst. Hab den schönsten Tag{, name|, mein Herz}.',
    ],
    Grandchild: [
      'Wenn du zur Tür hereinkommst, werden bei uns alle Lampen ein bisschen heller und die Kekse wie von selbst weniger. Bleib so fröhlich und so neugierig{, name|, mein Schatz}. Wir haben dich über alles lieb.',
      'Am schönsten ist unser Haus, wenn du darin bist{, name}.',
      'Unser Herz dachte, es sei schon voll, und dann kamst du{, name}. Seitdem wächst es jedes Jahr ein Stück mit.',
    ],
  },
  anyone: [
    'Manche Menschen machen nicht viel Aufhebens um sich und sind doch der Grund, warum ein Tag schön wird. So einer bist du{, name}. Heute machen wir einmal Aufhebens um dich: mit Kerzen, mit Kuchen und mit ganzem Herzen.',
    'Was für ein Glück, dass es gerade dich gibt{, name}.',
    'Dein Tag soll sich anfühlen wie eine warme Decke und ein offenes Fenster zugleich{, name}. Hab es gut!',
    'Heute denken viele an dich und lächeln dabei, ich ganz sicher. Lass es dir gut gehen{, name}.',
  ],
};
