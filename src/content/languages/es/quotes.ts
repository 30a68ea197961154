/** Lines for those who are about to make a card: three panels, each going round three of them. */
export const quotePanels: readonly (readonly [string, string, string])[] = [
  [
    'Di eso que normalmente solo piensas.',
    'Los mejores regalos están hechos de atención.',
    'Nadie guarda facturas en una caja de recuerdos.',
  ],
  [
    'Una tarjeta se hace en cinco minutos y se recuerda por años.',
    'Escribe como hablas. Van a oír tu voz.',
    'Una frase verdadera vale más que diez bonitas.',
  ],
  [
    'En algún lugar, alguien espera que te acuerdes.',
    'Otro año de tenerlos cerca: motivo de sobra para celebrar.',
    'Menciona un detalle pequeño. Vas a ver cómo se le ilumina la cara.',
  ],
];
