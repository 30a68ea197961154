import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What users may expect of us and we of them. */
export function termsOfService({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Términos del servicio',
    description: 'Lo que puedes esperar de este sitio y lo que te pedimos. Breve y sin letra chica.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'El servicio es gratis y tus tarjetas son tuyas.',
      'Pon en una tarjeta solo lo que puedas usar y que no haga daño.',
      'Hacemos lo mejor que podemos y no prometemos nada que un servicio gratuito no pueda cumplir. Puedes irte cuando quieras y llevarte todo.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'El acuerdo',
        blocks: [
          `${site.name}, en ${host}, te permite diseñar, guardar, publicar, descargar y compartir tarjetas de cumpleaños. Al crear una cuenta, o al hacer, firmar o responder una tarjeta sin ella, aceptas estos términos. Si solo miras, no aceptas nada.`,
        ],
      },
      {
        id: 'account',
        title: 'Tu cuenta',
        blocks: [
          {
            points: [
              'Da un correo que sea tuyo: es la forma de volver a entrar si olvidas la contraseña.',
              'No compartas la contraseña. Si alguien más la tiene, elige una nueva: eso cierra la sesión en todos los demás dispositivos.',
              '¿Tienes menos de 16 años? Crea la cuenta junto con tu madre, tu padre o quien tenga tu tutela.',
              'En una cuenta caben hasta 2000 tarjetas y 500 MB de fotos y sonidos.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'Lo que haces es tuyo',
        blocks: [
          'Tus palabras, tus fotos y tus sonidos siguen siendo tuyos. Nos permites guardarlos y mostrarlos a quienes pueden ver la tarjeta, y nada más. Ese permiso termina cuando los eliminas.',
          'Los fondos, diseños, dedicatorias y canciones de este sitio se pueden usar en tus tarjetas y en los archivos que descargues, también si imprimes una tarjeta para una fiesta. No se pueden vender como colección de diseños.',
        ],
      },
      {
        id: 'fair',
        title: 'Lo que no va en una tarjeta',
        blocks: [
          {
            points: [
              'Imágenes, música o textos que no puedas usar, o fotos de personas que no lo querrían.',
              'Amenazas, odio, acoso, contenido sexual con menores o cualquier otra cosa contraria a la ley.',
              'Publicidad, fraude y enlaces que engañan.',
            ],
          },
          'No intentes romper el servicio, entrar en cuentas ajenas ni saturarlo de peticiones, por favor. Si encuentras una falla de seguridad, [avísanos](/contact). Te lo agradeceremos.',
          'Una tarjeta que incumpla estas reglas se puede retirar, y una cuenta que lo haga una y otra vez se puede cerrar. Se te explica el motivo, salvo que la ley lo prohíba. Los derechos sobre una obra tuya que usó otra persona se tratan en la [página de DMCA](/dmca).',
        ],
      },
      {
        id: 'price',
        title: 'Precio',
        blocks: ['Todo es gratis. No hay cuotas ni pagos; consulta la [política de reembolso](/refund).'],
      },
      {
        id: 'promise',
        title: 'Lo que prometemos y lo que no podemos prometer',
        blocks: [
          'Cuidamos tus tarjetas y te avisamos si algo salió mal. Aun así, un servicio gratuito se ofrece tal como es: puede haber horas en que no responda, y por eso no debemos indemnizaciones. Cuando la ley de tu país diga que respondemos de algo, por ejemplo del dolo o de la negligencia grave, esa ley se aplica.',
          'Descarga las tarjetas que más te importen. Un archivo en tu propio dispositivo no depende de nadie.',
        ],
      },
      {
        id: 'end',
        title: 'Si te vas',
        blocks: [
          'Puedes eliminar tu cuenta en los [ajustes del panel](/dashboard/settings) cuando quieras; antes, “Exportar mis datos” te lo da todo. Si alguna vez tuviéramos que cerrar el servicio, lo diremos aquí y por correo al menos 30 días antes, para que puedas llevarte tus tarjetas.',
        ],
      },
      {
        id: 'law',
        title: 'Ley, datos y cambios',
        blocks: [
          'Se aplica la ley del lugar donde tenemos nuestra sede, y las leyes que protegen a los consumidores en tu país te protegen también aquí. La [política de privacidad](/privacy#laws) explica cómo tratamos los datos personales según GDPR, CCPA, CPRA y DORA.',
          'Cuando cambian estos términos, la línea debajo de “Última actualización” dice cuándo. Si no estás de acuerdo, puedes irte y llevarte todas tus tarjetas.',
        ],
      },
      {
        id: 'contact',
        title: 'Preguntas',
        blocks: [
          `Escribe a [${site.email}](mailto:${site.email}) o usa el [formulario de contacto](/contact).`,
        ],
      },
    ],
  };
}
