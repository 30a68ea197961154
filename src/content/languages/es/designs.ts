/** Title and wish of each design, by its id. */
export const designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>> = {
  // The first twelve.
  'first-slice': {
    title: 'El primer pedazo',
    wish: 'Notabas mi cansancio antes que yo, y aparecía un plato de fruta picada junto a mis libros. Hoy me toca a mí. Siéntate, sube los pies y prueba el primer pedazo de todo.',
  },
  'lift-off': {
    title: 'Despegue',
    wish: '¿Te acuerdas del cohete de cartón detrás del sofá? Tú eras el capitán y a mí me tocaba la cuenta regresiva. Sigo contando por ti: tres, dos, uno, y que este año te lleve más lejos que todos nuestros viajes de mentira.',
  },
  'sunset-in-layers': {
    title: 'Atardecer por capas',
    wish: 'Hay tardes que llegan por capas: primero el oro, luego el rosa, al final ese azul que no hace ruido. Así es quererte. Cada año creo que ya te vi todos los colores, mi amor, y cada año aparece uno nuevo.',
  },
  'two-scoops': {
    title: 'Dos bolas de helado',
    wish: 'Primero pruebas mi helado y después preguntas si puedes, y aun así contigo comparto todos. Gracias por los secretos, la ropa prestada y los ataques de risa. Que tu cumpleaños venga con dos bolas y sin nadie cerca que te robe una cucharada.',
  },
  'quiet-thanks': {
    title: 'Un gracias en voz baja',
    wish: 'Nunca le hizo falta levantar la voz, y sin embargo la oigo cada vez que me tomo el tiempo de hacer algo bien. Con respeto y gratitud, le deseo un cumpleaños tranquilo y un año de buena salud.',
  },
  'city-lights': {
    title: 'Luces de ciudad',
    wish: 'Mucha gente ilumina una fiesta. Tú iluminas la caminata de regreso: una canción más, una historia más, la última galleta de mi bolsa. Que este año empiece con ruido, termine tarde y brille todo el camino.',
  },
  'both-of-us': {
    title: 'Tú y yo, riendo',
    wish: 'De todas nuestras fotos, las que más me gustan son las torcidas: el viento en tu pelo, mi dedo en la esquina y tú y yo riéndonos de algo que ya nadie recuerda. Por un año lleno de fotos así.',
  },
  'side-a': {
    title: 'Lado A, primera canción',
    wish: 'Me enseñaste a bajar la aguja sin rayar el disco y a cantar el estribillo sin vergüenza. Todas las canciones viejas siguen teniendo tu voz, un poco desafinada y completamente feliz. Hoy ponlas a todo volumen.',
  },
  'credit-where-due': {
    title: 'A quien lo merece',
    wish: 'Gracias por las respuestas claras, por las preguntas honestas y por ese café que siempre está hecho. Que tenga un cumpleaños espléndido y un año que le reconozca todo lo que usted reconoce a los demás.',
  },
  'one-more-flame': {
    title: 'Una llama más',
    wish: 'Por nuestros exámenes, por nuestros viajes y por nuestros corazones atolondrados has ido encendiendo velita tras velita. Que hoy toda esa luz regrese a ti. Que tus días no tengan prisa, que no te duelan las rodillas y que la casa se llene de nuestro ruido.',
  },
  'not-extinct': {
    title: 'Aún sin extinguirse',
    wish: 'En toda foto de familia hay alguien atrás haciendo muecas, y me enorgullece decir que siempre fuimos tú y yo. Con más años, sí, pero de extinción nada. Anda, especie protegida: ruge y que no quede una vela en pie.',
  },
  'long-way-home': {
    title: 'El camino largo',
    wish: 'Siempre volvíamos por el camino largo para que el paseo durara, y me llenabas los bolsillos de piedritas y de consejos. Conservo los consejos. Que los años que vienen caminen igual de despacio, con luz dorada y una mano pequeña en la tuya.',
  },

  // For sons and daughters.
  'whole-menagerie': {
    title: 'Todos los animales',
    wish: 'El panda se peinó, el zorro prometió no morder y el oso se puso corbata. Les dijeron que hoy cumple años alguien importantísimo. Cuando supieron que eras tú, el oso se aflojó la corbata y pidió que empezara el baile.',
  },
  'kite-weather': {
    title: 'Buen viento',
    wish: 'Me acuerdo de correr detrás de ti con el hilo mientras gritabas que ya volaba. Tú también volabas. Cada año he soltado un poco más de cuerda, y me encanta ver qué alto llegas.',
  },
  'seven-colours': {
    title: 'Siete colores',
    wish: 'Que tengas rojo para el valor, amarillo para las mañanas, verde para acostarte en la hierba, azul para respirar hondo y todos los demás colores porque sí. Y que la lluvia no te preocupe nunca: así empiezan los arcoíris.',
  },
  'up-you-go': {
    title: 'Hasta arriba',
    wish: 'Primero fueron mis hombros, luego el árbol y luego el asiento más alto de todos los autobuses. Siempre quisiste ver qué había detrás del último techo. Ve y mira. Desde allá arriba es fácil encontrar la luz de nuestra cocina.',
  },
  'count-the-stars': {
    title: 'Cuenta las estrellas',
    wish: 'A los cuatro años me preguntaste cuántas estrellas hay, y no aceptaste “muchas” como respuesta. Llevo desde entonces pensándolo. Hay una. Tiene tus ojos y hoy cumple años.',
  },
  'next-level': {
    title: 'Siguiente nivel',
    wish: '¡Nivel desbloqueado! Has ganado un año, cuatro centímetros y una sabiduría sospechosa sobre internet. En esta casa los demás seguimos en el nivel uno y agradeceríamos una mano con la impresora.',
  },

  // For friends, teachers and colleagues.
  'after-midnight': {
    title: 'Después de medianoche',
    wish: 'En algún lugar ya pasó la medianoche, así que tu cumpleaños empezó y tienes prohibido irte a dormir. Tenemos un taxi, tres canciones en bucle y ningún plan. Es un plan malísimo. Cuenta conmigo.',
  },
  'things-that-grew': {
    title: 'Lo que creció',
    wish: 'Sembró mucho en filas de niños inquietos y pocas veces pudo ver qué salió de aquello. Le escribo para informarle de que algo salió. Por su paciencia y por su exigencia, mi gratitud de siempre y un muy buen año.',
  },
  'out-of-office': {
    title: 'Fuera de la oficina',
    wish: 'Gracias por tu mensaje. No estoy: celebro el cumpleaños de la única persona que le pone papel a la impresora. Si es urgente, come pastel. Lo demás se contestará mañana, probablemente mal.',
  },
  'on-the-fridge': {
    title: 'Con un imán',
    wish: 'Tu foto ha sobrevivido a tres mudanzas en la puerta de mi refrigerador. Está descolorida, cuelga de un imán con forma de camarón y toda visita pregunta quién es. Yo contesto: es a quien hay que llamar.',
  },
  'question-at-the-back': {
    title: 'La pregunta de la última fila',
    wish: 'Un día nos preguntó qué hay después del último planeta y luego hizo algo poco común: esperó a que contestáramos. La clase entera se inclinó hacia la ventana. Algunos seguimos mirando hacia arriba. Feliz cumpleaños, y gracias.',
  },
  'in-good-time': {
    title: 'A buen ritmo',
    wish: 'En toda banda hay alguien que lleva el compás para que los demás puedan improvisar. Gracias por su constancia y por encontrar el ritmo hasta en un lunes por la mañana. Le deseo un muy feliz cumpleaños.',
  },
  'ten-minutes-away': {
    title: 'A diez minutos',
    wish: 'Diga lo que diga el mapa, tú siempre has vivido a diez minutos. Llegaste con sopa, llegaste con una escalera, llegaste a las dos de la mañana en pantuflas. Que todo lo bueno tome ese mismo camino hacia ti.',
  },

  // For the families of husbands and wives.
  'promoted-to-brother': {
    title: 'Ascenso a hermano',
    wish: 'Tras revisar tu conducta en comidas, mudanzas y un domingo larguísimo, la familia ha decidido ascenderte de cuñado a hermano. El puesto no incluye aumento. Incluye pastel, y el sillón bueno es tuyo hasta la medianoche.',
  },
  'sisters-by-luck': {
    title: 'Hermanas por suerte',
    wish: 'Hay quien recibe una hermana al nacer y tiene que compartir con ella el cuarto. A mí me llegaste en una boda, ya crecida y con mi mismo sentido del humor. Yo sé quién tuvo más suerte. Feliz cumpleaños a la que habría elegido de todas formas.',
  },
  'nobody-heard-the-gate': {
    title: 'Nadie oyó la puerta',
    wish: 'Llegaste como llega la primavera al jardín: nadie oyó la puerta, y una mañana todo estaba en flor. Que aquí te quieran en todas las estaciones. Que esta casa sea tuya hasta el último escalón que rechina.',
  },
  'key-to-the-toolbox': {
    title: 'La llave de las herramientas',
    wish: 'Primero te dimos la bendición, y eso fue fácil. Después te dimos la llave de la caja de herramientas. Piensa bien lo que eso significa, hijo. Feliz cumpleaños, y por favor devuelve el taladro grande.',
  },
  'straight-and-level': {
    title: 'Derecho y a nivel',
    wish: 'Me quito el sombrero ante el hombre que lee las instrucciones antes de empezar. Por tu calma, por tu buen consejo y por cada repisa de esta casa que cuelga derecha: gracias de verdad, y un año tan bien nivelado como tu trabajo.',
  },
  'last-in-the-kitchen': {
    title: 'Última luz en la cocina',
    wish: 'Ya se fueron los invitados, las velas están por apagarse y tú y yo seguimos secando platos y hablando bajito. La mitad de lo que sé de esta familia lo aprendí a esa hora. Por muchas más sobremesas de cocina.',
  },
  'sugar-in-the-milk': {
    title: 'Azúcar en la leche',
    wish: 'Dicen que el buen huésped es como el azúcar en la leche: la taza no se derrama, solo se endulza. Tú dejaste de ser huésped desde el primer día. Feliz cumpleaños, hija, de parte de toda la taza.',
  },
  'never-late': {
    title: 'Bueno y puntual',
    wish: 'Pedíamos un yerno bueno y nos llegó uno que, además, es puntual. Que tu trabajo sea honrado y tu sueño, profundo. Que los años con esta familia se te hagan más cortos que nuestras comidas de domingo.',
  },

  // For parents and grandparents.
  'letters-home': {
    title: 'Cartas a casa',
    wish: 'Querida mamá: por aquí todo bien. Como a mis horas, me abrigo y sigo doblando las toallas a tu manera, porque todas las demás están mal. Te extraño en las cosas chiquitas. Guarda esta carta con las otras, en la caja azul.',
  },
  'snow-on-the-path': {
    title: 'Nieve en el camino',
    wish: 'Siempre te levantabas primero a despejar el camino, y por eso nunca supimos que había hielo. Que hoy tengas el camino limpio, las botas secas y el fuego encendido, y que la leña la traiga otro.',
  },
  'good-cloth': {
    title: 'De buena tela',
    wish: 'La mitad de lo que tengo pasó por tu aguja: un dobladillo, un remiendo, un botón salvado a tiempo. Dices que la buena tela siempre merece una puntada más. El buen día también: siéntate conmigo, abuela, y hagamos que este dure mucho.',
  },
  'your-move': {
    title: 'Te toca mover',
    wish: 'En todos estos años me has enseñado cuatro aperturas, once refranes y a perder con dignidad. He practicado lo primero y lo segundo. Es tu cumpleaños, así que te toca mover. Y no les quito el ojo a tus mangas.',
  },
  'colours-at-the-door': {
    title: 'Colores en la puerta',
    wish: 'Toda fiesta empezaba con tu mano dejando caer color sobre el suelo desnudo, y al amanecer había un jardín. Que hoy esa mano descanse. Que la felicidad venga sola hasta tu puerta y la encuentre abierta.',
  },
  'head-of-the-grill': {
    title: 'Jefe de la parrilla',
    wish: 'Hoy nadie te va a decir que la brasa está muy fuerte. Nadie le dará la vuelta a tu carne. El delantal está planchado, las pinzas brillan y la familia hace fila con el plato vacío y una fe absoluta.',
  },

  // For partners.
  'same-sky': {
    title: 'El mismo cielo',
    wish: 'Antes de ti la noche solo era oscura. Ahora sé cuál es tu ventana, a qué estrella llamas satélite y cómo se calla la calle entera cuando te ríes. Feliz cumpleaños a la persona por la que miro hacia arriba.',
  },
  'butterflies-still': {
    title: 'Mariposas todavía',
    wish: 'Me dijeron que las mariposas se van al mes o a los dos meses. Las mías se quedaron a vivir, pintaron las paredes e invitaron a sus amigas. Todas te desean feliz cumpleaños, y yo más fuerte que todas ellas.',
  },
  'slow-sunday': {
    title: 'Domingo sin prisa',
    wish: 'Hoy no hay alarma, no hay lista en la cocina y nadie te necesita antes de las diez. Quédate donde entra el sol. Yo te llevo el café, el pan recién hecho y, si insistes, me quedo yo también.',
  },
  'fair-wind': {
    title: 'Viento a favor',
    wish: 'Hemos tenido calma y hemos tenido temporal, y nunca has soltado la cuerda. Vaya adonde vaya este año, quiero el lugar a tu lado, un poco de sal en la cara y ninguna tierra a la vista.',
  },
  'player-two': {
    title: 'Jugador dos',
    wish: 'En la primera cita me dejaste ganar, y desde entonces ni una sola vez. Hoy el control bueno es tuyo, las golosinas son tuyas y la última vida es tuya. Mañana quiero la revancha.',
  },
  'first-light': {
    title: 'Primera luz',
    wish: 'Hay un color que el cielo tiene durante cuatro minutos, antes de que despierte nadie. Nunca supe cómo llamarlo. Hasta que te dormiste en mi hombro en el primer tren. Feliz cumpleaños, mi primera luz.',
  },
  'garland-of-years': {
    title: 'Guirnalda de años',
    wish: 'Una flor por cada año, y ya perdí la cuenta de la guirnalda. Que tus mañanas huelan a canela, que las buenas noticias toquen primero a nuestra puerta y que me toque a mí llevar la canasta.',
  },
  'freshly-squeezed': {
    title: 'Recién exprimido',
    wish: 'Un año más y no has perdido ni una gota. Cuentas los peores chistes del desayuno y haces la mejor mermelada del mundo conocido. No cambies nunca la receta. Feliz cumpleaños, limón de mi vida.',
  },
  'two-frames': {
    title: 'Dos marcos, una sonrisa',
    wish: 'En la foto grande estás tú, intentando ponerte serio. En la pequeña estoy yo, sin conseguirlo. Entre las dos hay como un metro, y pienso pasarme todo tu cumpleaños acortándolo.',
  },
  'photo-booth': {
    title: 'Cabina de fotos',
    wish: 'Cuatro flashes. En el primero posamos, en el segundo parpadeas, en el tercero me río y en el cuarto se nos olvida la cámara. Esa foto la llevo en la cartera. Feliz cumpleaños a la cara que me sé de memoria.',
  },

  // For brothers, sisters and cousins.
  'standing-ovation': {
    title: 'Ovación de pie',
    wish: 'Damas y caballeros: ¡el niño que rompió la lámpara, culpó al gato y salió libre! La crítica lo llamó ruidoso. Los vecinos llamaron a nuestros padres. Esta noche pedimos bis: un año más, por favor, en el mismo papel.',
  },
  'two-front-doors': {
    title: 'Dos puertas de entrada',
    wish: 'Lo planeamos todo entre la hierba alta: una casa con dos puertas de entrada, doce perros y un barco. De eso no conseguimos casi nada. Pero lo primero de la lista eras tú para mí y yo para ti, y volvería a pedir lo mismo.',
  },
  'long-summer': {
    title: 'El verano largo',
    wish: 'En algún lugar sigue siendo aquel verano. Tenemos la piel tostada como el pan, los mangos cuelgan demasiado alto y alguien nos llama a comer por tercera vez. Feliz cumpleaños a quien tampoco contestó nunca.',
  },
  'deep-water': {
    title: 'Aguas profundas',
    wish: 'Me enseñaste a nadar soltándome y quedándote cerca, y así has querido siempre a todo el mundo. Que el agua te sostenga como tú nos sostuviste. Que bajes tan hondo como quieras y siempre salgas riéndote.',
  },
  'bigger-half': {
    title: 'La mitad más grande',
    wish: 'La regla era clara: quien corta no elige. Tú cortabas con regla y yo elegía con la báscula de la cocina. Hoy no se mide nada. El pastel entero es tuyo. Yo solo quiero la flor, la esquina y las migajas.',
  },

  // For uncles and aunts.
  'coin-trick': {
    title: 'El truco de la moneda',
    wish: 'Durante años creí que el dinero me crecía detrás de las orejas y que solo tú lo alcanzabas. Desde entonces reviso cada mañana. Ven pronto, tío: es tu cumpleaños y ya casi no me quedan monedas.',
  },
  'the-parcel': {
    title: 'El paquete',
    wish: 'Tus paquetes venían con cordel de verdad, y había que deshacer cada nudo porque el cordel siempre sirve. Dentro estaba justo eso que nadie más había notado que queríamos. Hoy hemos intentado hacerlo a tu manera.',
  },
  'few-words': {
    title: 'Hombre de pocas palabras',
    wish: 'Nunca has hablado mucho, ni falta que hacía. Llegaste cuando había goteras, llegaste cuando importaba y te fuiste antes de que alguien te diera las gracias. Así que hoy quédate quieto un momento: gracias, y que sean muchos años más.',
  },
  'peacock-blue': {
    title: 'Azul pavo real',
    wish: 'Los demás entran en un salón. Tú llegas, con ese azul, y el salón recuerda para qué lo hicieron. Que el año que empieza tenga música y una escalera larga para que la bajes despacio.',
  },
  'long-drive': {
    title: 'Carretera larga',
    wish: 'Me dejabas llevar el volante en la carretera vacía, sobre dos cojines, mientras toda la tarde se ponía naranja delante de nosotros. Ya tengo licencia y nunca he vuelto a conducir tan bien. Feliz cumpleaños, copiloto.',
  },
  'chair-too-many': {
    title: 'Una silla de más',
    wish: 'En tu mesa siempre había una silla de más y un plato de más, y a medianoche, quién sabe cómo, ya no sobraba ninguno. Que tus noches sigan así de llenas. Que la risa llegue hasta la calle y que nadie te deje lavar ni una olla.',
  },

  // For nieces, nephews, partners and grandchildren.
  'front-row-seat': {
    title: 'Asiento en primera fila',
    wish: 'Presentes lo que presentes, una canción, una voltereta o un discurso muy serio, mi asiento en primera fila ya está apartado. Aplaudiré donde no toca y durante demasiado tiempo. Para eso está la familia.',
  },
  'kite-club': {
    title: 'El club de las cometas',
    wish: 'Reglas de nuestro club: correr hasta que vuele, reírse cuando no vuela y compartir la última galleta. Eres socio desde el día en que naciste y tienes la cuota pagada de por vida. Feliz cumpleaños, capitán.',
  },
  'same-balloon': {
    title: 'El mismo globo',
    wish: 'Una canasta, dos personas y nadie que sepa con certeza adónde va el viento. Volvería a subir cada mañana, con bocadillos. Gracias por darme la mano cuando hay altura y por señalarme todo lo que se ve.',
  },
  'all-animals-invited': {
    title: 'Invitación a toda la selva',
    wish: 'El león trae la música, la elefanta ya infló los globos y los monos prometieron dejar algo de pastel. Hoy todos querían verte, y nosotros también. Deja las botas junto a la puerta.',
  },
  'glitter-on-the-floor': {
    title: 'Brillantina en el piso',
    wish: 'Hay días en que eres toda preguntas, días en que eres toda respuestas, y casi siempre hay brillantina en el piso. No pares nunca. El mundo ya tiene bastantes días grises, y de ti solo hay una.',
  },
  'eight-presents': {
    title: 'Ocho regalos a la vez',
    wish: 'En algún lugar bajo las olas un pulpo envuelve ocho regalos a la vez, y los ocho son para ti. Que tu año sea tan profundo, tan luminoso y tan lleno de amistades raras como el arrecife entero.',
  },
  'two-hundred-stars': {
    title: 'Doscientas estrellas',
    wish: 'Allá arriba hay más estrellas de las que se pueden contar. Lo sé porque una vez lo intentamos y nos venció el sueño en la doscientas. Feliz cumpleaños a mi persona favorita para perder la cuenta.',
  },
  'biggest-strawberry': {
    title: 'La fresa más grande',
    wish: 'Hay una manta sobre el pasto, una canasta demasiado llena y un lugar a nuestro lado que siempre es tuyo. Que tengas veranos largos, preocupaciones cortas y alguien que te guarde la fresa más grande.',
  },

  // Milestones.
  'first-candle': {
    title: 'La primera vela',
    wish: 'Todavía no sabes leer, así que alguien tendrá que decírtelo con un beso: el mundo es mejor desde que estás tú. Que este año te traiga charcos, canciones y brazos calentitos, y que casi todo el pastel termine en tu cara.',
  },
  'teen-mode': {
    title: 'Modo adolescente',
    wish: 'Modo adolescente activado. Poderes nuevos: dormir hasta el mediodía, comerse un pan entero después de la cena y tener razón con el teléfono de todos. Úsalos con piedad. En algún rincón de la familia alguien está por apretar otra vez el botón equivocado.',
  },
  'turn-it-up': {
    title: 'Súbele al volumen',
    wish: 'Las luces encendidas, la música sonando y toda la pista para ti. Baila mal, ríe fuerte y sigue brillando como brillas. Nosotros estaremos en la orilla con el pastel, haciendo todo lo posible por no darte vergüenza.',
  },
  'open-water': {
    title: 'Mar abierto',
    wish: 'El puerto ya quedó atrás y delante tienes el mar entero. Llega tan lejos como quieras. Dejaremos la luz encendida: no para llamarte de vuelta, solo para que desde cualquier agua sepas dónde está tu casa.',
  },
  'all-aboard': {
    title: '¡Todos a bordo!',
    wish: '¡Todos a bordo! Próximas paradas: planes grandes, departamentos chicos, café cargado y uno que otro desvío. Nadie revisa los boletos y nadie tiene el horario. Elige ventana, toca la campana cuando se te antoje y salúdanos al pasar.',
  },
  'swing-hard': {
    title: 'Dale con ganas',
    wish: 'Nadie es demasiado grande para esto: cierra los ojos, dale con ganas y no te muevas cuando empiece a llover lo bueno. Que tu año entero se rompa así, y que semanas después todavía encuentres dulces en tu pelo.',
  },
  'in-full-glow': {
    title: 'A plena luz',
    wish: 'Un farol no es más que seda hasta que alguien le pone una luz adentro. Tú llevas la tuya con tanta naturalidad que calles enteras se ven más cálidas cuando pasas. Que este año cuelgue un color más en la cuerda, y que las tardes sean largas.',
  },
  'golden-courtyard': {
    title: 'El patio dorado',
    wish: 'Que haya una luz en cada escalón que subas este año. Que tus cuartos se llenen del ruido de quienes quieres, y que tus noches sean tan tranquilas que oigas tu propia risa. Y que toda la luz que regalas encuentre el camino de vuelta a ti.',
  },
  'second-cup': {
    title: 'La segunda taza',
    wish: 'Hoy el café está caliente, el correo trae puras buenas noticias y nada de la lista te toca a ti. Siéntate. Léelo todo dos veces. Mañanas así deberían ser tuyas más seguido, y de eso nos encargamos nosotros.',
  },
  'scenic-route': {
    title: 'El camino bonito',
    wish: 'Que el camino baje suavecito, que el viento venga de atrás y que siempre quede lugar en la canasta para una flor más. Hoy no tienes que llegar a ninguna parte. Toca el timbre y saldremos todos a saludarte.',
  },
  'every-summer': {
    title: 'Cada verano',
    wish: 'Cada verano deja algo: un color, una tonada, un puñado de semillas en el bolsillo. Tú sabes guardar esas cosas, y sabes regalarlas. Que este día huela a hierba tibia, y que nos encuentre a todos sentados en ella contigo.',
  },
  'blue-door': {
    title: 'La puerta azul',
    wish: 'Que nunca falte el sol en tu puerta, ni una silla cómoda, ni alguien con tiempo para platicar. Que cante la tetera y que las noticias sean buenas. Gracias por cada historia. Con gusto las oiríamos todas otra vez.',
  },
  'hundred-flowers': {
    title: 'Cien flores',
    wish: 'Que haya una flor por cada una de tus mañanas, y un campo entero por las que faltan. Que hoy piensen en ti todos los que alguna vez se abrigaron con tu bondad. Qué alegría y qué orgullo ser de los tuyos.',
  },

  // Festivals, journeys and games.
  'henna-for-you': {
    title: 'Henna para ti',
    wish: 'Dame la mano: hoy trabaja otra persona. Una flor por cada risa que compartimos, una hoja por cada secreto bien guardado, y en el centro un huequito para todo lo que este año te va a traer.',
  },
  'pen-and-ink': {
    title: 'Con pluma y tinta',
    wish: 'Hay cosas que se deben escribir despacio y a mano, y la gratitud es una de ellas. Por su saber, su paciencia y su buen ejemplo, reciba mi agradecimiento sincero y mis mejores deseos para el año que hoy comienza.',
  },
  'down-by-the-river': {
    title: 'A la orilla del río',
    wish: 'Por cada deseo, una luz en el agua, y que el río las lleve tan lejos como quieran. A mí me basta una, y lleva tu nombre. Vaya donde vaya, su brillo vuelve a mí. Feliz cumpleaños, mi amor.',
  },
  'sweets-from-the-sky': {
    title: 'Lluvia de dulces',
    wish: 'Pronóstico para tu cumpleaños: sol todo el día, con fuertes lluvias de dulces por la tarde. No traigas paraguas. Trae las dos manos, bolsillos grandes y a toda la gente que quieras. La cena se cancela. Los grandes ya dieron permiso.',
  },
  'lamps-on-the-steps': {
    title: 'Luces en los escalones',
    wish: 'Que tu casa esté llena de luz y nunca tengas que buscar el interruptor. Que prospere tu trabajo, que sean muchos tus amigos, y que cada puerta de esta familia se abra antes de que alcances a tocar.',
  },
  'round-once-more': {
    title: 'Otra vuelta más',
    wish: 'Empieza la música, se encienden las luces y el mejor caballo está libre. Es tuyo. Da hoy todas las vueltas que quieras y saluda cada vez que pases. Aquí vamos a estar nosotros, moviendo los brazos como locos.',
  },
  'first-to-dance': {
    title: 'Primero la pista',
    wish: 'En toda fiesta hay alguien que baila antes de que los demás se animen. Siempre eres tú. Se arruinarán zapatos, se quejarán vecinos, una canción sonará cuatro veces. Hoy vamos detrás de ti. Y un poquito detrás del ritmo, también.',
  },
  'light-left-on': {
    title: 'Una luz encendida',
    wish: 'Hay personas que no hacen mucho ruido. Solo dejan una luz encendida para que los demás encuentren el camino. Feliz cumpleaños, querido tío. Que tengas tardes tranquilas, café cargado y siempre un buen horizonte.',
  },
  'window-seat': {
    title: 'Asiento de ventana',
    wish: 'Te deseo asiento de ventana en todo este año: banderines en la calle, sol de un lado y alguien al volante que no tenga prisa. Y cada vez que toques la campana, que en la parada te espere alguien que quieres.',
  },
  'extra-life': {
    title: 'Vida extra',
    wish: 'Felicidades: juntaste otro año sin perder una sola vida, y nadie sabe cómo lo haces. Corazones llenos, energía al máximo, pastel en la plataforma de arriba. Aprieta cualquier botón para seguir. Menos el mío, que siempre lo aprietas.',
  },
  'basket-of-flowers': {
    title: 'Una canasta de flores',
    wish: 'Quería traerte una flor, y entonces vi el campo. Así que aquí está el campo. Aquí está el camino a su lado y toda la tarde sin prisa. Pedalea delante de mí, mi amor: todo se ve mejor contigo en el centro.',
  },
  'coffee-break': {
    title: 'Salí por un café',
    wish: 'Esto es una invitación a una reunión sin agenda, sin diapositivas y sin tareas pendientes. Habrá café, habrá pastel, y el único tema eres tú. No prepares nada, por favor. Ya quedó en acta que sin ti esto no sería lo mismo.',
  },
  'hand-in-hand': {
    title: 'De la mano',
    wish: 'Que tus manos siempre tengan algo lindo que sostener: una taza tibia, un buen libro, otra mano. Que los colores de tu alegría se hagan más hondos con los días. Y que en cada rincón de esta casa sientas que es la tuya.',
  },
  'signed-and-sealed': {
    title: 'Firmado y sellado',
    wish: 'Que conste por escrito, con buena tinta y sin letra pequeña: tu ayuda vale mucho, tu compañía es un gusto, y esta familia es mejor contigo. Con todo mi aprecio y los mejores deseos para el año que empieza.',
  },

  // For more people.
  'two-chairs': {
    title: 'Dos sillas a la sombra',
    wish: 'Hoy no vayamos a ningún lado. Dos sillas a la sombra, algo frío para beber y nadie que espere respuesta. Sigues siendo la persona con la que más me gusta quedarme en silencio, toda la tarde, hasta que les toque a los pájaros.',
  },
  'by-candlelight': {
    title: 'A la luz de las velas',
    wish: 'Dicen que las velas favorecen a cualquiera. No es cierto: solo muestran lo que ya estaba, y entonces te veo como siempre te veo, con el borde dorado y a punto de reír. No las soples tan pronto. Déjame mirarte un poco más.',
  },
  'loudest-roar': {
    title: 'El rugido más fuerte',
    wish: 'La ciencia acaba de descubrirlo: la criatura más ruidosa de todos los tiempos no se extinguió. Vive en nuestra familia, adora el pastel y hoy cumple años. Ruge una vez por los regalos, dos por las velas y tres por un abrazo enorme.',
  },
  'warm-inside': {
    title: 'Adentro se está bien',
    wish: 'Haga el clima que haga allá afuera, espero que hoy estés calentito: calcetines gruesos, buena sopa y alguien que se ría de tus historias aunque ya sepa el final. Junto a nuestro fuego siempre tienes un lugar.',
  },
  'every-feather': {
    title: 'Cada pluma',
    wish: 'Mira de cerca una pluma y encontrarás cien verdes, un azul que no tiene nombre y oro donde nadie lo esperaba. Así es conocerte, mamá. Mientras más miro, más hay.',
  },
  'small-boat': {
    title: 'Barco chico, mar grande',
    wish: 'Todos los grandes capitanes empezaron en un barquito con demasiados sándwiches. Así que iza la vela, cuidado con las ballenas, y encuéntranos una isla con buen nombre. Te esperamos en el muelle, y te creeremos cada palabra.',
  },
  'best-pictures': {
    title: 'Las mejores fotos',
    wish: 'Las mejores fotos no son las que tienen a todos mirando a la cámara. Son esas en las que tú estás en el centro, contando algo, y todos te miramos a ti. Que venga pronto la próxima, papá.',
  },
  'ring-of-colours': {
    title: 'Un círculo de colores',
    wish: 'Que tu año sea como este círculo de colores: cada día de otro tono, ningún rincón vacío, y todo girando alrededor de algo luminoso. Y que quien llegue a tu puerta entre pisando alegría.',
  },
  'one-spoon': {
    title: 'Dos cucharas',
    wish: 'La amistad verdadera dice: un helado, dos cucharas. La amistad en tu cumpleaños dice: todo el helado es tuyo, yo nada más te cuido la cereza. Pero vigílame. Nunca he cuidado una cereza más de cuatro segundos.',
  },
  'slice-of-sun': {
    title: 'Una rebanada de sol',
    wish: 'Si el sol se vendiera en rebanadas, hoy te traería el plato entero. Contigo cualquier mesa se ilumina, hasta un martes gris. Feliz cumpleaños, y por favor quédate a comer otra rebanada.',
  },
  'after-the-rain': {
    title: 'Después de la lluvia',
    wish: 'Los unicornios son tímidos. Solo vienen cuando llovió un poquito, salió el sol y cumple años alguien de muy buen corazón. Así que hoy asómate a la ventana y deja un trozo de pastel. Nunca se sabe.',
  },
  'fly-safe': {
    title: 'Buen vuelo y buen apetito',
    wish: 'Te habla la torre de control. Tienes pista libre para un año más: buen viento, cielo azul y migas en la cabina, como siempre. Cuando aterrices mándanos unas palabras, o aunque sea un pulgar. Y ven con hambre, que el horno ya está prendido.',
  },
  'cat-in-the-box': {
    title: 'La gata en la caja',
    wish: 'Una gata cree que toda caja se envolvió para ella. Hoy se equivoca: todo lo que lleva moño es para ti. Si no quiere salir, no lo discutas con ella. Di que es parte de la sorpresa. ¡Feliz cumpleaños!',
  },
};
