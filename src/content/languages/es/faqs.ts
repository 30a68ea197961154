import type { FaqCategory, FaqFacts } from '#content/faqs.ts';

const collection =
  'una colección escrita para este sitio, ordenada en cinco tonos (dulce y cariñoso, divertido y juguetón, formal y respetuoso, espiritual y con bendiciones, poético y artístico) y veinticuatro relaciones: del hermano a la abuela, pasando por la profe.';

/** What people ask, and what is true of the product as it stands. */
export const faqCategories = ({ hasWishModel }: FaqFacts): readonly FaqCategory[] => [
  {
    id: 'getting-started',
    title: 'Primeros pasos',
    faqs: [
      {
        id: 'cost',
        question: '¿Cuánto cuesta?',
        answer: [
          'Nada. No hay versión de pago, ni prueba que se termine, ni marca de agua, ni publicidad, y nunca te pediremos un número de tarjeta bancaria. Todos los fondos, las canciones y los formatos son para todo el mundo.',
        ],
      },
      {
        id: 'account',
        question: '¿Necesito una cuenta?',
        answer: [
          'Para mirar, no: puedes recorrer la [galería](/gallery) y abrir todas las tarjetas que te manden.',
          'Para hacer una tarjeta tampoco, a menos que quienes llevan este sitio lo pidan: en la página de inicio de sesión está “Continuar sin cuenta”. En ese caso este navegador abre tus tarjetas hasta 30 días después de tu última visita. Un enlace privado de edición las abre también después y en otros dispositivos.',
          'Con una cuenta encuentras tus tarjetas en cualquier parte y te caben más. Para una [cuenta gratis](/signup) bastan un nombre, un correo y una contraseña. Si este sitio está conectado con Google o Facebook, también funcionan sus botones.',
        ],
      },
      {
        id: 'first-card',
        question: '¿Cómo hago mi primera tarjeta?',
        answer: [
          'Elige un diseño en la [galería](/gallery) o empieza con una tarjeta en blanco en el [Estudio IA](/studio). Escribe los dos nombres, elige la relación y el tono, y quédate con una de nuestras dedicatorias o escribe la tuya. Después cambia lo que quieras: fondo, colores, animación, fotos, sonido. La tarjeta se va viendo mientras la haces.',
          'Cuando te guste, publícala y manda el enlace.',
        ],
      },
      {
        id: 'drafts',
        question: '¿Puedo guardar una tarjeta y terminarla después?',
        answer: [
          'Sí. “Guardar borrador” deja la tarjeta en tu [panel](/dashboard), donde solo tú la ves. Vuelve cuando quieras, cámbiala y publícala cuando esté lista. Una tarjeta publicada también se puede editar: después de guardar los cambios, quien tenga el enlace ve la versión nueva. “Quitar de la web” cierra el enlace hasta que vuelvas a publicarla.',
        ],
      },
    ],
  },
  {
    id: 'ai-features',
    title: 'Funciones de IA',
    faqs: [
      {
        id: 'ai-wishes',
        question: '¿Las dedicatorias las escribe una inteligencia artificial?',
        answer: hasWishModel
          ? [
              `Solo si se lo pides. “Crear dedicatoria con IA” te da una de ${collection} Si escribes un recuerdo o un rasgo encima del botón, o presionas “Dilo de otra forma” debajo de una dedicatoria, un modelo de lenguaje que usa este sitio escribe una para ti. Primero la ves; pasa a la tarjeta cuando tú la aceptas.`,
              'El modelo recibe lo que escribes ahí, la relación, el tono y la dedicatoria que se va a variar. Los nombres de la tarjeta se quedan aquí.',
            ]
          : [
              `No, y preferimos decirlo. El estudio propone dedicatorias de ${collection} Presiona otra vez el botón y te da otra.`,
              'Lo que escribes nunca se manda a un servicio de IA.',
            ],
      },
      {
        id: 'own-words',
        question: '¿Puedo escribir mis propias palabras?',
        answer: [
          'Claro que sí. Tu mensaje puede tener hasta 1000 caracteres, en cualquier escritura y con emojis. Al escribir se reemplaza la dedicatoria propuesta, y al aceptar una propuesta se reemplaza lo que escribiste. Con “Deshacer” recuperas cualquiera de las dos.',
        ],
      },
    ],
  },
  {
    id: 'customization',
    title: 'Personalización',
    faqs: [
      {
        id: 'styles',
        question: '¿Qué estilos de tarjeta hay?',
        answer: [
          'Nueve: 3D, realista, animado, minimalista, tierno, elegante, retro, neón y collage de fotos. En la [galería](/gallery) hay diseños listos de todos.',
          'En el estudio eliges a tu gusto: 62 fondos, los colores del título, de la dedicatoria y de la firma, y cinco animaciones (aparecer, subir, deslizar, crecer y girar).',
        ],
      },
      {
        id: 'photos',
        question: '¿Puedo poner fotos en una tarjeta?',
        answer: [
          'Hasta seis: una de quien cumple años, una tuya y cuatro más. Sirven archivos JPEG, PNG, WebP, AVIF y GIF de hasta 25 MB y 50 megapíxeles, y HEIC si tu navegador puede leerlo. Puedes mover y acercar la imagen dentro de su marco. El lugar y la hora en que se tomó la foto se borran del archivo en cuanto llega.',
        ],
      },
      {
        id: 'sound',
        question: '¿Una tarjeta puede tener música o mi voz?',
        answer: [
          'Sí, un sonido por tarjeta: una de trece canciones, uno de dos saludos hablados, un archivo de música tuyo (hasta 10 MB y cinco minutos) o una grabación de tu micrófono de hasta dos minutos. Usa solo música que puedas compartir, por favor.',
        ],
      },
    ],
  },
  {
    id: 'sharing-export',
    title: 'Compartir y descargar',
    faqs: [
      {
        id: 'formats',
        question: '¿En qué formatos puedo descargar una tarjeta?',
        answer: [
          'PNG, JPG, MP4 y GIF. PNG y JPG son imágenes fijas; MP4 es un video con la animación y el sonido de la tarjeta; GIF, una animación sin sonido. Se hacen en tu propio dispositivo; si un navegador no puede hacer videos, te lo dice. Para imprimir hay un PDF, plano o para doblar, en A4 o carta, y en la página de la tarjeta puedes guardarla entera en un archivo HTML que se abre sin conexión. El PDF, el HTML y la imagen que se descarga en la página de la tarjeta los hace nuestro servidor.',
        ],
      },
      {
        id: 'sharing',
        question: '¿Cómo puedo compartir una tarjeta?',
        answer: [
          'Por WhatsApp, Instagram, Facebook, X, correo, código QR y enlace copiado; también están Pinterest y YouTube. Instagram y YouTube no aceptan enlaces de fuera, así que descargas la imagen o el video y lo publicas allí.',
          'El correo o el número de teléfono que escribas para compartir se usa solo en tu navegador. Nunca nos llega.',
          'Otras personas también pueden firmar la tarjeta antes de que se abra: “Que firmen los demás” te da un enlace para la familia, los amigos o el trabajo. Cada persona escribe unas palabras, con una foto, su voz o un dibujo si quiere, y puede cambiarlas hasta que se abra; nadie necesita una cuenta. Ves quién ha firmado y quién falta, ordenas los mensajes e imprimes un cuadernillo o un póster con todos.',
        ],
      },
      {
        id: 'receiver',
        question: '¿Quien la recibe necesita una cuenta o una aplicación?',
        answer: [
          'No. El enlace se abre en cualquier navegador y en cualquier teléfono mientras conserves la tarjeta. Quien la recibe encuentra un sobre con su nombre, lo abre, puede soplar las velas y responder con una reacción y unas palabras que solo tú lees. Puedes ocultar o eliminar una respuesta, o no aceptar ninguna. Si eliminas la tarjeta, el enlace dice que la tarjeta ya no está. En tu panel ves cuántas veces se abrió, y nunca quién la abrió.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Ayuda técnica',
    faqs: [
      {
        id: 'devices',
        question: '¿En qué dispositivos funciona?',
        answer: [
          'En teléfonos, tabletas y computadoras con una versión actual de Chrome, Edge, Firefox, Safari o Samsung Internet. No hay que instalar nada. Las tarjetas y las páginas informativas se leen incluso sin JavaScript; el estudio sí lo necesita.',
        ],
      },
      {
        id: 'lost-work',
        question: 'La página se cerró antes de guardar. ¿Perdí mi tarjeta?',
        answer: [
          'Lo más probable es que no. El estudio conserva en tu navegador el trabajo sin guardar hasta 60 días. Abre el [estudio](/studio) en el mismo navegador y con la misma cuenta, y te ofrecerá seguir donde te quedaste.',
        ],
      },
      {
        id: 'password',
        question: 'Olvidé mi contraseña. ¿Y ahora?',
        answer: [
          'Escribe tu correo en la [página de inicio de sesión](/login) y presiona “¿Olvidaste tu contraseña?”. Te mandamos un enlace que funciona durante una hora. Si no llega ningún correo, busca en la carpeta de spam y, si tampoco está ahí, [escríbenos](/contact).',
        ],
      },
    ],
  },
  {
    id: 'privacy-security',
    title: 'Privacidad y seguridad',
    faqs: [
      {
        id: 'who-sees',
        question: '¿Quién puede ver mis tarjetas?',
        answer: [
          'Un borrador, solo tú. Una tarjeta publicada, quienes tengan su enlace. Una tarjeta que cierras hasta un día y una hora muestra hasta entonces el sobre, los dos nombres y el día, y nada más. El enlace no se puede adivinar, y a los buscadores se les pide que no incluyan las tarjetas. Las fotos y los sonidos los ve y los oye quien puede abrir la tarjeta que los lleva.',
        ],
      },
      {
        id: 'delete-account',
        question: '¿Puedo llevarme mis datos o eliminar mi cuenta?',
        answer: [
          'Las dos cosas, en los [ajustes del panel](/dashboard/settings). “Exportar mis datos” te da una copia de todo lo que hiciste aquí. “Eliminar cuenta” borra la cuenta con todas sus tarjetas, fotos y sonidos; eso no se puede deshacer.',
        ],
      },
      {
        id: 'tracking',
        question: '¿Me rastrean o venden mis datos?',
        answer: [
          'No. No hay publicidad, ni analítica, ni rastreo, y nuestras páginas no cargan nada de otras empresas. Las pocas [cookies](/cookies) son para tu sesión, tus “me gusta”, tu idioma y los avisos. Lo que guardamos y por cuánto tiempo está en la [política de privacidad](/privacy), en palabras sencillas.',
        ],
      },
    ],
  },
];
