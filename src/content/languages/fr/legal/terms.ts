import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What users may expect of us and we of them. */
export function termsOfService({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Conditions d’utilisation',
    description:
      'Ce que vous pouvez attendre de nous, et ce que nous vous demandons. Court, et sans petits caractères.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Le service est gratuit, et vos cartes sont à vous.',
      'Ne mettez sur une carte que ce que vous avez le droit d’utiliser et qui ne fait de mal à personne.',
      'Nous faisons de notre mieux et ne promettons rien qu’un service gratuit ne puisse tenir. Vous pouvez partir à tout moment et tout emporter.',
    ],
    sections: [
      {
        id: 'agreement',
        title: 'L’accord',
        blocks: [
          `${site.name}, sur ${host}, vous permet de concevoir, d’enregistrer, de publier, de télécharger et de partager des cartes d’anniversaire. En créant un compte, ou, sans compte, en créant une carte, en la signant ou en y répondant, vous acceptez ces conditions. Si vous ne faites que regarder, vous n’acceptez rien.`,
        ],
      },
      {
        id: 'account',
        title: 'Votre compte',
        blocks: [
          {
            points: [
              'Donnez une adresse e-mail qui est à vous : c’est par elle que vous rentrez quand vous oubliez votre mot de passe.',
              'Gardez le mot de passe pour vous. Si quelqu’un d’autre l’a, choisissez-en un nouveau : cela déconnecte tous les autres appareils.',
              'Moins de 16 ans ? Créez le compte avec l’un de vos parents ou la personne qui a votre garde.',
              'Un compte contient jusqu’à 2 000 cartes et 500 Mo de photos et de sons.',
            ],
          },
        ],
      },
      {
        id: 'yours',
        title: 'Ce que vous créez est à vous',
        blocks: [
          'Vos mots, vos photos et vos sons restent les vôtres. Vous nous autorisez à les garder et à les montrer aux personnes qui peuvent voir la carte, rien de plus. Cette autorisation prend fin quand vous les supprimez.',
          'Les fonds, les modèles, les textes et les chansons de ce site peuvent servir sur vos cartes et dans les fichiers que vous téléchargez, y compris quand vous imprimez une carte pour une fête. Ils ne peuvent pas être vendus comme collection de modèles.',
        ],
      },
      {
        id: 'fair',
        title: 'Ce qui n’a pas sa place sur une carte',
        blocks: [
          {
            points: [
              'Des images, de la musique ou des mots que vous n’avez pas le droit d’utiliser, ou des photos de personnes qui ne le voudraient pas.',
              'Les menaces, la haine, le harcèlement, les contenus sexuels impliquant des enfants, ou quoi que ce soit d’autre de contraire à la loi.',
              'La publicité, la fraude et les liens trompeurs.',
            ],
          },
          'N’essayez pas de casser le service, d’entrer dans les comptes des autres ou de l’inonder de demandes. Si vous trouvez une faille, [dites-le-nous](/contact). Nous vous en serons reconnaissants.',
          'Une carte qui enfreint ces règles peut être retirée, et un compte qui le fait encore et encore peut être fermé. On vous dit pourquoi, sauf si la loi l’interdit. Les droits sur une œuvre à vous que quelqu’un d’autre a utilisée relèvent de la [page DMCA](/dmca).',
        ],
      },
      {
        id: 'price',
        title: 'Prix',
        blocks: [
          'Tout est gratuit. Il n’y a ni frais ni paiements ; voyez la [politique de remboursement](/refund).',
        ],
      },
      {
        id: 'promise',
        title: 'Ce que nous promettons, et ce que nous ne pouvons pas promettre',
        blocks: [
          'Nous prenons soin de vos cartes et vous disons quand quelque chose s’est mal passé. Un service gratuit est cependant donné tel quel : il peut y avoir des heures où il ne répond pas, et nous ne devons pas de dommages et intérêts pour cela. Là où la loi de votre pays dit que nous répondons de quelque chose, par exemple d’une faute intentionnelle ou d’une négligence grave, elle s’applique.',
          'Téléchargez les cartes auxquelles vous tenez le plus. Un fichier sur votre propre appareil n’a besoin de personne.',
        ],
      },
      {
        id: 'end',
        title: 'Partir',
        blocks: [
          'Vous pouvez supprimer votre compte dans les [réglages](/dashboard/settings) quand vous voulez ; « Exporter mes données » vous donne d’abord tout. Si un jour nous devons mettre fin au service, nous le dirons ici et par e-mail au moins 30 jours avant, pour que vous puissiez emporter vos cartes.',
        ],
      },
      {
        id: 'law',
        title: 'Loi, données et changements',
        blocks: [
          'La loi du lieu où nous sommes établis s’applique, et les lois qui protègent les consommateurs dans votre pays vous protègent ici aussi. La [politique de confidentialité](/privacy#laws) dit comment nous traitons les données personnelles selon le RGPD, la CCPA, la CPRA et DORA.',
          'Quand ces conditions changent, la ligne sous « Dernière mise à jour » dit quand. Si vous n’êtes pas d’accord, vous pouvez partir et emporter toutes vos cartes.',
        ],
      },
      {
        id: 'contact',
        title: 'Questions',
        blocks: [
          `Écrivez à [${site.email}](mailto:${site.email}) ou utilisez le [formulaire de contact](/contact).`,
        ],
      },
    ],
  };
}
