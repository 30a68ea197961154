import type { LegalTable } from '#content/legal/legal-page.ts';

const untilAccount = 'Jusqu’à la suppression du compte.';
const untilCardOrAccount = 'Jusqu’à la suppression de la carte ou du compte.';

export const stored: LegalTable = {
  caption: 'Ce qui est gardé',
  columns: ['Quoi', 'Pourquoi', 'Combien de temps'],
  rows: [
    [
      'Le nom, l’adresse e-mail et une forme brouillée et irréversible du mot de passe',
      'Pour vous laisser entrer, et personne d’autre',
      untilAccount,
    ],
    [
      'Si vous continuez sans compte : le fait qu’il y a une telle visite, ce que vous créez, et une forme brouillée de votre lien de modification privé si vous en créez un. Aucun nom, sauf si vous en donnez un ; d’une adresse e-mail, seulement une forme brouillée, si vous vous êtes fait envoyer un lien',
      'Pour que vos cartes restent les vôtres et que vous puissiez les modifier',
      'Jusqu’à ce que vous le supprimiez dans les réglages ou mettiez les cartes dans un compte. Une visite qui ne garde rien ici est effacée trois jours après la dernière venue. 30 jours après votre dernière visite, ce navigateur n’ouvre plus vos cartes, mais elles restent : vous ne pouvez alors les modifier ou les supprimer que par votre lien privé. Si vous n’en avez pas, écrivez-nous avec le lien de la carte, et nous la supprimerons.',
    ],
    [
      'L’image et le site web, si vous les ajoutez à votre profil',
      'Pour les montrer sur vos pages',
      untilAccount,
    ],
    [
      'Vos connexions, et le fait de continuer sans compte : quand, depuis quelle adresse IP et avec quel navigateur',
      'Pour garder votre session ouverte, et pour fermer toutes les sessions quand vous changez de mot de passe',
      'Jusqu’à ce que vous vous déconnectiez ou y mettiez fin dans les réglages, au plus 30 jours après votre dernière visite.',
    ],
    [
      'Ce qui ouvre votre compte, du mot de passe, de Google et de Facebook, depuis quand, et ce qui a confirmé votre adresse',
      'Pour ne laisser entrer personne qui connaîtrait seulement votre adresse',
      'Jusqu’à ce que vous le supprimiez dans les réglages ou supprimiez le compte.',
    ],
    [
      'Une connexion avec Facebook qui attend que vous confirmiez son adresse : l’adresse, le nom et le numéro que Facebook vous attribue',
      'Pour ne rien en faire avant votre confirmation',
      'Jusqu’à votre confirmation, au plus 25 heures.',
    ],
    [
      'Les liens que nous vous avons envoyés par e-mail, et les e-mails en route vers vous',
      'Pour confirmer votre adresse ou choisir un nouveau mot de passe',
      'Les liens jusqu’à ce qu’ils servent, au plus une heure ; les e-mails jusqu’à leur envoi, au plus un jour, et une semaine de plus si l’un d’eux n’a pas pu être remis.',
    ],
    ['Vos cartes : noms, texte et présentation', 'C’est l’objet même de ce site', untilCardOrAccount],
    [
      'Les photos et les sons que vous ajoutez',
      'Pour les montrer et les faire entendre sur vos cartes',
      'Avec la carte. Un fichier qu’aucune carte n’utilise plus est effacé après 60 jours, ou plus tôt si votre espace est plein et que vous en ajoutez un autre.',
    ],
    [
      'Le fait qu’une carte a été partagée, quand et par quel moyen (jamais avec qui)',
      'Pour la liste dans « Mes cartes »',
      untilCardOrAccount,
    ],
    [
      'Ce que vous répondez à une carte, sans compte : la réaction, vos mots, votre voix et le nom que vous écrivez',
      'Pour le montrer à la personne qui a fait la carte, et à celles qui l’ont signée si vous le choisissez',
      'Jusqu’à ce que la personne qui a fait la carte le supprime, ou supprime la carte ou son compte. Elle peut aussi le masquer, ou nous le signaler.',
    ],
    [
      'Ce que vous écrivez, sans compte, sur une carte que d’autres signent : votre nom, vos mots, une photo, votre voix ou un dessin, et qui peut les lire avant l’ouverture',
      'Pour le mettre sur la carte. Les mots réservés à la personne fêtée ne sont pas montrés à celle qui a fait la carte',
      'Jusqu’à ce que vous le retiriez par votre propre lien, ou que la personne qui a fait la carte la supprime. Elle peut aussi le masquer.',
    ],
    [
      'Comment l’une de vos cartes est signée : ce que voient les autres, combien de personnes peuvent signer, jusqu’à quand vous le demandez, les noms de celles que vous invitez et si elles ont regardé, et quels comptes vous aident',
      'Pour qu’on puisse la signer, et pour vous montrer qui manque',
      'Jusqu’à la suppression de la carte. Quand vous supprimez votre compte, une carte que d’autres ont signée passe à la personne qui vous aide, ou reste à la disposition de la personne fêtée jusqu’à 30 jours après l’ouverture.',
    ],
    [
      'Jusqu’à quand une carte est scellée : le jour, l’heure et la ville que vous choisissez, ou le fait que vous l’ignorez ; et si une carte accepte des réponses',
      'Pour l’ouvrir à ce moment-là, et à personne avant',
      untilCardOrAccount,
    ],
    [
      'Les proches dont vous notez l’anniversaire : nom, jour, mois et, si vous les donnez, l’année, ce que chacun est pour vous, sa langue, sa ville et une note ; les cartes que vous leur avez faites ; et, pour un import, sa date',
      'Pour vous rappeler leur anniversaire, et préparer une carte pour chacun. Un fichier de contacts est lu sur votre propre appareil : seules les personnes que vous cochez nous parviennent',
      'Jusqu’à ce que vous les supprimiez, annuliez l’import ou supprimiez le compte.',
    ],
    [
      'L’anniversaire et le nom que vous donnez à une personne par son lien, sans compte',
      'Pour les montrer à cette personne, et à elle seule',
      'Jusqu’à ce que cette personne les supprime, ou supprime son compte.',
    ],
    [
      'Les e-mails d’anniversaire que vous voulez, votre langue et votre fuseau horaire, tels que vous les choisissez ou que votre navigateur les donne ; et les rappels déjà envoyés',
      'Pour vous écrire le matin, et jamais deux fois',
      untilAccount,
    ],
    [
      'Pour un appareil à qui vous demandez des rappels : l’adresse, chez le fabricant de son navigateur, à laquelle partent les messages, et les clés qui permettent à cet appareil seul de les lire',
      'Pour y afficher le rappel. Le fabricant le transmet et ne peut pas le lire ; il ne nomme personne, sauf si vous le choisissez',
      'Jusqu’à ce que vous y mettiez fin sur cet appareil ou supprimiez le compte, ou que l’appareil n’existe plus.',
    ],
    [
      'La date du dernier e-mail reçu à propos de réponses, et le fait que vous n’en voulez pas',
      'Pour l’envoyer une fois par heure au plus, ou pas du tout',
      untilAccount,
    ],
    [
      'À qui vous faites envoyer le lien d’une carte par e-mail : l’adresse, la langue, le jour, l’heure et la ville ; et ce qu’il en est advenu : envoyé, revenu, ouvert',
      'Pour l’envoyer une fois, à l’heure dite, et vous montrer s’il est arrivé',
      'Jusqu’à 60 jours après le jour prévu, ou jusqu’à la suppression de la carte ou du compte.',
    ],
    [
      'Votre adresse, quand quelqu’un vous fait envoyer le lien d’une carte, ou une invitation à en signer une',
      'Pour cet e-mail. Un code brouillé de l’adresse compte combien d’e-mails de ce genre vous recevez, et retient que vous n’en voulez pas',
      'Aussi longtemps que la ligne précédente pour la personne qui envoie ; le code, 30 jours, un an si un e-mail à cette adresse est revenu et, si vous n’en voulez pas, jusqu’à ce que vous en vouliez à nouveau.',
    ],
    [
      'Le modèle d’où est partie une carte, combien de fois elle a été ouverte et combien de fois téléchargée, en nombres',
      'Pour vous montrer les vues et, sur la page Découvrir, combien de fois toutes les cartes faites avec ce modèle ont été ouvertes, téléchargées et partagées',
      untilCardOrAccount,
    ],
    [
      'Les modèles que vous gardez et ceux que vous publiez, avec votre pseudonyme',
      'Pour vous les montrer, et montrer à tous ceux qui sont publiés',
      'Jusqu’à ce que vous les supprimiez, ou le compte. Un modèle retiré disparaît aussitôt pour les autres ; ce qu’ils en ont fait reste et cite votre pseudonyme.',
    ],
    [
      'Les modèles que vous aimez : avec votre compte, ou avec un numéro brouillé de votre navigateur si vous n’en avez pas',
      'Pour vous compter une seule fois et vous laisser retirer un « J’aime »',
      'Jusqu’à ce que vous le retiriez ou supprimiez le compte ; sans compte, il ne permet de reconnaître personne.',
    ],
    [
      'Les modèles que vous enregistrez à partir de vos cartes, et vos favoris : modèles, fonds, autocollants et cartes',
      'Pour que vous les retrouviez ; personne d’autre ne les voit',
      'Jusqu’à ce que vous les retiriez ou supprimiez le compte.',
    ],
    [
      'Ce que vous écrivez dans le formulaire de contact, avec votre nom et votre adresse e-mail',
      'Pour vous répondre',
      'Un an ; moins si vous le demandez.',
    ],
    [
      'Ce que vous signalez à propos d’une carte : la carte, la raison, ce que vous ajoutez et, avec cela, votre compte, ou une forme brouillée de votre adresse IP si vous n’en avez pas',
      'Pour examiner la carte, et pour voir si beaucoup de signalements viennent d’un même endroit',
      'Un an. Le nom de votre compte s’efface avec le compte.',
    ],
    [
      'Ce que l’équipe de ce site fait d’un compte ou d’une carte, comme la masquer, par son numéro',
      'Pour pouvoir en répondre',
      'Un an, comme le montre « Exporter mes données ».',
    ],
    [
      'Le nombre d’essais de connexion et d’envois de formulaires',
      'Contre les essais de mots de passe en série et les envois en masse',
      'Au plus un jour après le dernier essai.',
    ],
  ],
};
