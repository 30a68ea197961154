import {
  type Celebrity,
  celebrities as englishCelebrities,
  leaders as englishLeaders,
  type Leader,
} from '#content/people.ts';

interface PersonText {
  readonly title: string;
  readonly wish: string;
}

/** By the English name; names are written in French as they are in English. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    title: 'Première ministre de Nouvelle-Zélande de 2017 à 2023',
    countryName: 'Nouvelle-Zélande',
    wish: 'Que la journée sente le large et le pain chaud, que personne ne regarde l’heure et que tous les gens que vous aimez tiennent autour de la table.',
  },
  'Barack Obama': {
    title: '44e président des États-Unis',
    countryName: 'États-Unis',
    wish: 'Un bon livre, un vieil ami, une longue soirée sous la véranda : que cet anniversaire ait les trois, et une chanson pour finir.',
  },
  'Ram Nath Kovind': {
    title: '14e président de l’Inde',
    countryName: 'Inde',
    wish: 'Que l’année s’ouvre comme un lotus aux premières heures : calme, entière, un peu plus dorée que la précédente.',
  },
  'Ellen Johnson Sirleaf': {
    title: 'Première femme élue présidente d’un pays africain',
    countryName: 'Liberia',
    wish: 'Que la maison résonne aujourd’hui des rires des petits-enfants, et que quelqu’un d’autre se charge de la cuisine.',
  },
  'Ban Ki-moon': {
    title: 'Huitième secrétaire général des Nations unies',
    countryName: 'Corée du Sud',
    wish: 'Après tant de poignées de main, une journée rien qu’en accolades, et une soupe d’algues encore bien chaude.',
  },
  'Mary Robinson': {
    title: 'Première femme présidente d’Irlande',
    countryName: 'Irlande',
    wish: 'Une lumière à la fenêtre, l’eau du thé qui chante, un chemin vert devant soi : que chaque pas de l’année ressemble à un retour à la maison.',
  },
  'Laura Chinchilla': {
    title: 'Première femme présidente du Costa Rica',
    countryName: 'Costa Rica',
    wish: 'Un jour vert comme les collines après la pluie, un café qui reste chaud et des visites qui s’attardent.',
  },
  Shakira: {
    title: 'Chanteuse colombienne, de « Waka Waka » à tant d’autres danses',
    wish: 'Que la musique commence trop tôt et s’arrête bien trop tard, quand le dernier des cousins aura fini de danser.',
  },
  'Simone Biles': {
    title: 'Gymnaste, championne olympique du concours général en 2016 et 2024',
    wish: 'Aujourd’hui, pas de réception à soigner. Le canapé le plus moelleux de la maison suffira, et aux autres d’applaudir.',
  },
  'Sachin Tendulkar': {
    title: 'Joueur de cricket, le premier à atteindre cent centuries internationales',
    wish: 'Levez la batte encore une fois, mais pour le gâteau. Et que toute la rue continue de compter vos courses.',
  },
  'Tim Berners-Lee': {
    title: 'Inventeur du World Wide Web',
    wish: 'Grâce à vous, tout le monde a sa page. Celle-ci, toute petite, est la vôtre, avec notre gratitude et nos vœux les meilleurs.',
  },
  'Malala Yousafzai': {
    title: 'Prix Nobel de la paix 2014, autrice de « Moi, Malala »',
    wish: 'Un enfant, un professeur, un livre et, aujourd’hui, un gâteau. Que pour une fois quelqu’un vous lise une histoire.',
  },
  'Chimamanda Ngozi Adichie': {
    title: 'Autrice de « L’Autre Moitié du soleil » et d’« Americanah »',
    wish: 'Que la première phrase vienne sans effort cette année, et que l’eau du thé soit prête pile à la fin du chapitre.',
  },
  'Eliud Kipchoge': {
    title: 'Coureur, le premier à parcourir la distance du marathon en moins de deux heures',
    wish: 'Pas de chronomètre aujourd’hui. Une marche lente, un thé à la main, et tout le village autour.',
  },
  'Viswanathan Anand': {
    title: 'Grand maître d’échecs, cinq fois champion du monde',
    wish: 'Vous avez toujours douze coups d’avance : faites donc l’étonné quand la lumière s’éteindra et que les bougies entreront.',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inFrench);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inFrench);

function inFrench<Person extends Leader | Celebrity>(person: Person): Person {
  const letters = person.bloom.initials.length > 1 ? 'aux initiales' : 'à l’initiale';
  return { ...person, ...texts[person.name], alt: `Une fleur ${letters} de ${person.name}` };
}
