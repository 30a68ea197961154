import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Teachers, colleagues, grandparents and strangers are addressed as usted, everybody else as tú. */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Cuando hay que tomar una decisión difícil, en la familia todos esperamos a oír qué dices tú. Ese lugar no se hereda, se gana{, name}. Recibe mi felicitación y mi deseo de un año con salud, buenos proyectos y motivos de orgullo.',
      'Recibe hoy mi afecto y mi admiración{, name|, hermano}.',
      'Es un honor que me presenten como parte de tu familia{, name}. Que los meses que vienen reconozcan todo tu esfuerzo.',
      'Me consta el empeño que has puesto en cada meta, incluso en las que nadie aplaudió. Permíteme ser hoy quien lo reconozca{, name}. Te deseo salud, paz y un festejo a tu gusto.',
    ],
    Sister: [
      'Has sabido abrirte camino sin dejar atrás a nadie, y eso dice más de ti que cualquier título. Te felicito con verdadero respeto{, name}, y confío en que el futuro te dará lo que has sembrado con tanta constancia.',
      'Recibe mi felicitación y todo mi respeto{, name|, querida hermana}.',
      'Tu criterio y tu generosidad son un ejemplo para quienes te rodean. Que tengas un cumpleaños sereno y un descanso muy merecido{, name}.',
      'Cuando alguien habla de integridad, yo pienso en ti. No lo digo con frecuencia{, name}, y un cumpleaños es buena ocasión para corregirlo. Cuenta con mi afecto y mi reconocimiento.',
    ],
    Mother: [
      'Todo lo que sé de responsabilidad, de gratitud y de dar la cara lo aprendí mirándote. No hay felicitación que esté a la altura{, name|, mamá}, pero recibe en esta el reconocimiento de quien te debe tanto y el deseo de verte con salud.',
      'Con profunda gratitud, feliz cumpleaños{, name|, querida madre}.',
      'Esta familia se sostiene en tu ejemplo, aunque tú prefieras no darle importancia. Hoy queremos dársela: gracias y felicidades{, name}.',
      'Nos das lo que se ve, la casa y la mesa, y lo que no se ve, el carácter. Por ambas cosas te damos hoy las gracias{, name|, mamá}, con el deseo de que tengas un año largo en alegrías.',
    ],
    Father: [
      'Nunca necesitas muchas palabras para que sepamos qué es lo correcto: basta con ver cómo tratas a los demás. En tu cumpleaños te expreso mi respeto y mi gratitud{, name|, papá}, y te deseo salud, buenos amigos y tiempo para todo lo que te gusta.',
      'Tu ejemplo nos honra a todos{, name|, papá}. Feliz cumpleaños.',
      'Lo que construiste con trabajo y honradez sigue dándonos techo, en todos los sentidos. Recibe hoy nuestro agradecimiento{, name|, papá}.',
      'Tu firma en un papel y tu palabra en la mesa han valido siempre lo mismo. Hoy cosechas el respeto que sembraste{, name|, papá}, y mereces el descanso que has aplazado tantas veces.',
    ],
    Friend: [
      'La lealtad se demuestra en los días comunes, y en esos días nunca me has fallado. Permíteme aprovechar la fecha para agradecértelo{, name}, y para desearte un año de salud, de buenas noticias y de trabajo que valga la pena.',
      'Tu amistad me honra{, name}. Recibe mi felicitación más sincera.',
      'Valoro tu consejo porque siempre llega a tiempo y sin adornos. Que este cumpleaños te rodee de personas igual de nobles.',
      'Pocas amistades resisten la distancia, los desacuerdos y los años. La nuestra lo ha hecho gracias a tu buena fe{, name}. Recibe en tu día una felicitación que es también un agradecimiento.',
    ],
    Wife: [
      'Compartir la vida contigo es la decisión de la que más me enorgullezco. Por la paciencia, por el respeto y por la inteligencia con que llevas todo adelante{, name}, te felicito hoy y te renuevo la promesa que te hice: estar a tu lado y a tu altura.',
      'A tu lado aprendo cada año{, name}. Felicidades, querida esposa.',
      'Admiro tanto lo que haces fuera de casa como la paz que se respira en ella cuando llegas. Que el año te lo recompense{, name}.',
      'Hay promesas que se firman una vez y otras que se cumplen a diario; tú has cumplido unas y otras. Con admiración que no disminuye{, name}, te deseo un año a la medida de tus méritos.',
    ],
    Husband: [
      'En cada decisión importante he contado con tu prudencia, y en cada dificultad, con tu mano. Sé bien lo que eso vale{, name}. Recibe en tu cumpleaños mi respeto, mi gratitud y la certeza de que volvería a darte el mismo sí.',
      'Contigo todo compromiso es un honor{, name|, querido esposo}. Felicidades.',
      'Eres un hombre de palabra, y lo digo yo, que te veo cuando nadie más mira. Muy feliz cumpleaños{, name}.',
      'Tu serenidad ha sido el mejor patrimonio de esta casa. Recibe en esta fecha el respeto que inspiras{, name|, querido esposo}, y que nuestros proyectos comunes encuentren buen viento.',
    ],
    Son: [
      'Ver cómo te conduces con los demás es la mayor satisfacción que me has dado. Sigue siendo honesto, también cuando cueste{, name}. En tu cumpleaños te deseo metas que valgan el esfuerzo, buenos maestros y salud para alcanzarlas.',
      'Tu nobleza es mi mayor orgullo{, name|, hijo}. Felicidades.',
      'Te has ganado la confianza de todos por tus propios méritos{, name}. Que este año te abra las puertas que buscas.',
      'Un apellido se recibe, pero el prestigio se construye, y tú lo estás construyendo con seriedad y buen corazón. Te felicito{, name|, hijo}, y te reitero mi apoyo en todo lo que emprendas.',
    ],
    Daughter: [
      'Desde muy pronto supiste pensar por tu cuenta, y a mí me tocó aprender a escucharte. Hoy te felicito con el respeto que te tengo{, name}: que no te falten la salud, el valor de decir lo que piensas ni la gente que sepa oírlo.',
      'Con todo mi orgullo, feliz cumpleaños{, name|, querida hija}.',
      'Tu esfuerzo no necesita quien lo anuncie, pero permíteme hacerlo por un día. Te deseo un gran año, hija mía.',
      'No me corresponde decirte qué camino tomar, sino celebrar la firmeza con que caminas. Recibe en tu cumpleaños mi bendición y mi aplauso{, name|, hija}, que son sinceros y van juntos.',
    ],
    Teacher: [
      'Quienes pasamos por su aula seguimos usando lo que aprendimos en ella: preguntar, revisar y no conformarnos con la primera respuesta. Reciba en su cumpleaños nuestro reconocimiento{, name}, y los mejores deseos de salud y de alegría.',
      'Con respeto y gratitud, muy feliz cumpleaños{, name}.',
      'Su vocación ha llegado a más vidas de las que usted imagina{, name}. Que el afecto de hoy se lo demuestre.',
      'Una buena enseñanza se reconoce años después, cuando ya nadie la examina y aún se aplica. Con ese recuerdo le escribo{, name}, y le deseo un cumpleaños rodeado de afecto y gratitud.',
    ],
    Colleague: [
      'Es un privilegio trabajar con alguien que une la exigencia con el buen trato y que comparte los logros sin guardarse el mérito. En nombre de todo el equipo{, name}, reciba nuestras felicitaciones y el deseo de un año pleno de satisfacciones.',
      'Reciba un cordial saludo y nuestras felicitaciones{, name}.',
      'Su rigor facilita la labor de todos, y su cortesía la hace además agradable. Le deseamos un excelente cumpleaños.',
      'Celebrar su cumpleaños nos permite agradecerle lo que el trabajo diario deja pasar: su puntualidad, su criterio y su buen trato{, name}. Que el año próximo le sea favorable en todo.',
    ],
    Grandmother: [
      'En su casa aprendimos a saludar, a dar las gracias y a esperar a que todos estuvieran servidos. Esas lecciones no caducan{, name|, abuela}. Reciba en su cumpleaños el cariño y el respeto de toda una familia que le debe sus mejores modales.',
      'Su familia la honra y la quiere{, name|, abuela}. Felicidades.',
      'Usted ha mantenido unida a esta familia con paciencia y con firmeza. Que hoy la vida le devuelva tantas atenciones{, name}.',
      'Con el respeto que nos enseñó a tener por las personas mayores y el cariño que usted misma despertó{, name|, abuela}, le deseamos un cumpleaños lleno de visitas, de flores y de buena salud.',
    ],
    Grandfather: [
      'De usted aprendemos cada día el valor de la palabra dada, la puntualidad y el gusto por el trabajo bien hecho. Con orgullo lo felicitamos hoy{, name|, abuelo}, y le deseamos salud y muchas tardes con buena compañía.',
      'Nuestro respeto y nuestro cariño en su cumpleaños{, name|, abuelo}.',
      'Escucharlo es siempre la mejor parte de cada reunión. Que pase un cumpleaños alegre y con toda la familia alrededor.',
      'Usted nunca pide reconocimientos y por eso los merece todos. Reciba hoy el de su familia{, name|, abuelo}, junto con nuestro cariño y el mejor lugar de la mesa.',
    ],
    Cousin: [
      'La familia nos dio el parentesco; el aprecio te lo has ganado tú, con hechos y con discreción. Me complace felicitarte en esta fecha{, name}, y desearte un año de buenas decisiones, buena salud y reuniones como las de antes.',
      'Me honra compartir raíces contigo{, name}. Feliz cumpleaños.',
      'Tu nombre se pronuncia en la familia con afecto y con respeto. Que el año que comienzas confirme los motivos{, name}.',
      'Aunque nos veamos menos de lo que conviene, sigo tus pasos con interés y con orgullo de familia. Te felicito por todo lo alcanzado{, name}, y te espero en mi mesa cuando gustes.',
    ],
    'Brother-in-law': [
      'Desde que nuestras familias se unieron he encontrado en ti prudencia, buen humor y disposición para ayudar sin que nadie lo pida. Te lo reconozco con aprecio en tu cumpleaños{, name}, y te deseo un año próspero y tranquilo.',
      'Es un gusto tenerte como cuñado{, name}. Mis mejores deseos.',
      'Contar contigo en las decisiones de la familia nos da tranquilidad. Recibe una felicitación sincera y un abrazo afectuoso.',
      'Es justo reconocer a quien suma en silencio: has estado en los momentos difíciles y has sabido irte antes de los agradecimientos. Hoy no podrás evitarlos{, name}. Gracias, y muchas felicidades.',
    ],
    'Sister-in-law': [
      'Tienes el don de decir lo necesario sin herir y de ayudar sin que se note. Toda la familia lo agradece, y yo de manera particular{, name}. Que en tu cumpleaños recibas el mismo bienestar que procuras a los demás.',
      'Con sincero afecto, feliz cumpleaños{, name|, querida cuñada}.',
      'Tu presencia da calma y buen gusto a cada reunión{, name}. Que la de hoy sea enteramente en tu honor.',
      'Agradezco el día en que la familia creció con tu llegada, y agradezco aún más los que le siguieron. Que el nuevo año te conceda salud{, name}, buenas noticias y tiempo para ti.',
    ],
    'Daughter-in-law': [
      'Recibirte en la familia fue una alegría, y conocerte mejor ha sido un privilegio. Apreciamos tu criterio, tu trabajo y la delicadeza con que cuidas de los tuyos{, name}. Que este cumpleaños te encuentre con salud y con planes.',
      'Nos honra que seas nuestra nuera{, name}. Feliz cumpleaños.',
      'Te agradecemos el respeto con que escuchas y la sinceridad con que respondes. Con cariño y estima te felicitamos hoy.',
      'En esta familia se valora el trabajo bien hecho y la palabra amable, y tú has traído las dos cosas. Recibe nuestra felicitación{, name}, con la seguridad de que esta casa es la tuya.',
    ],
    'Son-in-law': [
      'Da tranquilidad saber que las personas que más queremos están en buena compañía. Por tu nobleza, tu trabajo y el trato que nos das{, name}, te felicitamos con afecto y te deseamos un año de salud y de proyectos cumplidos.',
      'Tienes nuestra confianza y nuestro afecto{, name|, estimado yerno}.',
      'Has cumplido cada palabra que nos diste al llegar{, name}. Que este cumpleaños te traiga el descanso que pocas veces te permites.',
      'Has sabido ganarte un lugar sin desplazar a nadie, y eso es propio de un hombre cabal. Que tu esfuerzo tenga la recompensa que merece{, name}, y tu cumpleaños, toda la alegría de los tuyos.',
    ],
    Niece: [
      'Me alegra enviarte mi más cálida felicitación en este día{, name|, querida sobrina}. Tu bondad y tu buen juicio son motivo de orgullo para todos, y espero con ilusión cuanto decidas emprender en los años que vienen.',
      'Con orgullo y afecto, te felicito en tu día{, name}.',
      'Deseo que el año que empieza te traiga éxito en el trabajo y alegría fuera de él{, name|, querida sobrina}.',
    ],
    Nephew: [
      'En ocasión de tu cumpleaños quiero decirte cuánto te aprecio{, name|, querido sobrino}. Cumples tu palabra y tratas bien a la gente, y pocas cosas importan más. Te deseo salud, acierto y la compañía de quienes te quieren.',
      'Nuestra familia tiene la fortuna de contar contigo{, name}.',
      'Sigo tu camino con interés y con plena confianza{, name|, querido sobrino}. Mis mejores deseos para este año.',
    ],
    Aunt: [
      'La familia le debe mucho a tu calidez y a tu sensatez, y un cumpleaños es buen momento para decirlo{, name|, querida tía}. Te deseo salud, buena compañía y planes que te ilusionen de verdad.',
      'Mi felicitación más cariñosa{, name|, querida tía}, y todo mi respeto.',
      'Tu casa ha estado siempre abierta y tu consejo ha sido siempre amable{, name}. Con gratitud te deseo un día precioso.',
    ],
    Uncle: [
      'Permíteme felicitarte con todo mi afecto{, name|, querido tío}. Tu serenidad, tu generosidad y tu buen humor son un ejemplo para nosotros, y confío en que el año que comienzas te devuelva algo de lo que das.',
      'Un saludo muy afectuoso y mis felicitaciones{, name|, querido tío}.',
      'Es un honor llamarte familia y un gusto desearte hoy salud y tranquilidad{, name|, querido tío}.',
    ],
    Partner: [
      'Rara vez digo cuánto admiro tu paciencia, tu valor y el cuidado que pones en cada cosa{, name}. Hoy quiero decirlo con claridad y con todo mi amor: compartir la vida contigo es mi mayor fortuna.',
      'Con amor y con respeto profundo{, name|, mi vida}, feliz cumpleaños.',
      'Agradezco cada día a tu lado y te deseo un año hermoso{, name|, mi vida}, lleno de proyectos cumplidos.',
    ],
    Grandchild: [
      'Has traído a esta familia más alegría de la que imaginas, y hoy queremos agradecértelo{, name}. Te deseamos buenas amistades, buenos libros, buena salud y la confianza necesaria para seguir tu propio camino.',
      'Todo nuestro cariño en el día de tu cumpleaños{, name}.',
      'Verte crecer es nuestra mayor satisfacción y nuestro orgullo{, name}. Que el año nuevo de tu vida traiga muchos descubrimientos.',
    ],
  },
  anyone: [
    'Reciba en esta fecha mi felicitación más cordial. Que el año que comienza le conceda salud, serenidad para decidir y la compañía de personas que sepan valorar todo lo que usted da{, name}, que no es poco.',
    'Mis mejores deseos en su cumpleaños{, name}. Un saludo cordial.',
    'Su trato amable y su buen juicio no pasan inadvertidos{, name}. Que esta celebración esté a la altura de ambos.',
    'Las personas discretas rara vez reciben los elogios que merecen. Permita que esta fecha sea la excepción{, name}: su presencia honra a quienes le rodean, y su ausencia siempre se nota.',
  ],
};
