import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const poetic: ToneWishes = {
  byRelationship: {
    Brother: [
      'Tú sostenías el hilo, yo corría,\ny la cometa, roja, se nos fue.\nDe aquella tarde aprendí que se puede\nperder un juguete y ganarse un hermano{, name},\nque mira el cielo contigo después.',
      'Donde tú silbas empieza el barrio{, name|, hermano}.',
      'Rodillas raspadas, pelota perdida,\nla tarde tenía tu voz.\nQue nunca se ponga{, name|, hermano}, en tu vida\naquel mismo sol.',
      'Fuimos dos en la misma orilla\ntirando piedras al río:\nla tuya daba cinco saltos{, name},\nla mía se iba al fondo\nde la risa contigo.',
    ],
    Sister: [
      'Cantábamos lavando los platos:\ntú la letra, yo lo que me saliera,\nel agua haciendo coro en la ventana.\nTodavía{, name}, si tú empiezas,\nse me suben las mangas y la segunda voz.',
      'Eres la otra orilla de mi risa{, name|, hermana}.',
      'Trenzas de agua tiene el río\ny tú, un modo de reír\nque le devuelve el verano\na quien se sienta a oír.',
      'Que el año te llegue descalzo{, name|, hermana},\ncon los bolsillos llenos de lluvia,\ny te enseñe un paso de baile\nque solo tú y la luna sepan.',
    ],
    Mother: [
      'Antes del sol estaba tu lámpara,\nantes del hambre, el olor del pan.\nTodo lo que llamo mañana{, name,|, mamá,}\nlo encendiste tú, de puntillas,\npara no despertarnos.',
      'Tu voz es la primera casa{, name|, mamá}. Feliz cumpleaños.',
      'Tu delantal guardaba el mundo:\nhilos, monedas, migas de pan,\ny mis lágrimas dobladas{, name|, mamá},\npor si las quería llorar.',
      'Te llamo con una sola sílaba\ny en ella cabe la casa:\nla olla, la sábana, el patio{, name|, mamá},\ny el mar, que nadie vio nunca,\npero que tú nos contabas.',
    ],
    Father: [
      'Tus manos huelen a madera y a camino.\nEn ellas cabe entero cualquier miedo,\nla bicicleta, la escuela, el mar.\nCrecí, y todavía las busco{, name|, papá},\ncomo busca el barco su puerto.',
      'Tu espalda fue mi primera montaña{, name|, papá}.',
      'Mides el mundo con los ojos,\nclavas la tabla y queda en pie.\nAsí se escribe un padre{, name}:\nhablando poco y haciendo bien.',
      'Contigo se ven mejor los barcos\ny el mar me cabe en la mano.\nYo crecí, tú no bajaste{, name|, papá}:\nsigo mirando más lejos\nporque me llevas en alto.',
    ],
    Friend: [
      'Si un día me preguntan qué es la suerte\nseñalaré una mesa y dos tazas vacías,\nla una de la madrugada, las sillas al revés,\ny tu voz empezando otra historia{, name},\ncomo si la noche apenas llegara.',
      'Eres la calle con sol de mis inviernos{, name}.',
      'Amistad es esa lámpara\nque alguien deja en la ventana.\nTú la has dejado encendida\ncada noche, hasta mañana.',
      'Tienes la risa de los trenes\ncuando salen de vacaciones:\nasoma gente a las ventanas{, name},\nvuelan pañuelos, y se parte\nsin preguntar por estaciones.',
    ],
    Wife: [
      'Te llamo y la casa responde:\nlas cortinas, la luz, el jazmín.\nTodo aprendió tu nombre en voz baja{, name,|, amor,}\ny lo repite, planta por planta,\ncuando cierras la puerta y te vas.',
      'Donde apoyas la mano{, name,} florece la mesa.',
      'Si el tiempo fuera un vestido\nyo lo cosería despacio,\ncon tus domingos por hilo\ny por botones, tus labios.',
      'He aprendido tu espalda como un mapa\ny aún me pierdo en el mismo rincón.\nNo me des brújula{, name|, amor}.\nDame otro año de extravío\ny una lámpara encendida al final.',
    ],
    Husband: [
      'Llegas, y la tarde se quita los zapatos.\nEl pan se parte solo, la lámpara se inclina,\nel ruido de la calle se sienta en la escalera.\nYo guardo el mundo en un cajón{, name|, amor mío},\ny lo demás lo dice tu camisa colgada.',
      'En tu hombro hace siempre buen tiempo{, name|, amor}.',
      'Te quiero como se quiere al río:\nporque pasa distinto y es el mismo,\nporque suena de noche{, name},\nporque da agua y no lo cuenta.',
      'Eres el árbol y también la tarde,\nla mesa puesta y el camino.\nCuando digo “mi casa”, sin pensarlo,\nlos labios dicen otra cosa{, name}:\ndicen tu nombre, que es lo mismo.',
    ],
    Son: [
      'Cabías en la curva de mi brazo\ny ya tenías prisa por el mundo.\nTe di zapatos y pediste alas{, name|, hijo};\nte di alas y pediste mar.\nHoy te doy viento: ve, y vuelve a contarme.',
      'Eres el verso que me salió andando{, name|, hijo}.',
      'En la pared de la cocina\nquedó tu altura, raya a raya.\nNo caben más{, name|, hijo}. Sigue en el cielo:\nyo te sostengo la escalera.',
      'Traías un tambor en cada paso\ny un bolsillo con grillos y con llaves.\nLa casa se quedó con esa música{, name|, hijo}:\nla toca el viento, algunas tardes,\ncuando pregunta por ti.',
    ],
    Daughter: [
      'Naciste, y las palabras que sabía\nse me quedaron cortas de mangas.\nTuve que hacer un idioma más ancho{, name|, hija mía},\ncon “mira”, con “despacio”, con “otra vez”,\ny en él te escribo hoy: no tengo otro mejor.',
      'El agua te copió la risa{, name|, hija}, y se nota.',
      'Hay una luz chiquita en el pasillo:\nla dejo por costumbre, por si vienes.\nAsí es quererte{, name}:\nuna puerta que no sabe cerrarse.',
      'Te peinaba despacio y era el río\nel que pasaba entre mis dedos.\nHoy ese río tiene barcos{, name|, hija mía},\ntiene ciudades, tiene puentes,\ny aún me moja las manos.',
    ],
    Teacher: [
      'Había un mapa, una campana y una voz.\nEl mapa se borró, la campana está muda,\npero la voz, aquella voz de las mañanas{, name|, profe},\nsigue pasando lista en mi cabeza\ny yo sigo diciendo: presente.',
      'Quien enseña deja lámparas en otras manos{, name|, profe}.',
      'La tiza es una nieve que no enfría:\ncayó sobre los números, los ríos,\ny debajo, callada{, name},\ncreció mi vida.',
      'De aquella clase me traje\nuna palabra y un lápiz.\nEl lápiz se hizo pequeño{, name|, profe},\nla palabra, en cambio, crece:\nya da sombra en mi ventana.',
    ],
    Colleague: [
      'Entre papeles, números y prisas\nhay un rincón donde se está en paz:\nla silla junto a la tuya{, name},\na la hora en que el sol cruza la mesa\ny alguien pregunta quién quiere café.',
      'Tu buen humor riega hasta las plantas{, name}.',
      'Que hoy el reloj se distraiga,\nque el teléfono se calle\ny que salgas silbando a la calle{, name},\ncon la tarde entera por delante.',
      'Hay quien pone flores en la mesa\ny hay quien es la mesa y las flores.\nPor donde pasas{, name,} los relojes\nandan más despacio y mejor,\ncomo si fuera siempre viernes.',
    ],
    Grandmother: [
      'Tus manos cuentan hojas de laurel\ncomo quien cuenta años, sin apuro.\nEn tu cocina el tiempo se hace caldo,\nse espesa, huele bien{, name|, abuela},\ny alcanza para todos los que llegan.',
      'Bordas el tiempo y te sale el sol{, name|, abuela}.',
      'Geranios en la ventana,\nazahar en el pañuelo:\npor ese olor encuentro yo tu casa\naunque cambien los mapas y los tiempos.',
      'En tu pañuelo guardas la aurora,\nel hilo azul, la moneda,\ny un cuento que no se acaba{, name|, abuela},\nporque al llegar al final\nte quedas dormida y empieza.',
    ],
    Grandfather: [
      'Tu reloj no cuenta las horas, las invita a sentarse,\nun rato al sol, un rato con los pájaros.\nPor eso{, name|, abuelo}, por más que corra el mundo,\nhay en tu patio una tarde con sombrero\nque va silbando y no tiene apuro.',
      'Tus cuentos tienen más luna que noche{, name|, abuelo}.',
      'Riegas el limonero sin prisa\ny le hablas por las mañanas.\nHuele a limón hasta mi risa{, name|, abuelo}\ncuando abro tus ventanas.',
      'Tu sombrero en la percha espera,\ncon un poco de sol en el ala.\nPóntelo hoy{, name|, abuelo}: vamos a ver\nsi la tarde se anima\na seguirnos por la calle.',
    ],
    Cousin: [
      'El patio de la abuela no era grande,\npero cabía el mar, cabía el circo,\ncabían tres naranjos y una guerra.\nVuelvo a ese patio{, name,}\ncada vez que te ríes como antes.',
      'Eres mi verano con apellido{, name}. ¡Feliz cumpleaños!',
      'Del mismo tronco salieron\ntu rama y la mía, torcidas,\nllenas las dos de pájaros{, name},\ny de canciones sabidas.',
      'Tú eras pirata, yo era la tormenta,\nla escoba era un caballo y era un mástil.\nSuelta las velas{, name}: el patio\nse ha hecho mar de tanto esperarnos,\ny sopla un viento de merienda.',
    ],
    'Brother-in-law': [
      'No compartimos la primera lluvia\nni el mismo cuento al borde de la cama,\npero la vida es río que se junta:\nhoy tu risa y la mía hacen un puente{, name},\ny por él cruza la familia entera.',
      'La mesa creció y tú trajiste la música{, name}.',
      'Celebro el camino que te trajo,\nla silla que ya tiene tu forma,\nla risa que se choca con la mía.',
      'Llegó tu guitarra a la fiesta\no era tu voz, no me acuerdo;\nsé que la noche fue larga{, name},\nque amaneció cantando\ny que ya éramos familia.',
    ],
    'Sister-in-law': [
      'Llegaste como llega la albahaca\na la maceta que nadie miraba:\nsin ruido, y de repente la casa entera\nhuele a verde{, name},\ny todos preguntan qué hay de nuevo en el aire.',
      'Tu risa abre las sobremesas{, name|, cuñada}. ¡Felicidades!',
      'Que te despierte un pájaro sin prisa,\nque el café te conozca por el nombre{, name},\ny que la tarde, al verte, se demore.',
      'Hay mujeres que son como la fuente\ndonde la plaza aprende a conversar.\nAsí llegas{, name,} y la tarde\nse sienta alrededor de ti\ny ya nadie pregunta la hora.',
    ],
    'Daughter-in-law': [
      'Había en el jardín un sitio en blanco\nque nadie se atrevía a señalar.\nViniste tú, y en ese sitio{, name,|, hija,}\nabrió una flor que nadie había sembrado\ny que ahora da su nombre a la estación.',
      'Contigo la casa aprendió otra canción{, name}. ¡Felicidades!',
      'Que el año te entre por la puerta grande,\ncon pan, con pájaros, con buena gente,\ny te encuentre{, name,}\nriendo como siempre.',
      'Colgaste en la cocina tu canción\ny las cucharas aprendieron la letra.\nAhora, si no estás{, name},\nel café tarda más en subir\ny la casa pregunta por ti.',
    ],
    'Son-in-law': [
      'Hay quien llega a una casa haciendo ruido\ny hay quien llega y arregla la gotera.\nTú entraste así{, name}: con las manos primero,\ncon el silencio bueno de la lluvia\ncuando cae donde hacía falta.',
      'Llegó tu voz y cupo en nuestro coro{, name}.',
      'Que el año te sea tierra mojada:\nlo que siembres, que suba;\nlo que esperes, que llegue;\nlo que duela, que pase.',
      'Trajiste la paciencia de la sal\ny el buen humor del pan recién partido.\nQuédate siempre{, name}: esta mesa,\nque ha visto tanta gente pasar,\na ti te guardó el sitio.',
    ],
    Niece: [
      'Subes por la calle como una canción que alguien dejó encendida,\ny todas las ventanas se asoman para oírla{, name}.\nSigue cantándola a tu modo:\nel barrio ya se aprendió el estribillo.',
      'Página nueva, ancha y blanca{, name}: escríbela en colores.',
      'Tiempo de cometas, lo llaman:\ncielo azul, viento claro y tú{, name},\ncon el hilo de un año entero en la mano.',
    ],
    Nephew: [
      'Con los bolsillos llenos de piedras, de cuerda y de planes para un barco,\ncorres hacia la mañana como si fuera agua{, name}.\nSube la marea: trae un año entero\ny ha venido a buscarte.',
      'El viento guardó para hoy su mejor truco{, name}.',
      'En algún lugar un camino se despereza,\nseguro de que vas a pasar por él{, name}.\nPonte los zapatos de colores.',
    ],
    Aunt: [
      'Hay una lámpara que se enciende antes de que alguien llame,\ny una silla que recuerda a cuantos se sentaron{, name}.\nEso decimos cuando decimos tu nombre:\nla luz, la silla, la puerta ya abierta.',
      'Donde tú ríes{, name,|, tía,} bailan hasta las cortinas.',
      'Azafrán, sal y una pizca de travesura:\nnadie ha escrito tu receta{, name}.\nHoy viene a probarla el jardín entero.',
    ],
    Uncle: [
      'Como el árbol más alto a la orilla del campo, das sombra a todos y no pides nada{, name}.\nHoy los pájaros se reunieron a votar,\ny ganó la música, desde la primera luz hasta la última.',
      'La tarde se apoya en tu reja a escucharte{, name}.',
      'El río sabe cien maneras de rodear una piedra,\ny casi todas nos las enseñaste tú{, name|, tío}.',
    ],
    Partner: [
      'Antes de ti había cuartos; después de ti hay una casa:\nlas mismas paredes, pero la luz ya sabe dónde acostarse{, name}.\nSi el año es una casa, despertemos temprano en ella\ny dejemos la puerta abierta al sol.',
      'La luna revisa primero tu ventana{, name|, amor}.',
      'Dos tazas, una ventana y lluvia en el techo:\nhe leído poemas más largos{, name},\npero en ninguno viviría.',
    ],
    Grandchild: [
      'Llegaste con las dos manos llenas de mañana\ny la derramaste en el piso, en el gato y en todos nosotros{, name}.\nDesde entonces hay luz en los rincones.\nHoy encendemos velas para devolverte un poco.',
      'Estrella pequeña o alta{, name}, alumbras todo nuestro cielo.',
      'La semilla solo le pide tiempo a la lluvia.\nTiempo tenemos{, name}, y botas para los charcos.\nCrece como quieras.',
    ],
  },
  anyone: [
    'Hay un día en el año que sabe tu nombre.\nViene descalzo, abre despacio las cortinas,\ndeja en la mesa un poco de oro y espera.\nSal a su encuentro{, name}:\nha caminado doce meses para verte.',
    'Hoy la mañana lleva puesta tu risa{, name}.',
    'Que el viento te cuente un secreto amable,\nque la luna te fíe su mejor vestido\ny el año, al pasar, te pida un baile{, name}.',
    'Ponle alas al pastel, suelta las velas,\nque hoy el aire te debe una canción.\nPide despacio{, name}: los deseos\nson pájaros que solo se posan\nen la mano que no tiene prisa.',
  ],
};
