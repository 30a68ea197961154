/** What the About page tells: nothing that is not so. */
export const about = {
  title: 'Pour les gens qui comptent',
  lead: 'Une carte d’anniversaire est une petite chose qui en dit une grande : aujourd’hui, j’ai pensé à toi. Nous rendons la petite chose facile, pour qu’il reste du temps pour la grande.',
  story: {
    title: 'Notre histoire',
    paragraphs: [
      'Tout a commencé par des vœux qui ne tenaient pas dans un SMS. Les sites de cartes gratuites mettaient leur nom en travers de l’image, réclamaient de l’argent au dernier clic ou faisaient passer le lien par la publicité des autres.',
      'Celui-ci a donc été construit à l’envers. Ce que vous voyez en créant la carte est exactement ce qui arrive. Pas de filigrane, rien à payer à la fin, et aucune autre entreprise ne regarde par-dessus votre épaule. Les fonds ont été dessinés, les textes écrits et les chansons arrangées pour ce site.',
    ],
  },
  founder: {
    title: 'Le fondateur',
    role: 'Jeune fondateur, élève pour la vie',
    paragraphs: [
      'D’ordinaire, une carte d’anniversaire va à la famille ou aux amis. Ici, la première personne à qui l’on a pensé est un professeur : quelqu’un qui a cru en son élève avant que l’élève n’y croie.',
      'Un jeune fondateur a construit ce site et le lui dédie. Chaque carte qui fait sourire quelqu’un est un merci qui arrive en retard.',
    ],
    dedication: 'À mon professeur, qui l’a vu le premier.',
    /** What the drawing shows, for those who cannot see it. */
    portrait: 'Portrait dessiné du fondateur : un jeune homme souriant aux cheveux bruns, une fleur au col',
  },
  mission: {
    title: 'Notre mission',
    text: 'Rendre facile, pour tout le monde, de fêter quelqu’un : avec ses propres mots, dans sa propre écriture, sur le téléphone qu’on a, gratuitement.',
  },
  vision: {
    title: 'Notre rêve',
    text: 'Un monde où aucun anniversaire ne passe inaperçu, et où les mots gentils se gardent plus longtemps que les messages.',
  },
  values: [
    {
      drawing: 'heart',
      title: 'De l’amour et du soin',
      text: 'Nous traitons votre carte comme vous le feriez : rien n’est coupé, rien n’est perdu, et elle s’ouvre comme vous l’avez voulue. Ce qui est privé reste privé.',
    },
    {
      drawing: 'people',
      title: 'Les gens d’abord',
      text: 'Tout est là pour tout le monde. Rien à payer, pas de publicité, et une vraie personne qui lit ce que vous nous écrivez.',
    },
    {
      drawing: 'bulb',
      title: 'Innovation',
      text: 'Des vidéos avec le son, créées sur votre propre appareil ; des vœux parlés ; tous les alphabets. Les idées nouvelles sont les bienvenues quand elles rendent une carte plus belle.',
    },
  ],
} as const;
