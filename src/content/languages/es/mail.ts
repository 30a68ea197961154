import type { Translation } from '../areas.ts';

/** Mail that the site sends. `site` is its name. */
export const messages = {
  hello: 'Hola:',
  'hello.name': 'Hola, {name}:',
  spareAddress: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  confirm: 'Confirmar mi correo',
  'verification.subject': 'Confirma tu correo para {site}',
  'verification.preview': 'Dos clics y tu cuenta queda lista.',
  'verification.title': '¡Te damos la bienvenida!',
  'verification.reason':
    'Recibes este correo porque alguien se registró en {site} con esta dirección. Si no fuiste tú, ignóralo: mientras no la confirmes, la dirección no se usa para nada más.',
  'verification.before1': 'Te registraste en {site}. Confirma, por favor, que esta dirección es tuya.',
  'verification.before2':
    'Si abres el enlace en el navegador donde te registraste, con eso basta. En cualquier otro eliges una contraseña nueva. La del registro deja de servir, y su nombre, su imagen y su sitio web se borran: así la cuenta es solo tuya, sin importar quién escribió tu dirección.',
  'verification.after':
    'El enlace funciona durante una hora. Después, pide uno nuevo en la página de inicio de sesión.',
  'confirmSignIn.subject': 'Confirma que entras a {site} con {provider}',
  'confirmSignIn.preview': 'Ábrelo en el mismo navegador donde usaste {provider}.',
  'confirmSignIn.title': 'Un paso más',
  'confirmSignIn.reason':
    'Recibes este correo porque alguien llegó a {site} con una cuenta de {provider} que tiene esta dirección. Si no fuiste tú, ignóralo: no se crea nada y nadie entra.',
  'confirmSignIn.before1':
    'Llegaste a {site} con tu cuenta de {provider}. {provider} no nos dice si esta dirección es tuya, así que confírmala, por favor.',
  'confirmSignIn.before2':
    'Abre el enlace en el mismo navegador donde usaste {provider}. A partir de ese momento esa cuenta abre aquí tus tarjetas, y lo que nunca se confirmó ya no las abre.',
  'confirmSignIn.after':
    'El enlace funciona durante una hora. Después, presiona otra vez el botón de {provider} para recibir uno nuevo.',
  'existingAccount.subject': 'Ya tienes una cuenta en {site}',
  'existingAccount.preview': 'Tus tarjetas te esperan.',
  'existingAccount.title': 'Ya estás con nosotros',
  'existingAccount.label': 'Iniciar sesión',
  'existingAccount.reason':
    'Recibes este correo porque alguien escribió esta dirección en la página de registro de {site}. Si no fuiste tú, ignóralo: en tu cuenta no cambió nada.',
  'existingAccount.before':
    'Alguien acaba de intentar registrarse con este correo. Si fuiste tú: ya tienes una cuenta, y tus tarjetas te esperan en ella.',
  'existingAccount.after':
    '¿Olvidaste la contraseña? En la página de inicio de sesión puedes elegir una nueva.',
  'reset.subject': 'Elige una contraseña nueva para {site}',
  'reset.preview': 'El enlace funciona una vez, durante una hora.',
  'reset.title': 'Empezar de nuevo',
  'reset.label': 'Elegir una contraseña nueva',
  'reset.reason':
    'Recibes este correo porque alguien pidió a {site} una contraseña nueva para esta dirección. Si no fuiste tú, ignóralo: tu contraseña sigue igual.',
  'reset.before': 'Pediste una contraseña nueva. Un clic y la eliges.',
  'reset.after':
    'El enlace funciona una vez, durante una hora. Al cambiar la contraseña se cierra tu sesión en todos los dispositivos.',
  'takenOver.subject': 'Ahora entras a {site} con {provider}',
  'takenOver.preview': 'La cuenta con tu dirección es solo tuya.',
  'takenOver.title': 'Tu cuenta, y solo tuya',
  'takenOver.label': 'Ver mis tarjetas',
  'takenOver.reason':
    'Recibes este correo porque alguien inició sesión en {site} con la cuenta de {provider} de esta dirección.',
  'takenOver.before':
    'Iniciaste sesión con {provider}, y así sabemos que esta dirección es tuya. La cuenta que la usaba también se podía abrir con algo que nadie había confirmado, como una contraseña antigua. Ahora es solo tuya: lo que nunca se confirmó ya no funciona, y se cerró la sesión en todos los dispositivos que entraron así.',
  'takenOver.after1':
    'Si encuentras tarjetas que no son tuyas, es que otra persona se había registrado con tu dirección. Elimínalas, por favor.',
  'takenOver.after2':
    'Para tener tu propia contraseña, elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión.',
  'test.subject': 'Correo de prueba de {site}',
  'test.preview': 'El correo funciona.',
  'test.title': 'El correo funciona',
  'test.label': 'Ir al sitio',
  'test.reason': 'Recibes este correo porque quien administra {site} escribió esta dirección.',
  'test.before': 'Quien administra {site} envió este correo para ver si los correos llegan. Este llegó.',
  'test.after': 'No tienes que hacer nada.',
  'contact.subject': '{topic}: un mensaje de {name}',
  'contact.after': 'Responde a este correo y {name} recibirá tu respuesta.',
  'contact.reason':
    'Recibes este correo porque se envió desde la página de contacto de {site}, y esta es la dirección del sitio.',
  'contact.before': '{name} <{email}> escribió:',
  'reply.subject':
    '{count, plural, one {Una respuesta a tu tarjeta} many {# de respuestas nuevas a tus tarjetas} other {# respuestas nuevas a tus tarjetas}}',
  'reply.subject.for':
    '{count, plural, one {Una respuesta a tu tarjeta para {name}} many {# de respuestas nuevas a tus tarjetas} other {# respuestas nuevas a tus tarjetas}}',
  'reply.preview': 'Alguien abrió tu tarjeta y respondió.',
  'reply.title':
    '{count, plural, one {Tienes una respuesta} many {Tienes respuestas nuevas} other {Tienes respuestas nuevas}}',
  'reply.before':
    '{count, plural, one {Alguien abrió tu tarjeta y respondió.} many {Hay # de respuestas nuevas a tus tarjetas. Empieza por la más reciente.} other {Hay # respuestas nuevas a tus tarjetas. Empieza por la más reciente.}}',
  'reply.before.for':
    '{count, plural, one {Alguien abrió tu tarjeta para {name} y respondió.} many {Hay # de respuestas nuevas a tus tarjetas; la última es a la de {name}.} other {Hay # respuestas nuevas a tus tarjetas; la última es a la de {name}.}}',
  'reply.label': 'Leerla',
  'reply.after': 'Para no recibir más correos sobre respuestas, abre esta dirección:',
  'reply.reason':
    'Recibes este correo porque publicaste una tarjeta en {site}. Llega como mucho una vez por hora, y solo cuando alguien respondió.',
  'report.subject.card': 'Denuncia de una tarjeta: {reason}',
  'report.subject.design': 'Denuncia de un diseño: {reason}',
  'report.preview': 'No se agregó ningún comentario.',
  'report.title': 'Alguien denunció una tarjeta',
  'report.before.card': 'Se denunció una tarjeta:',
  'report.before.design': 'Se denunció el diseño “{design}”:',
  'report.look.card': 'Ver la tarjeta',
  'report.look.design': 'Ver el diseño',
  'report.hide': 'Para ocultarla de todos, menos de quien la hizo: {command}',
  'report.after': 'Quién hizo la denuncia no aparece en este correo y no se le dice a nadie.',
  'report.reason':
    'Recibes este correo porque alguien presionó “Denunciar” en {site}, y esta es la dirección del sitio.',
} satisfies Translation<'mail'>;
