/** Title and wish of each design, by its id. */
export const designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>> = {
  // The first twelve.
  'first-slice': {
    title: 'La première part',
    wish: 'Toute l’année, tu sers tout le monde avant toi. Aujourd’hui, on inverse : tu t’assieds, tu poses les pieds sur une chaise et tu goûtes la première part de tout. C’est un ordre, maman, et il est plein d’amour.',
  },
  'lift-off': {
    title: 'Décollage',
    wish: 'Cinq, quatre, trois : la fusée est en carton, l’équipage a mangé les provisions et la tour de contrôle, c’est moi. Deux, un : joyeux anniversaire, mon frère ! Cap sur la Lune, et rapporte-moi quelque chose.',
  },
  'sunset-in-layers': {
    title: 'Toutes tes couleurs',
    wish: 'Il y a des soirs qui viennent par couches : d’abord l’or, puis le rose, enfin ce bleu qui ne fait pas de bruit. T’aimer, c’est pareil. Chaque année je crois connaître toutes tes couleurs, mon amour, et chaque année il en vient une nouvelle.',
  },
  'two-scoops': {
    title: 'Deux boules',
    wish: 'Tu goûtes ma glace d’abord et tu demandes ensuite. Et pourtant, c’est avec toi que j’aime partager. Pour ton anniversaire : deux boules, une gaufrette, et personne pour y plonger sa cuillère. Enfin, presque personne.',
  },
  'quiet-thanks': {
    title: 'Merci, tout bas',
    wish: 'Il est des voix qui n’ont pas besoin de s’élever pour qu’on les écoute, et la vôtre est de celles-là. Avec respect et gratitude, je vous souhaite un anniversaire paisible, et une année à la mesure de tout ce que vous donnez.',
  },
  'city-lights': {
    title: 'Lumières de la ville',
    wish: 'Beaucoup de gens illuminent une fête. Toi, tu illumines le chemin du retour : encore une chanson, encore une histoire, le dernier biscuit au fond du sac. Que cette année commence fort, finisse tard et brille tout du long.',
  },
  'both-of-us': {
    title: 'Nous deux, de travers',
    wish: 'Mes photos préférées de nous, ce sont les ratées : le vent dans tes cheveux, mon doigt dans un coin, et un fou rire dont personne ne sait plus la cause. Je nous souhaite une année entière de photos comme ça.',
  },
  'side-a': {
    title: 'Face A, premier titre',
    wish: 'Trois notes, et toute la maison sait que c’est ta chanson : tu montes le son, tu chantes un peu faux, et tout va bien. Aujourd’hui, papa, c’est toi qui choisis le disque. Et personne ne baissera le volume.',
  },
  'credit-where-due': {
    title: 'À qui de droit',
    wish: 'Pour vos réponses claires, vos questions franches et votre façon de partager le mérite : merci. Que cet anniversaire soit à votre goût, et que l’année vous rende tout ce que vous reconnaissez si volontiers aux autres.',
  },
  'one-more-flame': {
    title: 'Une flamme de plus',
    wish: 'Pour nos examens, nos voyages et nos cœurs étourdis, tu as toujours une pensée et une petite lumière. Que toute cette lumière te revienne. Que tes journées soient douces, tes nuits tranquilles, et ta maison pleine de notre joyeux vacarme.',
  },
  'not-extinct': {
    title: 'Espèce protégée',
    wish: 'Les spécialistes sont formels : dans cette famille, il ne reste qu’un spécimen capable de rire aussi fort et de danser aussi mal. Espèce protégée ! Alors rugis, souffle tes bougies, et qu’il n’en reste pas une allumée.',
  },
  'long-way-home': {
    title: 'Par le chemin le plus long',
    wish: 'Avec toi, papi, on rentre toujours par le chemin le plus long, et c’est le meilleur : les poches pleines de cailloux, la tête pleine de tes histoires. Que la lumière reste dorée, que le pas soit tranquille, et qu’une petite main tienne la tienne.',
  },

  // For sons and daughters.
  'whole-menagerie': {
    title: 'Toute la ménagerie',
    wish: 'Le panda s’est coiffé, le renard a promis de ne mordre personne et l’ours a mis une cravate : on leur avait annoncé quelqu’un de très important. Quand ils ont su que c’était toi, l’ours a desserré sa cravate et lancé la danse.',
  },
  'kite-weather': {
    title: 'Au bout du fil',
    wish: 'T’élever, c’est tenir le fil d’un cerf-volant : on court, on rit, on lâche un peu de corde, puis encore un peu. Et le plus beau, c’est de te voir monter. Que le vent te porte, mon grand. Joyeux anniversaire !',
  },
  'seven-colours': {
    title: 'Sept couleurs',
    wish: 'Du rouge pour le courage, du jaune pour les matins, du vert pour t’allonger dans l’herbe, du bleu pour respirer, et toutes les autres pour le plaisir. Et s’il pleut un peu, tant mieux : c’est ainsi que commencent les arcs-en-ciel.',
  },
  'up-you-go': {
    title: 'Plus haut',
    wish: 'Va voir ce qu’il y a derrière le dernier toit, puis derrière le suivant. Monte, regarde, raconte. De là-haut on voit loin, et l’on reconnaît sans peine la fenêtre de notre cuisine : c’est celle qui reste allumée.',
  },
  'count-the-stars': {
    title: 'Compter les étoiles',
    wish: 'Combien y a-t-il d’étoiles ? J’ai compté, recompté, perdu le fil. Pour moi, il n’y en a qu’une. Elle a tes yeux, elle laisse traîner ses affaires partout, et c’est aujourd’hui son anniversaire.',
  },
  'next-level': {
    title: 'Niveau suivant',
    wish: 'Niveau débloqué ! Récompenses : un an, quelques centimètres et une science suspecte d’internet. Le reste de la famille, toujours au niveau un, te demande humblement de l’aide avec l’imprimante.',
  },

  // For friends, teachers and colleagues.
  'after-midnight': {
    title: 'Passé minuit',
    wish: 'Quelque part dans le monde, il est déjà minuit passé : ton anniversaire a commencé, interdiction d’aller dormir. Nous avons trois chansons en boucle, une pile de crêpes et aucun plan. C’est un très mauvais plan. J’en suis.',
  },
  'things-that-grew': {
    title: 'Ce qui a poussé',
    wish: 'Vous semez dans des rangs qui remuent, et vous voyez rarement la récolte. Permettez-moi de vous l’annoncer : quelque chose a poussé. Pour votre patience et votre exigence, toute ma gratitude et mes vœux les plus sincères.',
  },
  'out-of-office': {
    title: 'Absence du bureau',
    wish: 'Réponse automatique : aujourd’hui, ce message ne sera pas lu. Nous fêtons la seule personne qui remet du papier dans l’imprimante. En cas d’urgence, voir gâteau. Pour tout le reste, demain, et sans garantie.',
  },
  'on-the-fridge': {
    title: 'Sous l’aimant',
    wish: 'Ta photo mérite mieux que mon téléphone : elle mérite la porte du frigo, entre la liste des courses et l’aimant en forme de crevette. Et à qui me demande qui c’est, je réponds : la personne que j’appelle en premier.',
  },
  'question-at-the-back': {
    title: 'La question du dernier rang',
    wish: 'Qu’y a-t-il après la dernière planète ? Il n’y a que vous pour poser la question et, chose plus rare encore, pour attendre la réponse. Les regards filent vers la fenêtre, et certains y restent toute une vie. Joyeux anniversaire, et merci.',
  },
  'in-good-time': {
    title: 'En mesure',
    wish: 'Dans tout orchestre, il faut quelqu’un qui garde la mesure pour que les autres osent improviser. Merci pour votre constance, et pour ce rythme que vous trouvez même le lundi matin. Je vous souhaite un très bel anniversaire.',
  },
  'ten-minutes-away': {
    title: 'À dix minutes',
    wish: 'Quoi qu’en dise le plan, tu habites à dix minutes : à dix minutes s’il faut une échelle, une soupe ou simplement du silence à deux. Que tout ce qui est bon prenne le même chemin pour venir jusqu’à toi.',
  },

  // For the families of husbands and wives.
  'promoted-to-brother': {
    title: 'Promu frère',
    wish: 'Après examen de ta conduite à table, dans les déménagements et le dimanche après-midi, la famille a tranché : de beau-frère, te voilà promu frère. Sans augmentation, mais avec du gâteau, et le bon fauteuil jusqu’à minuit.',
  },
  'sisters-by-luck': {
    title: 'Une sœur par chance',
    wish: 'Une sœur, d’habitude, ça arrive au berceau et il faut partager la chambre. Toi, tu es entrée dans ma vie déjà drôle, déjà grande, et sans toucher à ma chambre. Quelle chance ! Joyeux anniversaire à celle que j’aurais choisie de toute façon.',
  },
  'nobody-heard-the-gate': {
    title: 'Le jardin en fleurs',
    wish: 'Tu es arrivée comme le printemps : personne n’a entendu le portail, et un matin tout le jardin était en fleurs. Que cette maison t’aime en toute saison. Qu’elle soit la tienne jusqu’à la dernière marche, celle qui grince.',
  },
  'key-to-the-toolbox': {
    title: 'La clé de la boîte à outils',
    wish: 'T’ouvrir la porte de la famille, c’était facile. Te confier la boîte à outils, c’est autre chose : mesure bien l’honneur, cher gendre. Joyeux anniversaire ! Et la grande perceuse, on aimerait bien la revoir un jour.',
  },
  'straight-and-level': {
    title: 'Droit et d’aplomb',
    wish: 'Lire la notice avant de commencer, c’est rare, et cela mérite un coup de chapeau. Pour ton calme, pour tes conseils, pour tout ce qui tient droit grâce à toi : un grand merci, et une année bien d’aplomb.',
  },
  'last-in-the-kitchen': {
    title: 'La dernière lampe',
    wish: 'Les invités sont partis, les bougies baissent, et nous voilà encore à essuyer des assiettes en parlant tout bas. C’est à cette heure-là qu’une famille se raconte. Joyeux anniversaire à toi qui laisses toujours la dernière lampe allumée.',
  },
  'sugar-in-the-milk': {
    title: 'Un sucre dans la tasse',
    wish: 'Certaines personnes entrent dans une famille comme un sucre dans une tasse : rien ne déborde, et tout devient plus doux. Ici, tu n’as jamais été une invitée. Joyeux anniversaire, ma belle, de la part de toute la tasse.',
  },
  'never-late': {
    title: 'Jamais en retard',
    wish: 'On espérait un gendre gentil, et en plus il est à l’heure. Que ton travail soit juste, ton sommeil profond et tes retours joyeux. Et que les années parmi nous te semblent plus courtes que nos repas du dimanche.',
  },

  // For parents and grandparents.
  'letters-home': {
    title: 'Lettre à la maison',
    wish: 'Chère maman, ici tout va bien. Je mange à l’heure, je mets une écharpe et je plie les torchons à ta façon, puisqu’il n’y en a pas d’autre. Tu me manques dans les petites choses. Range cette lettre avec celles que tu gardes.',
  },
  'snow-on-the-path': {
    title: 'De la neige sur le chemin',
    wish: 'Dans une famille, il y a toujours quelqu’un qui déblaie le chemin avant que les autres se lèvent. Chez nous, papa, c’est toi. Que ta route soit claire, que tes bottes restent au sec, et que quelqu’un d’autre rentre le bois.',
  },
  'good-cloth': {
    title: 'Cousu main',
    wish: 'Un ourlet, un bouton, un accroc qui disparaît : la moitié de nos vies passe par tes doigts. Tu dis qu’un beau tissu mérite toujours un point de plus. Les beaux jours aussi, mamie. Viens t’asseoir, faisons durer celui-ci.',
  },
  'your-move': {
    title: 'À toi de jouer',
    wish: 'Je connais tes trois ruses, tes onze proverbes et ton air innocent, papi. Mais c’est ton anniversaire, alors à toi de jouer. Je te souhaite une belle partie, et je ne quitte pas tes manches des yeux.',
  },
  'colours-at-the-door': {
    title: 'Des couleurs à la porte',
    wish: 'Là où tu passes, le sol nu devient un jardin et la maison sait qu’il y a fête. Que tes mains se reposent aujourd’hui, maman. Que le bonheur trouve tout seul le chemin de ta porte, et qu’il la trouve ouverte.',
  },
  'head-of-the-grill': {
    title: 'Le chef du barbecue',
    wish: 'Aujourd’hui, personne ne te dira que le feu est trop fort. Personne ne retournera tes brochettes. Le tablier est repassé, les pinces brillent, et la famille fait la queue, l’assiette vide et la foi intacte. Joyeux anniversaire, chef !',
  },

  // For partners.
  'same-sky': {
    title: 'Le même ciel',
    wish: 'Avant toi, la nuit n’était que noire. Maintenant je sais où est ta fenêtre, quelle étoile tu prends pour un satellite, et comme la rue se tait quand tu ris. Joyeux anniversaire à celui pour qui je lève les yeux.',
  },
  'butterflies-still': {
    title: 'Encore des papillons',
    wish: 'Il paraît que les papillons dans le ventre s’en vont au bout d’un mois ou deux. Les miens ont emménagé, repeint les murs et invité leurs amis. Tous te souhaitent un joyeux anniversaire, et moi plus fort qu’eux tous.',
  },
  'slow-sunday': {
    title: 'Dimanche sans réveil',
    wish: 'Aujourd’hui, pas de réveil, pas de liste sur le frigo, et personne n’a besoin de toi avant dix heures. Reste là où le soleil se pose. Je t’apporte le café, le pain chaud et, si tu insistes, moi.',
  },
  'fair-wind': {
    title: 'Vent portant',
    wish: 'Calme plat ou gros temps, tu ne lâches jamais la barre. Où que cette année nous mène, je veux la place à côté de toi, un peu de sel sur les lèvres et plus aucune terre en vue.',
  },
  'player-two': {
    title: 'Joueur deux',
    wish: 'Aujourd’hui, la bonne manette est à toi, les bonbons sont à toi et la dernière vie est à toi. Je te laisserai même gagner, en faisant très bien semblant. Demain, mon cœur, je veux ma revanche.',
  },
  'first-light': {
    title: 'Première lueur',
    wish: 'Il y a une couleur que le ciel ne garde que quatre minutes, avant que la ville s’éveille. Je n’en savais pas le nom. Puis j’ai vu ton visage au matin. Joyeux anniversaire, ma première lueur.',
  },
  'garland-of-years': {
    title: 'La guirlande des années',
    wish: 'Une fleur pour chaque année : je ne les compte pas, je les respire. Que tes matins sentent la cannelle, que les bonnes nouvelles frappent d’abord à notre porte, et que ce soit toujours moi qui porte le panier.',
  },
  'freshly-squeezed': {
    title: 'Pressé du matin',
    wish: 'Tu fais les pires blagues du petit déjeuner et la meilleure confiture du monde connu. Surtout, ne change rien à la recette. Joyeux anniversaire à mon zeste préféré : plein de vitamines, jamais amer.',
  },
  'two-frames': {
    title: 'Deux cadres, un sourire',
    wish: 'Sur la grande photo, il y a toi, qui essaies d’être sérieux. Sur la petite, il y a moi, qui n’y arrive pas. Entre les deux, à peine un mètre. Je compte passer tout ton anniversaire à le raccourcir.',
  },
  'photo-booth': {
    title: 'Photomaton',
    wish: 'Quatre flashs. Au premier on pose, au deuxième tu clignes des yeux, au troisième je ris, au quatrième on oublie l’appareil. C’est celle-là que je garde. Joyeux anniversaire au visage que je connais par cœur.',
  },

  // For brothers, sisters and cousins.
  'standing-ovation': {
    title: 'La salle est debout',
    wish: 'Mesdames et messieurs, dans le rôle du frère, depuis toujours et sans doublure : toi ! La critique te dit bruyant, les voisins aussi. Ce soir, la salle est debout et réclame un bis : encore une année dans le même rôle, s’il te plaît.',
  },
  'two-front-doors': {
    title: 'Deux portes d’entrée',
    wish: 'Une maison à deux portes d’entrée, douze chiens et un bateau : c’est le plan, et il tient toujours. Il ne nous manque que la maison, les chiens et le bateau. L’essentiel, une sœur comme toi, je l’ai déjà. Joyeux anniversaire !',
  },
  'long-summer': {
    title: 'Le grand été',
    wish: 'Il y a un été qui ne finit pas : les genoux verts, le goûter qui fond, et quelqu’un qui appelle à table pour la troisième fois. Il suffit que tu sois là, et on y retourne. Joyeux anniversaire à toi, mon été en toute saison.',
  },
  'deep-water': {
    title: 'Eau profonde',
    wish: 'Que l’eau te porte comme tu portes les autres, sans bruit et sans rien demander. Va aussi profond que tu veux, remonte en riant, et souviens-toi qu’au bord il y a toujours quelqu’un qui tient ta serviette.',
  },
  'bigger-half': {
    title: 'La plus grosse moitié',
    wish: 'La règle est claire : qui coupe ne choisit pas. Tu coupes au millimètre, je choisis à la loupe. Mais aujourd’hui, on ne mesure rien : le gâteau entier est à toi. Je ne demande que la fleur en sucre, le coin et les miettes.',
  },

  // For uncles and aunts.
  'coin-trick': {
    title: 'La pièce derrière l’oreille',
    wish: 'Tout bon oncle a son tour de magie : toi, tu trouves de l’argent derrière les oreilles des gens. Je vérifie chaque matin, toujours rien. Viens vite, tonton : c’est ton anniversaire, et mes poches sont vides.',
  },
  'the-parcel': {
    title: 'Le colis',
    wish: 'Tes paquets sont fermés par de la vraie ficelle, et il faut défaire chaque nœud, parce que la ficelle, ça ressert toujours. Dedans, il y a juste ce que personne d’autre n’avait remarqué. Cette carte, tata, est nouée à ta façon.',
  },
  'few-words': {
    title: 'En peu de mots',
    wish: 'Tu parles peu, et c’est toujours assez. Quand il y a une fuite, tu es là ; quand viennent les remerciements, tu es déjà parti. Alors aujourd’hui, reste un instant : merci pour tout, mon oncle, et très bel anniversaire.',
  },
  'peacock-blue': {
    title: 'Bleu paon',
    wish: 'Les autres entrent dans une pièce. Toi, tu arrives, avec ce bleu, et la pièce se rappelle pourquoi on l’a construite. Que l’année ait de la musique, et un long escalier pour que tu le descendes lentement.',
  },
  'long-drive': {
    title: 'La longue route',
    wish: 'Avec toi, tonton, personne ne demande si c’est encore loin : on voudrait que la route dure. La vitre baissée, la radio, tout le soir orange devant nous. Joyeux anniversaire au meilleur des chauffeurs.',
  },
  'chair-too-many': {
    title: 'Une chaise de trop',
    wish: 'À ta table, il y a toujours une chaise de trop, et à minuit, on ne sait comment, il n’en reste plus une seule. Que tes soirées soient toujours aussi pleines, que le rire aille jusqu’à la rue, et que quelqu’un d’autre lave les casseroles.',
  },

  // For nieces, nephews, partners and grandchildren.
  'front-row-seat': {
    title: 'Au premier rang',
    wish: 'Chanson, roulade ou discours très sérieux : quoi que tu présentes, ma place est réservée au premier rang. J’applaudirai au mauvais moment et bien trop longtemps. La famille, c’est fait pour ça.',
  },
  'kite-club': {
    title: 'Le club du cerf-volant',
    wish: 'Règlement de notre club : courir jusqu’à ce que ça vole, rire quand ça ne vole pas, partager le dernier biscuit. Tu en es membre d’honneur, cotisation payée à vie. Joyeux anniversaire, capitaine !',
  },
  'same-balloon': {
    title: 'Le même ballon',
    wish: 'Une nacelle, deux personnes, et pas la moindre idée d’où va le vent. J’y remonterais chaque matin, avec des tartines. Merci de me tenir la main quand c’est haut, et de me montrer du doigt tout ce qu’on voit.',
  },
  'all-animals-invited': {
    title: 'Toute la jungle est invitée',
    wish: 'Le lion apporte la musique, l’éléphant a gonflé les ballons et les singes ont promis de laisser un peu de gâteau. Tout le monde voulait te voir aujourd’hui, et nous aussi. Laisse tes bottes près de la porte.',
  },
  'glitter-on-the-floor': {
    title: 'Des paillettes par terre',
    wish: 'Il y a tes jours à questions, tes jours à réponses, et presque toujours des paillettes par terre. Continue. Des jours gris, le monde en a bien assez. Des filles comme toi, il n’y en a qu’une.',
  },
  'eight-presents': {
    title: 'Huit cadeaux à la fois',
    wish: 'Quelque part sous les vagues, une pieuvre emballe huit cadeaux à la fois, et les huit sont pour toi. Que ton année soit comme le récif : profonde, lumineuse et pleine d’amis bizarres.',
  },
  'two-hundred-stars': {
    title: 'Deux cents étoiles',
    wish: 'Là-haut, il y a plus d’étoiles qu’on n’en peut compter, et le sommeil gagne toujours avant la fin. Joyeux anniversaire à la personne avec qui j’aime le plus perdre le compte.',
  },
  'biggest-strawberry': {
    title: 'La plus grosse fraise',
    wish: 'Il y a une nappe sur l’herbe, un panier trop plein et, à côté de nous, une place qui est toujours à toi. Que tes étés soient longs, tes soucis petits, et que quelqu’un te garde toujours la plus grosse fraise.',
  },
};
