import type { WishesByAge } from '#content/wishes/wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; whoever the receiver is. */
export const byAge: WishesByAge = {
  1: [
    '¡Un año entero{, name}! En doce meses la casa ha aprendido a reír más alto y a dormir a ratos. Que cada mañana traiga un juego nuevo y unos brazos donde descansar después.',
    'Una vela, una cuchara y nata hasta en las orejas. ¡Feliz primer cumpleaños{, name}!',
  ],
  13: [
    'Trece años{, name}: la puerta de tu cuarto se cierra más, y por eso cada vez que se abre es una fiesta. Que este año descubras lo que más te gusta hacer, y nos dejes mirar un poco.',
    'Hoy empiezan los trece{, name}. La merienda corre de nuestra cuenta.',
  ],
  16: [
    'Con dieciséis ya es hora de que te pregunten qué piensas{, name}. Nosotros ponemos el pastel y tú eliges la música: que suene fuerte, que dure, y que nadie se queje.',
    'Qué bien te sientan los dieciséis{, name}. Hoy mandas en la música.',
  ],
  18: [
    '¡Dieciocho{, name}! Desde hoy firmas con tu nombre. Sal a ver qué hay ahí fuera, llama cuando llueva y no olvides que en tu llavero hay una llave que siempre abrirá esta casa.',
    'Edad nueva en el papel, cariño de siempre en casa. ¡Felices dieciocho{, name}!',
  ],
  21: [
    'Hace veintiún años había que llevarte en brazos a todas partes. Hoy son otros quienes se apoyan en ti{, name}, y siempre encuentran sitio. Que la vida te trate igual de bien.',
    'Veintiún años{, name}: que se abran las puertas que elijas.',
  ],
  30: [
    'Treinta{, name}: ya sabes a quién llamar, de qué fiestas irte pronto y qué sopa lo cura todo. Que esta década esté hecha de cosas elegidas por ti.',
    'Los treinta te quedan de maravilla{, name}. Póntelos mucho.',
  ],
  40: [
    'Cuarenta{, name}, y tu risa es la misma que recuerdo. Que los próximos diez años traigan menos prisa, mejores zapatos y, de vez en cuando, a toda tu gente en una sola mesa.',
    'Cuarenta: se acabó el ensayo{, name}, ahora empieza la música.',
  ],
  50: [
    '¡Medio siglo{, name}! Cuántas comidas hechas, cuántos viajes para llevar a otros, cuántas manos entre las tuyas. Hoy nos toca a nosotros: no te levantes, que el pastel va hacia ti.',
    'Cincuenta velas encendidas{, name}, y tu luz les gana.',
  ],
  60: [
    'Sesenta años de mañanas{, name}, y tantas las has hecho mejores para alguien. Que vengan paseos largos, colas cortas y un teléfono que solo suene por buenas noticias.',
    'Sesenta años{, name}: el mejor motivo para una fiesta.',
  ],
  70: [
    'Setenta{, name}: has visto volver las modas dos veces sin perder tu gusto. Que este año traiga días templados, mesas llenas y voces jóvenes en cada habitación.',
    'Setenta años buenos{, name}. Por el próximo café contigo.',
  ],
  80: [
    'Ochenta veranos{, name}, y todavía preguntas cómo estamos antes de que podamos preguntarte. Hoy respondemos primero: estamos felices, porque estás aquí. Y la fiesta dura hasta la última canción.',
    'Ochenta velas piden mucho aire{, name}. Soplamos contigo.',
  ],
  90: [
    'Noventa años{, name}. Las historias que nos contaste son las que ahora contamos a los niños. Que cada día de este año traiga a alguien que escuche, y algo dulce junto a la taza.',
    'Noventa{, name}: toda una biblioteca de vida, y sigue abierta.',
  ],
  100: [
    '¡Cien años{, name}! Un siglo de pan compartido y de manos que no se sueltan. No hay velas suficientes, ni tampoco palabras: solo cariño, y un pastel muy grande.',
    'Cien veces y una más: feliz cumpleaños{, name}.',
  ],
};
