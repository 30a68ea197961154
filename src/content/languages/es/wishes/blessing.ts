import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** In every list at least one wish does without God, so that whoever does not believe finds words too. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'De chicos rezábamos a la carrera para poder seguir hablando en la oscuridad. Hoy rezo despacio y con tu nombre en la boca{, name}: que nada te falte, que nadie te haga daño y que siempre encuentres el camino de regreso a casa.',
      'Que Dios te cuide como tú nos cuidas{, name|, hermano}.',
      'Cada noche hay un lugar para ti en mis oraciones, y es el de siempre: junto al mío. Que la vida te trate con ternura.',
      'Pedí un hermano y me dieron un guardián, un bufón y un consejero en la misma persona. Doy gracias por los tres{, name}. Que la salud te siga, que el miedo te pierda la pista y que la risa te alcance siempre.',
    ],
    Sister: [
      'Contigo me tocó una bendición de risa contagiosa y mal genio por las mañanas. Le doy gracias al cielo por ti{, name}. Que te devuelva en salud, en paz y en sueño tranquilo todo el bien que repartes.',
      'Que la paz se quede a dormir contigo{, name|, hermana}.',
      'Enciendo una vela por ti{, name,} y pido lo que tú nunca pides: descanso, y alguien que te pregunte cómo estás.',
      'Que las puertas que tocas se abran, que las que se cierran te protejan y que en cada umbral haya alguien que se alegre de verte llegar. Así te bendigo hoy{, name|, hermana}, con las dos manos.',
    ],
    Mother: [
      'Me echaste la bendición en la puerta tantas veces que aprendí a no salir sin ella. Hoy te la devuelvo{, name|, mamá}: que Dios te guarde de noche y de día, que te dé salud, y que tus manos descansen sabiendo que todo salió bien.',
      'Bendita la hora en que naciste{, name|, mamá}. Te quiero.',
      'Tus oraciones me han llevado más lejos que mis pies. Que hoy todas regresen a ti convertidas en alegría{, name}.',
      'Que el cansancio de tantos años se te vuelva descanso, y cada lágrima que no nos dejaste ver, una mañana clara. Eso le pido al cielo{, name|, mamá}, y esta vez no acepto menos.',
    ],
    Father: [
      'Has sido para esta casa como el árbol del patio: sombra en verano, apoyo en la tormenta y fruto sin hacer ruido. Que no te falte el agua buena{, name|, papá}, ni la salud, ni quien se siente a tu lado al caer la tarde.',
      'Que Dios te multiplique lo que nos diste{, name|, papá}.',
      'Pido para ti un año liviano: noches sin cuentas, domingos sin prisa y la familia cerca. Amén a todo{, name|, papá}.',
      'Que tus rodillas te respondan, que tus ojos sigan viendo lejos y que en tu mesa nunca sobre una silla. Lo demás ya lo tienes{, name|, papá}: el amor entero de una familia que te bendice.',
    ],
    Friend: [
      'Hay bendiciones que no caen del cielo: tocan el timbre, traen pan y preguntan “¿cómo vas?”. Así llegaste tú a mi vida{, name}. Que este año toquen a tu puerta muchas más, todas con buenas noticias y ninguna con prisa.',
      'Que la luz te encuentre primero{, name}. ¡Feliz cumpleaños!',
      'No sé rezar muy bien, pero tu nombre me sale fácil. Que Dios te dé salud, calma y motivos para reír.',
      'Que la vida te cuide como cuidas tú las plantas de los demás cuando se van de viaje: sin que nadie te vea y sin que se te olvide ni un día. Amén{, name}, y feliz cumpleaños.',
    ],
    Wife: [
      'Pedí alguien con quien compartir el pan y me fue dada una mesa entera: fe, risa, refugio y fiesta. Que todo eso vuelva a ti{, name|, mi amor}. Que el cielo cuide tu salud, y que a mí me alcance la vida para seguir a tu lado.',
      'Eres mi oración respondida{, name|, mi vida}. Dios te bendiga.',
      'Que en esta casa nunca falte tu canto en la mañana ni tu mano en la noche. Bendita seas{, name}, hoy y siempre.',
      'Cada noche cierro el día con tu nombre, como quien deja la puerta con llave y la luz encendida. Que nada malo te encuentre{, name|, mi vida}, y que todo lo bueno tenga copia de esa llave.',
    ],
    Husband: [
      'Dormir a tu lado me enseñó lo que es la paz: una respiración tranquila y la certeza de que mañana seguirás ahí. Por eso pido{, name,} que te acompañen la salud y la calma, que te salga bien lo que sueñas y que nunca te sientas solo.',
      'Que el cielo te devuelva cada cuidado{, name|, amor mío}.',
      'Bendigo tus pasos cuando sales y el ruido de la llave cuando vuelves. Que así sea muchos años{, name|, mi vida}.',
      'Que tu trabajo tenga sentido, que tu descanso tenga sombra y que tus sueños tengan suelo. Yo pongo la oración y la almohada de al lado{, name|, amor}; el cielo, que ponga los años.',
    ],
    Son: [
      'La primera noche que te tuve en brazos hice una lista de peticiones tan larga que me amaneció. Sigo pidiendo lo mismo{, name|, hijo}: que tengas salud, que seas bueno, que nunca te falte un amigo y que Dios te traiga siempre con bien.',
      'Mi bendición va contigo adonde vayas{, name|, hijo mío}.',
      'Que tus pies encuentren firme el suelo y tu corazón nunca se endurezca{, name}. Aquí siempre hay quien pida por ti.',
      'No pido para ti un camino sin piedras, pido buenos zapatos, buenos compañeros y un ángel con experiencia. Todo lo demás lo pondrás tú{, name|, hijo}. Ve tranquilo, que aquí se reza.',
    ],
    Daughter: [
      'Antes de conocerte ya me sabía tu nombre y tenía las manos listas para recibirte. Ya no cabes en mis brazos, pero sigues cabiendo entera en mis oraciones{, name}. Que el ángel que te cuida no se distraiga nunca, hija de mi vida.',
      'Dios te haga tan feliz como tú a mí{, name|, hija}.',
      'Pongo este año en buenas manos y te pongo a ti en las mejores. Que camines sin miedo, hija: vas acompañada.',
      'Que tu corazón siga siendo blando y tu paso, firme. Que te quieran como mereces y que sepas reconocerlo. Esta es mi bendición de siempre{, name|, hija}, dicha despacio para que te dure el año.',
    ],
    Teacher: [
      'Quien enseña siembra sin saber qué árbol saldrá de cada semilla, y aun así riega todos los días. Que el cielo devuelva en salud, en serenidad y en abrazos inesperados todo lo que se dio en aquellas clases{, name|, profe}. Mil gracias y mil bendiciones.',
      'Bendita la paciencia que nos enseñó tanto{, name|, profe}.',
      'Cada persona que aprendió con gusto es una bendición que vuelve. Que este cumpleaños las traiga todas juntas{, name}.',
      'Por cada duda aclarada, una bendición; por cada regaño justo, dos. Echando cuentas{, name|, profe}, el cielo debe ya una vida larga, llena de salud y de alumnos que vuelven a saludar.',
    ],
    Colleague: [
      'Pasamos más horas trabajando que en casa, y por eso agradezco tanto tu presencia: pones calma donde hay prisa y buena fe donde hay cansancio. Que esa paz te acompañe al salir por la puerta{, name}, y que en tu hogar todo vaya bien.',
      'Que tengas paz, salud y buen ánimo{, name}. ¡Felicidades!',
      'Que lo que haces con tanto empeño dé fruto, y que el descanso te llegue antes que la fatiga. Bendiciones{, name}.',
      'Hay quien deja paz en los pasillos por donde pasa. Que esa misma paz te espere en casa{, name}, y que este año tu esfuerzo dé fruto sin robarte el sueño ni los domingos.',
    ],
    Grandmother: [
      'En tus oraciones cabemos todos, hasta quien se portó mal. Hoy la familia entera reza por ti{, name|, abuela}: que no te duela nada, que el cielo te guarde muchos años y que siempre tengas a quién contarle otra vez tus historias.',
      'Que Dios te dé tantos años como cuentos{, name|, abuelita}.',
      'Lo que tus manos tocaron salió adelante: las plantas, la masa, la familia. Que esas manos descansen hoy entre las nuestras.',
      'Una casa se sostiene con vigas y con oraciones; las tuyas siguen sin una grieta. Que hoy te sostengamos a ti{, name|, abuela}: con las manos, con la voz y con el corazón agradecido.',
    ],
    Grandfather: [
      'Has visto pasar sequías, mudanzas, cosechas y modas, y sigues dando gracias antes de partir el pan. De ti aprendí a agradecer{, name|, abuelo}. Que cada mañana te encuentre con buen pulso, café caliente y alguien con ganas de escucharte.',
      'Que Dios ponga los años{, name|, abuelo}, y esta familia, los abrazos.',
      'Guardaste para los malos tiempos y repartiste en los buenos. Que ahora el cielo reparta contigo{, name|, abuelo}: salud, paz y siestas largas.',
      'Que el sol de la mañana llegue primero a tu sillón y las buenas noticias, a tu oído. Fuiste bendición para tantos{, name|, abuelo}, que hoy solo te la estamos devolviendo en pedacitos.',
    ],
    Cousin: [
      'La abuela decía que primero se reza y después se abre la caja de galletas; tú y yo siempre lo hicimos al revés. Que el cielo, que tiene sentido del humor, te mande este año salud{, name}, alegría y galletas sin pecado.',
      'Que nunca te falte la familia{, name}, ni la calma.',
      'Venimos de gente que resistió rezando y cantando. Que esa fuerza te acompañe este año{, name}, y que la canción te toque alegre.',
      'Que nunca nos falten motivos para juntarnos ni velas para encender. Pongo la tuya en primera fila{, name}, cerca de las fotos de la familia, donde el cielo la vea bien.',
    ],
    'Brother-in-law': [
      'Doy gracias por el día en que nuestras familias se sentaron a la misma mesa, porque de ahí salió un hermano que no esperaba. Que Dios te dé trabajo del que alegra{, name}, salud de la que dura y descanso del que no se interrumpe.',
      'Que en tu casa siempre haya paz{, name|, cuñado}. Bendiciones.',
      'Que lo que hoy te preocupa se resuelva solo, como se resuelven contigo las tardes difíciles: con calma y con fe.',
      'Que tu mesa sea grande, tu sueño, profundo y tu risa, la de siempre. Por tu familia y por la mía hago hoy la misma petición{, name}: que estés bien y que estés cerca.',
    ],
    'Sister-in-law': [
      'Siempre tienes una palabra buena para quien llega con cara de cansancio, y un “todo va a estar bien” que de verdad consuela. Que hoy alguien te lo diga a ti{, name}, y que la vida se encargue de que sea cierto.',
      'Que la bondad te encuentre en casa{, name|, querida cuñada}.',
      'Bendigo el cariño que pones en los detalles que nadie ve. Que este año la alegría tenga esos detalles contigo{, name}.',
      'Llegaste y trajiste contigo una calma que no sabíamos pedir. Que esa calma te cubra en los días difíciles{, name}, y que en los buenos no te falte gente para celebrarlos.',
    ],
    'Daughter-in-law': [
      'En esta familia pedimos muchas cosas, y casi todas llegaron tarde o a medias; tú llegaste a tiempo y completa. Que el cielo cuide tu hogar{, name}, tus planes y cada cosa que toques, y que nunca dudes de que aquí se te quiere.',
      'Eres la bendición que no supimos pedir{, name|, hija}.',
      'Que el amor que trajiste a esta familia vuelva a ti en salud, en risas y en domingos tranquilos. La paz te acompañe siempre.',
      'Rezo por ti con las mismas palabras que uso para los míos, porque el corazón no distingue apellidos. Que la alegría eche raíces en tu casa{, name}, y que nos dejes regarla de vez en cuando.',
    ],
    'Son-in-law': [
      'Desde que llegaste hay una silla más en nuestra mesa y un nombre más en nuestras oraciones. Pedimos que tengas fuerza para lo que viene{, name}, alegría en lo que hay y la seguridad de que esta familia te recibió para siempre.',
      'Dios bendiga tu casa y tus manos{, name|, hijo}.',
      'Que siempre salgas con ánimo y vuelvas con buenas noticias. Por ti también se enciende una vela en esta casa{, name}.',
      'Que tu bondad callada la vea quien tiene que verla. Aquí abajo ya la vimos{, name}, y por eso pedimos para ti un año de puertas abiertas, fuerzas nuevas y sobremesas largas.',
    ],
    Niece: [
      'Esta mañana pedí una sola cosa para ti: que el bien te encuentre dondequiera que vayas{, name|, sobrina}. En tus planes y en tus pausas, entre gente conocida y extraña, que siempre haya quien te cuide.',
      'Bendiciones para tu camino y para tu descanso{, name}.',
      'Luz en tu ventana, valor en tu corazón y gente buena en tu puerta{, name}: eso pido para tu año.',
    ],
    Nephew: [
      'Ojalá tus pies encuentren tierra firme y tu corazón buena compañía{, name|, sobrino}. Lo que te pese, que se vuelva ligero; lo que ames, que se quede cerca; y lo que busques, que ya venga en camino.',
      'Ve con bien, ríe mucho y que el cielo te cuide{, name}.',
      'Fuerza para los días cuesta arriba y gratitud para los fáciles{, name|, sobrino}: te deseo bastante de las dos.',
    ],
    Aunt: [
      'A cuántos nos han abrigado tus rezos y tu sopa, sin que nadie preguntara cuál de los dos curaba más{, name|, tía}. Hoy pedimos que te regrese multiplicado, en salud, en consuelo y en mesa llena.',
      'El cielo sabía que nos hacías falta{, name|, tía}.',
      'Paz en tu casa, salud en tus manos y buenas noticias en tu teléfono{, name}. Feliz y bendecido cumpleaños.',
    ],
    Uncle: [
      'Por la calma que nos das, por las puertas que sostienes y las preocupaciones que cargas sin decir nada{, name|, tío}, hoy doy gracias. Pido para ti lo mismo que siempre has dado: techo, abrigo y alegría.',
      'Salud y un corazón tranquilo para ti{, name|, tío}.',
      'Cada día de tu nuevo año{, name}, que algo pequeño te salga bien y que estés ahí para verlo.',
    ],
    Partner: [
      'Doy gracias por cada calle que te acercó a mi puerta, con todas sus vueltas{, name}. Pido mañanas largas, años amables y una casa que no se enfríe, y que todo eso nos toque de la mano.',
      'Eres la oración que olvidé decir{, name|, amor mío}.',
      'Bendito el día en que naciste y cada día sencillo que paso cerca de ti{, name}. Que seas muy feliz.',
    ],
    Grandchild: [
      'De cualquier tamaño y a cualquier edad, cada noche te llevamos en nuestras oraciones{, name}. Pedimos para ti maestros pacientes, amistades verdaderas y un corazón valiente; y para nosotros, la dicha de verte llegar.',
      'Todas nuestras bendiciones corren hoy delante de ti{, name}.',
      'Crece en bondad, crece en valor, y que nunca te queden chicos los abrazos de esta casa{, name}.',
    ],
  },
  anyone: [
    'Que este nuevo año de vida empiece con luz suave y sin prisas. Que tengas salud para disfrutarlo, calma para saborearlo y gente buena para compartirlo{, name}, y que nunca te falte un motivo para dar gracias.',
    'Paz, salud y pan en tu mesa{, name}. ¡Bendiciones!',
    'Que el bien que haces sin darte cuenta encuentre tu puerta y llame. Hoy alguien da gracias por tu vida{, name}.',
    'Que despiertes sin peso, que camines sin prisa y que duermas sin deudas de ninguna clase. Que alguien pronuncie hoy tu nombre con cariño{, name}. Yo ya lo hice, y en voz alta.',
  ],
};
