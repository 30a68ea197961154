import type { LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** There is nothing to pay back. */
export const refundPolicy: LegalPage = {
  title: 'Política de reembolso',
  description: 'Aquí no hay pagos, así que no hay nada que reembolsar.',
  updated: lastUpdated,
  summary: [
    bindingNotice,
    'No hay pagos, así que no hay nada que reembolsar.',
    'Nunca pedimos un número de tarjeta, una cuenta bancaria ni un PIN de UPI. Si alguien lo pide en nuestro nombre, no somos nosotros.',
  ],
  sections: [
    {
      id: 'free',
      title: 'Sin pagos',
      blocks: [
        'Aquí todo es gratis: hacer, guardar, publicar, descargar y compartir tarjetas, con todos los fondos, canciones y formatos. No hay cuotas, ni suscripciones, ni extras de pago, ni una prueba que se convierta en una suscripción. El programa ni siquiera tiene forma de cobrar.',
      ],
    },
    {
      id: 'charged',
      title: 'Si alguien te pidió dinero',
      blocks: [
        'Un sitio, un mensaje o una llamada que te pida pagar por una tarjeta nuestra no viene de nosotros. No pagues, [cuéntanoslo](/contact) y, si ya pagaste, pide enseguida a tu banco que lo detenga.',
      ],
    },
    {
      id: 'data',
      title: 'Datos de pago',
      blocks: [
        'Como no se paga nada, no tenemos datos de pago tuyos. Lo que sí guardamos, y tus derechos según GDPR, CCPA, CPRA y DORA, está en la [política de privacidad](/privacy).',
      ],
    },
    {
      id: 'future',
      title: 'Si esto cambia algún día',
      blocks: [
        'Si algún día hubiera algo que pagar, sería algo nuevo, claramente señalado y nunca un estorbo para tus tarjetas, y esta página diría de antemano cómo recuperas tu dinero.',
      ],
    },
  ],
};
