import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** For every faith and for none: heaven, light, peace and prayer, and nobody’s own rites. A teacher alone is vous. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Béni soit le jour qui nous a donné un frère ! Je te souhaite la main ferme, le cœur léger, des amis sûrs{, name|, mon frère}, et que le ciel te rende au centuple chaque service rendu sans témoin.',
      'La paix soit sur chacun de tes chemins{, name|, mon frère}.',
      'Je confie ton année à plus grand que nous{, name} : qu’elle soit droite, lumineuse et pleine de gens de parole.',
      'Des portes qui s’ouvrent sans grincer, des peines qui s’allègent avant le soir, et la chance, assez polie pour frapper d’abord chez toi{, name} : voilà ma prière pour ton année.',
    ],
    Sister: [
      'Sois bénie le matin dans tes projets, à midi dans tes rencontres, le soir dans ton repos. Je ne sais pas demander plus{, name|, ma sœur}, sinon que la lumière s’attarde longtemps, en amie, à tes fenêtres.',
      'Béni soit chacun de tes sourires{, name|, ma sœur}.',
      'Je prie pour que rien de ce qui t’est cher ne te manque{, name}, et que la joie connaisse ton adresse.',
      'À ton courage, un banc à l’ombre ; à ta bonté, quelqu’un pour la lui rendre. Et merci au ciel de t’avoir placée si près de moi{, name}, dès le début.',
    ],
    Mother: [
      'Toutes ces prières que tu fais pour nous à voix basse, puissent-elles te revenir aujourd’hui en bienfaits : la santé, la paix de la maison, des nouvelles de chacun. Sois bénie{, name|, maman}, toi par qui tant de grâces nous arrivent.',
      'Dieu veille sur toi comme tu veilles sur nous{, name|, maman}.',
      'Merci au ciel pour tes mains, pour ta voix, pour ta patience. Qu’il te garde près de nous{, name|, maman}, dans la joie.',
      'Bénie soit ta table, bénie ta porte, béni ton sommeil. La fatigue peut quitter tes épaules{, name|, maman} : nous avons demandé à la tendresse de prendre sa place.',
    ],
    Father: [
      'Tout ce que tu portes en silence, que le ciel te le rende en joie. Et pour cette année{, name|, papa}, une longue paix sur ta maison, des soirs clairs, et les tiens tout autour de la table.',
      'Bénie soit ta droiture, et bien récompensée{, name|, papa}.',
      'Je demande pour toi la santé, le repos et de beaux matins{, name|, papa}. Le reste, nous nous en chargeons.',
      'Sous ta bénédiction, nous avons osé partir et su revenir. À nous de te bénir{, name|, papa} : que ta maison soit toujours pleine, ton jardin généreux et ton cœur tranquille.',
    ],
    Friend: [
      'Des amis nombreux, des ennuis qui se trompent de rue, et une Providence qui garde pour toi une chaise libre et du pain frais : c’est ce que je demande. Sois en paix{, name}, aujourd’hui et tous les jours qui viennent.',
      'Une amitié pareille est une grâce{, name}. Merci au ciel.',
      'Sur ton chemin, une lampe après l’autre{, name}, et à la suivante, toujours quelqu’un qui t’attend.',
      'J’allume une petite lumière à ton intention. Elle dit : santé, joie, courage, et des bras autour de toi quand le vent se lève. Qu’elle brûle toute l’année{, name}.',
    ],
    Wife: [
      'Je remercie le ciel au moins une fois par jour, et toujours pour la même raison : toi. Que cette année te comble de paix, de santé et de douces surprises{, name|, mon amour}, et que notre maison reste bénie de ton rire.',
      'Côte à côte, et sous le même ciel : merci{, name}.',
      'Tu es la réponse à une prière que je n’avais pas su formuler{, name}. Que toutes les tiennes soient entendues.',
      'Bénies soient les petites choses de tes jours : le café chaud, la lettre attendue, le sommeil qui vient. Et l’amour{, name|, mon amour}, que nous en fassions le toit de tout cela.',
    ],
    Husband: [
      'Où que te mène ta journée, reviens en paix : c’est ma prière la plus courte et la plus fidèle. Sois béni{, name|, mon amour}, dans ton effort, dans ta bonté. Chaque soir où tu rentres, je dis merci.',
      'Merci au ciel pour toi{, name|, mon amour}. Chaque jour.',
      'La force et la douceur t’ont choisi pour maison{, name}. Que rien ne les en chasse, nous en profitons tant.',
      'Que notre table ne manque de rien, ni d’invités, et que la grâce qui nous a réunis nous tienne par la main. Bel anniversaire{, name|, mon amour}, sous le même ciel bienveillant.',
    ],
    Son: [
      'Que le ciel t’accompagne sur tous les chemins où nous ne pouvons pas te suivre, et qu’il mette sur ta route de vrais amis et de bons maîtres. Notre bénédiction va devant toi{, name|, mon fils}, comme une lampe.',
      'Va, et que Dieu te garde bon et joyeux{, name|, mon fils}.',
      'Sois béni dans ce que tu sais déjà et dans ce que tu cherches encore{, name|, mon grand}. Le reste viendra.',
      'Des mains qui construisent, une parole qui tient, un cœur qui ne se ferme pas : voilà ce que nous demandons pour toi chaque matin{, name}, et ce matin un peu plus fort.',
    ],
    Daughter: [
      'Deux anges discrets marchent à tes côtés, et nous leur avons dit de te laisser courir quand tu veux courir. Sois bénie{, name|, ma fille}, dans tes choix, dans tes élans et dans tes retours à la maison.',
      'Le ciel nous a comblés, et c’était toi{, name|, ma fille}.',
      'Que la confiance te tienne chaud et que la joie t’éclaire{, name}. Nos prières font le reste du chemin avec toi.',
      'Un sommeil paisible, des amitiés fidèles, des matins pleins d’envies : nous avons beaucoup demandé pour toi{, name|, ma chérie}, et tu dépasses déjà tout ce que nous avions osé.',
    ],
    Teacher: [
      'Que le bien que vous semez sans le voir vous soit montré un jour, entier, comme un champ mûr sous le soleil. Que la santé et la sérénité vous accompagnent{, name}, et que votre patience soit récompensée bien avant la fin du trimestre.',
      'Béni soit tout ce que vous transmettez{, name}, jour après jour.',
      'Enseigner est une façon de bénir. Que cette bénédiction vous revienne aujourd’hui{, name}, doucement, de toutes parts.',
      'Puisse la paix entrer chez vous ce soir et s’y asseoir longtemps. Vous éclairez tant de vies : qu’une belle lumière, à son tour, veille sur la vôtre{, name}.',
    ],
    Colleague: [
      'La paix du cœur, celle qui tient bon même un jour de grande réunion{, name} ; un travail qui nourrit sans dévorer, des soirées qui t’appartiennent, de bonnes nouvelles de tous les tiens : tel est mon vœu pour toi.',
      'Que la paix te suive du bureau jusqu’à la maison{, name}.',
      'Puisse chaque porte utile s’ouvrir devant toi{, name}, et la bienveillance que tu donnes te revenir avec intérêts.',
      'Il y a une grâce à travailler près de gens droits. Merci d’en être{, name}. Que cette année te garde en bonne santé, entre des projets qui ont du sens et des dimanches tranquilles.',
    ],
    Grandmother: [
      'Tu pries pour chacun de nous, un prénom après l’autre. Aujourd’hui, nous disons tous le tien{, name|, mamie}, et nous demandons pour toi des visites, des fleurs, une bonne santé et du soleil à chaque réveil.',
      'Paix sur ta maison et sur ton cœur{, name|, mamie}.',
      'Le ciel t’écoute, c’est certain{, name|, mamie} : alors demande-lui aujourd’hui quelque chose rien que pour toi.',
      'Que tes jours soient clairs, tes nuits légères et ta table entourée. Nous sommes ta moisson{, name|, mamie}, et nous voici tous, les bras chargés de mercis.',
    ],
    Grandfather: [
      'Ta bonté a poussé comme un arbre, et nous sommes nombreux dessous. Reçois la bénédiction de toute ta famille{, name|, papi} : un pas sûr, un regard joyeux, et de l’ombre fraîche pour tous les étés.',
      'Le ciel te garde fort, rieur et bien entouré{, name|, papi}.',
      'Merci au ciel pour chaque pas à tes côtés{, name|, papi}. Qu’il te donne une paix toute simple, jour après jour.',
      'Que ton jardin donne, que tes amis viennent, que les bonnes nouvelles trouvent ta boîte aux lettres. Nous demandons pour toi de longues et douces années{, name|, papi}.',
    ],
    Cousin: [
      'La même famille nous a donné des racines, la même lumière nous garde. Je te souhaite un toit solide, une assiette pleine, le cœur en paix{, name}, et des routes qui croisent souvent les miennes, toujours pour de bonnes raisons.',
      'Longue joie, longue paix, longue vie à toi{, name}.',
      'Je demande pour toi des amis fidèles, des jours clairs et une bonne étoile qui ne prend jamais de congé{, name}.',
      'Que la joie qui te suit partout te précède enfin quelque part, pour t’y attendre avec des guirlandes. Sois en paix{, name}, et que le bonheur des tiens soit le tien.',
    ],
    'Brother-in-law': [
      'Le jour où nos familles n’en ont plus fait qu’une, le ciel a eu une très bonne idée. Qu’il continue{, name} : santé pour toi, paix pour ta maison, réussite dans tes projets et joie dans tes dimanches.',
      'Béni soit ton foyer, et qui vient s’y réchauffer{, name}.',
      'Que ta générosité te revienne par des chemins inattendus{, name}, et toujours au moment où elle fait le plus de bien.',
      'La paix a ses habitudes : je prie pour qu’elle prenne les siennes à ta table{, name}, avec le pain, le rire et les amis.',
    ],
    'Sister-in-law': [
      'Sans que nous ayons pensé à la demander, le ciel nous a donné une sœur de plus. Merci à lui, et béni soit ton chemin{, name} : des jours légers, une santé solide, des nuits sans soucis.',
      'Que la lumière habite chez toi{, name}, en toute saison.',
      'Ta présence est une bénédiction pour nous tous{, name}. Qu’elle t’en attire mille autres, grandes et petites.',
      'Je prie pour toi comme on prie pour une sœur{, name}, avec tendresse et sans compter : du rire dans chaque pièce de ta maison, et un peu de soleil à toutes les fenêtres.',
    ],
    'Daughter-in-law': [
      'Nous avons souvent demandé au ciel que cette maison soit heureuse : il nous a envoyé quelqu’un. Sois bénie{, name|, chère belle-fille}, dans tes rêves, dans ton travail, et dans cette joie que tu poses partout.',
      'Notre bénédiction t’accompagne partout, et notre tendresse avec{, name}.',
      'Que tes joies soient doubles et tes soucis de passage{, name}, et que la paix soit la première à te dire bonjour.',
      'Notre famille rend grâce pour toi, et ce n’est pas une formule. Des jours doux comme le pain du matin, un ciel sans orage, et beaucoup d’amour{, name} : voilà nos vœux.',
    ],
    'Son-in-law': [
      'Depuis le premier jour, notre bénédiction t’est acquise, et elle ne fait que grandir{, name|, cher gendre}. Un toit solide, une parole écoutée, et la paix qui t’attend chaque soir sur le seuil : nous prions pour cela.',
      'Bénis soient tes pas, bénis tes projets{, name}.',
      'Tu prends soin de ceux que nous aimons. Que la vie prenne soin de toi{, name}, avec la même constance.',
      'Que tes efforts portent de beaux fruits, et que tu aies le temps de t’asseoir pour les goûter. Nous rendons grâce de t’avoir pour gendre{, name}, aujourd’hui et chaque jour.',
    ],
    Niece: [
      'La vie est une grande maison : je demande pour toi des portes ouvertes, des fenêtres au soleil et des gens de bonne volonté à tous les étages. Sois bénie{, name|, ma nièce}, et que rien n’éteigne ta joie.',
      'Sois bénie jusqu’au bout de tes rêves{, name}.',
      'Je confie tes projets au ciel{, name|, ma nièce} : qu’il y croie autant que moi, et qu’il leur donne des ailes.',
    ],
    Nephew: [
      'Que de bons vents te poussent, que de bonnes mains te retiennent et que de bonnes étoiles te guident, surtout les soirs sans lune. Va en paix{, name|, mon neveu}, avec ma bénédiction dans la poche.',
      'Le ciel t’accompagne{, name} : avance sans crainte, avance en riant.',
      'Que ton cœur reste grand et ton chemin clair{, name|, mon neveu}. Pour le reste, j’ai déjà dit un mot là-haut.',
    ],
    Aunt: [
      'Sois bénie dans chacun de tes jours, les grands comme les tout petits. La tendresse que tu distribues sans compter{, name|, ma tante}, le ciel en tient les comptes : il te la rendra en santé, en visites et en rires dans l’escalier.',
      'La joie soit ton hôte toute l’année{, name|, ma tante}.',
      'Le ciel savait ce qu’il faisait en nous donnant une tante comme toi. Qu’il te garde longtemps en fête{, name|, ma tante}.',
    ],
    Uncle: [
      'Que ta bonne humeur soit bénie, elle qui a sauvé tant de dimanches. Que la santé te suive, que la paix te précède{, name|, mon oncle}, et que ta table soit toujours assez grande pour tous ceux qui t’aiment.',
      'Douces et bénies soient tes journées{, name|, mon oncle}.',
      'Que le bien que tu fais sans le dire te soit rendu sans prévenir{, name|, mon oncle}, et un jour de beau temps.',
    ],
    Partner: [
      'Parmi tous les chemins possibles, il y en avait un qui menait à toi, et quelqu’un l’a éclairé. Je dis merci{, name|, mon amour}. Que la paix, la santé et la tendresse fassent leur nid chez nous, pour de longues années.',
      'Tu es ma grâce de tous les jours{, name|, mon amour}.',
      'Une main nous a rapprochés : qu’elle ne nous lâche pas{, name}. Ton bonheur reste la première de mes prières.',
    ],
    Grandchild: [
      'Que les fées, les anges et tous les bons vents se retrouvent au-dessus de ta tête, et qu’ils y restent. Sois en joie, en paix et en bonne santé{, name|, notre trésor} : c’est tout ce que nous demandons, matin et soir.',
      'Le ciel te garde et te fasse grandir en joie{, name}.',
      'Tu es notre plus belle prière exaucée{, name}. Que chaque jour t’apporte une merveille à ta taille.',
    ],
  },
  anyone: [
    'Que cette année t’apporte la santé qui permet tout, la paix qui répare tout et des gens avec qui tout partager. Que le ciel te soit clément{, name}, la route facile, et la joie aussi naturelle que le pain sur la table.',
    'Paix, joie et lumière sur toi, toute l’année{, name}.',
    'Je te souhaite un cœur tranquille{, name}, des mains occupées à de belles choses, et la bénédiction des matins clairs.',
    'Aux petites craintes, de grandes espérances ; aux pièces sombres, une bonne lumière qui te précède{, name}. Je demande cela pour toi cette année, et pour celles d’après.',
  ],
};
