/** What the About page tells: nothing that is not so. */
export const about = {
  title: 'Para las personas que te importan',
  lead: 'Una tarjeta de cumpleaños es una cosa pequeña que dice algo grande: hoy pensé en ti. Aquí te hacemos fácil lo pequeño, para que te quede tiempo para lo grande.',
  story: {
    title: 'Nuestra historia',
    paragraphs: [
      'Todo empezó con una felicitación que no cabía en un mensaje. Los sitios de tarjetas gratis ponían su nombre encima de la imagen, pedían dinero en el último clic o hacían pasar el enlace por la publicidad de otros.',
      'Así que este se hizo al revés. Lo que ves mientras haces la tarjeta es exactamente lo que llega. No hay marca de agua, no hay nada que pagar al final y ninguna otra empresa te mira por encima del hombro. Los fondos se dibujaron, las dedicatorias se escribieron y las canciones se arreglaron para este sitio.',
    ],
  },
  founder: {
    title: 'El fundador',
    role: 'Joven fundador, estudiante de por vida',
    paragraphs: [
      'Las tarjetas de cumpleaños suelen ser para la familia y los amigos. Aquí la primera persona en quien se pensó fue un maestro: alguien que creyó en su alumno antes de que el alumno creyera en sí mismo.',
      'Un joven fundador hizo este sitio y se lo dedica. Cada tarjeta que saca una sonrisa es un agradecimiento que llega con retraso.',
    ],
    dedication: 'Para mi maestro, que lo vio primero.',
    /** What the drawing shows, for those who cannot see it. */
    portrait:
      'Retrato dibujado del fundador: un joven sonriente de pelo oscuro con una flor en el cuello de la camisa',
  },
  mission: {
    title: 'Nuestra misión',
    text: 'Que a cualquiera le resulte fácil celebrar a alguien: con sus propias palabras, en su propia escritura, en el teléfono que tenga y sin pagar nada.',
  },
  vision: {
    title: 'Nuestra visión',
    text: 'Un mundo en el que ningún cumpleaños pase de largo y en el que las palabras amables se guarden más tiempo que los mensajes.',
  },
  values: [
    {
      drawing: 'heart',
      title: 'Cariño y cuidado',
      text: 'Tratamos tu tarjeta como lo harías tú: nada se corta, nada se pierde y se abre como la pensaste. Lo privado sigue siendo privado.',
    },
    {
      drawing: 'people',
      title: 'Primero la gente',
      text: 'Aquí todo es para todo el mundo: sin pagar, sin publicidad y con una persona que lee lo que nos escribes.',
    },
    {
      drawing: 'bulb',
      title: 'Innovación',
      text: 'Videos con sonido, hechos en tu propio dispositivo; saludos hablados; cualquier alfabeto. Las ideas nuevas son bienvenidas cuando mejoran una tarjeta.',
    },
  ],
} as const;
