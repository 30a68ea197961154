import type { FaqCategory, FaqFacts } from '#content/faqs.ts';

const collection =
  'une collection écrite pour ce site, rangée par tons (doux et tendre, drôle et taquin, soigné et respectueux, bénédiction et spiritualité, poétique et artistique) et par relations : vingt-quatre, du frère à la grand-mère en passant par le ou la prof.';

/** What people ask, and what is true of the product as it stands. */
export const faqCategories = ({ hasWishModel }: FaqFacts): readonly FaqCategory[] => [
  {
    id: 'getting-started',
    title: 'Premiers pas',
    faqs: [
      {
        id: 'cost',
        question: 'Combien ça coûte ?',
        answer: [
          'Rien. Il n’y a ni version payante, ni essai qui se termine, ni filigrane, ni publicité, et nous ne demandons jamais de numéro de carte bancaire. Tous les fonds, toutes les chansons et tous les formats sont là pour tout le monde.',
        ],
      },
      {
        id: 'account',
        question: 'Ai-je besoin d’un compte ?',
        answer: [
          'Pas pour regarder : vous pouvez parcourir la [galerie](/gallery) et ouvrir toutes les cartes qu’on vous envoie.',
          'Pas non plus pour créer une carte, sauf si l’équipe de ce site le demande : « Continuer sans compte » se trouve sur la page de connexion. Ce navigateur ouvre alors vos cartes, jusqu’à 30 jours après votre dernière visite. Un lien de modification privé les ouvre encore ensuite, et sur d’autres appareils.',
          'Avec un compte, vous retrouvez vos cartes partout, et il y a de la place pour en garder davantage. Pour un [compte gratuit](/signup), il suffit d’un nom, d’une adresse e-mail et d’un mot de passe. Si ce site est relié à Google ou à Facebook, leurs boutons marchent aussi.',
        ],
      },
      {
        id: 'first-card',
        question: 'Comment créer ma première carte ?',
        answer: [
          'Choisissez un modèle dans la [galerie](/gallery), ou partez d’une carte vierge dans le [Studio IA](/studio). Écrivez les deux noms, choisissez une relation et un ton, puis prenez l’un de nos textes ou écrivez le vôtre. Changez ensuite ce que vous voulez : fond, couleurs, animation, photos, son. La carte prend forme sous vos yeux.',
          'Quand elle vous plaît, publiez-la et envoyez le lien.',
        ],
      },
      {
        id: 'drafts',
        question: 'Puis-je garder une carte et la finir plus tard ?',
        answer: [
          'Oui. « Garder en brouillon » range la carte dans [« Mes cartes »](/dashboard), où personne d’autre ne la voit. Revenez quand vous voulez, modifiez-la, et publiez-la quand elle est prête. Une carte publiée se modifie aussi : une fois les changements enregistrés, le lien montre la nouvelle version. « Retirer du Web » ferme le lien jusqu’à la prochaine publication.',
        ],
      },
    ],
  },
  {
    id: 'ai-features',
    title: 'Et l’IA ?',
    faqs: [
      {
        id: 'ai-wishes',
        question: 'Les textes sont-ils écrits par une intelligence artificielle ?',
        answer: hasWishModel
          ? [
              `Seulement si vous le demandez. « Proposer un texte (IA) » vous en donne un tiré d’${collection} Si vous notez un souvenir ou un trait de caractère au-dessus du bouton, ou si vous touchez « Le dire autrement » sous un texte, un modèle de langage utilisé par ce site en écrit un pour vous. Vous le voyez d’abord ; il va sur la carte quand vous le prenez.`,
              'Le modèle reçoit ce que vous écrivez à cet endroit, la relation, le ton et le texte à varier. Les noms de la carte restent chez nous.',
            ]
          : [
              `Non, et nous préférons le dire. Le studio propose des textes tirés d’${collection} Touchez à nouveau le bouton, et en voici un autre.`,
              'Ce que vous écrivez n’est jamais envoyé à un service d’IA.',
            ],
      },
      {
        id: 'own-words',
        question: 'Puis-je écrire mes propres mots ?',
        answer: [
          'Et comment ! Votre message peut aller jusqu’à 1 000 caractères, dans toutes les écritures et avec des emojis. Écrire remplace le texte proposé, et prendre une proposition remplace ce que vous avez écrit. « Annuler » fait revenir l’un ou l’autre.',
        ],
      },
    ],
  },
  {
    id: 'customization',
    title: 'Personnaliser',
    faqs: [
      {
        id: 'styles',
        question: 'Quels styles de cartes y a-t-il ?',
        answer: [
          'Neuf : 3D, réaliste, animé, minimaliste, mignon, élégant, rétro, néon et collage photo. La [galerie](/gallery) propose des modèles tout prêts dans chacun.',
          'Dans le studio, vous choisissez librement : 62 fonds, les couleurs du titre, du texte et de la signature, et cinq animations (fondu, montée, glissement, zoom et rotation).',
        ],
      },
      {
        id: 'photos',
        question: 'Puis-je mettre des photos sur une carte ?',
        answer: [
          'Jusqu’à six : une de la personne fêtée, une de vous, et quatre autres. Les fichiers JPEG, PNG, WebP, AVIF et GIF conviennent jusqu’à 25 Mo et 50 mégapixels, les HEIC quand votre navigateur sait les lire, et vous pouvez déplacer et agrandir l’image dans son cadre. Le lieu et l’heure de la prise de vue sont effacés du fichier dès son arrivée.',
        ],
      },
      {
        id: 'sound',
        question: 'Une carte peut-elle jouer de la musique, ou ma voix ?',
        answer: [
          'Oui, un son par carte : l’une des treize chansons, l’un des deux vœux parlés, un fichier de musique à vous (10 Mo et cinq minutes au maximum) ou un enregistrement au micro de deux minutes au plus. N’utilisez que de la musique que vous avez le droit de partager.',
        ],
      },
    ],
  },
  {
    id: 'sharing-export',
    title: 'Partager et télécharger',
    faqs: [
      {
        id: 'formats',
        question: 'Dans quels formats puis-je télécharger une carte ?',
        answer: [
          'PNG, JPG, MP4 et GIF. PNG et JPG sont des images fixes, MP4 une vidéo avec l’animation et le son de la carte, GIF une animation sans son. Ils sont créés sur votre propre appareil ; si un navigateur ne sait pas faire de vidéo, il vous le dit. Pour imprimer, il y a un PDF, à plat ou à plier, en A4 ou Lettre US, et sur la page de la carte, « La garder » donne toute la carte en un fichier HTML qui s’ouvre sans réseau. Le PDF, le fichier HTML et l’image téléchargée sur la page de la carte sont créés par notre serveur.',
        ],
      },
      {
        id: 'sharing',
        question: 'Comment partager une carte ?',
        answer: [
          'Par WhatsApp, Instagram, Facebook, X, e-mail, code QR ou lien copié ; Pinterest et YouTube sont là aussi. Instagram et YouTube n’acceptent pas de liens venus d’ailleurs : vous y publiez vous-même l’image ou la vidéo téléchargée.',
          'Une adresse e-mail ou un numéro de mobile écrits pour partager ne servent que dans votre navigateur. Ils ne nous parviennent jamais.',
          'D’autres peuvent aussi signer la carte avant son ouverture : « Faire signer » vous donne un lien pour la famille, les amis ou l’équipe. Chacun laisse un petit mot, avec une photo, sa voix ou un dessin s’il le souhaite, et peut le modifier jusqu’à l’ouverture ; personne n’a besoin d’un compte. Vous voyez qui a signé et qui manque, vous rangez les petits mots et vous les imprimez tous dans un livret ou sur une affiche.',
        ],
      },
      {
        id: 'receiver',
        question: 'Faut-il un compte ou une appli pour recevoir la carte ?',
        answer: [
          'Non. Le lien s’ouvre dans tous les navigateurs, sur tous les téléphones, aussi longtemps que vous gardez la carte. On y trouve une enveloppe à son nom, on l’ouvre, on peut souffler les bougies et répondre par une réaction et quelques mots, que personne d’autre que vous ne lit. Vous pouvez masquer ou supprimer une réponse, ou désactiver les réponses. Si vous supprimez la carte, le lien dit qu’elle n’est plus là. « Mes cartes » montre combien de fois une carte a été ouverte, et jamais par qui.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Aide technique',
    faqs: [
      {
        id: 'devices',
        question: 'Sur quels appareils cela marche-t-il ?',
        answer: [
          'Sur téléphone, tablette et ordinateur, avec une version actuelle de Chrome, Edge, Firefox, Safari ou Samsung Internet. Il n’y a rien à installer. Les cartes et les pages d’information se lisent même sans JavaScript ; le studio, lui, en a besoin.',
        ],
      },
      {
        id: 'lost-work',
        question: 'La page s’est fermée avant que j’enregistre. Ma carte est-elle perdue ?',
        answer: [
          'Sans doute pas. Le studio garde votre travail non enregistré dans votre navigateur jusqu’à 60 jours. Rouvrez le [studio](/studio) dans le même navigateur et avec le même compte : il vous propose de reprendre là où vous en étiez.',
        ],
      },
      {
        id: 'password',
        question: 'J’ai oublié mon mot de passe. Que faire ?',
        answer: [
          'Indiquez votre adresse e-mail sur la [page de connexion](/login) et touchez « Mot de passe oublié ? ». Nous vous envoyons un lien qui marche pendant une heure. Si rien n’arrive, regardez dans les courriers indésirables ; s’il n’y a rien là non plus, [écrivez-nous](/contact).',
        ],
      },
    ],
  },
  {
    id: 'privacy-security',
    title: 'Vie privée et sécurité',
    faqs: [
      {
        id: 'who-sees',
        question: 'Qui peut voir mes cartes ?',
        answer: [
          'Un brouillon : vous, et personne d’autre. Une carte publiée : les personnes qui ont son lien. Une carte scellée jusqu’à un jour et une heure : jusque-là, on voit son enveloppe, les deux noms et le jour, rien de plus. Le lien ne se devine pas, et nous demandons aux moteurs de recherche de ne pas référencer les cartes. Photos et sons sont accessibles à qui peut ouvrir la carte qui les contient.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Puis-je emporter mes données, ou supprimer mon compte ?',
        answer: [
          'Les deux, dans les [réglages](/dashboard/settings). « Exporter mes données » vous donne une copie de tout ce que vous avez fait ici. « Supprimer le compte » efface le compte avec toutes ses cartes, ses photos et ses sons ; c’est définitif.',
        ],
      },
      {
        id: 'tracking',
        question: 'Est-ce que vous me pistez, ou vendez mes données ?',
        answer: [
          'Non. Il n’y a ni publicité, ni mesure d’audience, ni pistage, et nos pages ne chargent rien qui vienne d’autres entreprises. Les quelques [cookies](/cookies) servent à la connexion, aux « J’aime », à la langue et aux messages. Ce que nous gardons, et combien de temps, est écrit dans la [politique de confidentialité](/privacy), en mots simples.',
        ],
      },
    ],
  },
];
