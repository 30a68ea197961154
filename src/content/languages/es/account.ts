import type { Translation } from '../areas.ts';

/** Sign-up, log-in, reset, guests, profile, settings. */
export const messages = {
  'avatar.photo.alt': 'Tu foto',
  'avatar.initials.alt': 'Tus iniciales: {initials}',
  'avatar.replace.action': 'Cambiar la foto',
  'avatar.upload.action': 'Subir una foto',
  'avatar.remove.action': 'Quitar la foto',
  'avatar.unsaved.hint': 'Aún sin guardar: presiona “Guardar cambios”.',
  'avatar.size.hint': 'Hasta {photoMegabytes} MB. Solo tú la ves.',
  'export.failed.title': 'Falló la exportación',
  'guestCards.failed.title': 'No se pasaron las tarjetas',
  'guestCards.taken.title': '¡Listo!',
  'guestCards.taken.begun': 'Lo que empezaste está en tu cuenta. El estudio te lo devuelve.',
  'guestCards.taken.one': 'Tu tarjeta está en tu cuenta.',
  'guestCards.taken.many': 'Tus {cards} tarjetas están en tu cuenta.',
  'cards.title': 'Tus tarjetas',
  'guestCards.title.one': '¿La pasamos a esta cuenta?',
  'guestCards.title.many': '¿Las pasamos a esta cuenta?',
  'guestCards.loggedIn.text': 'Iniciaste sesión como {email}.',
  'guestCards.taking.status': 'Pasando…',
  'guestCards.take.one': 'Pasarla',
  'guestCards.take.many': 'Pasarlas',
  'guestCards.leave.one': 'Dejarla',
  'guestCards.leave.many': 'Dejarlas',
  'guestCards.lead.begun': 'Empezaste una tarjeta sin cuenta.',
  'guestCards.lead.one': 'Hiciste una tarjeta sin cuenta.',
  'guestCards.lead.many': 'Hiciste {cards} tarjetas sin cuenta.',
  'guestCards.left.title': 'Tus tarjetas se quedan donde están',
  'guestCards.none.title': 'No hay nada que pasar',
  'guestCards.left.text': 'Solo este enlace privado de edición lleva a ellas. Lo mostramos una sola vez.',
  'guestCards.none.text':
    'En este navegador no se hicieron tarjetas sin cuenta, o ya decidiste qué hacer con ellas.',
  'guestCards.goOn.action': 'Seguir',
  'editLink.removed.title': 'Enlace de edición eliminado',
  'editLink.removed.text': 'Se cerró la sesión en los dispositivos que lo usaban.',
  'editLink.failed.title': 'No se creó el enlace de edición',
  'editLink.page.title': 'Enlace privado de edición',
  'editLink.title': 'Enlace privado de edición',
  'editLink.lead':
    'Abre tus tarjetas en otro dispositivo, o aquí mismo si se borran los datos del navegador.',
  'back.action': 'Volver a tus tarjetas',
  'editLink.renew.action': 'Crear un enlace nuevo',
  'editLink.make.action': 'Crear mi enlace de edición',
  'editLink.remove.action': 'Eliminar el enlace',
  'editLink.none.text':
    'Aún no tienes ninguno. Lo mostramos una sola vez: cópialo y guárdalo donde solo tú lo encuentres.',
  'guestLink.failed.title': 'No se abrieron las tarjetas',
  'guestLink.opened.title': '¡Qué gusto verte de nuevo!',
  'guestLink.opened.text': 'Tus tarjetas están aquí.',
  'guestLink.title': 'Tus tarjetas',
  'guestLink.lead.one': 'Este enlace privado abre una tarjeta.',
  'guestLink.lead.many': 'Este enlace privado abre {cards} tarjetas.',
  'guestLink.warning': 'Sigue solo si el enlace es tuyo.',
  'guestLink.continue.action': 'Continuar con estas tarjetas',
  'guestLink.makeLink.action': 'Crear un enlace privado de edición',
  'guestLink.loggedIn.text':
    'Iniciaste sesión como {email}. Cierra sesión primero y luego abre el enlace otra vez.',
  'guestLink.gone.title': 'Este enlace ya no funciona',
  'guestLink.gone.text': 'Se reemplazó, se eliminó o sus tarjetas pasaron a una cuenta.',
  'guestLink.logIn.action': 'Iniciar sesión',
  'guestSignOut.action': 'Cerrar sesión',
  'guestSignOut.title': '¿Cerrar sesión?',
  'guestSignOut.noCards.text': 'Aquí no hiciste ninguna tarjeta, así que no se pierde nada.',
  'keepCards.action': 'Conservar mis tarjetas: crear una cuenta',
  'profile.failed.title': 'Error al actualizar el perfil',
  'profile.saved.title': '¡Perfil actualizado!',
  'profile.saved.text': 'Tu perfil se actualizó correctamente.',
  'profile.page.title': 'Perfil',
  'profile.title': 'Tu perfil',
  'profile.lead': 'Dinos cómo quieres que te llamemos.',
  'settings.title': 'Ajustes',
  'profile.email.label': 'Correo',
  'profile.email.hint': 'Con él inicias sesión. No se puede cambiar.',
  'profile.name.label': 'Nombre completo',
  'profile.website.label': 'Sitio web',
  'profile.save.action': 'Guardar cambios',
  'replyMail.title': 'Correos sobre respuestas',
  'replyMail.off.text':
    'No recibes correos cuando alguien responde a tus tarjetas. Las respuestas están en tu panel.',
  'replyMail.on.text':
    'Recibes un correo cuando alguien responde a tus tarjetas, como mucho una vez por hora.',
  'replyMail.start.action': 'Volver a recibirlos',
  'replyMail.stop.action': 'No recibir más',
  'password.failed.title': 'Error al cambiar la contraseña',
  'password.changed.title': 'Contraseña cambiada',
  'password.changed.text': 'Se cerró la sesión en todos los demás dispositivos.',
  'delete.failed.title': 'Error al eliminar la cuenta',
  'delete.failed.text': 'No se eliminó nada: todo sigue como estaba. Inténtalo otra vez en un momento.',
  'delete.done.title': 'Cuenta eliminada',
  'delete.done.text': 'Gracias por cada tarjeta que hiciste. Aquí siempre tendrás las puertas abiertas.',
  'loginMethod.failed.title': 'Error al quitar la forma de entrar',
  'loginMethod.removed.title': 'Forma de entrar eliminada',
  'settings.lead': 'Tus dispositivos, tus datos.',
  'settings.lead.password': 'Tu contraseña, tus dispositivos, tus datos.',
  'signOut.failed.title': 'No se pudo cerrar sesión',
  'signOut.done.title': 'Sesión cerrada',
  'export.action': 'Exportar mis datos',
  'export.hint':
    'Un archivo ZIP con todo lo que guardamos de ti: tu cuenta, cada tarjeta como imagen y como datos, tus fotos y tus sonidos.',
  'export.started.text':
    'Tu navegador está guardando el archivo. Si tienes muchas tarjetas, tarda unos minutos.',
  'delete.guest.title': 'Eliminar todo',
  'delete.account.title': 'Eliminar cuenta',
  'delete.lead':
    'Tu perfil, tus tarjetas, sus enlaces, tus fotos y tus sonidos: todo desaparece de una vez, y nadie puede recuperarlo. Si quieres conservarlo, exporta antes tus datos.',
  'delete.logInAgain.text':
    'Tu sesión lleva abierta un buen rato. Inicia sesión una vez más, para que sepamos que eres tú.',
  'delete.logInAgain.action': 'Iniciar sesión otra vez',
  'delete.password.label': 'Tu contraseña',
  'delete.account.action': 'Eliminar mi cuenta',
  'delete.guest.question': '¿Eliminar todo?',
  'delete.account.question': '¿Eliminar tu cuenta?',
  'delete.guest.cancel': 'Conservarlo',
  'delete.account.cancel': 'Conservar mi cuenta',
  'guest.title': 'Estás aquí sin cuenta',
  'guest.text':
    'Solo este navegador encuentra tus tarjetas, durante 30 días desde tu última visita. Con una cuenta gratis las encuentras en cualquier parte.',
  'loginMethod.title': 'Cómo inicias sesión',
  'loginMethod.lead': 'Si alguna no es tuya o ya no la necesitas, quítala aquí.',
  'loginMethod.logInAgain.text': 'Para quitar una, cierra sesión y vuelve a iniciarla.',
  'loginMethod.password.name': 'Contraseña',
  'loginMethod.unconfirmed.text': 'Tu correo nunca se confirmó por esta vía',
  'loginMethod.password.label': 'Tu contraseña, para quitar {name}',
  'loginMethod.remove.action': 'Quitar {name}',
  'password.change.title': 'Cambiar contraseña',
  'password.change.hint': 'Al cambiarla se cierra la sesión en todos los demás dispositivos.',
  'password.current.label': 'Contraseña actual',
  'password.change.action': 'Cambiar contraseña',
  'password.set.title': 'Crear una contraseña',
  'password.set.action': 'Mándame un enlace',
  'devices.title': 'Dónde está abierta tu sesión',
  'devices.none.text': 'Tu sesión no está abierta en ningún otro lugar.',
  'devices.more.text': 'Y en {unlisted} más que no usas desde hace tiempo.',
  'devices.signOutOthers.action': 'Cerrar sesión en los demás',
  'devices.signingOut.status': 'Cerrando sesión…',
  'devices.this.name': 'Este dispositivo',
  'devices.this.badge': 'Aquí, ahora',
  'devices.signOut.action': 'Cerrar sesión',
  'devices.signOut.label': 'Cerrar sesión en {device}',
  'guestCards.for.one': 'Para {names}. Si no la hiciste tú, déjala.',
  'guestCards.for.many': 'Para {names}. Si no las hiciste tú, déjalas.',
  'guestCards.for.others': 'Para {names} y otras personas. Si no las hiciste tú, déjalas.',
  'guestLink.otherGuest.text':
    '{cards, plural, one {En este navegador hay otra tarjeta que hiciste sin cuenta. Crea primero un enlace privado de edición para ella: sin él no podrás volver a encontrarla.} other {En este navegador hay otras # tarjetas que hiciste sin cuenta. Crea primero un enlace privado de edición para ellas: sin él no podrás volver a encontrarlas.}}',
  'guestLink.opening.status': 'Abriendo…',
  'editLink.made.text':
    'Creaste uno el {date}. No podemos mostrarlo otra vez. Si creas otro, ese deja de funcionar y se cierra la sesión en los dispositivos que lo usaban.',
  'guestSignOut.cardsLost.text':
    '{cards, plural, one {Tu tarjeta sigue en la web, pero sin el enlace privado de edición no podrás volver a encontrarla para cambiarla.} other {Tus # tarjetas siguen en la web, pero sin el enlace privado de edición no podrás volver a encontrarlas para cambiarlas.}}',
  'delete.account.text':
    '{of, select, none {Tu cuenta y tu perfil se eliminan para siempre.} cards {Tu cuenta y tu perfil se eliminan para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}}.} files {Tu cuenta y tu perfil se eliminan para siempre, junto con {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.} other {Tu cuenta y tu perfil se eliminan para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}} y {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.}}',
  'delete.guest.text':
    '{of, select, none {Tu perfil se elimina para siempre.} cards {Tu perfil se elimina para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}}.} files {Tu perfil se elimina para siempre, junto con {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.} other {Tu perfil se elimina para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}} y {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.}}',
  'delete.links.text': 'Los enlaces a tus tarjetas dejan de funcionar para todo el mundo.',
  'delete.final.text': 'Esto no se puede deshacer.',
  'delete.running.status': 'Eliminando…',
  'password.set.text':
    'Inicias sesión con Google o Facebook, así que tu cuenta no tiene contraseña propia. Si además quieres una, te mandamos un enlace a {email}.',
  'password.changing.status': 'Cambiando…',
  'password.sending.status': 'Enviando…',
  'devices.signOut.hint': 'Si un dispositivo no es tuyo o ya no lo tienes, cierra ahí la sesión.',
  'devices.signOut.passwordHint':
    'Si un dispositivo no es tuyo o ya no lo tienes, cierra ahí la sesión y cambia tu contraseña.',
  'devices.others.text':
    '{others, plural, one {Además de aquí, tu sesión está abierta en otro dispositivo.} other {Además de aquí, tu sesión está abierta en otros # dispositivos.}}',
  'devices.lastSeen.date': 'Última vez: {date}',
  'devices.firstSeen.date': 'Primera vez: {date}',
  'loginMethod.added.date': 'Desde el {date}',
  'loginMethod.confirmed.date': 'Tu correo se confirmó por esta vía el {date}',
  'loginMethod.removing.status': 'Quitando…',
  'loginMethod.removed.text': '{name} ya no abre tu cuenta.',
  'profile.saving.status': 'Guardando…',
  'device.browserOnSystem':
    '{browser} en {system, select, androidPhone {un teléfono Android} androidTablet {una tableta Android} other {{systemName}}}',
  'device.system':
    '{system, select, androidPhone {Un navegador en un teléfono Android} androidTablet {Un navegador en una tableta Android} other {Un navegador en {systemName}}}',
  'device.unknown': 'Un dispositivo desconocido',
  'export.readMe': `Tus datos en {site}, tal como estaban el {day}.

account.json    tu cuenta, tu perfil y cómo inicias sesión
sessions.json   los navegadores en que está abierta tu sesión
shares.json     qué tarjeta compartiste, de qué manera y cuándo; a quién no lo sabemos
likes.json      los diseños que te gustan y desde cuándo
answers.json    lo que otras personas respondieron a tus tarjetas y si recibes correos sobre eso
messages.json   lo que nos escribiste con el formulario de contacto, si tu correo está confirmado
reports.json    las tarjetas que denunciaste con tu sesión abierta
operators.json  lo que quienes administran el sitio hicieron con tu cuenta y tus tarjetas
cards           una carpeta por tarjeta: la imagen, y todo lo que tiene como datos
photos, sounds, avatars    lo que subiste, tal como lo guardamos; las tarjetas nombran estos archivos por su clave

Las horas están en UTC. Tu contraseña no está aquí: no la conocemos.
`,
} satisfies Translation<'account'>;
