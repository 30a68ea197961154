import { imagesKey } from '#content/image-slots.ts';
import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

const oneHour = 'Una hora.';
const untilBrowserCloses = 'Hasta que cierres el navegador.';
const untilCleared = 'Hasta que lo borres.';
const columns = ['Nombre', 'Para qué', 'Cuánto dura'] as const;

/** What browsers keep for this site, under the very names that browsers show. */
export function cookiePolicy(facts: LegalFacts): LegalPage {
  return {
    title: 'Política de cookies',
    description: 'Todas las cookies y todo lo demás que este sitio guarda en tu navegador, por su nombre.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Nuestras cookies mantienen abierta tu sesión, recuerdan tu idioma, los diseños que te gustan, la indicación que apartaste y que lees las tarjetas en letra grande, y llevan un aviso de una página a la siguiente. Eso es todo.',
      'Sin cookies publicitarias, sin analítica, sin cookies de otras empresas.',
      'Son necesarias para lo que pides, así que no hay nada que desactivar salvo la propia cuenta.',
    ],
    sections: [
      { id: 'cookies', title: 'Cookies', blocks: cookieBlocks(facts) },
      {
        id: 'storage',
        title: 'Qué más guarda el navegador',
        blocks: ['Esto se queda en tu dispositivo y no se nos envía:', { table: storage }],
      },
      {
        id: 'choice',
        title: 'Tú decides',
        blocks: [
          '“Aceptar todo”, en la parte de arriba de la página, oculta esa barra y no cambia nada más, porque no hay nada más que aceptar. Puedes mirar el sitio sin ninguna cookie. Lo que no puedes es mantener la sesión abierta, ni hacer tarjetas sin cuenta, sin bb.session_token.',
          'Puedes borrar las cookies y los datos guardados en cualquier momento en los ajustes de tu navegador. Entonces se cierra tu sesión, y una tarjeta que nunca se guardó se pierde.',
        ],
      },
      {
        id: 'others',
        title: 'Cookies de otros',
        blocks: [
          'En nuestras páginas no hay ninguna: las fuentes, las imágenes y las canciones vienen de este sitio. Cuando sigues un enlace o un botón de compartir hacia otro sitio, ese sitio tiene sus propias cookies.',
          'Lo que guardamos en el servidor, y tus derechos según GDPR, CCPA, CPRA y DORA, está en la [política de privacidad](/privacy#laws).',
        ],
      },
    ],
  };
}

function cookieBlocks({ isSecure, helpers, hasLanguages }: LegalFacts): readonly LegalBlock[] {
  const prefix = isSecure ? '__Host-' : '';
  const state = [
    `${prefix}bb.state`,
    `Comprueba que la respuesta de ${helpers.providers.join(' o ')} corresponde a tu inicio de sesión`,
    'Diez minutos.',
  ];
  const rows = [
    [
      `${prefix}bb.session_token`,
      'Mantiene abierta tu sesión',
      'Con “Recordarme”, 30 días desde tu última visita; si no, hasta que cierres el navegador.',
    ],
    [`${prefix}bb.dont_remember`, 'Recuerda que no marcaste “Recordarme”', untilBrowserCloses],
    [
      `${prefix}bb.device`,
      'Muestra que ya iniciaste sesión antes en este navegador, para que un extraño que prueba contraseñas no pueda dejarte fuera',
      'Un año.',
    ],
    [
      `${prefix}bb.browser`,
      'Reconoce el navegador en que te registraste, para que solo ahí baste un clic para confirmar tu correo',
      'Siete días.',
    ],
    [
      `${prefix}bb.confirm`,
      'Lleva el enlace que confirma tu dirección desde tu correo hasta la página que lo pide',
      oneHour,
    ],
    [
      `${prefix}bb.reset`,
      'Lleva el enlace para una contraseña nueva desde tu correo hasta la página que la pide',
      oneHour,
    ],
    [`${prefix}bb.next`, 'Recuerda a qué página ibas mientras abres el enlace de nuestro correo', oneHour],
    ...(helpers.providers.length > 0 ? [state] : []),
    [
      `${isSecure ? '__Secure-' : ''}bb.likes`,
      'Recuerda qué diseños te gustan, para que cuentes una sola vez y puedas retirar un “Me gusta”. Se crea cuando presionas “Me gusta” sin tener cuenta',
      '400 días.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.notes`,
      'Recuerda lo que escribiste en tarjetas de otras personas, para que lo encuentres de nuevo. Se crea cuando firmas una tarjeta',
      '400 días.',
    ],
    [
      `${prefix}bb.no-link-hint`,
      'Sin cuenta: recuerda que no quieres la indicación sobre tu enlace privado de edición',
      'Un año.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.print`,
      'Recuerda que lees las tarjetas en letra grande. Se guarda cuando pulsas Letra grande',
      '400 días.',
    ],
    [`${prefix}bb_flash`, 'Lleva un aviso como “¡Mensaje enviado!” a la página siguiente', 'Un minuto.'],
    ...(hasLanguages
      ? [[`${prefix}bb_language`, 'Recuerda el idioma en que lees este sitio', 'Un año.']]
      : []),
  ];
  return [
    'Una cookie es una nota breve que tu navegador guarda para un sitio y le muestra en tu siguiente visita. Estas son todas las nuestras. Los scripts no pueden leerlas, y se envían solo a este sitio.',
    { table: { caption: 'Cookies', columns, isCode: true, rows } },
    isSecure
      ? 'El comienzo __Host- es un candado: los navegadores aceptan una cookie así solo de este mismo sitio y solo por HTTPS. __Secure- es el mismo candado para una cookie que va a una parte del sitio. Una copia de este sitio sin HTTPS, como la usan quienes programan, crea las mismas cookies sin él (bb.session_token y así las demás).'
      : 'Esta copia del sitio funciona sin HTTPS. Con HTTPS cada nombre empieza con __Host- (por ejemplo, __Host-bb.session_token), que ata la cookie a este mismo sitio; bb.likes y bb.notes empiezan con __Secure-.',
  ];
}

