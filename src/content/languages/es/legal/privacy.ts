import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { stored } from './stored.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What is stored, why, until when, and how its owner gets it out or away. */
export function privacyPolicy(facts: LegalFacts): LegalPage {
  const { site, host } = facts;
  return {
    title: 'Política de privacidad',
    description: 'Qué guardamos, para qué, cuánto tiempo, y cómo puedes llevártelo o eliminarlo.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Guardamos lo que nos das para hacer tarjetas, y nada sobre con quién las compartes.',
      'Sin publicidad, sin analítica, sin rastreo. Nuestras páginas no cargan nada de otras empresas.',
      'Puedes exportarlo todo y eliminar tu cuenta sin pedírselo a nadie, en cualquier momento.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Quién responde',
        blocks: [
          `${site.name}, en ${host}, lo llevan personas con las que puedes hablar (${site.location}). Para todo lo que dice esta página, escribe a [${site.email}](mailto:${site.email}) o usa el [formulario de contacto](/contact). Responde una persona.`,
        ],
      },
      {
        id: 'what',
        title: 'Qué guardamos, para qué y cuánto tiempo',
        blocks: [
          'Quien solo viene a mirar no nos da nada que guardar. Cuando creas una cuenta, haces tarjetas sin ella, firmas una tarjeta, la respondes o la denuncias, marcas un diseño que te gusta o nos escribes, guardamos lo que eso requiere. Esto es todo lo que guardamos sobre las personas:',
          { table: stored },
          'Cuando eliminas una tarjeta, su página dice desde entonces “No encontramos la tarjeta”. Su dirección se recuerda sin nada de su contenido, para que nunca se le dé a otra tarjeta.',
          'Lo que se borra al cabo de un plazo se limpia una vez por hora, así que puede quedarse hasta una hora más.',
        ],
      },
      { id: 'photos', title: 'Fotos, sonidos y las palabras de una tarjeta', blocks: wordsAndFiles(facts) },
      { id: 'sharing', title: 'Quién puede verlo', blocks: [{ points: whoSees }] },
      { id: 'others', title: 'Quién más recibe datos', blocks: othersOf(facts) },
      {
        id: 'logs',
        title: 'Qué registra el servidor',
        blocks: [
          'Por cada petición el servidor escribe una línea: hora, tipo de petición, página, respuesta y duración. Quedan fuera las direcciones de tarjetas y archivos, tu dirección IP, las cookies y todo lo que escribiste.',
          'Tu dirección IP se usa mientras se responde a una petición, y se guarda en un solo lugar: con tu inicio de sesión, para que puedas distinguir el de un extraño del tuyo. Las denuncias de visitantes, las respuestas a tarjetas y los contadores que frenan a quien adivina contraseñas la guardan como un código cifrado; los contadores, como mucho un día.',
          'Para contar una sola vez, y no diez, a quien lee una tarjeta, el servidor guarda en su memoria una marca cifrada durante unas horas. Nunca se escribe en un disco y no dice quién eres.',
        ],
      },
      { id: 'rights', title: 'Tus derechos y cómo usarlos', blocks: rights },
      { id: 'laws', title: 'GDPR, CCPA, CPRA y DORA', blocks: laws },
      {
        id: 'children',
        title: 'Menores',
        blocks: [
          'Cualquiera puede mirar tarjetas. Si tienes menos de 16 años, crea una cuenta junto con tu madre, tu padre o quien tenga tu tutela.',
        ],
      },
      {
        id: 'changes',
        title: 'Cambios',
        blocks: [
          'Cuando el programa empieza a guardar algo nuevo, esta página lo dice el mismo día. “Última actualización” es el día de la primera edición y no cambia; la línea de abajo dice cuándo se cambió el texto por última vez. Lo que guardan los navegadores está en la [política de cookies](/cookies).',
        ],
      },
    ],
  };
}

function wordsAndFiles({ helpers }: LegalFacts): readonly LegalBlock[] {
  return [
    'Cuando llega una foto, guardamos una copia nueva sin el lugar, la hora ni la cámara que el teléfono escribe en el archivo. Del mismo modo quitamos las etiquetas de los sonidos.',
    'Una tarjeta puede contar algo de la persona a la que va dirigida. Pon solo lo que le gustaría ver en ella, y pide permiso antes de usar la foto de otra persona.',
    helpers.wishModel
      ? 'Las dedicatorias vienen de una colección en nuestro propio servidor. Solo cuando pides una a partir de un recuerdo o de un rasgo, o una variación, la escribe un modelo de lenguaje: recibe lo que escribiste ahí, la relación, el tono y la dedicatoria que se va a variar, nunca los nombres de la tarjeta.'
      : 'Las dedicatorias vienen de una colección en nuestro propio servidor. Nada de lo que escribes se envía a una inteligencia artificial.',
  ];
}

