import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Everybody is tu here, but a teacher. */
export const funny: ToneWishes = {
  byRelationship: {
    Brother: [
      'Pour ton anniversaire{, name,} je t’offre vingt-quatre heures d’amnistie : je ne dirai ni qui a cassé le vase, ni qui a fait accuser le chien. Mon silence coûte deux parts de gâteau. Le chien en demande autant.',
      'De tous mes frères, tu es de très loin l’un d’eux{, name}.',
      'Aujourd’hui, le siège avant est à toi, la télécommande aussi. Profite{, name} : demain, retour au règlement habituel, article un : je choisis.',
      'La science n’explique toujours pas comment tu peux entendre un paquet de chips s’ouvrir à deux étages d’ici{, name}. Aujourd’hui, c’est un gâteau qui s’ouvre. Tu as déjà l’oreille dressée, avoue.',
    ],
    Sister: [
      'Ce que je t’offre aujourd’hui : avoir raison sur tout, choisir le film, et la salle de bains pendant une heure sans personne qui tambourine à la porte. Savoure{, name}. Offre non cumulable, non reconductible, non négociable.',
      'Joyeux anniversaire{, name}. Le pull bleu reste chez moi.',
      'J’allais t’écrire quelque chose de très profond, et puis j’ai pensé à ta façon de danser dans la cuisine. Bon anniversaire quand même{, name}.',
      'Ma sœur a trois dons : elle sait tout avant tout le monde, elle dort n’importe où et elle finit mes desserts. Pour le premier, bravo{, name}. Pour le dernier, on en reparlera devant ton gâteau.',
    ],
    Mother: [
      'Aujourd’hui, on ne dira ni « j’ai pas faim », ni « deux minutes », ni « il est où, mon pull ? ». On mangera chaud, on se couvrira, on trouvera le pull. Joyeux anniversaire{, name|, maman}. Pourvu que ça tienne jusqu’à ce soir.',
      'J’ai mis une écharpe, tu peux souffler{, name|, maman}.',
      'Tu cries « à table ! » un quart d’heure avant que ce soit prêt. Aujourd’hui{, name|, maman,} on y est déjà, fourchette en main.',
      'Tu as demandé une petite fête toute simple, alors nous ne serons que quarante. Ne fais rien, ne range rien, ne prépare rien. Bon, peut-être un gratin{, name|, maman}. Ou deux, par prudence.',
    ],
    Father: [
      'Aujourd’hui, tu as le droit de t’endormir devant le match et de jurer ensuite que tu suivais. Personne ne touchera à la télécommande{, name|, papa}, personne ne rira. Enfin si, mais en silence, et avec beaucoup de tendresse.',
      'Tes blagues sont classées monument historique{, name|, papa}.',
      'Selon toi, avec du ruban adhésif, rien n’est perdu. La maison confirme, et te souhaite un joyeux anniversaire{, name|, papa}.',
      'Tu éteins les lumières derrière nous depuis toujours. Ce soir, fais une exception pour celle du gâteau{, name|, papa} : on les laisse brûler, toutes, et on ne parle pas de la facture.',
    ],
    Friend: [
      'Notre amitié repose sur trois piliers : des messages vocaux de sept minutes, des « j’arrive » envoyés de sous la douche et assez de secrets pour nous faire couler ensemble. Joyeux anniversaire{, name}. Si tu ne parles pas, je me tais.',
      'Je suis à l’heure, mais c’est pour le gâteau{, name}.',
      'Je pourrais écrire ta biographie, et je t’aime assez pour ne pas la publier. Pas avant la fête, en tout cas{, name}.',
      'On a dit « une petite soirée tranquille », et l’on sait très bien comment ça finit : dans la cuisine, à deux heures, avec du fromage. Vivement ce soir{, name}, le fromage est déjà là.',
    ],
    Wife: [
      'Aujourd’hui, promis : je ne répondrai pas « comme tu veux » pour le restaurant, je ne regarderai aucun épisode sans toi et je garderai les yeux ouverts jusqu’au nom du coupable. Joyeux anniversaire{, name|, mon amour}. Dès demain, je redeviens moi.',
      'La couette est à toi ce soir{, name}, toute la couette.',
      'Quand tu dis « je goûterai juste le tien », je commande deux desserts. Ce soir{, name|, mon amour,} j’en commande trois.',
      'Tu retrouves en quatre secondes ce que je cherche depuis une heure, et c’était sous mes yeux. Joyeux anniversaire{, name|, mon cœur}. Au fait, ton cadeau : tu ne saurais pas où je l’ai mis ?',
    ],
    Husband: [
      'En l’honneur de ton anniversaire{, name,} tes ronflements compteront aujourd’hui comme de la musique de chambre, tes chaussettes par terre comme de l’art contemporain et ton « j’arrive » comme l’heure exacte. L’exposition ferme à minuit.',
      'Je te laisse la dernière frite{, name|, mon amour}. C’est dire !',
      'Nous nous étions promis le meilleur et le pire, mais personne n’avait parlé des meubles en kit. Bravo et joyeux anniversaire{, name}.',
      'Pour ton cadeau, j’ai hésité entre te laisser choisir le film et te laisser la bonne place du canapé. Ce sera la place{, name|, mon cœur}. Le film, il ne faut pas exagérer.',
    ],
    Son: [
      'Tu prends mon chargeur, ma brosse, mes chaussettes et toute la bande passante, et tu me laisses la vaisselle. Je n’échangerais contre personne. Joyeux anniversaire{, name|, mon fils}. Le chargeur, si possible, avant ce soir.',
      'Promis, aujourd’hui, je ne range pas ta chambre{, name|, mon grand}.',
      'Tu manges comme quatre, tu dors comme deux et tu réponds comme un avocat. Bonne nouvelle{, name} : il y a du gâteau pour sept.',
      'Le frigo signale une disparition inquiétante : trois yaourts, un poulet, la moitié d’un gâteau. Le principal suspect fête son anniversaire aujourd’hui{, name}. L’enquête est classée, avec nos plus tendres félicitations.',
    ],
    Daughter: [
      'Tu demandes mon avis sur ta tenue, puis tu mets l’autre ; mon avis sur la musique, puis tu montes le son. Joyeux anniversaire{, name|, ma fille}. Voici donc mon avis sur toi : parfaite. Pour une fois, tu peux le suivre.',
      'J’ai frappé avant d’entrer{, name} : c’est ton cadeau.',
      'Tu dis « cinq minutes » depuis la salle de bains, et les bougies ont le temps de fondre. On t’attend{, name|, ma chérie}.',
      'Tu emportes mes pulls, tu rapportes mes plats vides et tu m’expliques mon téléphone comme à un enfant de quatre ans. Je signe pour une année de plus{, name|, ma grande}, sans lire les conditions.',
    ],
    Teacher: [
      'Cette carte a été rédigée sans regarder sur la copie du voisin, relue deux fois et rendue à l’heure. Comme quoi, tout arrive. Joyeux anniversaire{, name} : aujourd’hui, c’est vous qui avez droit à la récréation.',
      'Pas de devoirs ce soir{, name}, surtout pas pour vous !',
      'Le dernier rang, réuni en conseil, vous accorde à l’unanimité les félicitations et une double part de gâteau{, name}.',
      'Question de cours : combien de temps une classe peut-elle rester sage devant un gâteau ? Vous avez quatre secondes{, name}. Ne ramassez pas les copies, la réponse est déjà mangée.',
    ],
    Colleague: [
      'Ordre du jour : gâteau. Points à débattre : la taille des parts. Divers : tu as le droit de ne répondre à aucun message jusqu’à demain. Joyeux anniversaire{, name} ! Cette réunion, pour une fois, n’aurait pas pu être un e-mail.',
      'Quelqu’un a enfin lavé les tasses{, name}. Pour toi, évidemment.',
      'Le photocopieur n’obéit qu’à toi. Ne nous quitte jamais{, name}, ou laisse le mot de passe.',
      'D’après le planning, tu devais être en pause toute la journée, mais le planning a été fait par nous. Souffle tes bougies{, name}, respire, et fais comme si le téléphone n’existait pas. Nous, on sait faire.',
    ],
    Grandmother: [
      'À ta table, on dit non merci et l’on se retrouve avec une deuxième assiette. Aujourd’hui, vengeance : c’est nous qui resservons{, name|, mamie}, et nous n’accepterons aucun « juste un petit bout ». Tu finiras bien le gratin, quand même ?',
      'Dans ta boîte à biscuits, enfin des biscuits{, name|, mamie} !',
      'Tu récites tous les prénoms de la famille avant de tomber sur le mien. Le tien est facile{, name|, mamie} : joyeux anniversaire !',
      'Tu dis que nous courons trop, que nous dormons trop peu et que nous allons prendre froid. Constat accepté{, name|, mamie} : nous venons manger, nous restons longtemps et nous garderons nos manteaux à l’intérieur, pour te faire plaisir.',
    ],
    Grandfather: [
      'Pour toi, on part à la gare deux heures avant, on garde les bouts de ficelle et l’on ne jette jamais un bon carton. Nous avons donc commencé ton anniversaire hier{, name|, papi}, et gardé tout le papier cadeau. Bien plié.',
      'Tu ne dormais pas, tu réfléchissais{, name|, papi}. C’est noté !',
      'Tu avais dit « surtout, pas de cadeau ». C’est donc un gâteau, avec toute la famille qui chante faux{, name|, papi}.',
      'Ton téléphone sonne si fort que tout le quartier saura que c’est ton anniversaire. Décroche{, name|, papi}. Le bouton vert. Le vert ! Voilà. Bonjour, c’est nous, et nous arrivons avec le gâteau.',
    ],
    Cousin: [
      'À la table des enfants, un pacte nous lie depuis toujours : qui raconte l’histoire du mariage paie le dîner. Joyeux anniversaire{, name}. De mon côté, j’ai effacé toutes les photos. Presque toutes. Les meilleures sont en lieu sûr.',
      'Devant les tantes, toi et moi, on ne sait rien{, name}.',
      'Si l’on te demande « et toi, quoi de neuf ? » pour la neuvième fois, réponds la bouche pleine. De rien{, name}, c’était mon cadeau.',
      'L’arbre généalogique nous met sur la même branche ; les voisins, eux, parlent plutôt d’une chute. Qu’importe{, name} : aujourd’hui, on grimpe sur les chaises et on chante.',
    ],
    'Brother-in-law': [
      'Un vrai beau-frère ouvre le frigo sans demander, donne son avis sur le barbecue et disparaît au moment de la vaisselle. Toi, hélas, tu fais la vaisselle{, name}, et depuis, à la maison, on me compare. Joyeux anniversaire, et merci bien.',
      'Un beau-frère, ça s’essaie, ça ne se rend pas{, name}.',
      'Tu ris à mes blagues, même aux mauvaises. Je le rappelle au moment de couper ton gâteau{, name} : ça crée des droits.',
      'Il paraît que les beaux-frères parlent toujours de bricolage et de vitesse sur autoroute. Parlons plutôt de ton gâteau{, name} : charge admissible, deux parts par personne, et la priorité est à droite.',
    ],
    'Sister-in-law': [
      'Nos au revoir durent plus longtemps que nos visites : une heure au salon, une demi-heure à la porte, le reste à la vitre de la voiture. Je commence donc tout de suite{, name} : joyeux anniversaire, et on se dit le reste tout à l’heure.',
      'Dans cette famille, on te préfère à moi{, name}. Je comprends.',
      'Pour aujourd’hui, j’ai prévu le gâteau, le thé et trois potins de premier choix. Viens le ventre vide{, name}, et sans témoins.',
      'Personne ne dit comme toi, tout haut, ce que la table pense tout bas, pour reprendre ensuite du fromage dans un grand silence. Joyeux anniversaire{, name} : ne t’arrête surtout pas.',
    ],
    'Daughter-in-law': [
      'On raconte des choses terribles sur les beaux-parents, et nous tenons à notre réputation : interdiction de cuisiner, interdiction de débarrasser, et obligation de repartir avec des restes. Joyeux anniversaire{, name}. Ceci est une menace.',
      'En cas de débat, nous sommes de ton côté{, name}. D’avance.',
      'Nos recettes de famille sont meilleures quand c’est toi qui les fais. C’est pardonné{, name}, mais seulement pour ton anniversaire.',
      'Le protocole voudrait que tu attendes qu’on te serve. Mais tu sais où sont les petites cuillères, le bon fromage et le chocolat caché{, name}. Autant dire que tu es de la famille.',
    ],
    'Son-in-law': [
      'Le plan était de faire les beaux-parents sévères pendant un an ou deux. Nous avons tenu jusqu’à ta deuxième assiette. Joyeux anniversaire{, name} ! Et n’en parle à personne, nous avons une image à défendre.',
      'Aujourd’hui, mon fauteuil est à toi{, name}. Aujourd’hui seulement.',
      'Tu ris aux histoires que tu connais déjà par cœur. Un gendre pareil{, name}, ça se garde au chaud, à côté du gratin.',
      'Le bilan est tombé : tu sais monter une étagère, finir un plat et perdre aux cartes avec élégance. Le jury de la belle-famille renouvelle ton contrat à vie{, name|, cher gendre}.',
    ],
    Niece: [
      'On m’a demandé de te donner, pour ton anniversaire, un conseil de grande personne. J’ai cherché partout{, name}, et voici : commence le gâteau par le milieu, et laisse quelqu’un d’autre donner les explications.',
      'Il fallait une star dans la famille{, name} : c’est réglé.',
      'J’ai promis de ne pas te faire honte en chantant. J’ai aussi promis de me lever tôt{, name}, alors tu vois.',
    ],
    Nephew: [
      'On compte sur moi pour te montrer l’exemple, et je le cherche encore. En attendant{, name|, mon neveu,} prends mon affection, cette carte et la part de gâteau que j’allais me couper. Enfin, la moitié.',
      'Tu as hérité du charme familial{, name}. Pour la danse, pardon.',
      'Tes parents font les règles, moi je fais les exceptions. Première mesure{, name} : double dessert pour qui fête son anniversaire.',
    ],
    Aunt: [
      'Les parents racontent ce qu’il faut faire ; les tantes racontent ce que les parents faisaient au même âge. Pour ces services rendus à la vérité{, name|, tata}, et pour tes desserts, la jeunesse reconnaissante te fait une ovation.',
      'Le côté amusant de l’arbre généalogique, c’est toi{, name|, tata}.',
      'Aujourd’hui, personne n’a le droit de te contredire{, name|, tata}. Comme d’habitude, en somme, mais avec des bougies.',
    ],
    Uncle: [
      'Tout oncle a droit à une blague, et doit la raconter toute sa vie. Tu remplis ta mission avec une discipline admirable{, name|, tonton}. En cadeau, nous rirons aujourd’hui comme la première fois, peut-être même un peu plus fort.',
      'Vas-y, raconte-la encore, ta blague{, name|, tonton} !',
      'Tu ne lis jamais la notice, et tout finit par marcher. Ça tombe bien{, name|, tonton} : le gâteau est livré sans.',
    ],
    Partner: [
      'Voilà le programme : petit déjeuner au lit, miettes incluses ; sieste obligatoire ; film de ton choix, que je regarderai sans demander toutes les cinq minutes qui est ce type. Joyeux anniversaire{, name|, mon amour}. Mais c’est qui, ce type ?',
      'Ce matin, ton réveil peut sonner six fois{, name}. Je pardonne.',
      'Personne d’autre n’a le droit de piquer mes frites et d’appeler ça du partage. Ce soir{, name|, mon cœur,} l’assiette entière est à toi.',
    ],
    Grandchild: [
      'Tes parents ont dit : une seule part, rien de sucré avant le dîner, et au lit de bonne heure. C’est curieux{, name|, mon trésor}, de ce côté de la table, personne n’a rien entendu. La deuxième part arrive, avec de la glace.',
      'Loi des grands-parents{, name} : au petit déjeuner, du gâteau.',
      'Tu nous as expliqué le téléphone avec patience. À notre tour{, name} : ceci est un gâteau, ça s’ouvre avec une cuillère.',
    ],
  },
  anyone: [
    'Le plus dur, dans un anniversaire, ce sont les trente secondes où tout le monde chante et où l’on ne sait que faire de ses mains. Un conseil{, name} : l’une sur la fourchette, l’autre autour de l’assiette. Le reste, c’est du sourire.',
    'J’ai répété la chanson sous la douche{, name}. Prépare-toi.',
    'Je cherchais un cadeau beau, original et gratuit. Voici une carte{, name} : deux sur trois, et je ne dirai pas lesquels.',
    'Des chercheurs l’affirment : un gâteau d’anniversaire porte chance, et deux parts, deux fois plus. Leurs noms m’échappent{, name}, mais ils m’ont inspiré une confiance immédiate.',
  ],
};
