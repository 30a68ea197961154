import type { Translation } from '../areas.ts';

export const messages = {
  'hero.100Free': '100 % GRATIS',
  'hero.keep': 'guardar',
  'hero.yourWordsYourPhotos':
    'Tus palabras, tus fotos, una canción. Se hace en minutos y se manda como enlace o como imagen. Sin marca de agua, sin anuncios y sin pagar nada.',
  'hero.makeACard': 'Hacer una tarjeta',
  'hero.seeTheDesigns': 'Ver los diseños',
  'hero.title': 'Una tarjeta de cumpleaños que querrán {keep}',
  'steps.threeStepsAFew': 'Tres pasos, unos minutos',
  'steps.learnAboutAutomatedSharing': 'Sobre el envío automático',
  'steps.automatedSharing': 'Envío automático',
  'steps.cardsDoNotSend':
    'Las tarjetas aún no se mandan solas. Publica hoy la tuya, guarda su enlace y compártela ese día con solo presionar un botón.',
  'steps.sayWhoItIs': 'Di para quién es',
  'steps.chooseARelationshipAnd':
    'Elige una relación y un tono y toma una de nuestras dedicatorias, o escribe la tuya.',
  'steps.makeItYours': 'Hazla tuya',
  'steps.fiftyBackgroundsYourPhotos':
    'Cincuenta fondos, tus fotos, tus colores, una canción o tu propia voz. La tarjeta se va viendo mientras la haces.',
  'steps.sendItYourWay': 'Mándala a tu manera',
  'steps.aLinkThatOpens':
    'Un enlace que se abre en cualquier teléfono, una imagen, un video o papel recién impreso.',
  'statisticsBand.theSiteInFigures': 'El sitio en cifras',
  'statisticsBand.countedAMomentAgo': 'Contado hace un momento.',
  'statisticsBand.sampleFiguresWhatA': 'Cifras de ejemplo: así podría verse aquí un día con mucha gente.',
  'statisticsBand.cardsOpened': 'tarjetas abiertas',
  'statisticsBand.visitors': 'visitantes',
  'statisticsBand.cardsCreated': 'tarjetas creadas',
  'statisticsBand.cardsShared': 'tarjetas compartidas',
  'statisticsBand.registeredUsers': 'cuentas registradas',
  'leadersStrip.wishesAroundTheWorld': 'Buenos deseos por todo el mundo',
  'leadersStrip.worldLeadersBlowOut':
    'Quienes han dirigido países y las Naciones Unidas también soplan velas. Esto es lo que les deseamos a siete de ellos.',
  'leadersStrip.pause': 'Pausar',
  'leadersStrip.wishes': 'Deseos',
  'leadersStrip.flagOf': 'Bandera de {countryName}',
  'leadersStrip.birthday': 'Cumpleaños: {birthday}',
  'upcoming.birthdays': 'cumpleaños',
  'upcoming.whoseBirthdayIsNext': 'Quién cumple años pronto, y qué le escribiríamos en su tarjeta.',
  'upcoming.title': 'Próximos {birthdays}',
  'upcoming.today': 'Hoy',
  'upcoming.tomorrow': 'Mañana',
  'upcoming.inDays': 'en {days} días',
  'browseTiles.whoIsItFor': '¿Para quién es?',
  'browseTiles.pickAPersonAnd': 'Elige a la persona y verás diseños hechos para ella.',
  'browseTiles.inWhichStyle': '¿En qué estilo?',
  'browseTiles.eightStylesEachWith': 'Ocho estilos, cada uno con diseños listos.',
  'designWall.pickOneAndIt': 'Elige uno y ya llevas la mitad',
  'designWall.seeAllDesigns': 'Ver todos los diseños',
  'designWall.templateSelected': '¡Diseño elegido!',
  'designWall.aCardForA': '“{title}”, una tarjeta para: {category}',
  'invitation.somebodyIsGoingTo': 'Alguien va a sonreír',
  'invitation.yourCardsAreOn': 'Tus tarjetas están en tu panel, y siempre cabe una más.',
  'invitation.withAFreeAccount':
    'Con una cuenta gratis tus tarjetas se conservan: vuelve, cámbialas y mándalas otra vez el año que viene.',
  'invitation.signUpFree': 'Crear cuenta gratis',
  'invitation.makeACard': 'Hacer una tarjeta',
  'envelope.openOrCloseThe': 'Abrir o cerrar el sobre',
  'home.makeABirthdayCard':
    'Haz una tarjeta de cumpleaños con tus palabras, fotos y música. Gratis hasta el último clic: sin marca de agua, sin anuncios y con un enlace que sigue funcionando.',
} satisfies Translation<'home'>;