const storage = {
  caption: 'Almacenamiento del navegador',
  columns,
  isCode: true,
  rows: [
    [
      'bb_email',
      'El correo que escribiste para iniciar sesión o registrarte, para que no tengas que escribirlo otra vez en la página siguiente',
      'Hasta que salgas de esas páginas o cierres la pestaña.',
    ],
    ['bb_name', 'El nombre que escribiste para registrarte', 'Lo mismo que el correo.'],
    ['bb_cookie_consent', 'Recuerda que presionaste “Aceptar todo”', untilCleared],
    ['bb_theme', 'Recuerda si elegiste claro u oscuro al pie de la página', untilCleared],
    [
      'bb_opened',
      'Qué tarjetas abriste en este navegador, para que al volver encuentres la tarjeta y no su sobre',
      'Hasta que lo borres, como mucho 100 tarjetas.',
    ],
    [
      'bb_favourites',
      'Los diseños que marcaste con una estrella sin iniciar sesión',
      'Hasta que los pases a tu cuenta o lo borres, como mucho 200 diseños.',
    ],
    [
      'bb_unsaved:…',
      'Una tarjeta que aún no guardaste, para que al cerrarse la pestaña no se pierda nada',
      'Hasta que la guardes o la descartes. Se borra al abrir el estudio cuando pasaron 60 días desde que el estudio la encontró por primera vez.',
    ],
    ['bb_studio_hint', 'Recuerda que viste la indicación del estudio', untilCleared],
    ['bb_studio_help_key', 'Recuerda que desactivaste la tecla ?', untilCleared],
    [
      'bb_offline_user',
      'El número de tu cuenta, para que el estudio encuentre tus tarjetas sin guardar cuando no hay conexión',
      'Hasta que cierres sesión.',
    ],
    [
      'bloom',
      'En “Almacenamiento de caché”, desde que abriste el estudio: su código, sus fuentes y una página que dice que no tienes conexión, para que se abra sin red. Nada tuyo',
      'Hasta que lo borres; cada versión nueva lo reemplaza.',
    ],
    [
      'bloom-shared',
      'En “Almacenamiento de caché”, donde el sitio está instalado: lo que compartiste con él (fotos, sonidos, palabras), hasta que una tarjeta lo tenga',
      'Hasta que lo pongas en una tarjeta, lo descartes o cierres sesión; como mucho, lo de las últimas cinco veces.',
    ],
    [
      imagesKey,
      'Imágenes que elegiste en la página de retratos, que se muestran en lugar de las nuestras',
      'Hasta que las restablezcas ahí.',
    ],
    [
      'react-router-scroll-positions',
      'Hasta dónde habías bajado en la página, para el botón Atrás',
      'Hasta que cierres la pestaña.',
    ],
  ],
} as const;
