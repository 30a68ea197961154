import type { LegalPage } from '#content/legal/legal-page.ts';
import { bindingNotice, lastUpdated } from './translation.ts';

/** There is nothing to pay back. */
export const refundPolicy: LegalPage = {
  title: 'Politique de remboursement',
  description: 'Il n’y a pas de paiements ici, donc rien à rembourser.',
  updated: lastUpdated,
  summary: [
    bindingNotice,
    'Il n’y a pas de paiements, donc rien à rembourser.',
    'Nous ne demandons jamais de numéro de carte, de compte bancaire ni de code UPI. Si quelqu’un le fait en notre nom, ce n’est pas nous.',
  ],
  sections: [
    {
      id: 'free',
      title: 'Pas de paiements',
      blocks: [
        'Ici, tout est gratuit : créer, enregistrer, publier, télécharger et partager des cartes, avec tous les fonds, toutes les chansons et tous les formats. Il n’y a ni frais, ni abonnement, ni options payantes, ni essai qui se transforme en abonnement. Le logiciel n’a aucun moyen d’encaisser de l’argent.',
      ],
    },
    {
      id: 'charged',
      title: 'Si quelqu’un vous a demandé de l’argent',
      blocks: [
        'Un site, un message ou un appel qui vous demande de payer pour l’une de nos cartes ne vient pas de nous. Ne payez pas, [dites-le-nous](/contact) et, si vous avez déjà payé, demandez tout de suite à votre banque d’arrêter le paiement.',
      ],
    },
    {
      id: 'data',
      title: 'Données de paiement',
      blocks: [
        'Comme rien ne se paie, nous n’avons aucune donnée de paiement de votre part. Ce que nous gardons, et vos droits selon le RGPD, la CCPA, la CPRA et DORA, se trouve dans la [politique de confidentialité](/privacy).',
      ],
    },
    {
      id: 'future',
      title: 'Si cela devait changer',
      blocks: [
        'S’il devait un jour y avoir quelque chose à payer, ce serait nouveau, clairement indiqué et jamais en travers de vos cartes, et cette page dirait d’avance comment vous récupérez votre argent.',
      ],
    },
  ],
};
