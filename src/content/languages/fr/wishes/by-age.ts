import type { WishesByAge } from '#content/wishes/wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; whoever the receiver is, so without tu or vous. */
export const byAge: WishesByAge = {
  1: [
    'Une année entière{, name} ! En douze mois, la maison a appris à rire plus fort et à dormir par petits bouts. Que chaque matin apporte un jeu nouveau, et des bras pour se reposer après.',
    'Une bougie, une cuillère, et de la crème jusqu’aux oreilles : joyeux premier anniversaire{, name} !',
  ],
  13: [
    'Treize ans{, name} : la porte de la chambre se ferme un peu plus souvent, alors chaque fois qu’elle s’ouvre, c’est la fête. Que cette année apporte des passions toutes neuves, et l’envie d’en raconter un petit morceau.',
    'Treize ans aujourd’hui{, name} : ce soir, c’est nous qui régalons.',
  ],
  16: [
    'À seize ans, on a enfin des avis sur tout, et les bons. Nous fournissons le gâteau{, name}, la musique est au choix de la reine ou du roi de la fête : qu’elle joue fort, longtemps, et que personne ne se plaigne.',
    'Seize ans{, name} : ce soir, la playlist n’est pas négociable.',
  ],
  18: [
    'Dix-huit ans{, name} ! À partir d’aujourd’hui, la signature compte, le monde est grand ouvert, et personne n’a plus rien à interdire. Des conseils, il en reste, mais seulement sur demande, et de préférence avant les grosses bêtises.',
    'Dix-huit ans{, name} : plus besoin de mot signé des parents.',
  ],
  21: [
    'Vingt et un ans{, name} : le plan est déplié, les clés sont sur la table, et rien ne presse. Que les bonnes portes s’ouvrent, que les mauvaises restent bien fermées, et qu’il y ait toujours une lumière à l’arrivée.',
    'Vingt et un ans{, name} : la route est libre, le plein est fait.',
  ],
  30: [
    'Trente ans{, name} : on sait qui appeler, quelles fêtes quitter de bonne heure et quelle soupe guérit de tout. Que cette dizaine-là soit faite de choses choisies, et de quelques folies non prévues au programme.',
    'Les trente ans vont à merveille à certaines personnes{, name}. La preuve !',
  ],
  40: [
    'Quarante ans{, name}, et toujours le même rire. Que les dix prochaines années apportent de bonnes chaussures, moins de courses contre la montre et, de temps en temps, tous les gens qu’on aime autour d’une seule table.',
    'Quarante ans{, name} : fini les répétitions, place à la musique.',
  ],
  50: [
    'Un demi-siècle{, name} ! Que de repas partagés, de trajets pour les autres, de coups de main sans compter. Aujourd’hui, les rôles s’inversent : défense de se lever, c’est le gâteau qui se déplace.',
    'Cinquante bougies{, name}, et une lumière qui les bat toutes.',
  ],
  60: [
    'Soixante ans{, name}, et tant de journées rendues plus douces à quelqu’un d’autre. Voici venir les longues promenades, les courtes files d’attente et un téléphone qui ne sonne que pour les bonnes nouvelles.',
    'Soixante ans{, name}, et la fête ne fait que s’échauffer.',
  ],
  70: [
    'Soixante-dix ans{, name} : on a vu les modes revenir deux fois sans jamais perdre son propre goût. Que cette année apporte des jours tièdes, des tables pleines et de jeunes voix dans toutes les pièces.',
    'Soixante-dix belles années{, name}, et le café est encore chaud.',
  ],
  80: [
    'Quatre-vingts étés{, name}, et toujours cette habitude de demander des nouvelles avant qu’on ait pu en prendre. Cette fois, nous répondons d’avance : tout va bien, puisque c’est la fête, et elle durera jusqu’à la dernière chanson.',
    'Quatre-vingts bougies, il faut du souffle{, name} : nous voilà tous en renfort.',
  ],
  90: [
    'Quatre-vingt-dix ans{, name} : toutes ces histoires, nous les racontons à notre tour, et elles font toujours leur effet. Que chaque jour de l’année amène quelqu’un pour écouter la suite, et une douceur à côté de la tasse.',
    'Quatre-vingt-dix ans{, name} : toute une bibliothèque, et elle est ouverte.',
  ],
  100: [
    'Cent ans{, name} ! Un siècle de pain partagé et de mains qui ne se lâchent pas. Il n’y a pas assez de bougies, et pas assez de mots non plus : il y a de l’amour, et un très grand gâteau.',
    'Cent fois, et une de plus : joyeux anniversaire{, name} !',
  ],
};
