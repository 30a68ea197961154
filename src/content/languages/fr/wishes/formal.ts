import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** Teachers, colleagues and strangers are vous, everybody else is tu: a French family says vous to nobody. */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Dans cette famille, quand une décision est difficile, chacun attend de savoir ce que tu en penses. Cette place ne s’hérite pas, elle se mérite{, name}. Reçois mes vœux les plus sincères de santé, de réussite et de belles satisfactions.',
      'Mon affection et mon admiration pour ton anniversaire{, name}.',
      'C’est un honneur de t’avoir pour frère{, name}. Puisse l’année qui s’ouvre te combler, dans ton travail comme dans ta vie.',
      'Ta droiture m’a toujours servi de repère, et je ne te l’ai sans doute jamais assez dit. Permets que cet anniversaire en soit l’occasion{, name} : sois remercié, et sois heureux.',
    ],
    Sister: [
      'Tu traces ton chemin sans jamais laisser personne derrière toi, et cela dit plus de toi que tous les titres. Je te présente, avec un profond respect{, name}, mes meilleurs vœux de bonheur et de réussite.',
      'Avec toute mon estime, très bel anniversaire{, name|, chère sœur}.',
      'Ton jugement et ta générosité sont un exemple pour nous tous. Je te souhaite une journée sereine{, name}, et bien méritée.',
      'Lorsque l’on parle d’intégrité, c’est à toi que je pense. Je tenais à te l’écrire au moins une fois{, name}, et ton anniversaire m’en donne l’heureux prétexte.',
    ],
    Mother: [
      'Ce que je sais de la droiture, du courage et de la gratitude, je l’apprends en te regardant. Aucun vœu n’est à la hauteur{, name|, chère maman}, mais reçois celui-ci avec tout mon respect et mon affection : une année heureuse, en bonne santé.',
      'Avec une profonde gratitude, bel anniversaire{, name|, chère maman}.',
      'Notre famille tient debout grâce à toi, même si tu préfères ne pas l’entendre. Permets-nous de le dire aujourd’hui{, name|, maman}.',
      'Tu nous donnes ce qui se voit, une maison, une table, et ce qui ne se voit pas, un caractère. Pour l’un comme pour l’autre{, name|, maman}, nous t’exprimons notre reconnaissance la plus tendre.',
    ],
    Father: [
      'Tu n’as jamais besoin de longs discours pour nous montrer ce qui est juste : il suffit de voir comment tu traites les autres. Reçois, pour ton anniversaire{, name|, papa}, notre respect, notre gratitude et nos vœux de bonne santé.',
      'Ton exemple nous honore{, name|, papa}. Très bel anniversaire.',
      'Ta parole donnée vaut toutes les signatures{, name|, papa}. Que cette année soit aussi solide qu’elle.',
      'Ce que tu bâtis par le travail et l’honnêteté nous abrite tous, dans tous les sens du mot. Accepte aujourd’hui nos remerciements{, name|, papa}, et le repos que tu remets toujours au lendemain.',
    ],
    Friend: [
      'La loyauté se reconnaît dans les jours ordinaires, et la tienne ne m’a jamais manqué. Permets-moi de saisir cette occasion pour t’en remercier{, name}, et pour te souhaiter une année de santé, de projets heureux et de bonnes nouvelles.',
      'Ton amitié m’honore{, name}. Reçois mes vœux très sincères.',
      'Tes conseils arrivent toujours à temps et sans détour. Que cet anniversaire t’entoure de gens de la même qualité{, name}.',
      'Il est des amitiés que ni la distance ni le temps n’entament, et la nôtre doit beaucoup à ta constance. Avec ma gratitude{, name}, je te souhaite un anniversaire digne de toi.',
    ],
    Wife: [
      'Partager ta vie est la décision dont je tire le plus de fierté. Pour ta patience, ton intelligence et la justesse de ton cœur, reçois mes vœux les plus tendres{, name|, ma chère épouse}, et la promesse de rester à ta hauteur.',
      'Avec mon amour et mon profond respect{, name|, chère épouse}.',
      'J’admire ce que tu accomplis au-dehors autant que la paix que tu apportes chez nous. Que l’année t’en récompense{, name}.',
      'Certaines promesses sont d’un jour, d’autres de tous les jours ; tu tiens les unes et les autres avec la même élégance. Sois heureuse{, name} : c’est le vœu que je place avant tous les autres.',
    ],
    Husband: [
      'Dans chaque décision qui compte, je trouve ton discernement ; dans chaque difficulté, ta main. Je sais le prix de l’un et de l’autre. Reçois, en ce jour{, name|, mon cher époux}, ma gratitude et la certitude que je redirais oui.',
      'Toute mon estime, et tout mon amour{, name|, mon cher époux}.',
      'Tu es un homme de parole, et je le dis en connaissance de cause{, name}. Que cet anniversaire te soit doux.',
      'Ta sérénité est le bien le plus précieux de cette maison. Permets qu’on la fête aujourd’hui comme il se doit{, name}, avec reconnaissance, avec tendresse et avec faste.',
    ],
    Son: [
      'Voir la manière dont tu traites les autres est la plus grande satisfaction que tu me donnes. Reste honnête, même quand cela coûte{, name|, mon fils}. Je te souhaite des projets qui en valent la peine et la santé pour les mener à bien.',
      'Avec toute ma fierté et mon affection{, name|, mon fils}.',
      'La confiance dont tu jouis, tu ne la dois qu’à toi-même{, name}. Que cette année t’ouvre les portes que tu as choisies.',
      'Un nom se reçoit, une réputation se construit, et tu bâtis la tienne avec sérieux et bonté. Sois assuré de mon soutien{, name|, mon fils}, en tout ce que tu entreprends.',
    ],
    Daughter: [
      'Très tôt, tu as su penser par toi-même, et il m’a fallu apprendre à t’écouter : je ne l’ai jamais regretté. Reçois mes vœux les plus affectueux{, name|, ma fille}, et ne laisse personne parler à ta place.',
      'Avec une immense fierté, bel anniversaire{, name|, ma fille}.',
      'Ton travail parle pour toi, mais permets-moi d’ajouter un mot{, name} : bravo. Que cette année soit à ton image.',
      'Il ne m’appartient pas de choisir ta route, seulement d’admirer la fermeté de ton pas. Tu as mon respect autant que ma tendresse{, name|, ma fille}, et l’un ne va pas sans l’autre.',
    ],
    Teacher: [
      'Qui a suivi vos cours s’en sert encore : chercher, vérifier, ne pas se contenter de la première réponse. Permettez-moi de vous présenter{, name}, en ce jour de fête, ma reconnaissance et mes vœux de santé et de bonheur.',
      'Avec respect et gratitude, très bel anniversaire{, name}.',
      'Votre exigence et votre bienveillance ne se sont jamais contredites{, name}. Que cette journée vous soit en tout point agréable.',
      'Un bon enseignement se reconnaît longtemps après le dernier examen, quand plus rien n’oblige à s’en souvenir et que l’on s’en souvient. Tel est le vôtre{, name}. Recevez ici mes plus vifs remerciements.',
    ],
    Colleague: [
      'C’est un privilège de travailler auprès d’une personne qui allie la rigueur à la courtoisie et partage les succès sans en garder le mérite. Au nom de toute l’équipe{, name}, recevez nos félicitations et nos vœux les plus cordiaux.',
      'Tous nos vœux pour votre anniversaire{, name}. Bien cordialement.',
      'Votre rigueur facilite le travail de chacun, et votre bonne humeur le rend agréable. Très bel anniversaire à vous{, name}.',
      'Cet anniversaire nous permet de vous dire ce que le quotidien laisse passer : votre fiabilité, votre écoute et votre élégance nous sont précieuses{, name}. Que l’année vous soit favorable.',
    ],
    Grandmother: [
      'Chez toi, nous apprenons à saluer, à remercier et à attendre que chacun soit servi. Ces leçons ne vieillissent pas{, name|, chère mamie}. Reçois aujourd’hui le respect et l’affection d’une famille qui te doit ses meilleures manières.',
      'Ta famille t’honore et t’aime{, name|, chère grand-mère}.',
      'Ta patience et ta fermeté tiennent cette famille unie. Qu’on te rende aujourd’hui toutes tes attentions{, name|, chère grand-mère}.',
      'Nous te devons le sens de l’accueil, le goût des choses bien faites et le respect de la parole. Accepte en retour nos vœux de santé{, name|, chère grand-mère}, et une table où tu n’auras rien à servir.',
    ],
    Grandfather: [
      'À ton contact, nous apprenons la valeur d’une parole donnée, la ponctualité et l’amour du travail bien fait. C’est avec fierté que nous te souhaitons{, name|, cher grand-père}, une année en bonne santé et en bonne compagnie.',
      'Notre respect et notre tendresse{, name|, cher grand-père}.',
      'T’écouter est toujours le meilleur moment de nos réunions. Que cet anniversaire te trouve entouré de tous les tiens.',
      'Tu ne demandes jamais d’hommage, et c’est pourquoi il t’en revient un. Celui de ta famille est simple et sincère{, name|, cher grand-père} : merci, et la meilleure place à table.',
    ],
    Cousin: [
      'La naissance nous a donné la parenté ; l’estime, tu l’as gagnée, par tes actes et ta discrétion. J’ai plaisir à t’adresser mes vœux{, name}, et à te souhaiter de bons choix, une bonne santé et de belles retrouvailles.',
      'Partager nos racines m’honore{, name}. Très bel anniversaire.',
      'Dans la famille, ton nom se prononce avec affection et avec respect. Que cette année en ajoute les raisons{, name}.',
      'Nous nous voyons moins que je ne le voudrais, mais je suis ton parcours avec intérêt et avec fierté. Reçois mes félicitations{, name}, et l’assurance que ma table t’est ouverte.',
    ],
    'Brother-in-law': [
      'Depuis que nos familles se sont unies, je trouve en toi du discernement, de l’humour et une générosité qui n’attend pas qu’on la demande. Reçois mon amitié et mes vœux pour une année prospère et paisible{, name|, cher beau-frère}.',
      'T’avoir pour beau-frère est un honneur{, name}. Meilleurs vœux.',
      'Ta présence dans nos décisions nous rassure tous. Reçois, avec mes félicitations{, name}, une poignée de main très affectueuse.',
      'Il est juste de saluer ceux qui aident sans bruit et s’éclipsent avant les remerciements. Cette fois, tu n’y échapperas pas{, name} : merci, et très heureux anniversaire.',
    ],
    'Sister-in-law': [
      'Dire ce qu’il faut sans blesser, aider sans que cela se voie : tu en as le secret. Toute la famille t’en sait gré, et moi tout particulièrement{, name}. Je te souhaite une journée à ton image, délicate et joyeuse.',
      'Avec ma très sincère affection{, name|, chère belle-sœur}.',
      'Chacune de nos réunions gagne, avec toi, en calme et en élégance. Que celle d’aujourd’hui soit toute à ton honneur{, name}.',
      'Je salue le jour où la famille s’est agrandie de toi, et plus encore tous ceux qui ont suivi. Je te souhaite la santé, de bonnes nouvelles et du temps pour toi{, name}.',
    ],
    'Daughter-in-law': [
      'T’accueillir fut une joie, te connaître est un privilège. Nous admirons ton jugement, ta franchise et la délicatesse avec laquelle tu prends soin des tiens{, name}. Que cette année te trouve en bonne santé et pleine de projets.',
      'Nous avons l’honneur de t’avoir pour belle-fille{, name}.',
      'Ta sincérité et ton écoute nous sont précieuses. Reçois nos vœux les plus affectueux{, name|, chère belle-fille}, pour aujourd’hui et pour l’année.',
      'Nos conversations sont plus vives et nos repas plus gais depuis que tu es des nôtres. Que cette maison soit, aujourd’hui comme toujours, la tienne{, name} : nous y tenons beaucoup.',
    ],
    'Son-in-law': [
      'Il est doux de savoir ceux que l’on aime en bonne compagnie. Pour ta loyauté, ton travail et les égards que tu as pour nous, reçois notre affection{, name|, cher gendre}, et nos vœux de santé et de réussite.',
      'Notre confiance et notre affection t’accompagnent{, name|, cher gendre}.',
      'Tu es de ceux qui tiennent parole, et cela ne nous a pas échappé. Que cet anniversaire t’accorde un vrai repos{, name}.',
      'Tu as su prendre ta place parmi nous sans jamais prendre celle de personne, et c’est la marque d’un homme de bien. Que tes efforts soient reconnus{, name}, et que cette journée soit à ton goût.',
    ],
    Niece: [
      'C’est un plaisir de t’adresser, en ce jour, mes vœux les plus chaleureux. Ta bonté et ton bon sens font la fierté de tous{, name|, chère nièce}, et j’attends avec confiance tout ce que tu décideras d’entreprendre.',
      'Avec fierté et affection, bel anniversaire{, name|, chère nièce}.',
      'Choisis ta voie sans te presser{, name|, chère nièce} : où qu’elle te mène, tu as toute ma confiance et toute mon affection.',
    ],
    Nephew: [
      'À l’occasion de ton anniversaire, je tiens à te dire mon estime. Tu tiens parole et tu respectes les gens : peu de choses importent davantage. Je te souhaite de la santé, du discernement et de beaux projets{, name|, cher neveu}.',
      'Notre famille a de la chance de t’avoir{, name}.',
      'Je suis ton chemin avec intérêt et une entière confiance. Mes meilleurs vœux pour l’année qui vient{, name|, cher neveu}.',
    ],
    Aunt: [
      'La famille doit beaucoup à ta chaleur et à ta clairvoyance, et un anniversaire est un bon moment pour le dire. Je te souhaite une santé florissante{, name|, chère tante}, une compagnie choisie et des projets qui te ressemblent.',
      'Mes vœux les plus respectueux et les plus tendres{, name|, chère tante}.',
      'Ta maison est toujours ouverte et ton conseil toujours bienveillant. Reçois ma gratitude pour ton anniversaire{, name|, chère tante}.',
    ],
    Uncle: [
      'Permets-moi de t’adresser mes vœux avec toute mon affection. Ta sérénité, ta générosité et ta bonne humeur sont un exemple pour nous{, name|, cher oncle}, et l’année qui commence te doit bien un peu de ce que tu donnes.',
      'Mes félicitations et mes amitiés les plus sincères{, name|, cher oncle}.',
      'Un oncle tel que toi fait la fierté d’une famille. J’ai plaisir à te souhaiter santé, calme et belle compagnie{, name}.',
    ],
    Partner: [
      'Je dis trop rarement combien j’admire ta patience, ton courage et le soin que tu mets en toute chose. Je le dis aujourd’hui clairement, et de tout mon amour{, name} : partager ta vie est ma plus grande chance.',
      'Avec mon amour et mon respect le plus profond{, name}.',
      'Chaque jour auprès de toi m’apprend quelque chose{, name}. Je te souhaite une belle année, et des projets menés à bien.',
    ],
    Grandchild: [
      'Tu apportes à cette famille plus de joie que tu ne l’imagines, et nous tenons à t’en remercier{, name}. Nous te souhaitons de bons amis, de bons livres, une bonne santé et l’assurance qu’il faut pour suivre ta route.',
      'Toute notre affection et toute notre confiance{, name}.',
      'Te voir grandir est notre plus belle satisfaction{, name}. Que l’année nouvelle t’apporte beaucoup de découvertes.',
    ],
  },
  anyone: [
    'Recevez, à l’occasion de votre anniversaire, mes vœux les plus cordiaux. Que l’année qui s’ouvre vous apporte la santé, la sérénité et la compagnie de personnes qui mesurent tout ce qu’elles vous doivent{, name}.',
    'Mes meilleurs vœux pour votre anniversaire{, name}. Bien à vous.',
    'Votre courtoisie et la sûreté de votre jugement ne passent pas inaperçues{, name}. Que cette journée soit à leur hauteur.',
    'On remet souvent à plus tard les éloges les plus mérités. Permettez que ce jour fasse exception{, name} : votre présence honore celles et ceux qui vous entourent.',
  ],
};
