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

/** By the English name; names are written in Spanish as they are in English. */
const texts: Readonly<Record<string, PersonText & { readonly countryName?: string }>> = {
  'Jacinda Ardern': {
    title: 'Primera ministra de Nueva Zelanda de 2017 a 2023',
    countryName: 'Nueva Zelanda',
    wish: 'Que tu día huela a mar y a pan recién hecho, que nadie tenga prisa y que toda tu gente quepa en la mesa.',
  },
  'Barack Obama': {
    title: '44.º presidente de los Estados Unidos',
    countryName: 'Estados Unidos',
    wish: 'Un buen libro, un viejo amigo y una tarde larga en el porche: que tu cumpleaños tenga las tres cosas, y una canción para terminar.',
  },
  'Ram Nath Kovind': {
    title: '14.º presidente de la India',
    countryName: 'India',
    wish: 'Que el año se te abra como un loto con la primera luz: sereno, entero y un poco más dorado que el anterior.',
  },
  'Ellen Johnson Sirleaf': {
    title: 'Primera mujer elegida presidenta de un país africano',
    countryName: 'Liberia',
    wish: 'Que hoy la casa se llene del ruido de los nietos, y que cocine otra persona.',
  },
  'Ban Ki-moon': {
    title: 'Octavo secretario general de las Naciones Unidas',
    countryName: 'Corea del Sur',
    wish: 'Has estrechado muchísimas manos. Que hoy solo haya abrazos, y un plato de sopa de algas bien caliente.',
  },
  'Mary Robinson': {
    title: 'Primera mujer que presidió Irlanda',
    countryName: 'Irlanda',
    wish: 'Una luz en la ventana, agua para el té y un camino verde por delante: que cada paso del año sepa a volver a casa.',
  },
  'Laura Chinchilla': {
    title: 'Primera mujer que presidió Costa Rica',
    countryName: 'Costa Rica',
    wish: 'Que tu día sea verde como los cerros después de la lluvia, con café que no se enfría y visitas que no se van.',
  },
  Shakira: {
    title: 'Cantante colombiana, la de “Waka Waka” y tantos bailes desde entonces',
    wish: 'Que la música empiece antes de tiempo y no pare hasta que haya bailado el último de los primos.',
  },
  'Simone Biles': {
    title: 'Gimnasta, campeona olímpica del concurso completo en 2016 y 2024',
    wish: 'Hoy no hay que caer de pie. Déjate caer en el sofá más blando de la casa, y que aplaudan los demás.',
  },
  'Sachin Tendulkar': {
    title: 'Jugador de críquet, el primero en llegar a cien centurias internacionales',
    wish: 'Alza el bate una vez más, ahora por el pastel. Y que toda la calle siga contando tus carreras.',
  },
  'Tim Berners-Lee': {
    title: 'Inventor de la World Wide Web',
    wish: 'Le diste a todo el mundo una página propia. Esta, chiquita, es para ti, con gratitud y los mejores deseos.',
  },
  'Malala Yousafzai': {
    title: 'Premio Nobel de la Paz en 2014, autora de “Yo soy Malala”',
    wish: 'Un niño, un maestro, un libro y, hoy, un pastel. Que por una vez alguien te lea un cuento a ti.',
  },
  'Chimamanda Ngozi Adichie': {
    title: 'Autora de “Medio sol amarillo” y “Americanah”',
    wish: 'Que este año la primera línea salga sola, y que el agua del té hierva justo al terminar el capítulo.',
  },
  'Eliud Kipchoge': {
    title: 'Corredor, el primero en recorrer la distancia del maratón en menos de dos horas',
    wish: 'Hoy no hay reloj. Camina despacio, con un té en la mano y tu pueblo alrededor.',
  },
  'Viswanathan Anand': {
    title: 'Gran maestro de ajedrez, cinco veces campeón del mundo',
    wish: 'Siempre ves doce jugadas por delante, así que finge sorpresa cuando se apague la luz y entren las velas.',
  },
};

export const leaders: readonly Leader[] = englishLeaders.map(inSpanish);

export const celebrities: readonly Celebrity[] = englishCelebrities.map(inSpanish);

function inSpanish<Person extends Leader | Celebrity>(person: Person): Person {
  const letters = person.bloom.initials.length > 1 ? 'las iniciales' : 'la inicial';
  return { ...person, ...texts[person.name], alt: `Una flor con ${letters} de ${person.name}` };
}