const whoSees = [
  'Un borrador lo ves solo tú.',
  'Una tarjeta sellada muestra su sobre, los dos nombres y el día en que se abre a quienes tengan su enlace, y nada más antes de ese día.',
  'Una tarjeta publicada la pueden ver quienes tengan su enlace. El enlace no se puede adivinar, y pedimos a los buscadores que dejen fuera las tarjetas.',
  'El correo y el número de teléfono que escribes para compartir se quedan en tu navegador. Van a tu propio programa de correo o a WhatsApp, nunca a nosotros.',
  'Cuando presionas un botón de WhatsApp, Facebook, X o Pinterest, tu navegador abre su página, y ahí valen sus reglas. Hasta ese momento no se les envía nada.',
] as const;

const rights: readonly LegalBlock[] = [
  {
    points: [
      'Verlo y llevártelo: “Exportar mis datos”, en los [ajustes del panel](/dashboard/settings), te lo da todo en un archivo.',
      'Corregir: tu nombre, tu imagen y tu sitio web, en tu [perfil](/profile); tus tarjetas, en el estudio.',
      'Eliminar: tarjetas sueltas, en el panel; la cuenta entera, con “Eliminar cuenta”, en los ajustes. Una tarjeta eliminada desaparece enseguida para los demás, y puedes recuperarla durante dos minutos. Una cuenta eliminada no se puede recuperar.',
      'Oponerte, limitar o preguntar: [escríbenos](/contact). Respondemos en menos de 24 horas en días hábiles y hacemos lo que pides a más tardar en un mes.',
    ],
  },
  'Si conservamos copias de la base de datos por si se pierde, lo que eliminaste desaparece de ellas cuando la copia se reemplaza.',
];

const laws: readonly LegalBlock[] = [
  'GDPR (Unión Europea; en español también RGPD). Tratamos tu cuenta y tus tarjetas porque nos pediste hacerlas (artículo 6, apartado 1, letra b), y los pocos registros de seguridad porque un sitio con cuentas se tiene que proteger (artículo 6, apartado 1, letra f). Tienes los derechos de los artículos 15 a 21, que la sección anterior pone en práctica, y puedes reclamar ante la autoridad de protección de datos de tu país.',
  'CCPA y CPRA (California). No vendemos ni compartimos información personal, no la usamos para publicidad y no elaboramos ningún perfil tuyo. Puedes ver, corregir, eliminar y llevarte lo que tenemos, y a nadie se le trata peor por pedirlo. Estos derechos se dan aquí a todo el mundo, viva donde viva.',
  'DORA (Unión Europea) es una ley sobre la resiliencia digital de los bancos, las aseguradoras y las empresas que les prestan servicios. No somos nada de eso, así que no nos exige nada. Lo que busca sigue siendo correcto: lo guardado sobrevive a una caída del servidor, y eso se prueba provocando una; la base de datos se puede respaldar mientras funciona; y si tus datos alguna vez se pierden o los ven otros, te lo decimos sin demora.',
];

function othersOf({
  helpers: { mailServer, fileStore, wishModel, providers },
}: LegalFacts): readonly LegalBlock[] {
  const points = [
    mailServer
      ? 'El servidor de correo que entrega nuestros mensajes recibe tu correo y el mensaje.'
      : 'Esta copia del sitio no tiene servidor de correo: sus mensajes se quedan en una carpeta que solo lee quien la administra.',
    ...(fileStore
      ? [
          'Las fotos y los sonidos se guardan en un almacén de archivos que alquilamos. Los guarda para nosotros y no puede usarlos para nada más.',
        ]
      : []),
    ...(wishModel
      ? [
          'El modelo de lenguaje que escribe dedicatorias recibe lo que escribes para eso, cuando le pides una, sin los nombres de la tarjeta y sin tu cuenta.',
        ]
      : []),
    ...(providers.length > 0
      ? [
          `Si decides iniciar sesión con ${providers.join(' o ')}, tu navegador va a su página y se nos comunican tu nombre, tu correo y tu número de cuenta. Si no lo decides, no se envía nada.`,
        ]
      : []),
    'Las autoridades, solo cuando la ley no nos deja otra opción.',
  ];
  const isAlone = !mailServer && !fileStore && !wishModel && providers.length === 0;
  return [
    isAlone
      ? 'Nadie. La base de datos, los archivos y los correos se quedan en nuestro propio servidor, y no damos ni vendemos nada a nadie.'
      : 'No vendemos nada a nadie. Quienes reciben algo reciben solo lo que su parte necesita:',
    { points },
  ];
}
