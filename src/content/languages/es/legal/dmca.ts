import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What to do when a card uses somebody's work without permission. */
export function dmcaPolicy({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Política de DMCA',
    description: 'Si una tarjeta usa tu imagen, tu música o tus palabras sin permiso, avísanos aquí.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Si una tarjeta muestra o reproduce una obra tuya sin permiso, escríbenos con el enlace de la tarjeta.',
      'Lo revisamos en un día hábil y retiramos lo que no debe estar.',
      'Se lo decimos a quien hizo la tarjeta, si tenemos su dirección, y puede responder.',
    ],
    sections: [
      {
        id: 'notice',
        title: 'Cómo avisarnos',
        blocks: [
          `Escribe a [${site.email}](mailto:${site.email}) o usa el [formulario de contacto](/contact). Incluye, por favor:`,
          {
            points: [
              'qué obra es tuya y dónde se puede ver u oír,',
              `el enlace completo de la tarjeta (empieza con ${host}/card/),`,
              'tu nombre y cómo podemos comunicarnos contigo,',
              'una frase que diga que crees de buena fe que el uso no está permitido por ti, por tu representante ni por la ley,',
              'una frase que diga que lo que afirmas es verdad y, bajo pena de perjurio, que eres titular de la obra o actúas en nombre de quien lo es,',
              'tu firma; basta tu nombre completo escrito.',
            ],
          },
        ],
      },
      {
        id: 'then',
        title: 'Qué pasa después',
        blocks: [
          'Revisamos el aviso y, si es correcto, retiramos la tarjeta o el archivo. El enlace dice entonces que no hay ninguna tarjeta. A quien la hizo le decimos qué se retiró y por qué, y le enviamos tu aviso. Una tarjeta hecha sin cuenta no tiene dirección a la que escribir: quien la hizo ve en su panel que está oculta y puede preguntarnos.',
        ],
      },
      {
        id: 'counter',
        title: 'Si tu tarjeta se retiró por error',
        blocks: [
          'Escríbenos con el enlace, tu nombre y cómo podemos comunicarnos contigo, una frase, bajo pena de perjurio, que diga que crees de buena fe que se retiró por error, y tu consentimiento a los tribunales del lugar donde vives. Se lo pasamos a quien se quejó. Si no acude a los tribunales en 14 días hábiles, volvemos a mostrar la tarjeta.',
        ],
      },
      {
        id: 'repeat',
        title: 'Si vuelve a pasar',
        blocks: [
          'Cerramos las cuentas que usan una y otra vez obras ajenas sin permiso, como dicen los [términos del servicio](/terms#fair).',
        ],
      },
      {
        id: 'ours',
        title: 'Nuestro propio material',
        blocks: [
          'Los fondos, diseños, dedicatorias, canciones y voces de este sitio se hicieron para él o son de uso libre; las fuentes y los emojis vienen con [sus licencias](/licences.txt). Los datos de un aviso se tratan como dice la [política de privacidad](/privacy), según GDPR, CCPA, CPRA y DORA.',
        ],
      },
    ],
  };
}
