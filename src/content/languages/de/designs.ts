/** By the design's id: its title, and the wish that the card begins with. */
export const designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>> = {
  // The first twelve.
  'first-slice': {
    title: 'Das erste Stück',
    wish: 'Du merkst immer vor mir, dass ich müde bin, und dann steht da plötzlich ein Teller mit geschnittenem Obst. Heute bin ich dran. Setz dich, leg die Füße hoch und nimm von allem das erste Stück.',
  },
  'lift-off': {
    title: 'Start frei',
    wish: 'Alle Systeme bereit, der Pappkarton ist betankt, der Kommandant hat heute Geburtstag. Ich zähle für dich herunter wie immer: drei, zwei, eins. Möge dich dieses Jahr weiter tragen als jede Rakete hinter unserem Sofa.',
  },
  'sunset-in-layers': {
    title: 'Abendrot in Schichten',
    wish: 'Manche Abende kommen in Schichten: erst Gold, dann Rosa, dann das erste leise Blau. So ist es, dich zu lieben. Jedes Jahr glaube ich, alle deine Farben zu kennen, und jedes Jahr, mein Schatz, kommt noch eine dazu.',
  },
  'two-scoops': {
    title: 'Zwei Kugeln, bitte',
    wish: 'Du probierst erst von meinem Eis und fragst danach, und trotzdem teile ich jede Waffel mit dir. Danke für die Geheimnisse, die geliehenen Pullover und die Lachanfälle. Mögest du heute zwei Kugeln bekommen und niemanden, der dir etwas wegschleckt.',
  },
  'quiet-thanks': {
    title: 'Ein leises Danke',
    wish: 'Sie werden nie laut, und doch höre ich Ihre Stimme jedes Mal, wenn ich mir Zeit nehme, eine Sache richtig zu machen. Mit Respekt und Dankbarkeit wünsche ich Ihnen einen ruhigen Geburtstag und ein Jahr bei guter Gesundheit.',
  },
  'city-lights': {
    title: 'Lichter der Stadt',
    wish: 'Viele Menschen bringen Licht in eine Feier. Du bringst Licht auf den langen Heimweg: noch ein Lied, noch eine Geschichte, noch eine Pommes aus meiner Tüte. Möge dein Jahr laut anfangen, spät enden und den ganzen Weg über leuchten.',
  },
  'both-of-us': {
    title: 'Wir zwei, mitten im Lachen',
    wish: 'Von allen Bildern liebe ich die schiefen am meisten: Wind in deinem Haar, mein Daumen in der Ecke, und wir lachen über gar nichts. Auf ein Jahr mit ganz vielen davon.',
  },
  'side-a': {
    title: 'Seite A, erstes Lied',
    wish: 'Jedes alte Lied hat ein bisschen was von deiner Stimme, leicht neben dem Ton und vollkommen glücklich. Heute bestimmst du, was läuft, Papa. Dreh auf, sing mit, und der Refrain gehört uns allen.',
  },
  'credit-where-due': {
    title: 'Ehre, wem Ehre gebührt',
    wish: 'Danke für die klaren Antworten, die ehrlichen Fragen und die Kaffeekanne, die bei Ihnen nie leer ist. Ich wünsche Ihnen einen wunderbaren Geburtstag und ein Jahr, das Ihnen all die Anerkennung schenkt, die Sie anderen so großzügig geben.',
  },
  'one-more-flame': {
    title: 'Noch ein Licht',
    wish: 'Für unsere Prüfungen, unsere Reisen und unseren Liebeskummer zündest du ein kleines Licht nach dem anderen an. Möge heute alles Licht zu dir zurückkommen. Mögen deine Tage ohne Eile sein, dein Tee heiß und dein Haus voll von unserem Lärm.',
  },
  'not-extinct': {
    title: 'Noch nicht ausgestorben',
    wish: 'Auf jedem Familienfoto zieht hinten jemand eine Grimasse, und ich sage mit Stolz: Das sind immer wir zwei. Laut, ja, aber kein bisschen ausgestorben. Los, du prachtvoller Dino: Brüll die Kerzen aus!',
  },
  'long-way-home': {
    title: 'Der lange Heimweg',
    wish: 'Du nimmst immer den langen Weg nach Hause, damit der Spaziergang nicht so schnell vorbei ist, und unterwegs gibt es Kastanien und gute Ratschläge. Mögen die Jahre vor dir genauso langsam gehen, in goldenem Licht und mit lieben Menschen an deiner Seite.',
  },

  // For sons and daughters.
  'whole-menagerie': {
    title: 'Alle Tiere sind da',
    wish: 'Der Panda hat sich gekämmt, der Fuchs hat versprochen, nicht zu beißen, und der Bär trägt Krawatte. Sie haben gehört, dass jemand sehr Wichtiges Geburtstag hat. Und jetzt freuen sie sich riesig, dass du das bist.',
  },
  'kite-weather': {
    title: 'Drachenwetter',
    wish: 'Du rennst, du rufst, und oben am Himmel tanzt es: So sieht Glück aus, wenn man am unteren Ende der Schnur steht. Jedes Jahr lasse ich ein Stück mehr Leine, und jedes Jahr staune ich, wie hoch du kommst.',
  },
  'seven-colours': {
    title: 'Sieben Farben',
    wish: 'Nimm Rot für den Mut und Gelb für den Morgen, Grün für hohes Gras, Blau zum tiefen Durchatmen und alle Farben dazwischen einfach so. Und hab keine Angst vor Regen: Genau so fangen Regenbogen an.',
  },
  'up-you-go': {
    title: 'Hoch mit dir',
    wish: 'Erst die Schultern, dann der Apfelbaum, dann im Bus ganz oben: Du willst immer sehen, was hinter dem letzten Dach liegt. Geh und sieh nach. Von da oben findet man unser Küchenlicht ganz leicht.',
  },
  'count-the-stars': {
    title: 'Sterne zählen',
    wish: 'Wie viele Sterne es gibt, wollen Kinder wissen, und „viele“ lassen sie nicht gelten. Ich habe lange darüber nachgedacht und die Antwort gefunden: einen. Er hat deine Augen, und heute ist sein Geburtstag.',
  },
  'next-level': {
    title: 'Nächstes Level',
    wish: 'Neues Level freigeschaltet! Bonus: ein Jahr, ein paar Zentimeter und ein verdächtig großes Wissen über das Internet. Deine Eltern hängen noch in Level eins fest und bitten um Hilfe mit dem Drucker.',
  },

  // For friends, teachers and colleagues.
  'after-midnight': {
    title: 'Nach Mitternacht',
    wish: 'Irgendwo ist es schon nach Mitternacht, also hat dein Geburtstag begonnen, und nach Hause darfst du nicht. Wir haben ein Taxi, drei Lieder in Dauerschleife und überhaupt keinen Plan. Ein furchtbarer Plan. Ich bin dabei.',
  },
  'things-that-grew': {
    title: 'Was gewachsen ist',
    wish: 'Sie säen in Reihen voller unruhiger Kinder und bekommen selten zu sehen, was daraus wird. Ich schreibe, um zu melden: Es wächst. Für Ihre Geduld und Ihre Ansprüche meinen herzlichen Dank, und ein sehr gutes neues Lebensjahr.',
  },
  'out-of-office': {
    title: 'Nicht im Büro',
    wish: 'Vielen Dank für die Nachricht. Ich bin außer Haus und feiere den Geburtstag des einzigen Menschen hier, der Druckerpapier nachfüllt. In dringenden Fällen bitte Kuchen essen. Alle übrigen Fragen werden morgen beantwortet, vermutlich falsch.',
  },
  'on-the-fridge': {
    title: 'Am Kühlschrank',
    wish: 'Dein Bild hängt an meinem Kühlschrank, genau auf Augenhöhe, gehalten von einem Magneten in Garnelenform. Alle, die zu Besuch kommen, fragen, wer das ist. Ich sage dann: Das ist der Mensch, den ich anrufe, wenn etwas ist.',
  },
  'question-at-the-back': {
    title: 'Die Frage aus der letzten Reihe',
    wish: 'Sie fragen, was hinter dem letzten Planeten kommt, und dann tun Sie etwas Seltenes: Sie warten auf unsere Antwort. Die ganze Klasse lehnt sich zum Fenster. Manche von uns schauen noch immer hinauf. Alles Gute zum Geburtstag, und danke.',
  },
  'in-good-time': {
    title: 'Im richtigen Takt',
    wish: 'In jeder Band gibt es jemanden, der den Rhythmus hält, damit die anderen improvisieren können. Mit Dank für Ihre Beständigkeit und mit Bewunderung dafür, wie Sie selbst am Montagmorgen den Takt finden: herzlichen Glückwunsch.',
  },
  'ten-minutes-away': {
    title: 'Zehn Minuten entfernt',
    wish: 'Ganz egal, was die Karte sagt: Du wohnst immer zehn Minuten entfernt. Mit Suppe, mit Leiter und, wenn es sein muss, um zwei Uhr nachts in Hausschuhen. Möge alles Gute dieselbe Straße zu dir nehmen.',
  },

  // For in-laws.
  'promoted-to-brother': {
    title: 'Zum Bruder befördert',
    wish: 'Nach sorgfältiger Prüfung deines Verhaltens beim Grillen, bei Umzügen und bei sehr langen Familienessen hat die Familie beschlossen: Der „Schwager“ entfällt, ab heute Bruder. Mehr Gehalt gibt es nicht. Dafür Torte, und der gute Sessel gehört bis Mitternacht dir.',
  },
  'sisters-by-luck': {
    title: 'Schwestern durch Glück',
    wish: 'Manche bekommen ihre Schwester bei der Geburt und müssen sich mit ihr ein Zimmer teilen. Ich habe dich auf einer Hochzeit dazubekommen, fertig erzogen und mit sehr gutem Geschmack. Alles Liebe für die, die ich mir auch selbst ausgesucht hätte.',
  },
  'nobody-heard-the-gate': {
    title: 'Niemand hörte das Tor',
    wish: 'Du bist zu uns gekommen wie der Frühling in einen Garten: Niemand hörte das Tor, und eines Morgens blühte alles. Mögest du hier in jeder Jahreszeit geliebt sein. Möge dieses Haus deines sein, bis zur letzten knarrenden Stufe.',
  },
  'key-to-the-toolbox': {
    title: 'Der Schlüssel zum Werkzeugkasten',
    wish: 'Unseren Segen hattest du gleich, das war leicht. Beim Schlüssel zum Werkzeugkasten haben wir länger überlegt. Du weißt, was es bedeutet, dass du ihn jetzt hast, mein Lieber. Alles Gute zum Geburtstag, und bring bitte die große Bohrmaschine zurück.',
  },
  'straight-and-level': {
    title: 'Gerade und im Lot',
    wish: 'Ich ziehe den Hut vor einem Mann, der zuerst die Anleitung liest. Für deine Ruhe, deinen guten Rat und jedes Regal, das dank dir gerade hängt: aufrichtigen Dank und ein Jahr, das so im Lot ist wie deine Arbeit.',
  },
  'last-in-the-kitchen': {
    title: 'Die Letzten in der Küche',
    wish: 'Wenn die Gäste gegangen und die Kerzen kurz geworden sind, stehen wir beide noch an der Spüle und reden leise über die Teller hinweg. Die Hälfte von allem, was wichtig ist, sagt man sich um diese Zeit. Auf noch viele lange Abende in der Küche.',
  },
  'sugar-in-the-milk': {
    title: 'Zucker in der Milch',
    wish: 'Es heißt, ein guter Gast sei wie Zucker in der Milch: Die Tasse läuft nicht über, sie wird nur süßer. Gast bist du bei uns nur einen Nachmittag lang gewesen. Alles Liebe, Tochter, von der ganzen süßen Tasse.',
  },
  'never-late': {
    title: 'Herzlich und nie zu spät',
    wish: 'Gehofft hatten wir auf jemanden mit Herz, und bekommen haben wir jemanden, der dazu noch pünktlich ist. Möge deine Arbeit ehrlich sein und dein Schlaf tief. Und mögen dir die Jahre mit uns kürzer vorkommen als unsere Abendessen.',
  },

  // For nieces, nephews, partners and grandchildren.
  'front-row-seat': {
    title: 'Platz in der ersten Reihe',
    wish: 'Was du auch als Nächstes aufführst, ein Lied, einen Purzelbaum oder eine ernste Rede: Mein Platz in der ersten Reihe ist reserviert. Ich klatsche an den falschen Stellen und viel zu lange. Dafür ist Familie da.',
  },
  'kite-club': {
    title: 'Der Drachenklub',
    wish: 'Regeln unseres Klubs: rennen, bis er fliegt, lachen, wenn er abstürzt, und den letzten Keks teilen. Mitglied bist du seit deinem ersten Tag, und dein Beitrag ist auf Lebenszeit bezahlt. Alles Gute, Drachenkapitän!',
  },
  'same-balloon': {
    title: 'Im selben Ballon',
    wish: 'Ein Korb, zwei Menschen und niemand, der genau weiß, wohin der Wind geht. Ich würde jeden Morgen wieder einsteigen, mit belegten Broten. Danke, dass du meine Hand hältst, wenn es hoch wird, und auf alles zeigst.',
  },
  'all-animals-invited': {
    title: 'Alle Tiere eingeladen',
    wish: 'Der Löwe bringt die Musik mit, der Elefant hat die Luftballons aufgepustet, und die Affen versprechen, etwas Kuchen übrig zu lassen. Alle wollten heute unbedingt zu dir, und wir auch. Zieh die Gummistiefel an, gleich geht es los.',
  },
  'glitter-on-the-floor': {
    title: 'Glitzer auf dem Boden',
    wish: 'An manchen Tagen bist du lauter Fragen, an manchen lauter Antworten, und an den meisten liegt Glitzer auf dem Boden. Hör nie damit auf. Gewöhnliche Tage hat die Welt schon genug, und dich nur ein einziges Mal.',
  },
  'eight-presents': {
    title: 'Acht Geschenke auf einmal',
    wish: 'Irgendwo unter den Wellen packt ein Krake acht Geschenke auf einmal ein, und jedes ist für dich. Möge dein Jahr so tief sein, so bunt und so voller seltsamer Freunde wie das ganze Riff.',
  },
  'two-hundred-stars': {
    title: 'Zweihundert Sterne',
    wish: 'Da oben sind mehr Sterne, als irgendjemand zählen kann. Mit dir schlafe ich spätestens bei zweihundert ein, und genau so soll es sein. Alles Liebe für den Menschen, mit dem ich am allerliebsten den Überblick verliere.',
  },
  'biggest-strawberry': {
    title: 'Die größte Erdbeere',
    wish: 'Auf der Wiese liegt eine Decke, daneben steht ein viel zu voller Korb, und der Platz bei uns ist immer deiner. Mögest du lange Sommer haben, kurze Sorgen und jemanden, der dir die größte Erdbeere aufhebt.',
  },

  // For parents and grandparents.
  'letters-home': {
    title: 'Post nach Hause',
    wish: 'Hallo von hier, alles ist gut. Ich esse ordentlich, ich trage einen Schal, und Handtücher falte ich auf deine Art, weil jede andere falsch ist. In allen kleinen Dingen fehlst du mir. Heb diesen Brief bei den anderen auf.',
  },
  'snow-on-the-path': {
    title: 'Schnee auf dem Weg',
    wish: 'Du bist immer als Erster draußen und räumst den Weg frei, damit keiner von uns je das Eis sieht. Möge jeder Weg vor dir frei sein, deine Stiefel trocken, dein Ofen warm. Und das Holz holt heute jemand anderes.',
  },
  'good-cloth': {
    title: 'Guter Stoff',
    wish: 'Die Hälfte von dem, was ich habe, ist von dir gesäumt, geflickt oder gerettet. Guter Stoff, sagst du, ist noch einen Stich wert. Ein guter Tag auch: Setz dich zu mir, Oma, dann sorgen wir dafür, dass dieser lange hält.',
  },
  'your-move': {
    title: 'Du bist am Zug',
    wish: 'Von dir habe ich vier Eröffnungen, elf Sprichwörter und die Kunst, mit Würde zu verlieren. Die ersten beiden übe ich noch. Heute ist dein Geburtstag, Opa, also bist du am Zug. Und ich behalte deine Ärmel im Auge.',
  },
  'colours-at-the-door': {
    title: 'Farben vor der Tür',
    wish: 'Jedes Fest fängt mit deiner Hand an, die Farbe auf den kahlen Boden streut, und bei Sonnenaufgang ist da ein Garten. Möge diese Hand heute ruhen. Möge das Glück von selbst an deine Tür kommen und sie offen finden.',
  },
  'head-of-the-grill': {
    title: 'Chef am Grill',
    wish: 'Heute sagt dir niemand, dass die Kohlen zu heiß sind. Niemand wendet deine Würstchen. Die Schürze ist gebügelt, die Zange poliert, und deine Familie steht an, mit leeren Tellern und vollem Vertrauen.',
  },

  // For those in love.
  'same-sky': {
    title: 'Derselbe Himmel',
    wish: 'Früher war die Nacht einfach dunkel. Jetzt weiß ich, welches Fenster deins ist, welchen Stern du für einen Satelliten hältst und wie still die ganze Straße wird, wenn du lachst. Alles Liebe für den Menschen, für den ich nach oben schaue.',
  },
  'butterflies-still': {
    title: 'Immer noch Schmetterlinge',
    wish: 'Nach ein, zwei Monaten sind die Schmetterlinge weg, heißt es. Meine sind eingezogen, haben gestrichen und ihre Freunde eingeladen. Sie alle wünschen dir einen wunderbaren Geburtstag, und ich am lautesten.',
  },
  'slow-sunday': {
    title: 'Langsamer Sonntag',
    wish: 'Heute kein Wecker, keine Liste am Kühlschrank, und vor zehn braucht dich niemand. Bleib liegen, wo die Sonne hereinkommt. Ich bringe Tee, die Zeitung und, wenn du darauf bestehst, auch mich.',
  },
  'fair-wind': {
    title: 'Guter Wind',
    wish: 'Bei Flaute und bei Sturm: Du lässt das Tau nicht los. Wohin dieses Jahr auch fährt, ich möchte den Platz neben dir, ein bisschen Salz im Gesicht und weit und breit kein Land in Sicht.',
  },
  'player-two': {
    title: 'Player 2',
    wish: 'Gnade kennst du beim Spielen nicht, und ich fordere jedes Mal Revanche. Heute gehört dir der gute Controller, die Snacks gehören dir, das letzte Leben gehört dir. Morgen spielen wir wieder ernsthaft.',
  },
  'first-light': {
    title: 'Erstes Licht',
    wish: 'Es gibt eine Farbe, die hat der Himmel nur vier Minuten lang, bevor jemand wach ist. Ein Wort dafür kannte ich nie. Dann kamst du, und jetzt nenne ich sie nach dir. Alles Liebe, mein erstes Licht.',
  },
  'garland-of-years': {
    title: 'Eine Girlande aus Jahren',
    wish: 'Für jedes Jahr eine Blüte, und bei deiner Girlande zähle ich schon lange nicht mehr mit. Mögen deine Morgen nach Kardamom duften, mögen gute Nachrichten zuerst an unsere Tür kommen, und lass mich den Korb tragen.',
  },
  'freshly-squeezed': {
    title: 'Frisch gepresst',
    wish: 'Wieder ein Jahr, und du bist kein bisschen weniger spritzig. Du machst die schlechtesten Witze beim Frühstück und die beste Laune, die ich kenne. Ändere nichts am Rezept. Alles Liebe, mein Sonnenschein.',
  },
  'two-frames': {
    title: 'Zwei Rahmen, ein Grinsen',
    wish: 'Auf dem großen Bild du, wie du ernst tust. Auf dem kleinen ich, wie es mir nicht gelingt. Dazwischen liegt ungefähr ein Meter, und ich habe vor, deinen ganzen Geburtstag damit zu verbringen, ihn kleiner zu machen.',
  },
  'photo-booth': {
    title: 'Fotoautomat',
    wish: 'Viermal Blitz. Beim ersten posieren wir, beim zweiten blinzelst du, beim dritten lache ich, beim vierten vergessen wir die Kamera. Das vierte ist immer das schönste. Alles Liebe für das Gesicht, das ich auswendig kann.',
  },

  // For brothers, sisters and cousins.
  'standing-ovation': {
    title: 'Applaus im Stehen',
    wish: 'Meine Damen und Herren: der Mann, der alles kaputt macht, der Katze die Schuld gibt und damit durchkommt! Die Kritik nennt ihn laut, die Nachbarschaft auch. Heute rufen wir „Zugabe“: bitte noch ein Jahr in derselben Rolle.',
  },
  'two-front-doors': {
    title: 'Zwei Haustüren',
    wish: 'Ein Haus mit zwei Haustüren, zwölf Hunde, ein Boot: So stelle ich mir das Leben mit dir als Schwester vor. Bekommen haben wir fast nichts davon. Aber einander, ganz oben auf der Liste, und das würde ich wieder ankreuzen.',
  },
  'long-summer': {
    title: 'Der lange Sommer',
    wish: 'Irgendwo ist immer noch August. Das Gras ist hoch, die Kirschen hängen zu weit oben, und jemand ruft uns zum dritten Mal ins Haus. Alles Liebe für den Menschen, der genauso ungern hineingeht wie ich.',
  },
  'deep-water': {
    title: 'Tiefes Wasser',
    wish: 'Loslassen und trotzdem in der Nähe bleiben: Das kann niemand so wie du, Bruder. Möge das Wasser dich tragen, wie du uns trägst. Mögest du so tief tauchen, wie du willst, und immer lachend wieder auftauchen.',
  },
  'bigger-half': {
    title: 'Die größere Hälfte',
    wish: 'Die Regel ist klar: Eine Hand schneidet, die andere sucht aus. Du schneidest mit Lineal, und ich wähle mit Geodreieck. Heute wird nicht gemessen. Der ganze Kuchen ist deiner. Ich will nur die Rose, die Ecke und die Krümel.',
  },

  // For uncles and aunts.
  'coin-trick': {
    title: 'Der Münztrick',
    wish: 'Hinter meinen Ohren wächst Geld, aber nur du kommst heran. Ich habe es selbst versucht, jeden Morgen, ohne Erfolg. Komm bald vorbei, lieber Onkel: Du hast Geburtstag, und mir gehen die Münzen aus.',
  },
  'the-parcel': {
    title: 'Das Päckchen',
    wish: 'Deine Päckchen sind mit echter Schnur verschnürt, und jeder Knoten wird aufgemacht, denn Schnur kann man brauchen. Und drin ist immer das eine, von dem sonst niemand merkt, dass man es sich wünscht. Heute versuchen wir es auf deine Art.',
  },
  'few-words': {
    title: 'Ein Mann, wenige Worte',
    wish: 'Du sagst nie viel, und du musst es auch nicht. Du kommst, wenn das Dach tropft, du kommst, wenn es zählt, und gehst, bevor jemand danken kann. Darum bleib bitte einen Moment stehen: Danke, und herzlichen Glückwunsch.',
  },
  'peacock-blue': {
    title: 'Pfauenblau',
    wish: 'Andere betreten einen Raum. Du trittst auf, in diesem Blau, und der Raum erinnert sich, wofür er gebaut wurde. Möge das Jahr vor dir Musik haben und eine lange Treppe, die du ganz langsam hinunterkommst.',
  },
  'long-drive': {
    title: 'Die lange Fahrt',
    wish: 'Mit dir im Auto ist der Weg schon der halbe Urlaub: Fenster offen, deine Lieder, deine Geschichten, und vor uns wird der ganze Abend orange. Möge dein Jahr freie Straßen haben, lieber Onkel, und immer jemanden auf dem Beifahrersitz.',
  },
  'chair-too-many': {
    title: 'Ein Stuhl zu viel',
    wish: 'An deinem Tisch steht immer ein Stuhl zu viel und eine Schüssel zu viel, und um Mitternacht irgendwie keins von beiden mehr. Mögen deine Abende so voll bleiben. Möge man das Lachen auf der Straße hören, und möge dich niemand spülen lassen.',
  },

  // Milestones.
  'first-candle': {
    title: 'Die erste Kerze',
    wish: 'Lesen kannst du das noch nicht, also muss es dir jemand mit einem Kuss sagen: Die Welt ist schöner, seit es dich gibt. Mögest du in diesem Jahr viele Pfützen, Lieder und warme Schöße finden, und möge der meiste Kuchen auf dir landen.',
  },
  'teen-mode': {
    title: 'Teenie-Modus',
    wish: 'Teenie-Modus aktiviert. Neue Kräfte: schlafen bis Mittag, nach dem Abendessen noch ein ganzes Brot, und bei jedem Handy der Familie recht haben. Setz sie gnädig ein. Irgendwo drückt gerade wieder ein Erwachsener auf den falschen Knopf.',
  },
  'turn-it-up': {
    title: 'Dreh lauter',
    wish: 'Die Lichter sind an, die Musik läuft, und die ganze Tanzfläche gehört dir. Tanz schief, lach laut und leuchte weiter so hell. Wir stehen am Rand mit der Torte und geben uns große Mühe, nicht peinlich zu sein.',
  },
  'open-water': {
    title: 'Offenes Wasser',
    wish: 'Jetzt liegt der Hafen hinter dir und vor dir das ganze Meer. Fahr, so weit du willst. Wir lassen das Licht brennen: nicht, um dich zurückzurufen, nur damit du von jedem Wasser aus erkennst, wo Zuhause ist.',
  },
  'all-aboard': {
    title: 'Alles einsteigen',
    wish: 'Alles einsteigen! Nächste Haltestellen: große Pläne, kleine Wohnungen, starker Kaffee und ein paar Umwege. Niemand kontrolliert die Fahrkarten, niemand hat einen Fahrplan. Setz dich ans Fenster, klingel, wann du magst, und wink, wenn du an uns vorbeifährst.',
  },
  'swing-hard': {
    title: 'Mit vollem Schwung',
    wish: 'Dafür ist niemand zu erwachsen: Augen zu, kräftig ausholen und stehen bleiben, wenn es Gutes regnet. Dein ganzes Jahr soll so aufplatzen, und noch nach Wochen sollst du Bonbons in den Haaren finden.',
  },
  'in-full-glow': {
    title: 'In vollem Glanz',
    wish: 'Eine Laterne ist nur Seide, bis jemand ein Licht hineinstellt. Du trägst deins so selbstverständlich, dass ganze Straßen wärmer aussehen, wenn du vorbeikommst. Möge dieses Jahr noch eine Farbe an die Leine hängen, und mögen die Abende lang sein.',
  },
  'golden-courtyard': {
    title: 'Der goldene Hof',
    wish: 'Auf jeder Stufe, die du in diesem Jahr nimmst, stehe ein Licht. Deine Zimmer seien laut von lieben Menschen und deine Abende still genug, dass du dich selbst lachen hörst. Und alles Licht, das du verschenkst, finde zu dir zurück.',
  },
  'second-cup': {
    title: 'Die zweite Tasse',
    wish: 'Heute ist der Kaffee heiß, in der Post steht nur Gutes, und nichts auf der Liste ist für dich. Setz dich. Lies alles zweimal. Solche Morgen sollten dir öfter gehören, und darum kümmern wir uns.',
  },
  'scenic-route': {
    title: 'Die schöne Strecke',
    wish: 'Sanft bergab soll die Straße gehen, der Wind soll von hinten kommen, und im Korb soll immer Platz für noch eine Blume sein. Ankommen musst du heute nirgends. Klingel einfach, dann kommen wir alle heraus und winken.',
  },
  'every-summer': {
    title: 'Jeder Sommer',
    wish: 'Jeder Sommer lässt etwas da: eine Farbe, eine Melodie, eine Handvoll Samen in der Jackentasche. Du weißt, wie man so etwas aufbewahrt, und wie man es weitergibt. Möge dieser Tag nach warmem Gras duften, und mögen wir alle miteinander darin sitzen.',
  },
  'blue-door': {
    title: 'Die blaue Tür',
    wish: 'Auf deiner Schwelle liege immer Sonne, ein bequemer Stuhl stehe dabei, und am Tor sei jemand, der Zeit zum Reden hat. Der Kessel singe, und was du hörst, sei gut. Danke für jede Geschichte. Wir würden sie alle gern noch einmal hören.',
  },
  'hundred-flowers': {
    title: 'Hundert Blumen',
    wish: 'Für jeden deiner Morgen blühe eine Blume, und für die Morgen, die noch kommen, eine ganze Wiese. Mögen heute alle an dich denken, denen deine Güte je warm gemacht hat. Wir sind froh und stolz, zu dir zu gehören.',
  },

  // Festivals, journeys and games.
  'henna-for-you': {
    title: 'Henna für dich',
    wish: 'Gib mir deine Hand: Heute arbeitet jemand anders. Eine Blüte für jedes Lachen, das wir geteilt haben, ein Blatt für jedes Geheimnis, das bei uns blieb, und in der Mitte ein wenig Platz für alles, was dieses Jahr dir bringt.',
  },
  'pen-and-ink': {
    title: 'Mit Feder und Tinte',
    wish: 'Manches sollte man langsam und von Hand schreiben, und Dankbarkeit gehört dazu. Für Ihr Wissen, Ihre Geduld und Ihr gutes Beispiel danke ich Ihnen aufrichtig und wünsche Ihnen alles Gute für das Lebensjahr, das heute beginnt.',
  },
  'down-by-the-river': {
    title: 'Unten am Fluss',
    wish: 'Für jeden Wunsch ein Licht aufs Wasser, und der Fluss trägt sie, so weit sie wollen. Ich brauche nur eines, und es trägt deinen Namen. Wohin es auch treibt, es leuchtet zu mir zurück. Alles Liebe zum Geburtstag.',
  },
  'sweets-from-the-sky': {
    title: 'Süßes vom Himmel',
    wish: 'Das Wetter zu deinem Geburtstag: den ganzen Tag heiter, am Nachmittag kräftige Schauer aus Bonbons. Bitte keinen Schirm mitbringen, sondern zwei Hände, große Taschen und alle, die du magst. Das Abendessen fällt aus. Die Großen sind einverstanden.',
  },
  'lamps-on-the-steps': {
    title: 'Lichter auf den Stufen',
    wish: 'Möge dein Haus voller Licht sein und du nie nach dem Schalter suchen müssen. Deine Arbeit gelinge, deine Freunde seien zahlreich, und jede Tür in dieser Familie gehe auf, ehe du klopfen kannst.',
  },
  'round-once-more': {
    title: 'Noch eine Runde',
    wish: 'Die Musik fängt an, die Lampen leuchten, und das schönste Pferd ist frei. Nimm es. Fahr heute so viele Runden, wie du willst, und wink jedes Mal, wenn du vorbeikommst. Wir stehen hier und winken zurück wie verrückt.',
  },
  'first-to-dance': {
    title: 'Als Erstes auf der Tanzfläche',
    wish: 'Auf jeder Party gibt es einen Menschen, der tanzt, bevor sich sonst jemand traut. Das bist immer du. Schuhe gehen kaputt, Nachbarn ziehen aus, ein Lied läuft viermal. Heute sind wir direkt hinter dir. Auch ein bisschen hinter dem Takt.',
  },
  'light-left-on': {
    title: 'Ein Licht brennt noch',
    wish: 'Manche Menschen machen nicht viel Lärm. Sie lassen einfach ein Licht an, damit alle anderen den Weg finden. Alles Gute zum Geburtstag, lieber Onkel. Ruhige Abende wünsche ich dir, starken Kaffee und immer einen schönen Horizont.',
  },
  'window-seat': {
    title: 'Fensterplatz',
    wish: 'Ich wünsche dir in diesem Jahr überall den Fensterplatz: bunte Fähnchen in der Straße, Sonne auf einer Seite und jemanden am Steuer, der es nicht eilig hat. Und sooft du klingelst, soll an der Haltestelle jemand warten, den du lieb hast.',
  },
  'extra-life': {
    title: 'Extraleben',
    wish: 'Glückwunsch: ein ganzes Jahr eingesammelt und kein einziges Leben verloren, niemand weiß, wie du das machst. Volle Herzen, volle Energie, Kuchen auf der oberen Plattform. Drück irgendeinen Knopf. Nur bitte nicht meinen, das machst du immer.',
  },
  'basket-of-flowers': {
    title: 'Ein Korb voller Blumen',
    wish: 'Eine Blume wollte ich dir bringen, und dann sah ich das Feld. Hier ist also das Feld. Hier ist der Weg daneben und der ganze langsame Nachmittag. Fahr vor mir her, mein Schatz: Alles sieht besser aus mit dir in der Mitte.',
  },
  'coffee-break': {
    title: 'Kurz beim Kaffee',
    wish: 'Einladung zu einer Besprechung ohne Tagesordnung, ohne Folien und ohne Protokoll. Es gibt Kaffee, es gibt Kuchen, und der einzige Punkt bist du. Bitte nichts vorbereiten. Der Beschluss steht schon fest: Ohne dich wär’s hier nur halb so schön.',
  },
  'hand-in-hand': {
    title: 'Hand in Hand',
    wish: 'Mögen deine Hände immer etwas Schönes zu halten haben: eine warme Tasse, ein gutes Buch, eine andere Hand. Deine Freude werde mit den Tagen nur kräftiger in der Farbe. Und in jedem unserer Zimmer sollst du spüren, dass du zu Hause bist.',
  },
  'signed-and-sealed': {
    title: 'Besiegelt und unterschrieben',
    wish: 'Hiermit sei schriftlich festgehalten, mit guter Tinte und ohne Kleingedrucktes: Deine Hilfe ist viel wert, deine Gesellschaft eine Freude, und diese Familie ist mit dir eine bessere. Mit herzlichen Grüßen und allen guten Wünschen für das kommende Lebensjahr.',
  },

  // For more people.
  'two-chairs': {
    title: 'Zwei Stühle im Schatten',
    wish: 'Lass uns heute nirgendwohin gehen. Zwei Stühle im Schatten, etwas Kaltes zu trinken und niemand, der eine Antwort braucht. Mit dir schweige ich immer noch am liebsten, den ganzen Nachmittag, bis die Vögel übernehmen.',
  },
  'by-candlelight': {
    title: 'Bei Kerzenlicht',
    wish: 'Kerzen, heißt es, schmeicheln jedem. Das stimmt nicht: Sie zeigen nur, was da ist, und dann sehe ich dich, wie ich dich immer sehe, golden am Rand und kurz vor dem Lachen. Puste sie nicht zu bald aus. Lass mich noch ein wenig schauen.',
  },
  'loudest-roar': {
    title: 'Das lauteste Gebrüll',
    wish: 'Die Wissenschaft hat entdeckt: Das lauteste Wesen aller Zeiten ist gar nicht ausgestorben. Es lebt in unserer Familie, liebt Kuchen und hat heute Geburtstag. Brüll einmal für Geschenke, zweimal für Kerzen und dreimal für eine dicke Umarmung.',
  },
  'warm-inside': {
    title: 'Drinnen ist es warm',
    wish: 'Egal, was das Wetter da draußen treibt: Ich hoffe, du hast es heute warm, mit dicken Socken, guter Suppe und jemandem, der über deine Geschichten lacht, auch wenn er das Ende kennt. An unserem Feuer hast du immer einen Platz.',
  },
  'every-feather': {
    title: 'Jede Feder',
    wish: 'Sieh dir eine Feder genau an, und du findest hundert Arten Grün, ein Blau ohne Namen, und Gold, wo es niemand erwartet hat. So ist es, dich zu kennen, Mama. Je länger ich schaue, desto mehr ist da.',
  },
  'small-boat': {
    title: 'Kleines Boot, großes Meer',
    wish: 'Alle großen Kapitäne haben in einem kleinen Boot angefangen, mit viel zu vielen Broten. Also Segel hoch, achte auf die Wale und finde uns eine Insel mit gutem Namen. Wir warten am Steg und glauben dir jedes Wort.',
  },
  'best-pictures': {
    title: 'Die besten Bilder',
    wish: 'Die besten Bilder sind nicht die, auf denen alle in die Kamera schauen. Es sind die, auf denen du in der Mitte bist und etwas erzählst, und wir schauen alle zu dir. Auf das nächste, Papa.',
  },
  'ring-of-colours': {
    title: 'Ein Kreis aus Farben',
    wish: 'Möge dein Jahr wie dieser Kreis aus Farben sein: jeder Tag ein anderer Ton, keine Ecke leer, und in der Mitte etwas Helles, um das sich alles dreht. Wer immer an deine Tür kommt, trete in Freude ein.',
  },
  'one-spoon': {
    title: 'Für jeden ein Löffel',
    wish: 'Wahre Freundschaft sagt: ein Eis, zwei Löffel. Am Geburtstag sagt sie: Das ganze Eis ist deins, und ich halte dir nur die Kirsche. Behalt mich aber im Auge. Länger als vier Sekunden hab ich noch nie eine Kirsche gehalten.',
  },
  'slice-of-sun': {
    title: 'Eine Scheibe Sonne',
    wish: 'Gäbe es Sonnenschein in Scheiben, dann brächte ich dir heute den ganzen Teller. Mit dir wird jeder Tisch heller, sogar an einem grauen Dienstag. Alles Gute zum Geburtstag, und bleib doch bitte noch auf eine zweite Scheibe.',
  },
  'after-the-rain': {
    title: 'Nach dem Regen',
    wish: 'Einhörner sind schüchtern. Sie kommen nur, wenn es ein bisschen geregnet hat, die Sonne wieder da ist und jemand sehr Nettes Geburtstag hat. Schau heute also aus dem Fenster und leg ein Stück Kuchen hin. Man weiß ja nie.',
  },
  'fly-safe': {
    title: 'Guten Flug, guten Hunger',
    wish: 'Hier spricht der Tower. Du hast Freigabe für ein weiteres Lebensjahr: guter Wind, blauer Himmel und wie immer Krümel im Cockpit. Schick nach der Landung ein paar Worte oder wenigstens einen Daumen. Und komm hungrig heim, der Ofen ist schon an.',
  },
  'cat-in-the-box': {
    title: 'Die Katze im Karton',
    wish: 'Eine Katze glaubt, jeder Karton sei für sie gepackt. Heute irrt sie sich: Alles mit Schleife gehört dir. Wenn sie nicht herauskommen will, diskutier nicht mit ihr. Sag einfach, sie gehört zur Überraschung. Alles Gute zum Geburtstag!',
  },
};
