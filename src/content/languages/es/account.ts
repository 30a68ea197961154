import type { Translation } from '../areas.ts';

/** Sign-up, log-in, reset, guests, profile, settings. */
export const messages = {
  'avatarField.yourPhoto': 'Tu foto',
  'avatarField.yourInitials': 'Tus iniciales: {initials}',
  'avatarField.replacePhoto': 'Cambiar la foto',
  'avatarField.uploadAPhoto': 'Subir una foto',
  'avatarField.removePhoto': 'Quitar la foto',
  'avatarField.notSavedYetPress': 'Aún sin guardar: presiona “Guardar cambios”.',
  'avatarField.upToMbOnly': 'Hasta {photoMegabytes} MB. Solo tú la ves.',
  'export.exportFailed': 'Falló la exportación',
  'guestCards.cardsNotTakenAlong': 'No se pasaron las tarjetas',
  'guestCards.takenAlong': '¡Listo!',
  'guestCards.whatYouBeganIs': 'Lo que empezaste está en tu cuenta. El estudio te lo devuelve.',
  'guestCards.yourCardIsIn': 'Tu tarjeta está en tu cuenta.',
  'guestCards.yourCardsAreIn': 'Tus {cards} tarjetas están en tu cuenta.',
  'guestCards.yourCards': 'Tus tarjetas',
  'guestCards.takeItIntoThis': '¿La pasamos a esta cuenta?',
  'guestCards.takeThemIntoThis': '¿Las pasamos a esta cuenta?',
  'guestCards.youAreLoggedIn': 'Iniciaste sesión como {email}.',
  'guestCards.takingAlong': 'Pasando…',
  'guestCards.takeItAlong': 'Pasarla',
  'guestCards.takeThemAlong': 'Pasarlas',
  'guestCards.leaveIt': 'Dejarla',
  'guestCards.leaveThem': 'Dejarlas',
  'guestCards.youBeganACard': 'Empezaste una tarjeta sin cuenta.',
  'guestCards.youMadeACard': 'Hiciste una tarjeta sin cuenta.',
  'guestCards.youMadeCardsWithout': 'Hiciste {cards} tarjetas sin cuenta.',
  'guestCards.yourCardsStayWhere': 'Tus tarjetas se quedan donde están',
  'guestCards.nothingToTakeAlong': 'No hay nada que pasar',
  'guestCards.onlyThisPrivateEdit':
    'Solo este enlace privado de edición lleva a ellas. Lo mostramos una sola vez.',
  'guestCards.thisBrowserMadeNo':
    'En este navegador no se hicieron tarjetas sin cuenta, o ya decidiste qué hacer con ellas.',
  'guestCards.goOn': 'Seguir',
  'guestEditLink.editLinkRemoved': 'Enlace de edición eliminado',
  'guestEditLink.whatItOpenedIs': 'Se cerró la sesión en los dispositivos que lo usaban.',
  'guestEditLink.noEditLinkMade': 'No se creó el enlace de edición',
  'guestEditLink.privateEditLink': 'Enlace privado de edición',
  'guestEditLink.pageTitle': 'Enlace privado de edición',
  'guestEditLink.itOpensYourCards':
    'Abre tus tarjetas en otro dispositivo, o aquí mismo si se borran los datos del navegador.',
  'guestEditLink.backToYourCards': 'Volver a tus tarjetas',
  'guestEditLink.makeANewLink': 'Crear un enlace nuevo',
  'guestEditLink.makeMyEditLink': 'Crear mi enlace de edición',
  'guestEditLink.removeTheLink': 'Eliminar el enlace',
  'guestEditLink.youHaveNoneYet':
    'Aún no tienes ninguno. Lo mostramos una sola vez: cópialo y guárdalo donde solo tú lo encuentres.',
  'guestLink.cardsNotOpened': 'No se abrieron las tarjetas',
  'guestLink.welcomeBack': '¡Qué gusto verte de nuevo!',
  'guestLink.yourCardsAreHere': 'Tus tarjetas están aquí.',
  'guestLink.yourCards': 'Tus tarjetas',
  'guestLink.pageTitle': 'Tus tarjetas',
  'guestLink.thisPrivateLinkOpens': 'Este enlace privado abre una tarjeta.',
  'guestLink.thisPrivateLinkOpensCards': 'Este enlace privado abre {cards} tarjetas.',
  'guestLink.onlyGoOnIf': 'Sigue solo si el enlace es tuyo.',
  'guestLink.continueAsThisGuest': 'Continuar con estas tarjetas',
  'guestLink.makeAPrivateEdit': 'Crear un enlace privado de edición',
  'guestLink.youAreLoggedIn':
    'Iniciaste sesión como {email}. Cierra sesión primero y luego abre el enlace otra vez.',
  'guestLink.thisLinkDoesNot': 'Este enlace ya no funciona',
  'guestLink.itWasReplacedOr': 'Se reemplazó, se eliminó o sus tarjetas pasaron a una cuenta.',
  'guestLink.logIn': 'Iniciar sesión',
  'guestSignOut.signOut': 'Cerrar sesión',
  'guestSignOut.signOutQuestion': '¿Cerrar sesión?',
  'guestSignOut.youMadeNoCards': 'Aquí no hiciste ninguna tarjeta, así que no se pierde nada.',
  'guestSignOut.backToYourCards': 'Volver a tus tarjetas',
  'guestSignOut.keepMyCardsCreate': 'Conservar mis tarjetas: crear una cuenta',
  'guestSignOut.privateEditLink': 'Enlace privado de edición',
  'profile.errorUpdatingProfile': 'Error al actualizar el perfil',
  'profile.profileUpdated': '¡Perfil actualizado!',
  'profile.yourProfileHasBeen': 'Tu perfil se actualizó correctamente.',
  'profile.profile': 'Perfil',
  'profile.yourProfile': 'Tu perfil',
  'profile.tellUsWhatTo': 'Dinos cómo quieres que te llamemos.',
  'profile.backToYourCards': 'Volver a tus tarjetas',
  'profile.settings': 'Ajustes',
  'profile.email': 'Correo',
  'profile.youLogInWith': 'Con él inicias sesión. No se puede cambiar.',
  'profile.fullName': 'Nombre completo',
  'profile.website': 'Sitio web',
  'profile.saveChanges': 'Guardar cambios',
  'replyMail.mailAboutAnswers': 'Correos sobre respuestas',
  'replyMail.youGetNoMail':
    'No recibes correos cuando alguien responde a tus tarjetas. Las respuestas están en tu panel.',
  'replyMail.youGetMailWhen':
    'Recibes un correo cuando alguien responde a tus tarjetas, como mucho una vez por hora.',
  'replyMail.sendMeMailAgain': 'Volver a recibirlos',
  'replyMail.sendMeNoMore': 'No recibir más',
  'settingsAnswers.errorChangingPassword': 'Error al cambiar la contraseña',
  'settingsAnswers.passwordChanged': 'Contraseña cambiada',
  'settingsAnswers.everyOtherDeviceHas': 'Se cerró la sesión en todos los demás dispositivos.',
  'settingsAnswers.errorDeletingAccount': 'Error al eliminar la cuenta',
  'settingsAnswers.nothingWasDeletedEverything':
    'No se eliminó nada: todo sigue como estaba. Inténtalo otra vez en un momento.',
  'settingsAnswers.accountDeleted': 'Cuenta eliminada',
  'settingsAnswers.thankYouForEvery':
    'Gracias por cada tarjeta que hiciste. Aquí siempre tendrás las puertas abiertas.',
  'settingsAnswers.errorRemovingLogIn': 'Error al quitar la forma de entrar',
  'settingsAnswers.logInRemoved': 'Forma de entrar eliminada',
  'settings.settings': 'Ajustes',
  'settings.yourDevicesYourData': 'Tus dispositivos, tus datos.',
  'settings.yourPasswordYourDevices': 'Tu contraseña, tus dispositivos, tus datos.',
  'settings.mailAboutAnswers': 'Correos sobre respuestas',
  'settings.backToYourCards': 'Volver a tus tarjetas',
  'signout.signOutFailed': 'No se pudo cerrar sesión',
  'signout.signedOut': 'Sesión cerrada',
  'dataSection.exportFailed': 'Falló la exportación',
  'dataSection.exportMyData': 'Exportar mis datos',
  'dataSection.oneZipFileWith':
    'Un archivo ZIP con todo lo que guardamos de ti: tu cuenta, cada tarjeta como imagen y como datos, tus fotos y tus sonidos.',
  'dataSection.yourBrowserIsSaving':
    'Tu navegador está guardando el archivo. Si tienes muchas tarjetas, tarda unos minutos.',
  'deleteSection.deleteEverything': 'Eliminar todo',
  'deleteSection.deleteAccount': 'Eliminar cuenta',
  'deleteSection.yourProfileYourCards':
    'Tu perfil, tus tarjetas, sus enlaces, tus fotos y tus sonidos: todo desaparece de una vez, y nadie puede recuperarlo. Si quieres conservarlo, exporta antes tus datos.',
  'deleteSection.youHaveBeenLogged':
    'Tu sesión lleva abierta un buen rato. Inicia sesión una vez más, para que sepamos que eres tú.',
  'deleteSection.logInAgain': 'Iniciar sesión otra vez',
  'deleteSection.yourPassword': 'Tu contraseña',
  'deleteSection.deleteMyAccount': 'Eliminar mi cuenta',
  'deleteSection.deleteEverythingQuestion': '¿Eliminar todo?',
  'deleteSection.deleteYourAccount': '¿Eliminar tu cuenta?',
  'deleteSection.keepIt': 'Conservarlo',
  'deleteSection.keepMyAccount': 'Conservar mi cuenta',
  'guestSection.youAreAGuest': 'Estás aquí sin cuenta',
  'guestSection.onlyThisBrowserFinds':
    'Solo este navegador encuentra tus tarjetas, durante 30 días desde tu última visita. Con una cuenta gratis las encuentras en cualquier parte.',
  'guestSection.keepMyCardsCreate': 'Conservar mis tarjetas: crear una cuenta',
  'guestSection.privateEditLink': 'Enlace privado de edición',
  'loginMethodsSection.howYouLogIn': 'Cómo inicias sesión',
  'loginMethodsSection.ifOneIsNot': 'Si alguna no es tuya o ya no la necesitas, quítala aquí.',
  'loginMethodsSection.toRemoveOnePlease': 'Para quitar una, cierra sesión y vuelve a iniciarla.',
  'loginMethodsSection.password': 'Contraseña',
  'loginMethodsSection.yourEmailAddressWas': 'Tu correo nunca se confirmó por esta vía',
  'loginMethodsSection.yourPasswordToRemove': 'Tu contraseña, para quitar {name}',
  'loginMethodsSection.remove': 'Quitar {name}',
  'passwordSection.changePassword': 'Cambiar contraseña',
  'passwordSection.everyOtherDeviceIs': 'Al cambiarla se cierra la sesión en todos los demás dispositivos.',
  'passwordSection.currentPassword': 'Contraseña actual',
  'passwordSection.changePasswordButton': 'Cambiar contraseña',
  'passwordSection.setAPassword': 'Crear una contraseña',
  'passwordSection.sendMeALink': 'Mándame un enlace',
  'sessionsSection.whereYouAreLogged': 'Dónde está abierta tu sesión',
  'sessionsSection.youAreNotLogged': 'Tu sesión no está abierta en ningún otro lugar.',
  'sessionsSection.andMoreThatYou': 'Y en {unlisted} más que no usas desde hace tiempo.',
  'sessionsSection.signOutAllOther': 'Cerrar sesión en los demás',
  'sessionsSection.signingOut': 'Cerrando sesión…',
  'sessionsSection.thisDevice': 'Este dispositivo',
  'sessionsSection.hereNow': 'Aquí, ahora',
  'sessionsSection.signOut': 'Cerrar sesión',
  'sessionsSection.signOutDevice': 'Cerrar sesión en {device}',
  'guestCards.forOne': 'Para {names}. Si no la hiciste tú, déjala.',
  'guestCards.forNames': 'Para {names}. Si no las hiciste tú, déjalas.',
  'guestCards.forNamesAndOthers': 'Para {names} y otras personas. Si no las hiciste tú, déjalas.',
  'guestLink.asAnotherGuest':
    '{cards, plural, one {En este navegador hay otra tarjeta que hiciste sin cuenta. Crea primero un enlace privado de edición para ella: sin él no podrás volver a encontrarla.} other {En este navegador hay otras # tarjetas que hiciste sin cuenta. Crea primero un enlace privado de edición para ellas: sin él no podrás volver a encontrarlas.}}',
  'guestLink.opening': 'Abriendo…',
  'guestEditLink.youMadeOne':
    'Creaste uno el {date}. No podemos mostrarlo otra vez. Si creas otro, ese deja de funcionar y se cierra la sesión en los dispositivos que lo usaban.',
  'guestSignOut.cannotBeFound':
    '{cards, plural, one {Tu tarjeta sigue en la web, pero sin el enlace privado de edición no podrás volver a encontrarla para cambiarla.} other {Tus # tarjetas siguen en la web, pero sin el enlace privado de edición no podrás volver a encontrarlas para cambiarlas.}}',
  'deleteSection.accountGoes':
    '{of, select, none {Tu cuenta y tu perfil se eliminan para siempre.} cards {Tu cuenta y tu perfil se eliminan para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}}.} files {Tu cuenta y tu perfil se eliminan para siempre, junto con {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.} other {Tu cuenta y tu perfil se eliminan para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}} y {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.}}',
  'deleteSection.profileGoes':
    '{of, select, none {Tu perfil se elimina para siempre.} cards {Tu perfil se elimina para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}}.} files {Tu perfil se elimina para siempre, junto con {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.} other {Tu perfil se elimina para siempre, junto con {cards, plural, one {tu tarjeta} other {tus # tarjetas}} y {files, plural, one {la foto o el sonido que agregaste} other {# fotos y sonidos}}.}}',
  'deleteSection.linksStop': 'Los enlaces a tus tarjetas dejan de funcionar para todo el mundo.',
  'deleteSection.cannotBeUndone': 'Esto no se puede deshacer.',
  'deleteSection.deleting': 'Eliminando…',
  'passwordSection.noneOfItsOwn':
    'Inicias sesión con Google o Facebook, así que tu cuenta no tiene contraseña propia. Si además quieres una, te mandamos un enlace a {email}.',
  'passwordSection.changing': 'Cambiando…',
  'passwordSection.sending': 'Enviando…',
  'sessionsSection.signItOut': 'Si un dispositivo no es tuyo o ya no lo tienes, cierra ahí la sesión.',
  'sessionsSection.signItOutAndChange':
    'Si un dispositivo no es tuyo o ya no lo tienes, cierra ahí la sesión y cambia tu contraseña.',
  'sessionsSection.loggedInOn':
    '{others, plural, one {Además de aquí, tu sesión está abierta en otro dispositivo.} other {Además de aquí, tu sesión está abierta en otros # dispositivos.}}',
  'sessionsSection.lastSeen': 'Última vez: {date}',
  'sessionsSection.firstSeen': 'Primera vez: {date}',
  'loginMethodsSection.added': 'Desde el {date}',
  'loginMethodsSection.confirmedOn': 'Tu correo se confirmó por esta vía el {date}',
  'loginMethodsSection.removing': 'Quitando…',
  'settingsAnswers.doesNotOpen': '{name} ya no abre tu cuenta.',
  'profile.saving': 'Guardando…',
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
