import type { LegalTable } from '#content/legal/legal-page.ts';

const untilAccount = 'Hasta que elimines la cuenta.';
const untilCardOrAccount = 'Hasta que elimines la tarjeta o la cuenta.';

export const stored: LegalTable = {
  caption: 'Lo que se guarda',
  columns: ['Qué', 'Para qué', 'Cuánto tiempo'],
  rows: [
    [
      'Nombre, correo y una forma cifrada de la contraseña que no se puede revertir',
      'Para que entres tú, y solo tú',
      untilAccount,
    ],
    [
      'Si sigues sin cuenta: que hay una visita así, lo que haces y una forma cifrada de tu enlace privado de edición si creas uno. Ningún nombre, salvo que lo des; de un correo solo una forma cifrada, si pediste que te llegara un enlace',
      'Para que tus tarjetas sigan siendo tuyas y puedas cambiarlas',
      'Hasta que lo elimines en los ajustes o pases las tarjetas a una cuenta. Una visita que no guarda nada aquí se borra tres días después de la última vez. 30 días después de tu última visita este navegador ya no abre tus tarjetas, pero ellas siguen: entonces solo puedes cambiarlas o eliminarlas con tu enlace privado de edición. Si no lo tienes, escríbenos con el enlace de la tarjeta y la eliminamos.',
    ],
    ['Imagen y sitio web, si los agregas a tu perfil', 'Para mostrarlos en tus páginas', untilAccount],
    [
      'Tus inicios de sesión, y cuando sigues sin cuenta: cuándo, desde qué dirección IP y con qué navegador',
      'Para mantener abierta tu sesión, y para cerrarlas todas cuando cambias la contraseña',
      'Hasta que cierres sesión o la termines en los ajustes, como mucho 30 días desde tu última visita.',
    ],
    [
      'Cuál de tu contraseña, Google y Facebook abre tu cuenta, desde cuándo, y cuál de ellos confirmó tu dirección',
      'Para que no entre nadie que solo conozca tu dirección',
      'Hasta que lo quites en los ajustes o elimines la cuenta.',
    ],
    [
      'Un inicio de sesión con Facebook que espera a que confirmes su dirección: dirección, nombre y el número que Facebook tiene para ti',
      'Para no hacer nada con él antes de que lo confirmes',
      'Hasta que lo confirmes, como mucho 25 horas.',
    ],
    [
      'Enlaces que te enviamos por correo, y correos que van de camino a ti',
      'Para confirmar tu dirección o elegir una contraseña nueva',
      'Los enlaces, hasta que se usen, como mucho una hora; los correos, hasta que se envíen, como mucho un día, y una semana más si alguno no se pudo entregar.',
    ],
    ['Tus tarjetas: nombres, palabras y diseño', 'De eso trata este sitio', untilCardOrAccount],
    [
      'Las fotos y los sonidos que agregas',
      'Para mostrarlos y reproducirlos en tus tarjetas',
      'Junto con la tarjeta. Un archivo que ya no usa ninguna tarjeta se borra a los 60 días, o antes si tu espacio está lleno y agregas otro.',
    ],
    [
      'Que una tarjeta se compartió, cuándo y por qué medio (nunca con quién)',
      'Para la lista de tu panel',
      untilCardOrAccount,
    ],
    [
      'Lo que respondes a una tarjeta, sin cuenta: la reacción, las palabras y el nombre que escribes',
      'Para mostrárselo a quien hizo la tarjeta, y a quienes la firmaron si así lo eliges',
      'Hasta que quien hizo la tarjeta lo elimine, o elimine la tarjeta o su cuenta. También puede ocultarlo o denunciarlo ante nosotros.',
    ],
    [
      'Lo que escribes en una tarjeta que firman varias personas, sin cuenta: tu nombre, tus palabras, una foto, tu voz o un dibujo, y quién puede verlos antes de que se abra',
      'Para ponerlo en la tarjeta. Lo que es solo para quien la recibe no se le muestra a quien la hizo',
      'Hasta que lo retires con tu enlace, o quien hizo la tarjeta la elimine. También puede ocultarlo.',
    ],
    [
      'Cómo se firma una tarjeta tuya: qué ven los demás, cuántas personas pueden firmar, hasta cuándo lo pides, los nombres de quienes invitas y si la miraron, y qué cuentas te ayudan',
      'Para que puedan firmarla, y para mostrarte quién falta',
      'Hasta que elimines la tarjeta. Cuando eliminas tu cuenta, una tarjeta que firmaron otras personas pasa a quien te ayuda con ella, o se queda para quien la recibe hasta 30 días después de abrirse.',
    ],
    [
      'Hasta cuándo está sellada una tarjeta: el día, la hora y la ciudad que eliges, o que no la sabes; y si la tarjeta acepta respuestas',
      'Para abrirla entonces, y a nadie antes',
      untilCardOrAccount,
    ],
    [
      'Las personas cuyos cumpleaños guardas: nombre, día, mes y, si los das, el año, qué son para ti, su idioma, su ciudad y una nota; qué tarjetas les hiciste; y de una importación, cuándo fue',
      'Para avisarte de sus cumpleaños y preparar una tarjeta para cada uno. Un archivo de contactos se lee en tu propio dispositivo: solo se nos envía a quienes marques',
      'Hasta que los elimines, deshagas la importación o elimines la cuenta.',
    ],
    [
      'El cumpleaños y el nombre que le dices a una amistad por su enlace, sin cuenta',
      'Para mostrárselos a esa persona y a nadie más',
      'Hasta que esa persona los elimine o elimine su cuenta.',
    ],
    [
      'Qué correo sobre cumpleaños quieres, tu idioma y tu zona horaria, como los eliges o como los dice tu navegador; y qué recordatorios se enviaron',
      'Para escribirte por la mañana, y nunca dos veces',
      untilAccount,
    ],
    [
      'De un dispositivo al que pides que te avise: la dirección, en el fabricante de su navegador, a la que se envían los mensajes, y las claves con las que solo ese dispositivo puede leerlos',
      'Para mostrar allí el recordatorio. El fabricante lo transmite y no puede leerlo; no nombra a nadie si no lo eliges',
      'Hasta que lo termines en ese dispositivo o elimines la cuenta, o el dispositivo ya no exista.',
    ],
    [
      'Cuándo recibiste el último correo sobre respuestas, y que no quieres ninguno',
      'Para enviarlo como mucho una vez por hora, o no enviarlo',
      untilAccount,
    ],
    [
      'A quién pides enviar por correo el enlace de una tarjeta: la dirección, su idioma, el día, la hora y la ciudad; y qué fue de él: enviado, devuelto, abierto',
      'Para enviarlo una vez, a su hora, y mostrarte si llegó',
      'Hasta 60 días después de su día, o hasta que elimines la tarjeta o la cuenta.',
    ],
    [
      'Tu dirección, cuando alguien pide enviarte por correo el enlace de una tarjeta o una invitación a firmarla',
      'Para ese correo. Un código cifrado de ella cuenta cuántos correos así recibes y recuerda que no quieres ninguno',
      'Mientras se guarde lo anterior de quien lo envía; el código, 30 días, un año si un correo a ella volvió y, si no quieres ninguno, hasta que vuelvas a querer correos así.',
    ],
    [
      'Con qué diseño empezó una tarjeta, cuántas veces se abrió y cuántas se descargó, en números',
      'Para mostrarte las vistas y, en la página Descubrir, cuántas veces se abrieron, descargaron y compartieron todas las tarjetas con ese diseño',
      untilCardOrAccount,
    ],
    [
      'Los diseños que guardas y los que publicas, con tu seudónimo',
      'Para mostrártelos, y los publicados a todo el mundo',
      'Hasta que los borres o borres la cuenta. El que retiras desaparece enseguida para los demás; lo que hicieron con él se queda y menciona tu seudónimo.',
    ],
    [
      'Los diseños que te gustan: con tu cuenta, o con un número cifrado de tu navegador si no tienes cuenta',
      'Para contarte una sola vez y que puedas retirar un “Me gusta”',
      'Hasta que lo retires o elimines la cuenta; sin cuenta, no dice nada de quién eres.',
    ],
    [
      'Los diseños que guardas de tus tarjetas y tus favoritos: diseños, fondos, stickers y tarjetas',
      'Para que los encuentres otra vez; nadie más los ve',
      'Hasta que los quites o elimines la cuenta.',
    ],
    [
      'Lo que escribes en el formulario de contacto, con tu nombre y tu correo',
      'Para responderte',
      'Un año; menos, si lo pides.',
    ],
    [
      'Lo que denuncias de una tarjeta: la tarjeta, el motivo, lo que agregas y, con ello, tu cuenta, o una forma cifrada de tu dirección IP si no tienes cuenta',
      'Para revisar la tarjeta, y para ver si muchas denuncias vienen de un mismo lugar',
      'Un año. El nombre de tu cuenta se borra con la cuenta.',
    ],
    [
      'Lo que quienes administran este sitio hacen con una cuenta o una tarjeta, como ocultarla, por su número',
      'Para dar cuenta de ello',
      'Un año, como lo muestra “Exportar mis datos”.',
    ],
    [
      'Recuentos de intentos de iniciar sesión y de enviar formularios',
      'Contra quien adivina contraseñas o satura el sitio',
      'Como mucho un día desde el último intento.',
    ],
  ],
};
