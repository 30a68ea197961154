import { imagesKey } from '#content/image-slots.ts';
import type { LegalBlock, LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

const oneHour = 'Une heure.';
const untilBrowserCloses = 'Jusqu’à la fermeture du navigateur.';
const untilCleared = 'Jusqu’à ce que vous l’effaciez.';
const columns = ['Nom', 'À quoi il sert', 'Combien de temps'] as const;

/** What browsers keep for this site, under the very names that browsers show. */
export function cookiePolicy(facts: LegalFacts): LegalPage {
  return {
    title: 'Politique relative aux cookies',
    description: 'Tous les cookies et tout ce que ce site garde d’autre dans votre navigateur, par leur nom.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Nos cookies gardent votre session ouverte, retiennent votre langue, les modèles que vous aimez, une astuce que vous avez fermée et votre lecture en gros caractères, et portent un message d’une page à la suivante. C’est tout.',
      'Pas de cookies publicitaires, pas de mesure d’audience, pas de cookies d’autres entreprises.',
      'Ils sont nécessaires à ce que vous demandez : il n’y a donc rien à désactiver, sinon le compte lui-même.',
    ],
    sections: [
      { id: 'cookies', title: 'Cookies', blocks: cookieBlocks(facts) },
      {
        id: 'storage',
        title: 'Ce que le navigateur garde d’autre',
        blocks: ['Ceci reste sur votre appareil et ne nous est pas envoyé :', { table: storage }],
      },
      {
        id: 'choice',
        title: 'Vous avez le choix',
        blocks: [
          '« Tout accepter », en haut de la page, cache ce bandeau et ne change rien d’autre, parce qu’il n’y a rien d’autre à accepter. Vous pouvez visiter le site sans aucun cookie. Mais sans bb.session_token, votre session ne reste pas ouverte, et vous ne pouvez pas créer de cartes sans compte.',
          'Vous pouvez effacer les cookies et les données gardées à tout moment dans les réglages de votre navigateur. Votre session est alors fermée, et une carte jamais enregistrée est perdue.',
        ],
      },
      {
        id: 'others',
        title: 'Les cookies des autres',
        blocks: [
          'Il n’y en a pas sur nos pages : les polices, les images et les chansons viennent toutes de ce site. Quand vous suivez un lien ou un bouton de partage vers un autre site, ce site a ses propres cookies.',
          'Ce que nous gardons sur le serveur, et vos droits selon le RGPD, la CCPA, la CPRA et DORA, se trouve dans la [politique de confidentialité](/privacy#laws).',
        ],
      },
    ],
  };
}

function cookieBlocks({ isSecure, helpers, hasLanguages }: LegalFacts): readonly LegalBlock[] {
  const prefix = isSecure ? '__Host-' : '';
  const state = [
    `${prefix}bb.state`,
    `Vérifie que la réponse de ${helpers.providers.join(' ou ')} correspond bien à votre connexion`,
    'Dix minutes.',
  ];
  const rows = [
    [
      `${prefix}bb.session_token`,
      'Garde votre session ouverte',
      'Avec « Se souvenir de moi », 30 jours après votre dernière visite ; sinon, jusqu’à la fermeture du navigateur.',
    ],
    [
      `${prefix}bb.dont_remember`,
      'Retient que vous n’avez pas coché « Se souvenir de moi »',
      untilBrowserCloses,
    ],
    [
      `${prefix}bb.device`,
      'Montre qu’une session à vous a déjà été ouverte dans ce navigateur, pour qu’une personne inconnue qui devine des mots de passe ne puisse pas vous fermer la porte',
      'Un an.',
    ],
    [
      `${prefix}bb.browser`,
      'Reconnaît le navigateur de votre inscription, pour qu’un clic ne confirme votre adresse e-mail que là',
      'Sept jours.',
    ],
    [
      `${prefix}bb.confirm`,
      'Porte le lien qui confirme votre adresse, de votre e-mail à la page qui le demande',
      oneHour,
    ],
    [
      `${prefix}bb.reset`,
      'Porte le lien pour un nouveau mot de passe, de votre e-mail à la page qui le demande',
      oneHour,
    ],
    [
      `${prefix}bb.next`,
      'Retient la page où vous alliez, le temps d’ouvrir le lien de notre e-mail',
      oneHour,
    ],
    ...(helpers.providers.length > 0 ? [state] : []),
    [
      `${isSecure ? '__Secure-' : ''}bb.likes`,
      'Retient les modèles que vous aimez, pour que vous comptiez une seule fois et puissiez retirer un « J’aime ». Il est posé quand vous touchez « J’aime » sans compte',
      '400 jours.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.notes`,
      'Retient ce que vous avez écrit sur les cartes des autres, pour que vous le retrouviez. Il est posé quand vous signez une carte',
      '400 jours.',
    ],
    [
      `${prefix}bb.no-link-hint`,
      'Retient que, sans compte, vous ne voulez plus de l’astuce sur votre lien de modification privé',
      'Un an.',
    ],
    [
      `${isSecure ? '__Secure-' : ''}bb.print`,
      'Retient que vous lisez les cartes en gros caractères. Il est posé quand vous touchez « Gros caractères »',
      '400 jours.',
    ],
    [`${prefix}bb_flash`, 'Porte un message comme « Message envoyé ! » à la page suivante', 'Une minute.'],
    ...(hasLanguages
      ? [[`${prefix}bb_language`, 'Retient la langue dans laquelle vous lisez ce site', 'Un an.']]
      : []),
  ];
  return [
    'Un cookie est une courte note que votre navigateur garde pour un site et lui montre à votre prochaine visite. Voici tous les nôtres. Les scripts ne peuvent pas les lire, et ils ne sont envoyés qu’à ce site.',
    { table: { caption: 'Cookies', columns, isCode: true, rows } },
    isSecure
      ? 'Le début __Host- est un verrou : les navigateurs n’acceptent un tel cookie que de ce site même et par HTTPS. __Secure- est le même verrou pour un cookie qui va à une partie du site. Une copie de ce site sans HTTPS, comme on en utilise pour programmer, pose les mêmes cookies sans lui (bb.session_token et ainsi de suite).'
      : 'Cette copie du site fonctionne sans HTTPS. Avec HTTPS, chaque nom commence par __Host- (par exemple __Host-bb.session_token), ce qui lie le cookie à ce site même ; bb.likes et bb.notes commencent par __Secure-.',
  ];
}

