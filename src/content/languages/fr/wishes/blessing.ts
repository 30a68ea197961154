import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** For every faith and for none: heaven, light, peace and prayer, and nobody’s own rites. A teacher alone is vous. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Que le ciel te garde la main ferme, le cœur léger et des amis sûrs, et qu’il te rende au centuple chaque service rendu sans témoin. Sois béni aujourd’hui{, name|, mon frère}, dans tout ce que tu entreprends et partout où tu rentres te reposer.',
      'Que la paix marche devant toi{, name|, mon frère}.',
      'Je confie ton année à plus grand que nous{, name} : qu’elle soit droite, lumineuse et pleine de gens de parole.',
      'Que tes portes s’ouvrent sans grincer, que tes peines s’allègent avant le soir, et que la chance ait la politesse de frapper chez toi la première{, name}. Béni soit le jour qui nous a donné un frère.',
    ],
    Sister: [
      'Que la lumière se pose sur ton front le matin, sur tes épaules à midi, et qu’elle reste le soir à bavarder dans ta cuisine. Sois bénie{, name|, ma sœur}, dans tes projets, dans tes amours et dans ton repos.',
      'Que le ciel te sourie comme tu souris{, name}.',
      'Je prie pour que rien de ce qui t’est cher ne te manque{, name}, et que la joie connaisse ton adresse.',
      'Que ton courage trouve toujours un banc à l’ombre, et ta bonté quelqu’un pour la lui rendre. Merci au ciel de t’avoir placée si près de moi{, name}.',
    ],
    Mother: [
      'Que toutes les prières faites pour nous à voix basse te reviennent aujourd’hui en bienfaits : la santé, la paix de la maison, des nouvelles de chacun. Sois bénie{, name|, maman}, toi par qui tant de grâces nous arrivent.',
      'Que Dieu veille sur toi, comme toi sur nous{, name|, maman}.',
      'Merci au ciel pour tes mains, pour ta voix, pour ta patience. Qu’il te garde près de nous{, name|, maman}, dans la joie.',
      'Que la fatigue quitte tes épaules et que la tendresse prenne sa place. Que ta table soit bénie, ta porte bénie, ton sommeil béni{, name|, maman}, et que le bonheur de tes enfants te tienne chaud.',
    ],
    Father: [
      'Que ton travail soit béni, que tes pas soient sûrs, et que tout ce que tu portes en silence te soit un jour rendu en lumière. Qu’une longue paix t’accompagne{, name|, papa}, avec des soirs clairs et les tiens tout autour.',
      'Que le ciel te rende ta droiture{, name|, papa}.',
      'Je demande pour toi la santé, le repos et de beaux matins{, name|, papa}. Le reste, nous nous en chargeons.',
      'Sous ta bénédiction, nous avons osé partir et su revenir. À nous de te bénir{, name|, papa} : que ta maison soit toujours pleine, ton jardin généreux et ton cœur tranquille.',
    ],
    Friend: [
      'Que ceux qui t’aiment soient nombreux, que les ennuis se trompent de rue, et que la Providence ait toujours pour toi une chaise libre et du pain frais. Sois en paix{, name}, aujourd’hui et tous les jours qui viennent.',
      'Une amitié pareille est une grâce{, name}. Merci au ciel.',
      'Que ton chemin soit éclairé une lampe après l’autre{, name}, et qu’il y ait toujours quelqu’un à la suivante.',
      'J’allume une petite lumière à ton intention. Elle dit : santé, joie, courage, et des bras autour de toi quand le vent se lève. Qu’elle brûle toute l’année{, name}.',
    ],
    Wife: [
      'Je remercie le ciel au moins une fois par jour, et toujours pour la même raison : toi. Que cette année te comble de paix, de santé et de douces surprises{, name|, mon amour}, et que notre maison reste bénie de ton rire.',
      'Que le ciel nous garde côte à côte{, name|, mon amour}.',
      'Tu es la réponse à une prière que je n’avais pas su formuler{, name}. Que toutes les tiennes soient entendues.',
      'Que tes jours soient bénis jusque dans leurs petites choses : le café chaud, la lettre attendue, le sommeil qui vient. Et que l’amour{, name|, mon amour,} soit le toit de tout cela.',
    ],
    Husband: [
      'Que chacune de tes routes te ramène en paix, que ton effort porte du fruit et que la bonté soit toujours ta boussole. Sois béni{, name|, mon amour}. Chaque soir où tu rentres, je dis merci.',
      'Merci au ciel pour toi{, name|, mon amour}. Chaque jour.',
      'Que la force et la douceur ne te quittent pas{, name} : tu en fais si bon usage, et j’en profite tant.',
      'Que notre table ne manque de rien, ni d’invités, et que la grâce qui nous a réunis nous tienne par la main. Bel anniversaire{, name|, mon amour}, sous le même ciel bienveillant.',
    ],
    Son: [
      'Que le ciel t’accompagne sur tous les chemins où nous ne pouvons pas te suivre, et qu’il mette sur ta route de vrais amis et de bons maîtres. Notre bénédiction va devant toi{, name|, mon fils}, comme une lampe.',
      'Que Dieu te garde bon et joyeux{, name|, mon fils}.',
      'Sois béni dans ce que tu sais déjà et dans ce que tu cherches encore{, name|, mon grand}. Le reste viendra.',
      'Que tes mains construisent, que ta parole tienne, que ton cœur ne se ferme pas. Voilà ce que nous demandons pour toi chaque matin{, name}, et ce matin un peu plus fort.',
    ],
    Daughter: [
      'Que des anges discrets marchent à ta droite et à ta gauche, et qu’ils te laissent courir quand tu veux courir. Sois bénie{, name|, ma fille}, dans tes choix, dans tes élans et dans tes retours à la maison.',
      'Le ciel nous a comblés, et c’était toi{, name|, ma fille}.',
      'Que la confiance soit ton manteau et la joie ta lanterne{, name}. Nos prières font le reste du chemin avec toi.',
      'Que ton sommeil soit paisible, tes amitiés fidèles et tes matins pleins d’envies. Nous avons beaucoup demandé pour toi{, name|, ma chérie}, et tu dépasses déjà tout ce que nous avions osé.',
    ],
    Teacher: [
      'Que le bien que vous semez sans le voir vous soit montré un jour, entier, comme un champ mûr sous le soleil. Que la santé et la sérénité vous accompagnent{, name}, et que votre patience soit récompensée bien avant la fin du trimestre.',
      'Béni soit ce que vous transmettez{, name}, et vos mains.',
      'Enseigner est une façon de bénir. Que cette bénédiction vous revienne aujourd’hui{, name}, doucement, de toutes parts.',
      'Puisse la paix entrer chez vous ce soir et s’y asseoir longtemps. Vous éclairez tant de vies : qu’une belle lumière, à son tour, veille sur la vôtre{, name}.',
    ],
    Colleague: [
      'Que ton travail te nourrisse sans te dévorer, que tes soirées soient à toi et que les tiens aillent bien. Je te souhaite la paix du cœur{, name}, celle qui tient bon même un jour de grande réunion.',
      'Paix sur ton bureau et sur ta maison{, name}.',
      'Que chaque porte utile s’ouvre devant toi{, name}, et que la bienveillance que tu donnes te soit rendue avec intérêts.',
      'Il y a une grâce à travailler près de gens droits. Merci d’en être{, name}. Que cette année te garde en bonne santé, entre des projets qui ont du sens et des dimanches tranquilles.',
    ],
    Grandmother: [
      'Que toutes tes prières, murmurées pour chacun de nous, remontent vers toi en douceur : des visites, des fleurs, de la santé et du soleil sur ton fauteuil. Sois bénie{, name|, mamie}, toi qui bénis tout ce que tu touches.',
      'Que la paix garde ta maison{, name|, mamie}.',
      'Le ciel t’écoute, c’est certain{, name|, mamie} : alors demande-lui aujourd’hui quelque chose rien que pour toi.',
      'Que tes jours soient clairs, tes nuits légères et ta table entourée. Nous sommes ta moisson{, name|, mamie}, et nous voici tous, les bras chargés de mercis.',
    ],
    Grandfather: [
      'Que la bonté que tu sèmes sans compter te fasse une ombre fraîche pour tous les étés. Que ton pas reste sûr et ton regard joyeux{, name|, papi}, et que la bénédiction de toute ta famille te tienne compagnie.',
      'Que le ciel te garde fort et rieur{, name|, papi}.',
      'Merci à la vie de marcher avec nous à ton rythme{, name|, papi}. Que chaque jour t’apporte une paix toute simple.',
      'Que ton jardin donne, que tes amis viennent, que les bonnes nouvelles trouvent ta boîte aux lettres. Nous demandons pour toi de longues et douces années{, name|, papi}.',
    ],
    Cousin: [
      'Que nos routes se croisent souvent, et toujours pour de bonnes raisons. Que ton toit soit solide, ton assiette pleine et ton cœur en paix{, name}. La même famille nous relie : que la même lumière nous garde.',
      'Que la vie te soit bonne{, name}, et longtemps.',
      'Je demande pour toi des amis fidèles, des jours clairs et une bonne étoile qui ne prend jamais de congé{, name}.',
      'Que la joie qui te suit partout te précède enfin quelque part, pour t’y attendre avec des guirlandes. Sois en paix{, name}, et que le bonheur des tiens soit le tien.',
    ],
    'Brother-in-law': [
      'Le jour où nos familles n’en ont plus fait qu’une, le ciel a eu une très bonne idée. Qu’il continue{, name} : santé pour toi, paix pour ta maison, réussite dans tes projets et joie dans tes dimanches.',
      'Que ton foyer soit béni{, name|, cher beau-frère}.',
      'Que ta générosité te revienne par des chemins inattendus{, name}, et toujours au moment où elle fait le plus de bien.',
      'Que la paix s’assoie à ta table et y prenne ses habitudes. Je demande pour toi du courage quand il en faut{, name}, et beaucoup de jours où il n’en faut pas.',
    ],
    'Sister-in-law': [
      'Que la douceur que tu mets partout te soit rendue par la vie entière : des jours légers, une santé solide, des nuits sans soucis. Sois bénie{, name}, toi que le ciel nous a donnée sans que nous ayons pensé à le demander.',
      'Que la lumière habite chez toi{, name}, en toute saison.',
      'Ta présence est une bénédiction pour nous tous{, name}. Qu’elle t’en attire mille autres, grandes et petites.',
      'Que chaque pièce de ta maison connaisse le rire, et chaque fenêtre un peu de soleil. Je prie pour toi comme on prie pour une sœur{, name}, avec tendresse et sans compter.',
    ],
    'Daughter-in-law': [
      'Nous avons souvent demandé au ciel que cette maison soit heureuse : il nous a envoyé quelqu’un. Sois bénie{, name|, chère belle-fille}, dans tes rêves, dans ton travail, et dans cette joie que tu poses partout.',
      'Que notre bénédiction te tienne chaud{, name}.',
      'Que le bonheur que tu nous donnes te revienne doublé{, name}, et que la paix soit la première à te dire bonjour.',
      'Que tes jours parmi nous soient doux comme le pain du matin, et que rien n’assombrisse ton ciel. Avec tout l’amour d’une famille qui rend grâce pour toi{, name}.',
    ],
    'Son-in-law': [
      'Que ton toit soit solide, que ta parole soit écoutée et que la paix t’accueille chaque soir sur le seuil. Notre bénédiction t’est acquise depuis le premier jour{, name|, cher gendre} : elle ne fait que grandir.',
      'Que le ciel bénisse tes pas et tes projets{, name}.',
      'Tu prends soin de ceux que nous aimons. Que la vie prenne soin de toi{, name}, avec la même constance.',
      'Que tes efforts portent de beaux fruits, et que tu aies le temps de t’asseoir pour les goûter. Nous rendons grâce de t’avoir pour gendre{, name}, aujourd’hui et chaque jour.',
    ],
    Niece: [
      'Que la vie te soit une grande maison lumineuse, pleine de portes ouvertes et de gens de bonne volonté. Que rien n’éteigne ta joie{, name|, ma nièce}, et que la paix dorme au pied de ton lit.',
      'Sois bénie jusqu’au bout de tes rêves{, name}.',
      'Je confie tes projets au ciel{, name|, ma nièce} : qu’il les trouve aussi beaux que toi, et qu’il les aide à marcher.',
    ],
    Nephew: [
      'Que de bons vents te poussent, que de bonnes mains te retiennent et que de bonnes étoiles te guident, surtout les soirs sans lune. Va en paix{, name|, mon neveu}, avec ma bénédiction dans la poche.',
      'Que le ciel marche à ta hauteur{, name}, pas à pas.',
      'Que ton cœur reste grand et ton chemin clair{, name|, mon neveu}. Pour le reste, j’ai déjà dit un mot là-haut.',
    ],
    Aunt: [
      'Que toute cette tendresse que tu distribues sans compter te revienne en santé, en visites et en rires dans l’escalier. Sois bénie{, name|, ma tante}, dans chacun de tes jours, les grands comme les tout petits.',
      'Que la joie soit ton hôte toute l’année{, name|, ma tante}.',
      'Le ciel savait ce qu’il faisait en nous donnant une tante comme toi. Qu’il te garde longtemps en fête{, name|, ma tante}.',
    ],
    Uncle: [
      'Que ta bonne humeur soit bénie, elle qui a sauvé tant de dimanches. Que la santé te suive, que la paix te précède{, name|, mon oncle}, et que ta table soit toujours assez grande pour tous ceux qui t’aiment.',
      'Que tes journées soient douces et bénies{, name|, mon oncle}.',
      'Que le bien que tu fais sans le dire te soit rendu sans prévenir{, name|, mon oncle}, et un jour de beau temps.',
    ],
    Partner: [
      'Parmi tous les chemins possibles, il y en avait un qui menait à toi, et quelqu’un l’a éclairé. Je dis merci{, name|, mon amour}. Que la paix, la santé et la tendresse fassent leur nid chez nous, pour de longues années.',
      'Tu es ma grâce de tous les jours{, name|, mon amour}.',
      'Que la main qui nous a rapprochés ne nous lâche pas{, name}, et que ton bonheur soit toujours la première de mes prières.',
    ],
    Grandchild: [
      'Que les fées, les anges et tous les bons vents se donnent rendez-vous au-dessus de ta tête, et qu’ils y restent. Sois en joie, en paix et en bonne santé{, name|, notre trésor} : c’est tout ce que nous demandons, matin et soir.',
      'Que le ciel te berce et te fasse grandir{, name}.',
      'Tu es notre plus belle prière exaucée{, name}. Que chaque jour t’apporte une merveille à ta taille.',
    ],
  },
  anyone: [
    'Que cette année t’apporte la santé qui permet tout, la paix qui répare tout et des gens avec qui tout partager. Que le ciel te soit clément{, name}, la route facile, et la joie aussi naturelle que le pain sur la table.',
    'Que la paix, la joie et la lumière t’accompagnent{, name}.',
    'Je te souhaite un cœur tranquille{, name}, des mains occupées à de belles choses, et la bénédiction des matins clairs.',
    'Que tes craintes soient petites et tes espérances bien nourries. Qu’une bonne lumière te précède dans chaque pièce où tu entres{, name}, cette année et celles d’après.',
  ],
};
