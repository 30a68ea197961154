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

  // Milestones.
  'first-candle': {
    title: 'La première bougie',
    wish: 'Tu ne sais pas encore lire, alors quelqu’un te le dira d’un bisou : le monde est plus beau depuis que tu es là. Que cette année t’apporte des flaques, des chansons et des bras bien chauds, et que le gâteau finisse surtout sur tes joues.',
  },
  'teen-mode': {
    title: 'Mode ado',
    wish: 'Mode ado activé. Nouveaux pouvoirs : dormir jusqu’à midi, engloutir une baguette après le dîner et avoir raison sur le téléphone de tout le monde. Fais-en bon usage. Quelque part dans cette famille, un adulte va encore appuyer sur le mauvais bouton.',
  },
  'turn-it-up': {
    title: 'Monte le son',
    wish: 'Les lumières sont allumées, la musique est lancée, et toute la piste est à toi. Danse de travers, ris fort, continue de briller comme ça. Nous, on reste au bord avec le gâteau, et on fait de gros efforts pour ne pas te faire honte.',
  },
  'open-water': {
    title: 'Au large',
    wish: 'Le port est derrière toi, et devant, c’est toute la mer. Va aussi loin que tu voudras. Nous garderons la lampe allumée : pas pour te rappeler, juste pour que, de n’importe quelle eau, tu saches où est la maison.',
  },
  'all-aboard': {
    title: 'En voiture !',
    wish: 'En voiture ! Prochains arrêts : grands projets, petits appartements, café serré et un ou deux détours. Personne ne contrôle les billets, personne n’a les horaires. Prends la fenêtre, sonne quand ça te chante, et fais-nous signe en passant.',
  },
  'swing-hard': {
    title: 'De toutes tes forces',
    wish: 'On n’est jamais trop grand pour ça : fermer les yeux, taper de toutes ses forces et ne plus bouger quand il pleut de bonnes choses. Que ton année entière s’ouvre comme ça, et que tu retrouves des bonbons dans tes cheveux pendant des semaines.',
  },
  'in-full-glow': {
    title: 'Pleine lumière',
    wish: 'Une lanterne n’est que de la soie, jusqu’à ce qu’on y pose une lumière. Tu portes la tienne si simplement que des rues entières ont l’air plus chaudes quand tu passes. Que cette année accroche une couleur de plus au fil, et que les soirées soient longues.',
  },
  'golden-courtyard': {
    title: 'La cour dorée',
    wish: 'Qu’il y ait une lampe sur chaque marche que tu monteras cette année. Que tes pièces résonnent de ceux que tu aimes, et que tes soirs soient assez calmes pour que tu t’entendes rire. Et que toute la lumière que tu donnes retrouve le chemin de chez toi.',
  },
  'second-cup': {
    title: 'La deuxième tasse',
    wish: 'Aujourd’hui, le café est chaud, le courrier n’apporte que du bon et rien sur la liste n’est pour toi. Assieds-toi. Relis tout deux fois. Des matins comme celui-ci, tu devrais en avoir plus souvent, et on s’en occupe.',
  },
  'scenic-route': {
    title: 'Par les petites routes',
    wish: 'Que la route descende en douceur, que le vent souffle dans ton dos et qu’il reste toujours une place dans le panier pour une fleur de plus. Aujourd’hui, tu n’as à arriver nulle part. Sonne, et on sortira tous te faire signe.',
  },
  'every-summer': {
    title: 'Chaque été',
    wish: 'Chaque été laisse quelque chose : une couleur, un air, une poignée de graines au fond d’une poche. Tu sais garder ces choses-là, et tu sais les donner. Que ce jour sente l’herbe tiède, et qu’on y soit tous assis ensemble.',
  },
  'blue-door': {
    title: 'La porte bleue',
    wish: 'Qu’il y ait toujours du soleil sur ton seuil, une chaise où l’on est bien, et quelqu’un à la grille qui a le temps de causer. Que la bouilloire chante et que les nouvelles soient bonnes. Merci pour chaque histoire. On les réécouterait toutes avec joie.',
  },
  'hundred-flowers': {
    title: 'Cent fleurs',
    wish: 'Qu’il y ait une fleur pour chacun de tes matins, et un pré entier pour ceux qui viennent. Que tous ceux que ta bonté a réchauffés pensent à toi aujourd’hui. Quelle joie, et quelle fierté, d’être des tiens.',
  },

  // Festivals, journeys and games.
  'henna-for-you': {
    title: 'Du henné pour toi',
    wish: 'Donne-moi ta main : aujourd’hui, c’est quelqu’un d’autre qui travaille. Une fleur pour chaque fou rire, une feuille pour chaque secret bien gardé, et au milieu un peu de place pour tout ce que cette année va t’apporter.',
  },
  'pen-and-ink': {
    title: 'À l’encre et à la plume',
    wish: 'Il est des choses qu’il faut écrire lentement et à la main, et la gratitude en fait partie. Pour votre savoir, votre patience et votre exemple, je vous remercie sincèrement, et vous adresse mes meilleurs vœux pour l’année qui s’ouvre aujourd’hui.',
  },
  'down-by-the-river': {
    title: 'Au bord de l’eau',
    wish: 'Pour chaque vœu, une lumière sur l’eau, et la rivière les emporte aussi loin qu’elles veulent. Une seule me suffit, et elle porte ton nom. Où qu’elle aille, elle brille jusqu’à moi. Joyeux anniversaire, mon amour.',
  },
  'sweets-from-the-sky': {
    title: 'Averse de bonbons',
    wish: 'Météo de ton anniversaire : grand soleil toute la journée, fortes averses de bonbons en fin d’après-midi. Pas de parapluie, surtout. Apporte deux mains, de grandes poches et tous ceux que tu aimes. Le dîner est annulé. Les grands sont d’accord.',
  },
  'lamps-on-the-steps': {
    title: 'Des lumières sur les marches',
    wish: 'Que ta maison soit pleine de lumière, et que tu n’aies jamais à chercher l’interrupteur. Que ton travail prospère, que tes amis soient nombreux, et que chaque porte de cette famille s’ouvre avant que tu aies frappé.',
  },
  'round-once-more': {
    title: 'Encore un tour',
    wish: 'La musique démarre, les lampes s’allument, et le plus beau cheval est libre. Il est à toi. Fais autant de tours que tu veux aujourd’hui, et fais-nous signe à chaque passage. On sera là, à agiter les bras comme des fous.',
  },
  'first-to-dance': {
    title: 'La piste est à toi',
    wish: 'Dans chaque fête, il y a quelqu’un qui danse avant que les autres osent. C’est toujours toi. Des chaussures y resteront, des voisins aussi, un morceau passera quatre fois. Ce soir, on est juste derrière toi. Un peu derrière le rythme, aussi.',
  },
  'light-left-on': {
    title: 'Une lumière allumée',
    wish: 'Il y a des gens qui ne font pas beaucoup de bruit. Ils laissent juste une lumière allumée, pour que les autres trouvent le chemin. Joyeux anniversaire, mon oncle. Je te souhaite des soirs calmes, un café bien fort et toujours un bel horizon.',
  },
  'window-seat': {
    title: 'Côté fenêtre',
    wish: 'Je te souhaite le côté fenêtre partout cette année : des fanions dans la rue, du soleil d’un côté, et quelqu’un aux commandes qui n’est pas pressé. Et chaque fois que tu sonnes, que t’attende à l’arrêt quelqu’un que tu aimes.',
  },
  'extra-life': {
    title: 'Vie bonus',
    wish: 'Bravo : encore une année ramassée sans perdre une seule vie, et personne ne sait comment tu fais. Cœurs pleins, énergie au maximum, gâteau sur la plateforme du haut. Appuie sur n’importe quel bouton. Sauf le mien, tu le fais toujours.',
  },
  'basket-of-flowers': {
    title: 'Un panier de fleurs',
    wish: 'Je voulais t’apporter une fleur, et puis j’ai vu le champ. Alors voilà le champ. Voilà le chemin qui le longe, et toute la lente après-midi. Roule devant moi, mon amour : tout est plus beau avec toi au milieu.',
  },
  'coffee-break': {
    title: 'Pause café',
    wish: 'Ceci est une invitation à une réunion sans ordre du jour, sans diapos et sans compte rendu. Il y aura du café, il y aura du gâteau, et le seul sujet, c’est toi. Ne prépare rien. C’est déjà voté : sans toi, ce serait bien moins drôle ici.',
  },
  'hand-in-hand': {
    title: 'Main dans la main',
    wish: 'Que tes mains aient toujours quelque chose de doux à tenir : une tasse chaude, un bon livre, une autre main. Que les couleurs de ta joie se fassent plus profondes avec les jours. Et que, dans chaque pièce de cette maison, tu te sentes chez toi.',
  },
  'signed-and-sealed': {
    title: 'Signé et cacheté',
    wish: 'Qu’il soit écrit ici, à la bonne encre et sans petits caractères : ton aide est précieuse, ta compagnie est un plaisir, et cette famille est plus belle avec toi. Avec toute mon estime et tous mes vœux pour l’année qui vient.',
  },

  // For more people.
  'two-chairs': {
    title: 'Deux chaises à l’ombre',
    wish: 'N’allons nulle part aujourd’hui. Deux chaises à l’ombre, quelque chose de frais à boire, et personne qui attend une réponse. C’est toujours avec toi que j’aime le mieux me taire, toute l’après-midi, jusqu’à ce que les oiseaux prennent le relais.',
  },
  'by-candlelight': {
    title: 'Aux chandelles',
    wish: 'On dit que les bougies flattent tout le monde. Ce n’est pas vrai : elles montrent seulement ce qui était là, et je te vois alors comme toujours, le contour doré, sur le point de rire. Ne les souffle pas trop vite. Laisse-moi regarder encore un peu.',
  },
  'loudest-roar': {
    title: 'Le plus fort des rugissements',
    wish: 'La science vient de le découvrir : la créature la plus bruyante de tous les temps n’a pas disparu. Elle vit dans notre famille, elle adore le gâteau et c’est son anniversaire. Rugis une fois pour les cadeaux, deux pour les bougies, trois pour un énorme câlin.',
  },
  'warm-inside': {
    title: 'Bien au chaud',
    wish: 'Quoi que fasse le temps dehors, j’espère qu’il fait bon là où tu es : grosses chaussettes, bonne soupe, et quelqu’un qui rit de tes histoires même en connaissant la fin. Près de notre feu, il y a toujours une place pour toi.',
  },
  'every-feather': {
    title: 'Chaque plume',
    wish: 'Regarde une plume de près, et tu trouveras cent verts, un bleu qui n’a pas de nom, et de l’or là où personne ne l’attendait. Te connaître, maman, c’est comme ça. Plus je regarde, plus il y en a.',
  },
  'small-boat': {
    title: 'Petit bateau, grande mer',
    wish: 'Tous les grands capitaines ont commencé sur un petit bateau, avec trop de sandwichs. Alors hisse la voile, gare aux baleines, et trouve-nous une île au joli nom. On t’attend sur le quai, et on croira chaque mot.',
  },
  'best-pictures': {
    title: 'Les plus belles photos',
    wish: 'Les plus belles photos ne sont pas celles où tout le monde regarde l’appareil. Ce sont celles où tu es au milieu, en train de raconter, et où c’est toi qu’on regarde tous. Vivement la prochaine, papa.',
  },
  'ring-of-colours': {
    title: 'Une ronde de couleurs',
    wish: 'Que ton année ressemble à cette ronde de couleurs : chaque jour d’une autre teinte, pas un coin de vide, et tout qui tourne autour de quelque chose de lumineux. Et que chacun, en passant ta porte, mette le pied dans la joie.',
  },
  'one-spoon': {
    title: 'Deux cuillères',
    wish: 'L’amitié, la vraie, dit : une glace, deux cuillères. Le jour de ton anniversaire, elle dit : toute la glace est à toi, je te tiens juste la cerise. Surveille-moi quand même. Je n’ai jamais tenu une cerise plus de quatre secondes.',
  },
  'slice-of-sun': {
    title: 'Une tranche de soleil',
    wish: 'Si le soleil se vendait à la tranche, je t’en apporterais toute une assiette aujourd’hui. Avec toi, n’importe quelle table s’éclaire, même un mardi gris. Joyeux anniversaire, et reste donc pour une deuxième tranche.',
  },
  'after-the-rain': {
    title: 'Après la pluie',
    wish: 'Les licornes sont timides. Elles ne viennent que s’il a plu un peu, que le soleil est revenu et que c’est l’anniversaire de quelqu’un de très gentil. Alors regarde par la fenêtre aujourd’hui, et laisse un bout de gâteau sur le rebord. On ne sait jamais.',
  },
  'fly-safe': {
    title: 'Bon vol, bon appétit',
    wish: 'Ici la tour de contrôle. Décollage autorisé pour une année de plus : bon vent, ciel bleu et miettes dans le cockpit, comme d’habitude. À l’atterrissage, envoie un mot, ou au moins un pouce. Et rentre avec une faim de loup, le four est déjà chaud.',
  },
  'cat-in-the-box': {
    title: 'La chatte dans le carton',
    wish: 'Une chatte croit que chaque carton a été emballé pour elle. Aujourd’hui, elle se trompe : tout ce qui porte un ruban est à toi. Si elle refuse de sortir, ne discute pas. Dis qu’elle fait partie de la surprise. Joyeux anniversaire !',
  },
};
