import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const sweet: ToneWishes = {
  byRelationship: {
    Brother: [
      'Aprendí a compartir contigo: primero el cuarto, después los secretos y al final el postre, que fue lo más difícil. Si hoy tuviera que elegir con quién crecer{, name}, te pediría otra vez a ti. Feliz cumpleaños, hermano.',
      'Hoy la mitad más grande es tuya{, name}. Te quiero, hermano.',
      'Sabes defenderme sin que te lo pida y callarte cuando hace falta. Qué suerte la mía{, name}. Que hoy todo te salga bonito.',
      'Hay gente que presume de auto, de casa o de viajes. Yo presumo de hermano, y sin exagerar{, name}. Que hoy te llegue el cariño de vuelta, con intereses.',
    ],
    Sister: [
      'Con solo un “hola” ya sabes si dormí mal, si lloré o si traigo buenas noticias. Nadie me lee como tú{, name}. Ojalá tu cumpleaños te abrace igual: sin preguntar mucho y sin soltarte pronto.',
      'Qué lindo es tener tu risa desde siempre{, name}. ¡Felicidades, hermana!',
      'Me prestaste los cuadernos, el hombro y hasta tus amigas. Hoy no te pido nada{, name}: vengo a darte el abrazo más largo.',
      'El mundo se acomoda cuando te cuento las cosas, aunque no se arregle nada. Ese es tu don{, name}. Pide lo que quieras al soplar: yo ya pedí que me dures mucho.',
    ],
    Mother: [
      'Todavía reconozco tus pasos en el pasillo, y con ese ruido se me quita cualquier miedo. Gracias por cuidarme cuando lo pedía y también cuando no{, name}. Te quiero de aquí a la cocina y de la cocina a la luna.',
      'Hoy te sirvo yo el café{, name|, mamá}. ¡Feliz cumpleaños!',
      'De ti aprendí que un plato de sopa también dice “te quiero”{, name}. Hoy te lo digo yo con todas sus letras.',
      'Me diste la vida y después, con paciencia, las instrucciones: abrígate, saluda, llama cuando llegues. Hoy llamo para decirte otra cosa{, name|, mamá}: gracias, y cuánto te quiero.',
    ],
    Father: [
      'De tu mano no da miedo nada: ni el mar, ni los lunes, ni las malas noticias. Ya crecí y me sigue pasando{, name}: si estás cerca, todo parece posible. Feliz cumpleaños, con ese abrazo que a veces no sé darte.',
      'Tu silbido en la puerta todavía me suena a casa{, name}.',
      'Cuando todo se complica, tú llegas con calma y una solución en el bolsillo. Hoy llego yo, con un abrazo{, name|, papá}.',
      'No eres de discursos, eres de llevarme al aeropuerto a las cuatro de la mañana. Yo ese idioma lo entiendo perfecto{, name|, papá}. Este abrazo dice lo mismo que tus madrugadas.',
    ],
    Friend: [
      'Hay personas que llegan a una fiesta y personas con las que la fiesta empieza. Tú eres de las segundas{, name}, y conmigo has sido además paño de lágrimas, cómplice de antojos y el mejor consejo a deshoras. Te quiero mucho.',
      'Contigo hasta el silencio es buena compañía{, name}. ¡Feliz cumpleaños!',
      'La familia no se elige, dicen; contigo sí pude elegir, y acerté. Gracias por cada charla que terminó en carcajada.',
      'Gracias por celebrar mis logros más fuerte que yo y por no reírte de mis dramas hasta el día siguiente. Hoy te toca a ti{, name}: que te aplaudan, que te escuchen y que sobre pastel.',
    ],
    Wife: [
      'Me gusta la vida contigo en su versión más sencilla: el mercado del sábado, tus pies fríos buscando los míos, la luz de la cocina encendida cuando llego tarde. Si eso es la felicidad{, name|, mi amor}, me la sé de memoria.',
      'Mi lugar favorito sigue siendo a tu lado{, name|, amor}.',
      'Te elegí una vez con mucha emoción{, name,} y te vuelvo a elegir cada mañana, con sueño y todo. Feliz cumpleaños, mi vida.',
      'Si volviera a nacer haría todo más rápido: encontrarte antes, besarte antes, reírme antes contigo. Lo demás lo dejaría idéntico{, name|, mi amor}. Que el día te venga con música.',
    ],
    Husband: [
      'Me enamoré de tu risa y me quedé por todo lo demás: por cómo escuchas, por el café que me dejas listo, por la calma con que recibes mis tormentas. Que este cumpleaños te devuelva un poco de tanto{, name|, mi amor}.',
      'Con tu abrazo se termina cualquier lunes{, name|, mi vida}.',
      'No cambio por ningún viaje nuestras tardes de sofá, manta y película a medias. Feliz cumpleaños, amor mío.',
      'A veces te miro mientras buscas las llaves que tienes en la mano, y pienso que no cambiaría nada. Feliz cumpleaños{, name|, mi vida}. Hoy las busco yo, y el resto del año te busco a ti.',
    ],
    Son: [
      'El día que naciste me cambió hasta la manera de mirar la hora. Desde entonces mido el tiempo en dientes de leche, mochilas y portazos, y no devolvería ni un minuto{, name}. Feliz cumpleaños, hijo de mi alma.',
      'Crezcas lo que crezcas{, name,} cabes entero en mi abrazo.',
      'Me sobra orgullo y me faltan paredes para colgar todas tus fotos{, name}. Te quiero como eres, ni un poquito distinto.',
      'Que tengas amigos que te esperen, sueños que te desvelen un poco y una casa donde siempre preguntan si ya comiste. Esta es la tuya{, name|, hijo}. Feliz cumpleaños con todo mi amor.',
    ],
    Daughter: [
      'Guardo tu primer dibujo, tu primera carta al ratón Pérez y un mechón de pelo que ya no reconoces. Todo eso cabe en una caja{, name}; lo que siento por ti, no. Que hoy la vida te celebre como te celebro yo, hija mía.',
      'Eres la mejor noticia que me han dado{, name}.',
      'De pequeña me pedías un cuento más; hoy soy yo quien te pide otro rato. Ven pronto{, name}, que hay pastel y abrazos.',
      'Verte crecer ha sido como leer un libro que no quiero que se acabe y del que ya me gustan todos los capítulos. Que el de este año tenga mar, amistades y buenas noticias{, name|, mi niña}.',
    ],
    Teacher: [
      'Hay clases que se olvidan con el verano y hay voces que se quedan toda la vida. En mi cabeza sigue sonando aquella que decía “inténtalo otra vez, tú puedes”. Gracias por tanta paciencia{, name}, y muy feliz cumpleaños.',
      'Gracias por creer en mí antes que nadie{, name|, profe}. ¡Felicidades!',
      'Entre mis mejores recuerdos hay un aula, tiza en el aire y alguien que explicaba sin prisa. ¡Felicidades de todo corazón{, name|, profe}!',
      'Algunas personas abren un libro; otras abren una puerta y se quedan sosteniéndola para que pase toda la clase. Gracias por la puerta{, name|, profe}. Que hoy la fila sea para abrazar.',
    ],
    Colleague: [
      'Gracias por los buenos días que suenan de verdad, por guardarme el último café y por decir “yo te ayudo” antes de que alguien lo pida. Trabajar cerca de ti hace más cortos los lunes{, name}. Que tengas un cumpleaños precioso.',
      'El trabajo pesa menos si estás tú{, name}. ¡Feliz cumpleaños!',
      'Todo el equipo sabe a quién acudir cuando el día se tuerce. Hoy nos toca cuidarte: sin prisas, con velas y con mucho cariño.',
      'Hay días en que lo mejor del trabajo es verte llegar con esa sonrisa y algo de pan para compartir. Hoy el pan lo traigo yo{, name}, y el abrazo también.',
    ],
    Grandmother: [
      'Tu casa huele a canela, a ropa limpia y a domingo. Ahí aprendí que siempre cabe un plato más en la mesa y que los problemas se encogen mientras hierve el agua del café. Gracias por ese rincón{, name|, abuela}. Te quiero muchísimo.',
      'Nadie dice mi nombre tan dulce como tú{, name|, abuelita}.',
      'Me mimaste tanto que todavía se me nota. Hoy te toca a ti: tú en el mejor sillón y todo el cariño alrededor.',
      'Me enseñas a amasar, a esperar y a no contestar con la boca llena; de lo último ya casi me acuerdo siempre. Que hoy te llenen la casa de flores y de visitas{, name|, abuelita}.',
    ],
    Grandfather: [
      'Contigo se camina despacio: se saluda a los vecinos, se miran las nubes, se pela la naranja de una sola vez. El resto de la semana corro mucho{, name|, abuelo}, pero cuando quiero ser feliz vuelvo a tu paso.',
      'Tus historias son mi programa preferido{, name|, abuelo}. ¡Feliz cumpleaños!',
      'Tú siempre tienes tiempo, chistes y algo dulce en el bolsillo. Hoy te invito yo a pasear{, name}, adonde tú quieras.',
      'De tu radio me sé las canciones de siempre, y de ti aprendo a cantarlas aunque no sepa la letra. Hoy te canto yo{, name|, abuelo}, bajito y desafinando, pero con todo el corazón.',
    ],
    Cousin: [
      'Casa llena, colchones en el suelo y nuestras risas hasta que alguien apagaba la luz: así suena mi infancia, y suena a ti. Que la vida nos siga reuniendo{, name}, aunque ahora haya que llevar la almohada.',
      'Qué bueno que nos tocó la misma familia{, name}.',
      'Nos repartimos los apellidos, los chismes y las fotos feas de las fiestas. Contigo comparto lo que sea{, name}. ¡Felicidades!',
      'Crecer contigo fue tener vacaciones con nombre propio. Cambiaron las bicicletas, las casas y los horarios; las ganas de verte, no{, name}. Que este cumpleaños termine en abrazo y sobremesa.',
    ],
    'Brother-in-law': [
      'Cuando nos hicimos familia yo cuidaba mucho las formas; al segundo almuerzo ya nos reíamos de lo mismo. Hoy no sabría contar una fiesta sin ti{, name}. Gracias por ser tan buena gente y tan fácil de querer.',
      'Gané un hermano sin pedirlo{, name}. ¡Feliz cumpleaños, cuñado!',
      'Quieres bien a quienes yo más quiero, y eso no se paga con nada. Va un abrazo fuerte{, name}, y otro para después del pastel.',
      'Contigo no hace falta avisar, ni arreglar la casa, ni pensar de qué hablar. Eso es familia de la buena{, name}. Que la pases como mereces: con música, con brasa y con todos alrededor.',
    ],
    'Sister-in-law': [
      'Nadie me avisó de que con la familia venía también una amiga. Contigo los domingos tienen sobremesa, las penas encuentran oído y las fotos salen mejor{, name}. Te quiero mucho más de lo que dice la palabra cuñada.',
      'De cuñada a hermana hubo un paso{, name}. ¡Te quiero!',
      'Gracias por hacerme sitio en el sofá y en tu vida. Hoy el sitio de honor es tuyo y el abrazo, mío.',
      'Tú no preguntas “¿necesitas algo?”: llegas con ello en la mano. Hoy quiero que alguien llegue así a tu puerta{, name}, con flores, con hambre de pastel y con muchas ganas de quererte.',
    ],
    'Daughter-in-law': [
      'Llegaste con una sonrisa y un postre en las manos, y desde aquel día esta casa tiene otra luz. No te digo hija por costumbre{, name}: te lo digo porque así te siento.',
      'En esta casa se te quiere muchísimo{, name}. ¡Felicidades!',
      'La mesa se alargó contigo y nunca había quedado tan bien puesta. Feliz cumpleaños{, name}, con todo el cariño de tu otra familia.',
      'Me gusta cómo se ríe esta familia desde que estás. Me gusta también que me llames sin motivo, solo para contarme el día{, name}. Hoy llamo yo, y el motivo eres tú.',
    ],
    'Son-in-law': [
      'Lo que más se pide para los hijos es que alguien los quiera bien. Lo pedimos muchas veces y apareciste tú{, name}, con tu calma, tus bromas y esas ganas de ayudar. Feliz cumpleaños de parte de una familia agradecida.',
      'Yerno en los papeles, hijo en el corazón{, name}.',
      'Aquí siempre tienes un plato, sábanas limpias y la luz encendida. Hoy tienes además un pastel{, name}. Ven con hambre.',
      'Se nota que te criaron con cariño, porque lo repartes sin darte cuenta: en cómo saludas, en cómo escuchas, en cómo recoges la mesa. Que hoy te mimen a ti{, name}, y que te dejes.',
    ],
    Niece: [
      'Desde que llegaste a esta familia las fiestas tienen otra luz, y todos sabemos de dónde viene{, name}. Que hoy te sobren los abrazos, las risas y las ganas de repetir, porque aquí te queremos muchísimo.',
      'Qué orgullo verte crecer{, name}. ¡Feliz cumpleaños, sobrina!',
      'Sueñes lo que sueñes este año{, name|, sobrina}, yo ya estoy en primera fila, aplaudiendo antes de que empiece.',
    ],
    Nephew: [
      'Hay un rincón de mi corazón que lleva tu nombre, y es el más ruidoso y alegre de todos{, name}. Que tu cumpleaños sea igual: con mucho ruido, mucha gente querida y ninguna prisa por terminar.',
      'Contigo todo es más divertido{, name}. ¡Felicidades, sobrino!',
      'Cuenta conmigo hoy y también en los días sin velas{, name|, sobrino}. Disfruta cada minuto y cada migaja.',
    ],
    Aunt: [
      'Otros tienen una tía; a mí me tocó una segunda casa, con la mesa puesta, los oídos abiertos y los brazos más largos de la familia{, name}. Hoy son los demás quienes te van a mimar.',
      'Qué suerte la nuestra de tenerte{, name|, tía}. ¡Feliz cumpleaños!',
      'Tus abrazos arreglan la semana entera{, name|, tía}. Aquí va uno de vuelta, apretado y con todo mi cariño.',
    ],
    Uncle: [
      'Haces tanto por todos y con tan poco ruido que alguien tenía que hacer ruido por ti{, name}. Hoy es el día: te queremos, nos damos cuenta de todo y además hay pastel.',
      'Cuando llegas tú empieza la fiesta{, name|, tío}. ¡Felicidades!',
      'Gracias por la paciencia, por las bromas y por estar siempre a un mensaje de distancia{, name}. Que hoy todo te salga redondo.',
    ],
    Partner: [
      'Lo mejor de cualquier día es el momento en que te lo cuento{, name}. Hoy lo hacemos al revés: hablas tú, escucho yo, y que nadie mire el reloj hasta que se acaben las velas y las ganas.',
      'Eres mi lugar favorito del mundo{, name|, amor}. ¡Feliz cumpleaños!',
      'Entre toda la gente te sigo buscando a ti primero{, name|, amor}, y todavía me alegro cada vez que te encuentro.',
    ],
    Grandchild: [
      'Fuiste la mejor noticia de esta familia y cada año la mejoras{, name|, mi cielo}. Que hoy haya risas, regalos que no adivines y todo el pastel que te dejen comer; después ven conmigo, que te doy otro trozo.',
      'Por ti vale la pena encender el horno{, name|, tesoro}.',
      'Cada foto tuya me alegra la mañana, y cada visita la semana entera{, name}. Guárdame un abrazo grande.',
    ],
  },
  anyone: [
    'Ojalá hoy te despierten con tu canción favorita, te guarden el mejor pedazo y te llamen justo las personas que quieres oír. Te lo mereces por la forma en que haces sentir a los demás{, name}: como en casa.',
    'Qué alegría que existas{, name}. ¡Muy feliz cumpleaños!',
    'Si el cariño hiciera ruido, hoy no te dejaría dormir. Que lo sientas cerca desde el primer café hasta la última vela.',
    'Que hoy se te quede en la cara esa sonrisa que sale sin pedir permiso. Es obra de quienes te queremos{, name}, y pensamos insistir el resto del año.',
  ],
};
