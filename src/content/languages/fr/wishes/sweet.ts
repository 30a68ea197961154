import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Everybody is tu here, but a teacher. */
export const sweet: ToneWishes = {
  byRelationship: {
    Brother: [
      'Tu fais semblant de ne rien voir, et puis tu arrives avec exactement ce qu’il fallait : un coup de main, une blague nulle, ton silence. Joyeux anniversaire{, name|, mon frère}. Je ne le dis pas souvent, alors je l’écris : je t’aime.',
      'Mon premier complice, et toujours le meilleur{, name}.',
      'Partout où tu es{, name}, il y a un peu de la maison. Que cette année te gâte comme tu sais gâter les autres : par surprise.',
      'Quand tout va de travers, j’entends ta voix qui dit « bon, on fait quoi ? », et déjà ça va mieux. Aujourd’hui{, name,} c’est à moi de demander : on fait quoi pour te fêter ?',
    ],
    Sister: [
      'Aux autres, je raconte ma journée ; toi, tu la devines à ma façon de dire allô. Joyeux anniversaire{, name|, ma sœur}. Que cette année te comprenne aussi vite et aussi bien que tu me comprends.',
      'Tu es ma sœur et mon numéro d’urgence{, name}.',
      'On peut tout te dire{, name}, même le pire, même en pyjama. Aujourd’hui je te dis le meilleur : tu es ma chance.',
      'Une sœur, c’est une maison qui se déplace : tu entres dans la pièce et je pose mon sac. Que ton anniversaire soit aussi doux que l’endroit où tu me fais une place{, name}.',
    ],
    Mother: [
      'Tu demandes si j’ai mangé, si j’ai dormi, si j’ai pris une veste, et chaque question veut dire la même chose. Moi aussi, je t’aime{, name|, maman}. Aujourd’hui, laisse-nous te demander si tu as tout ce qu’il te faut.',
      'Tout ce qui me rassure a ta voix{, name|, maman}.',
      'La maison, ce n’est pas une adresse : c’est l’endroit où tu laisses une lumière allumée. Joyeux anniversaire{, name|, maman}.',
      'Tes mains savent tout faire, et surtout consoler. Pour une fois, qu’elles ne fassent rien : ni vaisselle, ni valises, ni miracles. Assieds-toi{, name|, maman}, et laisse-toi aimer toute la journée.',
    ],
    Father: [
      'Avec toi, les choses cassées ont toujours une deuxième chance, les jouets comme les cœurs. Tu retrousses tes manches, tu prends ton temps, et ça repart. Joyeux anniversaire{, name|, papa}. Merci de m’apprendre que presque tout se répare.',
      'Ta main sur mon épaule, et j’ose tout{, name|, papa}.',
      'Tu dis « appelle quand tu arrives », et j’entends tout l’amour du monde. Je suis bien là{, name|, papa} : joyeux anniversaire.',
      'Tu ne fais pas de grands discours : tu vérifies les pneus, tu portes les sacs, tu attends à la fenêtre. J’ai appris à lire ta langue{, name|, papa}, et c’est la plus belle que je connaisse.',
    ],
    Friend: [
      'Avec toi, je peux rire trop fort, me taire longtemps, changer d’avis et reprendre du dessert. Tu ne me demandes jamais d’être quelqu’un d’autre. Joyeux anniversaire{, name}, et merci d’être exactement toi, tous les jours de l’année.',
      'Tu es la meilleure idée que la vie m’ait soufflée{, name}.',
      'On appelle certains amis quand tout va bien, et toi quand il se passe quelque chose. Merci de toujours décrocher{, name}.',
      'La vie distribue les familles au hasard, et puis elle se rattrape avec l’amitié. Si c’était à refaire, je te choisirais encore{, name}, les yeux fermés et sans lire le mode d’emploi.',
    ],
    Wife: [
      'Le matin, avant que tu parles, il y a une seconde où je te regarde et où je n’en reviens toujours pas. Joyeux anniversaire{, name|, mon amour}. Que cette année te donne mille raisons de sourire, et à moi mille occasions d’en être la cause.',
      'Toute ma vie a ton prénom pour refrain{, name|, mon amour}.',
      'Je pourrais vivre n’importe où{, name}, pourvu que ton manteau soit accroché à côté du mien. Joyeux anniversaire, ma femme, mon évidence.',
      'Tu mets de l’ordre dans mes phrases et du désordre dans mon cœur, et ça fait une très belle maison. Aujourd’hui{, name,} ne touche à rien : je m’occupe du petit déjeuner, de la fête et de toi.',
    ],
    Husband: [
      'Quand ta clé tourne dans la serrure, tout se remet d’aplomb, moi compris. Joyeux anniversaire{, name|, mon amour}. Garde un peu pour toi de cette paix que tu poses chaque soir dans l’entrée, avec tes chaussures.',
      'C’est toi, mon endroit préféré{, name|, mon amour}.',
      'J’aime nos grands projets, mais ce sont nos petits riens que je garde : ton café, ta main, ton « on verra ». Bel anniversaire{, name}.',
      'Tu me fais rire au moment précis où je m’apprêtais à bouder, et c’est un talent rare. Aujourd’hui{, name|, mon cœur,} c’est moi qui te fais la fête, et je ne boude sous aucun prétexte.',
    ],
    Son: [
      'Te voir devenir toi-même, c’est le plus beau spectacle que je connaisse, et j’ai la meilleure place. Joyeux anniversaire{, name|, mon fils}. Va où tu veux, essaie tout ce qui te tente, et reviens quand tu as faim.',
      'Quelle chance d’être de ta famille{, name|, mon fils} !',
      'Une assiette t’attend toujours ici{, name}, même quand tu ne préviens pas. Surtout quand tu ne préviens pas.',
      'Tu vas plus vite que mes phrases : le temps de t’en dire une, tu es déjà plus loin. Alors je fais court{, name|, mon grand} : je t’aime, et je suis là.',
    ],
    Daughter: [
      'Tu entres, tu poses ton sac n’importe où, tu racontes tout en même temps, et la maison redevient la maison. Joyeux anniversaire{, name|, ma fille}. Que la vie t’écoute avec autant de plaisir que nous.',
      'Tu es ma plus belle bonne nouvelle{, name|, ma fille}.',
      'Je croyais connaître mon cœur{, name}, et puis tu es venue l’agrandir. Que cette année te fasse autant de place.',
      'Ta façon de rire, de décider, de claquer une porte et de la rouvrir pour dire pardon : je prends tout. Que cette année te donne de l’élan le matin et de la douceur le soir{, name|, ma chérie}.',
    ],
    Teacher: [
      'Certaines voix restent toute la vie dans un coin de la tête, et la vôtre est de celles-là : « on recommence, on y est presque ». Joyeux anniversaire{, name}, et merci pour cette patience qui n’a pas de prix.',
      'Chaque fois que j’ose, c’est un peu grâce à vous{, name}.',
      'Vous avez l’art de rendre simple ce qui fait peur. Que cette journée le soit aussi{, name} : simple, douce et rien qu’à vous.',
      'Apprendre, avec vous, c’est se sentir capable. On oublie des dates, des règles et des capitales, jamais cela. Recevez tous mes vœux{, name}, avec un immense merci et un petit dix-neuf sur vingt.',
    ],
    Colleague: [
      'Certains bureaux, on y travaille ; d’autres, on a envie d’y arriver. La différence tient souvent à une seule personne, et chez nous c’est toi. Joyeux anniversaire{, name}, de la part de la machine à café et de tous ses habitués.',
      'Avec toi, même le lundi est fréquentable{, name}.',
      'Tu demandes comment ça va et tu attends la réponse, ce qui est plus rare qu’une augmentation. Très bel anniversaire{, name}.',
      'Aujourd’hui{, name,} que tes réunions soient courtes, que ton café soit chaud et que quelqu’un d’autre réponde au téléphone. Tu rends nos journées plus légères, c’est bien le moins.',
    ],
    Grandmother: [
      'Chez toi, le temps ralentit, la table s’allonge et il reste toujours une part pour quelqu’un qui passe. Joyeux anniversaire{, name|, mamie}. Que cette journée te serre fort dans ses bras, à ta façon, juste un peu trop longtemps.',
      'Le monde est plus doux de ton côté{, name|, mamie}.',
      'Tes bras sont l’endroit le plus sûr que je connaisse{, name|, mamie}. Aujourd’hui, les miens sont pour toi, et ils ne lâcheront pas.',
      'Tu gardes nos dessins, nos secrets et les bons morceaux. Nous, on garde ta façon de dire « mon trésor », qui arrange absolument tout. Joyeux anniversaire{, name|, mamie} : aujourd’hui, notre trésor, c’est toi.',
    ],
    Grandfather: [
      'Avec toi, une promenade de dix minutes dure une heure, parce qu’il faut bien dire bonjour à chaque arbre. Ne change rien{, name|, papi}. Que cette année marche à ton pas, et nous à côté, les mains dans les poches.',
      'Tes histoires sont mon pays préféré{, name|, papi}.',
      'Tu as toujours un bonbon, un couteau ou une idée dans la poche. Moi, j’ai pour toi toute ma tendresse{, name|, papi}.',
      'Tu sais réparer une chaise, reconnaître un oiseau et faire rire un enfant en trois secondes : pour moi, c’est la définition d’un grand homme. Joyeux anniversaire{, name|, papi}, de la part de ton plus grand public.',
    ],
    Cousin: [
      'Le hasard nous a donné la même famille, et nous en avons fait une bande. On peut ne pas se voir pendant des mois et reprendre au milieu d’une phrase. Joyeux anniversaire{, name}. Où en étions-nous, déjà ?',
      'De toute la tribu, c’est toi que j’appelle d’abord{, name}.',
      'Aux grandes tablées, je cherche toujours la chaise à côté de la tienne{, name}. Garde-moi la place cette année encore.',
      'Tu connais mes ridicules, mes tantes et mes recettes ratées, et tu m’aimes quand même. C’est réciproque{, name}, ridicules compris. Très bel anniversaire à toi.',
    ],
    'Brother-in-law': [
      'Tu es entré dans cette famille et, depuis, il y a plus de rires à table et moins de restes dans les plats. On se demande comment on faisait avant. Joyeux anniversaire{, name|, cher beau-frère} : ta chaise est à toi.',
      'Beau-frère sur le papier, frère pour de bon{, name}.',
      'Ta gentillesse ne fait pas de bruit, mais tout le monde l’entend. Aujourd’hui, à nous de faire un peu de bruit pour toi{, name}.',
      'Il suffit que tu dises « j’arrive » pour que le problème ait déjà l’air plus petit. Aujourd’hui{, name,} c’est nous qui arrivons, avec un gâteau et toute notre affection.',
    ],
    'Sister-in-law': [
      'On ne choisit pas sa belle-sœur, dit-on : quelle chance, j’aurais été capable de me tromper. Tu as apporté ta douceur, ton franc-parler et tes recettes. Joyeux anniversaire{, name}, et surtout, reste comme tu es.',
      'Avec la famille, en prime, il y avait toi{, name}.',
      'Avec toi, les réunions de famille ont un deuxième étage : celui où l’on parle vraiment. Merci pour tout{, name}.',
      'Tu te souviens de ce que chacun aime, de ce que chacun craint, et de qui prend son café sans sucre. Que quelqu’un pense à toi aujourd’hui avec autant de soin{, name}.',
    ],
    'Daughter-in-law': [
      'La maison a un rire de plus, la table une chaise de plus, et nos cœurs une place qui t’attendait sans le savoir. Joyeux anniversaire{, name|, ma chère belle-fille}. Merci d’être toi, ici, avec nous.',
      'Belle-fille est un joli mot, et tu le portes bien{, name}.',
      'Ici, on t’aime à toute heure{, name} : à table, en chaussettes, et même avant le premier café.',
      'Tout ce que tu apportes, tes idées, ta musique, ta façon de rire de nous, cette maison en avait besoin. Garde tout, surtout, et continue{, name|, ma belle}.',
    ],
    'Son-in-law': [
      'On te voit porter les sacs, écouter les histoires pour la dixième fois et rire au bon endroit. Crois-nous, on voit aussi tout le reste. Joyeux anniversaire{, name|, cher gendre} : tu rends heureux des gens qu’on aime.',
      'On nous avait parlé de toi. En dessous de la vérité{, name}.',
      'La porte est ouverte, le plat est au four et ta place est à table. Ici, tu es chez toi{, name}.',
      'Quelques rares personnes agrandissent une famille rien qu’en s’y asseyant. Merci d’avoir choisi notre table{, name}, et que cette année te soit aussi légère que ta présence.',
    ],
    Niece: [
      'Être de ta famille, c’est avoir une place au premier rang pour te regarder devenir quelqu’un de formidable. Je n’en perds pas une seconde. Joyeux anniversaire{, name|, ma nièce adorée} : continue, la salle est conquise.',
      'Tu arrives, et toute la pièce sourit{, name}.',
      'Chez moi, il y aura toujours un canapé, un goûter et deux oreilles pour toi{, name}, à n’importe quelle heure.',
    ],
    Nephew: [
      'Tu poses de vraies questions, tu ris de bon cœur et tu fais semblant d’aimer mes conseils : on ne peut pas demander mieux. Joyeux anniversaire{, name|, mon neveu}. Je suis de ton côté, quel que soit le côté.',
      'Ma porte est la tienne{, name}, et le goûter aussi.',
      'Te regarder grandir compte parmi mes plus grandes joies{, name}. Je te souhaite de l’audace et de bons copains.',
    ],
    Aunt: [
      'Une tante, c’est quelqu’un qui aime comme à la maison et permet un peu plus. Merci pour la tendresse, et merci pour le « un peu plus ». Joyeux anniversaire{, name|, tata} : aujourd’hui, tout t’est permis.',
      'Tes bras, ce sont mes grandes vacances{, name|, tata}.',
      'Tu as l’art de tomber juste : le bon mot, le bon gâteau, le bon moment. À ton tour d’être gâtée{, name|, tata}.',
    ],
    Uncle: [
      'Certains oncles viennent aux fêtes, et d’autres sont la fête. Toi, tu n’as même pas besoin de guirlande. Joyeux anniversaire{, name|, tonton}, et merci pour cette joie que tu laisses partout derrière toi.',
      'On m’a donné le meilleur des tontons{, name}. Je le garde.',
      'Tu m’écoutes comme si j’avais toujours raison, et c’est très bon pour le moral. Toute ma tendresse en ce beau jour{, name|, tonton}.',
    ],
    Partner: [
      'Si l’on me demandait de résumer le bonheur, je dirais : un dimanche, la pluie dehors, et toi qui lis à côté de moi. Joyeux anniversaire{, name|, mon amour}. Que la vie nous donne encore beaucoup de dimanches.',
      'Avec toi, partout, c’est chez moi{, name|, mon cœur}.',
      'J’ai cherché un cadeau à la hauteur de ce que tu es pour moi, et je n’ai trouvé que tout mon amour. Prends{, name|, mon amour}.',
    ],
    Grandchild: [
      'Depuis que tu es là, le frigo est couvert de photos, le canapé de miettes, et nos journées de soleil. Joyeux anniversaire{, name|, mon trésor}. Reviens vite : le bocal à biscuits n’attend plus que toi.',
      'Notre plus grand bonheur porte ton prénom{, name}.',
      'Quand tu arrives, même l’horloge se met à rire. Un énorme baiser d’anniversaire{, name|, mon petit cœur}.',
    ],
  },
  anyone: [
    'Tu rends le monde un peu plus habitable, sans effort et sans le savoir. Alors joyeux anniversaire{, name} : que cette journée te rende ne serait-ce que la moitié du bien que tu fais autour de toi.',
    'Aujourd’hui, le monde est prié de te gâter{, name}.',
    'Aujourd’hui{, name,} la place du milieu est pour toi : celle du gâteau, des bougies et de tous les regards tendres.',
    'Je te souhaite des matins sans réveil, des bras grands ouverts, des fous rires à en pleurer et une année entière pour en profiter{, name}. Tu le mérites bien plus que tu ne le crois.',
  ],
};
