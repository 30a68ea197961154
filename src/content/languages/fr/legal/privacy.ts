import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { stored } from './stored.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What is stored, why, until when, and how its owner gets it out or away. */
export function privacyPolicy(facts: LegalFacts): LegalPage {
  const { site, host } = facts;
  return {
    title: 'Politique de confidentialité',
    description: 'Ce que nous gardons, pourquoi, combien de temps, et comment l’emporter ou le supprimer.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Nous gardons ce que vous nous donnez pour créer des cartes, et rien sur les personnes avec qui vous les partagez.',
      'Ni publicité, ni mesure d’audience, ni pistage. Nos pages ne chargent rien qui vienne d’autres entreprises.',
      'Vous pouvez tout exporter et supprimer votre compte vous-même, à tout moment.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Qui est responsable',
        blocks: [
          `${site.name}, sur ${host}, est tenu par des personnes que vous pouvez joindre (${site.location}). Pour tout ce que dit cette page, écrivez à [${site.email}](mailto:${site.email}) ou utilisez le [formulaire de contact](/contact). Une personne vous répond.`,
        ],
      },
      {
        id: 'what',
        title: 'Ce que nous gardons, pourquoi et combien de temps',
        blocks: [
          'Une simple visite ne nous donne rien à garder. Quand vous créez un compte, faites des cartes sans compte, signez une carte, y répondez ou la signalez, aimez un modèle ou nous écrivez, nous gardons ce que cela demande. Voici tout ce que nous gardons sur les personnes :',
          { table: stored },
          'Quand vous supprimez une carte, sa page dit désormais « Carte introuvable ». Nous retenons son adresse sans rien de son contenu, pour qu’elle ne soit jamais donnée à une autre carte.',
          'Ce qui disparaît au bout d’un certain temps est effacé une fois par heure : cela peut donc rester jusqu’à une heure de plus.',
        ],
      },
      { id: 'photos', title: 'Les photos, les sons et les mots d’une carte', blocks: wordsAndFiles(facts) },
      { id: 'sharing', title: 'Qui peut voir quoi', blocks: [{ points: whoSees }] },
      { id: 'others', title: 'Qui d’autre reçoit des données', blocks: othersOf(facts) },
      {
        id: 'logs',
        title: 'Ce que le serveur note',
        blocks: [
          'Pour chaque demande, le serveur écrit une ligne : l’heure, le type de demande, la page, la réponse et la durée. Les adresses des cartes et des fichiers, votre adresse IP, les cookies et tout ce que vous avez écrit n’y figurent pas.',
          'Votre adresse IP sert le temps de répondre à une demande, et n’est gardée qu’à un seul endroit : avec votre connexion, pour que vous puissiez distinguer la vôtre de celle d’une personne inconnue. Les signalements faits sans compte, les réponses aux cartes et les compteurs qui arrêtent les essais de mots de passe en série la contiennent sous forme de code brouillé ; les compteurs, pendant un jour au plus.',
          'Pour compter une fois, et non dix, chaque personne qui lit une carte, le serveur garde quelques heures en mémoire une marque brouillée. Elle n’est jamais écrite sur un disque et ne dit pas qui vous êtes.',
        ],
      },
      { id: 'rights', title: 'Vos droits, et comment vous en servir', blocks: rights },
      { id: 'laws', title: 'RGPD, CCPA, CPRA et DORA', blocks: laws },
      {
        id: 'children',
        title: 'Les enfants',
        blocks: [
          'Tout le monde peut regarder les cartes. Si vous avez moins de 16 ans, créez votre compte avec l’un de vos parents ou la personne qui a votre garde.',
        ],
      },
      {
        id: 'changes',
        title: 'Changements',
        blocks: [
          'Quand le logiciel se met à garder quelque chose de nouveau, cette page le dit le jour même. « Dernière mise à jour » est le jour de la première édition et ne change pas ; la ligne en dessous dit quand le texte a été modifié pour la dernière fois. Ce que gardent les navigateurs est dans la [politique relative aux cookies](/cookies).',
        ],
      },
    ],
  };
}

function wordsAndFiles({ helpers }: LegalFacts): readonly LegalBlock[] {
  return [
    'Quand une photo arrive, nous en enregistrons une nouvelle copie, sans le lieu, l’heure ni l’appareil que le téléphone inscrit dans le fichier. Nous retirons de la même façon les étiquettes des sons.',
    'Une carte peut dire quelque chose de la personne à qui elle est destinée. N’y mettez que ce que cette personne aimerait y voir, et demandez avant d’utiliser la photo de quelqu’un d’autre.',
    helpers.wishModel
      ? 'Les textes viennent d’une collection sur notre propre serveur. Seulement quand vous demandez un texte à partir d’un souvenir ou d’un trait de caractère, ou une variante, un modèle de langage l’écrit : il reçoit ce que vous avez écrit à cet endroit, la relation, le ton et le texte à varier, jamais les noms de la carte.'
      : 'Les textes viennent d’une collection sur notre propre serveur. Rien de ce que vous écrivez n’est envoyé à une intelligence artificielle.',
  ];
}

