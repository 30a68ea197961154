import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const funny: ToneWishes = {
  byRelationship: {
    Brother: [
      'Por ser tu cumpleaños{, name,} hoy no voy a contar quién rompió el florero ni quién le echó la culpa al perro. Mi silencio cuesta dos pedazos de pastel y el control de la tele. El perro pide lo mismo.',
      'Sigues siendo mi hermano favorito{, name}: tampoco hubo mucho donde elegir.',
      'En la foto de la primaria sales peinado con saliva y sin dientes. Feliz cumpleaños{, name}: has mejorado bastante, pero guardo el original.',
      'Hoy tienes derecho a la parte más grande, al asiento de adelante y a contar la versión donde tú no lloraste. Disfruta{, name}: esta amnistía vence a medianoche y yo guardo rencores con fecha.',
    ],
    Sister: [
      'Hoy puedes tener razón en todo, elegir la película y quedarte una hora en el baño sin que nadie golpee la puerta. Aprovecha{, name}: mañana a primera hora se reabre el caso del chocolate que “nunca viste”.',
      'Prometo no contar tu edad{, name}: yo también saldría perdiendo.',
      'Iba a escribirte algo muy profundo{, name}, pero me acordé de cómo bailas en la cocina y se me pasó. ¡Felicidades, hermana!',
      'Revisé la ley y no encontré nada que me obligue a devolverte el suéter azul en tu cumpleaños. Sí encontré, en cambio, que debo compartir el postre{, name}. Negociemos.',
    ],
    Mother: [
      'Hoy no se dice “en la casa hay comida”, ni “ponte un suéter”, ni “ya verás cuando lleguemos”. Hoy comemos fuera{, name|, mamá}, nadie tiene frío y, cuando lleguemos, lo único que te espera es un pastel.',
      'Ya llegué, ya comí y traigo suéter{, name|, mamá}. ¡Feliz cumpleaños!',
      'Nadie grita “ya está la cena” media hora antes con tanta convicción como tú{, name|, mamá}. Hoy nos sentamos a la primera.',
      'Me mandaste catorce audios para avisar que no querías fiesta, así que entendimos el mensaje{, name|, mamá}: somos cuarenta y llegamos a las siete. Tú no hagas nada. Bueno, tal vez el arroz.',
    ],
    Father: [
      'Hoy puedes dormirte frente a la tele con la boca abierta{, name|, papá}, y si alguien cambia de canal tienes permiso para decir tu frase de siempre: “la estaba viendo”. Nadie se va a reír. Bueno, yo sí, pero bajito.',
      'Tus chistes malos ya son patrimonio familiar{, name|, papá}. ¡Feliz cumpleaños!',
      'Según tú, todo se arregla con cinta adhesiva y un “con esto ya queda”. Feliz cumpleaños{, name|, papá}: sorprende que la casa siga en pie.',
      'Llevas años diciendo “un día de estos la arreglo”. La puerta ya se acostumbró, la llave gotea en la nota correcta y nadie quiere cambios{, name|, papá}. Hoy suelta el destornillador y sopla.',
    ],
    Friend: [
      'Nuestra amistad se sostiene en tres pilares: audios de siete minutos, “ya voy saliendo” dicho desde la ducha y secretos que nos hundirían por igual. Feliz cumpleaños{, name}. Si tú no hablas cuando llegue el pastel, yo tampoco.',
      'Llegué puntual solo por el pastel{, name}. Que conste en acta.',
      'Te conozco tanto que podría escribir tu biografía, y te quiero tanto que no pienso publicarla. Por ahora.',
      'Dijimos “un ratito tranquilo” y tú, yo y mi espalda sabemos cómo termina eso. Ponte zapatos cómodos{, name}: hoy tu cumpleaños se celebra hasta que nos apaguen la luz.',
    ],
    Wife: [
      'Hoy prometo no responder “lo que tú quieras” cuando elijas restaurante, no ver capítulos sin ti y no dormirme antes de saber quién era el asesino. Feliz cumpleaños{, name|, mi amor}. Mañana vuelvo a ser yo.',
      'Feliz cumpleaños a la dueña oficial de la manta{, name}.',
      'Cada vez que dices “yo no quiero postre” pido dos cucharas. Hoy, por tu cumpleaños{, name|, mi vida}, pido también dos postres.',
      'Le pregunté a tu lista de deseos qué querías y me contestó “que adivines”. Llevo tres semanas en ello{, name|, mi amor}. El regalo se puede cambiar; a mí, según el contrato, ya no.',
    ],
    Husband: [
      'Con motivo de tu cumpleaños{, name,} tus ronquidos contarán hoy como música de cámara, tus calcetines en el suelo como arte moderno y tu “ya casi estoy” como la hora exacta. La exposición cierra a medianoche.',
      'Te cedo el control y la última empanada{, name|, amor}.',
      'Prometimos estar en las buenas y en las malas, pero nadie mencionó armar muebles sin instrucciones. Aun así, feliz cumpleaños, valiente.',
      'Te amo incluso cuando dices “cinco minutitos” y el reloj pide vacaciones. Hoy no hay prisa{, name|, amor}: el pastel espera, las velas esperan y yo, que ya tengo práctica, también.',
    ],
    Son: [
      'Hoy el festejo es tuyo, pero el mérito se comparte: yo puse las noches sin dormir y tú, los berrinches en el supermercado. Míranos ahora{, name}, tan elegantes. Pide lo que quieras, menos un perro, un gato o mi contraseña.',
      'Por hoy no pregunto a qué hora llegas{, name|, hijo}.',
      'De bebé solo te callabas si te paseaba en auto. Feliz cumpleaños{, name}: por ti conozco cada semáforo de la ciudad.',
      'Heredaste mis ojos, mi paciencia y, por lo visto, también mi cargador. Lo primero te lo regalo, lo segundo te hará falta y lo tercero lo quiero de vuelta{, name|, hijo}. ¡Feliz cumpleaños!',
    ],
    Daughter: [
      'El día que aprendiste a usar mi teléfono perdí el teléfono; el día que aprendiste a cocinar perdí la cocina; el día que aprendiste a elegir la música perdí también el auto. Feliz cumpleaños{, name}. Nunca me había gustado tanto perder.',
      'Sigues siendo mi bebé{, name}; discútelo con las velas.',
      'Me contestas “ya voy” desde hace años y aún no llegas. Feliz cumpleaños{, name}: hoy te esperamos con el pastel de rehén.',
      'Prometo no cantar por tercera vez en el grupo de la familia. Prometo no contar lo del disfraz de brócoli{, name}. Prometo dejar de prometer en cuanto llegue el pastel.',
    ],
    Teacher: [
      'Esta tarjeta se escribió sin faltas de ortografía, sin copiar del cuaderno de al lado y sin preguntar si entra en el examen. Sirva de prueba{, name|, profe}: en aquella clase algo se aprendió. ¡Feliz cumpleaños!',
      'Hoy el recreo dura todo el día{, name|, profe}. ¡Felicidades!',
      'Por decisión unánime de la última fila, hoy no hay tarea, no hay lista y no hay examen sorpresa. Solo hay pastel.',
      'Confesión tardía: el perro nunca se comió la tarea, ni siquiera había perro. El delito ya prescribió{, name|, profe}, así que hoy toca celebrar: cero cuadernos por corregir y solo excusas creíbles.',
    ],
    Colleague: [
      'Según el sistema, tus vacaciones siguen en revisión, tu silla nueva viene en camino y el aire acondicionado está perfecto. Lo único que sí llegó a tiempo es tu cumpleaños{, name}. Celebremos antes de que lo pasen a la semana que viene.',
      'Hoy contesta a todo “lo vemos mañana”{, name}. ¡Felicidades!',
      'Cumplir años debería pagarse como hora extra. Mientras lo aprueban{, name}, acepta este abrazo y tres galletas.',
      'La impresora te respeta, el jefe te escucha y el café sale mejor si lo haces tú. Nadie sabe cuál es el truco{, name}, pero por favor no cumplas años en otra empresa.',
    ],
    Grandmother: [
      'Para ti nadie ha comido nunca lo suficiente{, name|, abuela}. Hoy se hace justicia: te sentamos, te servimos tres veces, te decimos “pero si no has probado bocado” y te mandamos a casa con comida para la semana. A ver qué se siente.',
      'En la lata de galletas por fin hay galletas{, name|, abuela}.',
      'Aciertas con mi nombre después de pasar por todos los de la familia. Feliz cumpleaños{, name|, abuelita}, de parte de quien sea yo.',
      'Dices que no cabe nadie más en la casa y a los cinco minutos invitas a los vecinos, al cartero y al novio de quien pase. Ya están todos{, name|, abuela}. Traen hambre y ya preguntan qué hay de comer.',
    ],
    Grandfather: [
      'Para ti al aeropuerto se llega cuatro horas antes, las bolsas se guardan dentro de otra bolsa y todo tiempo pasado fue más barato. Hoy celebramos a tu manera{, name|, abuelo}: empezamos temprano y guardamos el papel de regalo.',
      'No dormías{, name|, abuelo}: descansabas los ojos. ¡Feliz cumpleaños!',
      'Te regalo lo que siempre pides: nada. Pero lo traje en forma de pastel, con velitas y con la familia gritando. ¡A soplar!',
      'Tu teléfono tiene la letra tan grande que leemos tus mensajes desde la casa de enfrente. Este dice “feliz cumpleaños”{, name|, abuelo}. Presiona el botón verde. El verde. Ese no.',
    ],
    Cousin: [
      'Nos sentaban en la mesa de los niños, y ahí firmamos un pacto que sigue vigente: quien cuente lo de la boda invita la cena. Feliz cumpleaños{, name}. Por si acaso, yo ya borré las fotos. Casi todas.',
      'Delante de las tías{, name,} tú y yo no sabemos nada.',
      'Si hoy alguien te pregunta “¿y tú para cuándo?”, contesta con la boca llena. De nada{, name}: ese es mi regalo.',
      'El árbol genealógico dice que tú y yo salimos de la misma rama; los vecinos dicen que nos caímos de ella. Que siga la investigación{, name}, pero después del pastel y sin testigos.',
    ],
    'Brother-in-law': [
      'Un cuñado de verdad abre el refrigerador sin pedir permiso, opina de la comida sin tocar la cuchara y desaparece a la hora de lavar los platos. Tú, para mi desgracia, también lavas{, name}, y ahora en casa me comparan contigo.',
      'Lo que se rompió en la mudanza ya prescribió{, name}. ¡Felicidades!',
      'Antes de repartir el pastel{, name}, recuerda quién se rio de tus chistes en la primera cena. Yo no olvido.',
      'Me pidieron que te describiera en tres palabras y salió “ya llegó, escóndanlo”. Se referían al postre{, name}. Hoy no se esconde nada: te toca el primer plato y el último pedazo.',
    ],
    'Sister-in-law': [
      'Nuestras despedidas duran más que la visita: una hora en la sala, media en la puerta y otra junto al auto con el motor encendido. Así que este año empiezo a felicitarte con tiempo{, name}, a ver si termino hoy.',
      'En esta familia{, name,} ya te quieren más que a mí. ¡Felicidades!',
      'Para tu cumpleaños reservé mesa, chisme y postre, y si el tiempo no alcanza empezamos por el chisme{, name}.',
      'Contigo descubrí que se puede discutir de política, llorar por una serie y dividir un flan en partes desiguales en la misma tarde. Que no falte flan{, name}. Lo demás se improvisa.',
    ],
    'Daughter-in-law': [
      'De los suegros se cuentan cosas terribles, y este cumpleaños quiero ganarme la fama: te prohíbo cocinar, te prohíbo lavar y te prohíbo llegar con las manos llenas{, name}. Ah, y te llevas comida. Es una amenaza.',
      'Ante cualquier discusión{, name,} yo estoy de tu lado.',
      'Te di la receta familiar y te salió mejor que a mí{, name}. Te perdono solo porque hoy cumples años.',
      'El primer domingo pediste permiso para abrir el refrigerador; al segundo ya mandabas en la cocina. Así me gusta{, name}. Hoy también mandas: yo obedezco y repito postre.',
    ],
    'Son-in-law': [
      'Mi plan era hacerme de rogar un par de años antes de admitir que me caes bien. Duré lo que tardaste en repetir plato y preguntar si quedaba más. Feliz cumpleaños{, name}, y no corras la voz, que tengo una reputación.',
      'Hoy puedes sentarte en mi sillón{, name}. Solo hoy. ¡Felicidades!',
      'Te llevaste lo mejor de esta casa y encima vuelves los domingos por comida. Así da gusto{, name}. ¡Feliz cumpleaños!',
      'Al principio traías flores, después postre, ahora traes la ropa a lavar. Lo tomo como prueba de confianza{, name|, hijo}. Felicidades: ya eres oficialmente de la casa y de la lavadora.',
    ],
    Niece: [
      'Me pidieron que hoy te diera un consejo de persona seria. Lo busqué por toda la casa{, name}, y solo encontré este: empieza el pastel por el centro y deja que otra persona dé las explicaciones.',
      'Toda familia necesita una estrella{, name}. ¡Asunto resuelto!',
      'Prometí no hacerte pasar vergüenza en tu cumpleaños{, name|, sobrina}. También prometí comer menos dulces, así que ya veremos.',
    ],
    Nephew: [
      'Me dijeron que te diera buen ejemplo, y llevo años buscando uno{, name}. Mientras aparece, quédate con mi cariño, esta tarjeta y la parte de responsabilidad que me tocaba a mí, que ya no me cabe.',
      'Heredaste el encanto familiar{, name}. Perdona por el baile.',
      'Tus padres ponen las reglas y yo vengo a doblarlas{, name}. Primera medida: doble porción para quien cumple años.',
    ],
    Aunt: [
      'Las madres dicen que te abrigues; las tías cuentan lo que tu madre hizo a tu edad y esperaba que nadie supiera. Por esos servicios a la verdad{, name|, tía}, y por los mejores postres, ¡feliz cumpleaños!',
      'Oficialmente, el lado divertido de la familia eres tú{, name}.',
      'Hoy nadie puede llevarte la contraria{, name|, tía}. O sea, como todos los días, pero con velas.',
    ],
    Uncle: [
      'Dicen que todo tío debe tener un chiste y contarlo toda la vida. Tú cumples con una disciplina admirable{, name}, y como regalo hoy pienso reírme igual que la primera vez, incluso un poco más fuerte.',
      'Cuenta otra vez el chiste{, name|, tío}. ¡Hoy sí nos reímos!',
      'Nunca lees las instrucciones y todo te funciona{, name}. El pastel viene sin manual, así que te vas a sentir como en casa.',
    ],
    Partner: [
      'Mi regalo es darte la razón en todo, desde el desayuno hasta la medianoche. Elige bien tus opiniones{, name}, porque a las doce y un minuto vuelvo a tener las mías, y traigo varias guardadas.',
      'De quienes roban cobijas{, name,} te prefiero a ti.',
      'Nadie más puede quitarme las papas del plato y llamarlo compartir{, name|, amor}. Por hoy, el plato entero es tuyo.',
    ],
    Grandchild: [
      'Tus padres dijeron una sola porción, nada de dulces antes de cenar y a dormir temprano. Lo he pensado muy bien{, name}, y resulta que no los oigo. La segunda porción ya va en camino, y viene con helado.',
      'Ley de abuelos{, name}: en tu cumpleaños se desayuna postre.',
      'Con mucha paciencia me explicaste el teléfono{, name}. Ahora me toca a mí: esto es un pastel, y se usa con tenedor.',
    ],
  },
  anyone: [
    'Lo peor de cumplir años son esos treinta segundos en que todos cantan y nadie sabe dónde poner las manos. Sugerencia{, name}: una en el tenedor y la otra protegiendo el plato. Lo demás es sonreír y repetir.',
    'Traje velas y extintor{, name}, por prudencia. ¡Feliz cumpleaños!',
    'Te busqué un regalo bueno, bonito y barato. Encontré esta tarjeta, que cumple con lo tercero. ¡Que viva el festejo{, name}!',
    'Según los expertos, cada vela concede un deseo y cada pedazo de pastel, otro más si es tu cumpleaños. No recuerdo qué expertos{, name}, pero me inspiran muchísima confianza.',
  ],
};
