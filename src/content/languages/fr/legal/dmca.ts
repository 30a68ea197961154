import type { LegalFacts, LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** What to do when a card uses somebody's work without permission. */
export function dmcaPolicy({ site, host }: LegalFacts): LegalPage {
  return {
    title: 'Politique DMCA',
    description:
      'Une carte utilise votre image, votre musique ou vos mots sans autorisation ? Dites-le-nous ici.',
    updated: lastUpdated,
    summary: [
      bindingNotice,
      'Si une carte montre ou fait entendre une œuvre à vous sans autorisation, écrivez-nous avec le lien de la carte.',
      'Nous regardons sous un jour ouvré et retirons ce qui n’a pas à être là.',
      'Nous prévenons la personne qui a fait la carte, si nous avons une adresse, et elle peut répondre.',
    ],
    sections: [
      {
        id: 'notice',
        title: 'Comment nous le dire',
        blocks: [
          `Écrivez à [${site.email}](mailto:${site.email}) ou utilisez le [formulaire de contact](/contact). Indiquez, s’il vous plaît :`,
          {
            points: [
              'quelle œuvre est à vous, et où on peut la voir ou l’entendre,',
              `le lien complet de la carte (il commence par ${host}/card/),`,
              'votre nom et comment vous joindre,',
              'une phrase disant que vous croyez de bonne foi que cet usage n’est autorisé ni par vous, ni par votre mandataire, ni par la loi,',
              'une phrase disant que ce que vous affirmez est exact et, sous peine de parjure, que l’œuvre est à vous ou que vous agissez au nom de la personne à qui elle appartient,',
              'votre signature ; votre nom complet écrit au clavier suffit.',
            ],
          },
        ],
      },
      {
        id: 'then',
        title: 'Ce qui se passe ensuite',
        blocks: [
          'Nous vérifions l’avis et, s’il est juste, retirons la carte ou le fichier. Son lien dit alors qu’il n’y a pas de carte. Nous disons à la personne qui l’a faite ce qui a été retiré et pourquoi, et lui envoyons votre avis. Une carte faite sans compte n’a pas d’adresse à laquelle écrire : la personne qui l’a faite voit dans « Mes cartes » que la carte est masquée, et peut nous interroger.',
        ],
      },
      {
        id: 'counter',
        title: 'Si votre carte a été retirée par erreur',
        blocks: [
          'Écrivez-nous avec le lien, votre nom et comment vous joindre, une phrase, sous peine de parjure, disant que vous croyez de bonne foi qu’elle a été retirée par erreur, et votre accord pour les tribunaux du lieu où vous vivez. Nous la transmettons à la personne qui s’est plainte. Si elle ne saisit pas la justice dans les 14 jours ouvrés, nous montrons à nouveau la carte.',
        ],
      },
      {
        id: 'repeat',
        title: 'Si cela se répète',
        blocks: [
          'Nous fermons les comptes qui utilisent encore et encore les œuvres des autres sans autorisation, comme le disent les [conditions d’utilisation](/terms#fair).',
        ],
      },
      {
        id: 'ours',
        title: 'Ce qui est à nous',
        blocks: [
          'Les fonds, les modèles, les textes, les chansons et les voix de ce site ont été faits pour lui ou sont libres d’usage ; les polices et les emojis viennent avec [leurs licences](/licences.txt). Les données d’un avis sont traitées comme le dit la [politique de confidentialité](/privacy), selon le RGPD, la CCPA, la CPRA et DORA.',
        ],
      },
    ],
  };
}