const whoSees = [
  'Un brouillon n’est visible que de vous.',
  'Une carte scellée montre son enveloppe, les deux noms et le jour de son ouverture à toute personne qui a son lien, et rien d’autre avant ce jour.',
  'Une carte publiée est visible de toute personne qui a son lien. Le lien ne se devine pas, et nous demandons aux moteurs de recherche de laisser les cartes de côté.',
  'L’adresse e-mail et le numéro de mobile que vous écrivez pour partager restent dans votre navigateur. Ils vont à votre propre messagerie ou à WhatsApp, jamais à nous.',
  'Quand vous touchez un bouton WhatsApp, Facebook, X ou Pinterest, votre navigateur ouvre leur page, où leurs règles s’appliquent. Jusque-là, rien ne leur est envoyé.',
] as const;

const rights: readonly LegalBlock[] = [
  {
    points: [
      'Voir et emporter : « Exporter mes données », dans les [réglages](/dashboard/settings), vous donne tout en un seul fichier.',
      'Corriger : votre nom, votre image et votre site web dans votre [profil](/profile), vos cartes dans le studio.',
      'Supprimer : une carte dans « Mes cartes », tout le compte avec « Supprimer le compte » dans les réglages. Une carte supprimée disparaît aussitôt pour les autres, et vous pouvez la faire revenir pendant deux minutes. Un compte supprimé ne peut pas revenir.',
      'Vous opposer, limiter ou demander : [écrivez-nous](/contact). Nous répondons sous 24 heures les jours ouvrés et faisons ce que vous demandez dans un délai d’un mois au plus.',
    ],
  },
  'Si nous gardons des copies de la base de données contre les pertes, ce que vous avez supprimé en disparaît quand la copie est remplacée.',
];

const laws: readonly LegalBlock[] = [
  'RGPD (Union européenne ; GDPR en anglais). Nous traitons votre compte et vos cartes parce que vous nous avez demandé de les créer (article 6, paragraphe 1, point b), et les quelques traces de sécurité parce qu’un site avec des comptes doit être protégé (article 6, paragraphe 1, point f). Vous avez les droits des articles 15 à 21, que la section précédente met en pratique, et vous pouvez saisir l’autorité de protection des données de votre pays.',
  'CCPA et CPRA (Californie). Nous ne vendons ni ne partageons de données personnelles, nous ne nous en servons pas pour la publicité et nous n’établissons aucun profil de vous. Vous pouvez voir, corriger, supprimer et emporter ce que nous avons, et personne n’est moins bien traité pour l’avoir demandé. Ces droits valent ici pour tout le monde, où que l’on vive.',
  'DORA (Union européenne) est une loi sur la résilience numérique des banques, des assurances et des entreprises qui les servent. Nous ne sommes rien de tout cela : elle ne nous demande rien. Ce qu’elle vise reste juste : ce qui est enregistré survit à une panne du serveur, ce que nous vérifions en en provoquant une ; la base de données peut être sauvegardée pendant qu’elle fonctionne ; et si vos données étaient un jour perdues ou vues par d’autres, nous vous le dirions sans tarder.',
];

function othersOf({
  helpers: { mailServer, fileStore, wishModel, providers },
}: LegalFacts): readonly LegalBlock[] {
  const points = [
    mailServer
      ? 'Le serveur de messagerie qui distribue nos e-mails reçoit votre adresse et l’e-mail.'
      : 'Cette copie du site n’a pas de serveur de messagerie : ses e-mails restent dans un dossier que seule lit la personne qui l’administre.',
    ...(fileStore
      ? [
          'Les photos et les sons sont gardés dans un espace de stockage que nous louons. Il les garde pour nous et ne peut s’en servir pour rien d’autre.',
        ]
      : []),
    ...(wishModel
      ? [
          'Le modèle de langage qui écrit des textes reçoit ce que vous écrivez pour cela, quand vous lui en demandez un, sans les noms de la carte et sans votre compte.',
        ]
      : []),
    ...(providers.length > 0
      ? [
          `Si vous choisissez de vous connecter avec ${providers.join(' ou ')}, votre navigateur s’y rend, et l’on nous communique votre nom, votre adresse e-mail et votre numéro de compte. Si vous ne le choisissez pas, rien n’est envoyé.`,
        ]
      : []),
    'Les autorités, seulement là où la loi ne nous laisse pas le choix.',
  ];
  const isAlone = !mailServer && !fileStore && !wishModel && providers.length === 0;
  return [
    isAlone
      ? 'Personne. La base de données, les fichiers et les e-mails restent sur notre propre serveur, et nous ne donnons ni ne vendons rien à qui que ce soit.'
      : 'Nous ne vendons rien à personne. Qui reçoit quelque chose ne reçoit que ce qu’il lui faut :',
    { points },
  ];
}
