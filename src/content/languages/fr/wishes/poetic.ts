import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Everybody is tu here, but a teacher. */
export const poetic: ToneWishes = {
  byRelationship: {
    Brother: [
      'Nous sommes deux rives du même fleuve : le même ciel s’y penche, les mêmes ponts nous tiennent. Qu’aujourd’hui l’eau soit claire de ton côté{, name|, mon frère}, et que le vent t’apporte, par-dessus le courant, mon rire qui te cherche.',
      'Même racine, même sève, mon frère : à toi de fleurir{, name}.',
      'Tu avances comme un phare en plein jour{, name} : sans rien dire, et l’on sait pourtant où est la côte.',
      'Un cerf-volant tire sur le fil, quelque part dans ton rire. Lâche un peu de corde aujourd’hui{, name} : le ciel est dégagé, et quelqu’un court derrière toi dans l’herbe haute.',
    ],
    Sister: [
      'Si les maisons ont une lumière à elles, la nôtre a la tienne : un peu dorée, un peu rieuse, toujours allumée à l’étage. Que cette année te ressemble{, name|, ma sœur} : une fenêtre ouverte sur un jardin qui n’en finit pas.',
      'Deux voix, une seule chanson{, name} : c’est nous, ma sœur.',
      'Tu es l’encre bleue de mes plus belles pages{, name}. Que ta journée s’écrive d’une seule traite, sans rature.',
      'Entre nos deux prénoms court un fil que personne ne voit, solide comme une toile au matin. Aujourd’hui{, name,} j’y accroche des perles de rosée, et tout ton jour étincelle.',
    ],
    Mother: [
      'Avant les mots, il y avait ta voix. Elle passait sous la porte comme un trait de lumière, et la nuit devenait habitable. Aujourd’hui encore{, name|, maman}, il suffit que tu m’appelles pour que le jour se lève quelque part en moi.',
      'En toi tout recommence, comme en avril{, name|, maman}.',
      'De tes mains naissent le pain, la paix et les matins. Que ce matin-ci naisse pour toi{, name|, maman}.',
      'Les jardins ne savent pas dire merci : ils fleurissent. Nous ne savons guère mieux{, name|, maman}. Regarde seulement, autour de toi, tout ce qui s’est mis à pousser.',
    ],
    Father: [
      'Tu es de ces arbres qu’on ne remarque pas tant l’ombre est bonne : on s’y assoit, on parle bas, on repart plus grand. Que le soleil d’aujourd’hui se pose sur toi{, name|, papa}, et que le vent n’ait que des feuilles à caresser.',
      'Montagne douce, je te vois de partout{, name|, papa}.',
      'Dans tes silences, il y a des forêts entières. J’aime m’y promener avec toi{, name|, papa}, sans chercher le chemin.',
      'Tes pas vont devant, réguliers comme une horloge de campagne, et les nôtres s’y accordent sans y penser. Que la route, aujourd’hui{, name|, papa,} soit blanche de soleil et bordée de voix aimées.',
    ],
    Friend: [
      'L’amitié est une lampe qu’on se passe de main en main quand le chemin tourne : jamais elle ne s’éteint, jamais on ne sait qui la portait. Ce soir{, name}, garde-la un peu plus longtemps, et regarde comme tu éclaires.',
      'Tu es l’éclaircie que j’attends sous le porche{, name}.',
      'Nos conversations sont des rivières : elles se perdent, elles dansent, elles finissent toujours par trouver la mer{, name}.',
      'Certains amis sont des villes au bord de l’eau : on y arrive par hasard, on y laisse son cœur sur un quai. Joyeux anniversaire{, name}, ma ville aux mille fenêtres.',
    ],
    Wife: [
      'Je t’aime comme on aime les matins d’avril, sans savoir si c’est la lumière, l’air ou la promesse. Que l’année entre par ta fenêtre{, name|, mon amour}, les bras chargés de lilas, et qu’elle reste longtemps à te regarder.',
      'La nuit a mille étoiles, et moi, toi{, name|, mon amour}.',
      'Ton nom a sur ma langue le goût d’une orange. Je le dis tout bas{, name|, mon amour}, et janvier devient juin.',
      'Si je devais peindre le bonheur, je peindrais ta nuque dans le soir, un livre ouvert, la fenêtre, et la mer qu’on devine. Le tableau porterait ton prénom{, name}, et je n’y ajouterais rien.',
    ],
    Husband: [
      'Ta voix est une maison au bord des vagues : la porte n’est jamais fermée, le feu est pris, et le vent raconte la mer. Joyeux anniversaire{, name|, mon amour}. C’est là que j’accoste, chaque soir.',
      'Où tu poses ta main commence l’été{, name|, mon amour}.',
      'Je t’ai choisi comme on choisit une étoile{, name} : une fois, les yeux levés, pour tout le voyage.',
      'Nos jours sont des galets polis par la même eau, ronds, tièdes, faits pour la paume. J’en glisse un nouveau dans ta poche{, name|, mon amour} : il a la couleur exacte de ce matin.',
    ],
    Son: [
      'Tu portes en toi une forêt qui ne connaît pas encore tous ses oiseaux. Écoute-les arriver, un à un, cette année{, name|, mon fils}. Et si le soir tombe trop vite, suis la lisière : on y a laissé une lanterne.',
      'Flèche de lumière, vole droit et loin{, name|, mon fils}.',
      'Le vent connaît ton prénom{, name}, il l’essaie dans toutes les voiles. Choisis la tienne, et prends le large.',
      'Un jour d’anniversaire est une colline : on y monte en courant, on s’y retourne, on voit la mer. Regarde bien{, name|, mon grand}, tout ce bleu devant est à toi.',
    ],
    Daughter: [
      'Tu marches, et les trottoirs se souviennent qu’ils ont été des champs. Quelque chose se lève derrière toi, comme des coquelicots. Que rien ne presse ton pas cette année{, name|, ma fille}, sinon l’envie de voir ce qui fleurit plus loin.',
      'Comète aux poches pleines d’été, bonne route{, name} !',
      'Tu es le premier mot d’un poème que je n’aurais jamais osé{, name}. Écris la suite, j’ai toute la vie pour lire.',
      'Dans tes yeux il y a deux hublots, et derrière, un océan qui prépare ses marées. Que cette année t’offre le large{, name|, ma fille}, un bon vent, et toujours un port qui t’attend.',
    ],
    Teacher: [
      'Vous entrez, et le tableau noir devient une nuit pleine d’étoiles à nommer. On apprend à lever la tête, puis à relier les points. Que cette année{, name}, à votre tour, dessine pour vous une constellation toute neuve.',
      'Semer du vent, récolter des ailes : c’est votre métier{, name}.',
      'Vos phrases sont des ponts de corde. On y passe en tremblant{, name}, et l’autre rive est un pays entier.',
      'Un livre s’ouvre, une fenêtre aussi, et soudain la classe sent la mer. Ce souffle-là vient de vous{, name}. Qu’il vous rapporte aujourd’hui le parfum de tous vos voyages.',
    ],
    Colleague: [
      'Entre deux écrans, il y a parfois une clairière : une phrase, un sourire, le bruit d’une cuillère dans la tasse. Cette clairière te ressemble{, name}. Que ton anniversaire y fasse entrer beaucoup de soleil et pas un seul téléphone.',
      'Dans la ruche, tu es le coin de lavande{, name}.',
      'Même le couloir gris se souvient du printemps quand tu y passes{, name}. Que la journée te rende chaque éclat.',
      'Les heures défilent comme des trains de banlieue, et voilà qu’à ton arrêt quelqu’un a planté des roses. Descends un moment{, name}, respire : aujourd’hui, tout le quai est à toi.',
    ],
    Grandmother: [
      'Dans ton tablier dorment des étés entiers : des cerises, des refrains, l’odeur du linge au soleil. Tu le secoues, et la cuisine devient un verger. Que ce jour{, name|, mamie}, à son tour, remplisse tes poches de lumière.',
      'Ton cœur est un jardin sans portail{, name|, mamie}.',
      'Tu brodes le temps à petits points{, name|, mamie}, et nos vies, grâce à toi, ont de jolis bords.',
      'Il suffit que tu chantes en remuant une casserole pour que la pluie ralentisse et vienne écouter au carreau. Chante encore{, name|, mamie} : aujourd’hui, même les oiseaux ont mis la table.',
    ],
    Grandfather: [
      'Tu connais le nom des vents et l’heure des hirondelles. Avec toi, le sentier parle, et chaque pierre a quelque chose à ajouter. Que cette année{, name|, papi}, te soit un long mois de mai, avec des mûres au bout.',
      'Grand chêne et source vive : les deux, c’est toi{, name|, papi}.',
      'Ta main dessine dans l’air le vol d’un héron{, name|, papi}, et tout le salon devient rivière.',
      'Le matin s’assoit près de toi comme un chien fidèle, et tu lui parles bas. Que celui-ci t’apporte un ciel de pêche{, name|, papi}, des merles, et nous tous sur les marches.',
    ],
    Cousin: [
      'Nos rires ont la même pente : ils roulent, ils rebondissent, ils finissent dans l’herbe. Qu’on soit loin n’y change rien, la colline est en nous. Joyeux anniversaire{, name} : descends, je t’attends en bas, avec le goûter.',
      'Même vent dans les feuilles, même chanson : la nôtre{, name}.',
      'Les étés d’enfance ont une odeur de foin et de grenier ouvert. Aujourd’hui, elle a ton sourire{, name}.',
      'Des lucioles plein les poches et l’heure du coucher oubliée : voilà ce que tu fais des soirs ordinaires. Que cette année t’offre des nuits d’août{, name}, même au cœur de décembre.',
    ],
    'Brother-in-law': [
      'Une famille est un archipel : un jour, une île nouvelle apparaît, et les bateaux s’étonnent d’avoir su naviguer sans elle. Que ton année ait le vent portant{, name|, cher beau-frère}, et des amis sur la plage.',
      'Tu es le pont que la rivière espérait{, name}.',
      'Ton calme a la couleur des lacs de montagne{, name}. Que tout, aujourd’hui, s’y reflète à l’endroit.',
      'Tu mets du bois dans le feu au moment exact où la conversation allait avoir froid. Qu’on te rende cette chaleur{, name}, flamme pour flamme, jusqu’au bout de la soirée.',
    ],
    'Sister-in-law': [
      'Tu es venue avec un bouquet, et depuis, il y a des fleurs jusque dans nos phrases. La maison a changé de couleur sans que personne tienne le pinceau. Que cette année te peigne en bleu clair{, name}, avec du jaune aux fenêtres.',
      'Sœur des beaux jours, voici le tien{, name}.',
      'Ta voix, au téléphone, a le bruit d’une fontaine. On s’y penche{, name}, et l’on repart le cœur plus frais.',
      'Autour de la table, tu es ce chandelier discret qui rend les visages plus beaux. Que ton anniversaire allume pour toi toutes ses bougies{, name}, et que la soirée prenne son temps.',
    ],
    'Daughter-in-law': [
      'Une hirondelle a choisi notre toit, et depuis nous levons plus souvent la tête. Reste, repars, reviens : l’avant-toit est à toi, et le ciel aussi. Joyeux anniversaire{, name|, chère belle-fille}, de la part de toute la maisonnée.',
      'Le printemps est entré ici avec toi{, name}. Bel anniversaire !',
      'Tu as posé ton rire sur le rebord de la fenêtre{, name}, et les géraniums se sont remis à fleurir.',
      'Certaines présences sont des clairs de lune : on croit n’avoir rien changé aux meubles, et tout est devenu doux. Que cette année veille sur toi{, name}, comme ta lumière sur nous.',
    ],
    'Son-in-law': [
      'Tu es arrivé comme arrive le beau temps, sans frapper, et les volets se sont ouverts d’eux-mêmes. Depuis, la table danse un peu sur ses pieds. Que l’année te soit une longue terrasse{, name|, cher gendre}, avec la mer au fond.',
      'Bon feu, bon pain, bon gendre : la maison chante{, name}.',
      'Ta poignée de main sent le bois et la parole tenue{, name}. Que le jour te réponde dans la même langue.',
      'Les rivières qui s’ajoutent ne demandent pas la permission : elles arrivent, et le fleuve est plus large. Merci d’avoir élargi le nôtre{, name}. Aujourd’hui, il chante en ton honneur.',
    ],
    Niece: [
      'Tu cours, et l’air derrière toi reste longtemps couleur de mandarine. On dirait que le soleil a pris un prénom pour s’amuser. Que cette année{, name|, ma nièce}, te garde une cour de récréation grande comme le ciel.',
      'Éclat de rire, éclat de lumière : c’est ton jour{, name} !',
      'Il pousse des coquelicots dans tes cahiers{, name}. Ne ferme jamais tout à fait la fenêtre.',
    ],
    Nephew: [
      'Tu as des poches pleines d’horizons et des questions qui font tourner les moulins. Ne les vide pas, ne les range pas. Que cette année{, name|, mon neveu}, te donne un vélo, une rivière, et tout l’après-midi.',
      'Capitaine de nuages, hisse les voiles{, name}, et cap au large !',
      'Ton rire est une pierre plate sur l’étang{, name} : il rebondit, il rebondit, et toute l’eau s’éveille.',
    ],
    Aunt: [
      'Ton parfum reste dans l’entrée comme un air qu’on fredonne sans y penser. On sait que tu es venue, on sait que tu reviendras. Que cette année te soit un bouquet défait{, name|, ma tante}, des fleurs dans chaque pièce.',
      'Tu es la pièce ensoleillée de la famille{, name|, ma tante}.',
      'Tu ranges la mer dans un coquillage et tu nous le prêtes{, name|, ma tante}. Écoute : aujourd’hui, il dit ton nom.',
    ],
    Uncle: [
      'Tu racontes, et la nappe devient une carte, le sel une île, la cuillère un voilier. On traverse trois océans avant le fromage. Que cette année t’offre de nouveaux rivages{, name|, mon oncle}, et nous à bord, bien sûr.',
      'Ton rire allume les lampions un par un{, name|, mon oncle}.',
      'Chaque famille a son feu de camp. Le nôtre porte ton prénom{, name|, mon oncle}, et l’on s’y réchauffe sous les étoiles.',
    ],
    Partner: [
      'Nous avons appris ensemble la langue des petits matins : trois mots, un café, ta main sur ma tempe. Je n’en parle pas de plus belle. Que cette année l’enrichisse{, name|, mon amour}, d’un verbe au futur et de beaucoup de silences heureux.',
      'Tu es mon heure bleue, à toute heure{, name|, mon amour}.',
      'La mer a la lune, le blé a juillet, et moi{, name}, j’ai toi, qui fais monter toutes mes marées.',
    ],
    Grandchild: [
      'Un matin, le monde a rajeuni d’un coup, et c’était toi. Depuis, les flaques sont des océans, les bâtons des épées, et nos jours des romans. Joyeux anniversaire{, name|, petite merveille} : tourne la page, on lit par-dessus ton épaule.',
      'Petit soleil de poche, brille tout ton jour{, name} !',
      'Dans ta main tient un caillou, et dans ce caillou, tout un château{, name}. Montre-nous la porte.',
    ],
  },
  anyone: [
    'Chaque année, un matin se lève qui n’est qu’à toi. Il a la couleur de tes rêves, l’odeur du pain et le pas léger des bonnes nouvelles. Le voici{, name} : ouvre la fenêtre, il attendait sous le balcon.',
    'Le jour s’est levé exprès pour toi{, name}. Regarde-le danser.',
    'Que l’année soit une barque, le temps une eau tranquille{, name}, et la rive d’en face un verger en fleurs.',
    'On compte les années, mais qui compte les lumières ? Celles des fenêtres, des regards, des gâteaux du soir. Qu’il y en ait mille pour toi{, name}, et quelqu’un derrière chacune.',
  ],
};