const storage = {
  caption: 'Stockage du navigateur',
  columns,
  isCode: true,
  rows: [
    [
      'bb_email',
      'L’adresse que vous avez écrite pour vous connecter ou vous inscrire, pour ne pas devoir l’écrire à nouveau à la page suivante',
      'Jusqu’à ce que vous quittiez ces pages ou fermiez l’onglet.',
    ],
    ['bb_name', 'Le nom que vous avez écrit pour vous inscrire', 'Aussi longtemps que l’adresse.'],
    ['bb_cookie_consent', 'Retient que vous avez touché « Tout accepter »', untilCleared],
    ['bb_theme', 'Retient si vous avez choisi clair ou sombre au bas de la page', untilCleared],
    [
      'bb_opened',
      'Les cartes que vous avez ouvertes dans ce navigateur, pour retrouver la carte et non son enveloppe quand vous revenez',
      'Jusqu’à ce que vous l’effaciez, au plus 100 cartes.',
    ],
    [
      'bb_favourites',
      'Les modèles que vous avez marqués d’une étoile sans ouvrir de session',
      'Jusqu’à ce que vous les mettiez dans votre compte ou l’effaciez, au plus 200 modèles.',
    ],
    [
      'bb_unsaved:…',
      'Une carte que vous n’avez pas encore enregistrée, pour qu’un onglet fermé ne perde rien',
      'Jusqu’à ce que vous l’enregistriez ou l’abandonniez. Elle est effacée à l’ouverture du studio, 60 jours après que le studio l’y a trouvée pour la première fois.',
    ],
    ['bb_studio_hint', 'Retient que vous avez vu l’astuce du studio', untilCleared],
    ['bb_studio_help_key', 'Retient que vous avez désactivé la touche ?', untilCleared],
    [
      'bb_offline_user',
      'Le numéro de votre compte, pour que le studio retrouve sans réseau vos cartes non enregistrées',
      'Jusqu’à votre déconnexion.',
    ],
    [
      'bloom',
      'Dans le « stockage en cache », dès que vous avez ouvert le studio : son code, ses polices et une page qui dit que vous êtes hors ligne, pour qu’il s’ouvre sans réseau. Rien qui soit à vous',
      'Jusqu’à ce que vous l’effaciez ; remplacé par chaque nouvelle version.',
    ],
    [
      'bloom-shared',
      'Dans le « stockage en cache », là où le site est installé : ce que vous avez partagé avec lui (photos, sons, mots), jusqu’à ce qu’une carte l’ait pris',
      'Jusqu’à ce que vous le mettiez sur une carte, l’écartiez ou vous déconnectiez ; au plus ce que vous avez partagé les cinq dernières fois.',
    ],
    [
      imagesKey,
      'Les images que vous avez choisies sur la page des portraits, montrées à la place des nôtres',
      'Jusqu’à ce que vous les y rétablissiez.',
    ],
    [
      'react-router-scroll-positions',
      'Jusqu’où vous aviez fait défiler la page, pour le bouton Retour',
      'Jusqu’à la fermeture de l’onglet.',
    ],
  ],
} as const;
