import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** In every list at least one wish does without God, so that whoever does not believe finds words too. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Peço por você do jeito que se pede por irmão: sem rodeio e com o coração na mão. Que nada lhe falte, que o caminho de volta esteja sempre aberto e que Deus ande na frente{, name}, tirando as pedras maiores.',
      'Meu irmão, minha sorte, meu santo forte{, name}. Fica bem!',
      'Amarrei um pedido por você na fitinha do pulso e dei três nós: saúde, caminho aberto e muita risada{, name}.',
      'Que o dia comece com notícia boa e termine com conversa comprida. Que o trabalho reconheça, que o corpo descanse e que Deus ponha gente do bem na sua estrada{, name|, irmão}, e a mim por perto.',
    ],
    Sister: [
      'Há bênçãos que chegam com nome, risada e opinião sobre tudo. A minha é você{, name|, irmã}. Que o céu devolva em saúde, em paz e em noites bem dormidas o bem que você distribui sem fazer conta.',
      'Que a paz faça morada no seu peito{, name|, irmã}.',
      'Peço para você o que você nunca pede: descanso, colo e alguém que pergunte como foi o dia. Bênçãos{, name}!',
      'Acendi uma vela por você e, como não sei pedir pouco, pedi tudo: casa fresca no calor, mesa com quem rir, sono de criança{, name|, irmã}. Se tiver fila no céu, eu furo por você.',
    ],
    Mother: [
      'A sua bênção sempre sai comigo pela porta, e hoje é a minha vez de lhe dar uma{, name|, mãe}: que Deus guarde os seus passos, que a saúde lhe faça companhia e que o coração descanse sabendo o quanto é amado.',
      'Bendito o dia em que você nasceu{, name|, mãe}. Amém.',
      'Cada carinho que saiu das suas mãos sabe o caminho de volta{, name|, mãe}. Hoje eles vêm todos, e em fila.',
      'Que a sua fé, que sempre acendeu a nossa, ilumine hoje primeiro o seu próprio dia. E que ele venha manso{, name|, mãe}, com cheiro de flor, telefone cheio de carinho e nenhum fogão aceso por você.',
    ],
    Father: [
      'Que nunca lhe falte sombra no calor, abrigo na chuva e companhia na hora do café. Que o Pai do céu, que entende de pais{, name|, pai}, guarde a sua saúde e lhe dê muitos domingos sem pressa.',
      'Deus lhe devolva em dobro cada cuidado{, name|, pai}.',
      'Desejo a você um ano leve: noites tranquilas, boas notícias e a família em volta. Assim seja{, name|, pai}.',
      'O seu nome, aqui em casa, é quase uma prece: a gente chama e já se sente em segurança. Deus conserve essa calma{, name|, pai}, e lhe dê o mesmo sossego que ela nos dá.',
    ],
    Friend: [
      'Quando eu agradeço pelo dia, o seu nome entra na lista sem pedir licença, logo depois do café e um pouco antes da saúde. Que o seu ano seja farto de paz, de gente boa e de milagres pequenos{, name}, daqueles que cabem na mão.',
      'Que o santo do dia seja seu fã{, name}. Feliz aniversário!',
      'Deus põe anjo na vida da gente e, às vezes, dá a ele um senso de humor. Saúde, calma e alegria{, name}!',
      'Que a sorte erre o caminho e vá parar na sua porta; que a paz, vindo logo atrás, também erre e fique para o jantar{, name}. Felicidades, com toda a minha torcida.',
    ],
    Wife: [
      'O céu atendeu uma prece que eu nem sabia fazer, e veio você. Que a sua saúde seja firme, que a nossa casa tenha sempre a sua risada e que nunca nos faltem pão, paz e abraço{, name|, meu amor}.',
      'Bendita seja você{, name|, meu amor}, hoje e sempre.',
      'Que toda manhã lhe traga uma gentileza e toda noite, um bom descanso. A mão para segurar, deixa comigo{, name|, minha vida}.',
      'A vida bem podia tratar você como você trata as plantas: com água, conversa e paciência. Rezo para que sim{, name|, meu amor}, e, nos dias em que ela se distrair, deixa que eu rego.',
    ],
    Husband: [
      'Dou graças pela sua respiração tranquila ao meu lado, pela chave na porta no fim da tarde e por todo dia comum que a gente divide. Que Deus proteja os seus passos{, name|, meu amor}, e que os sonhos deem certo.',
      'Que a paz chegue em casa junto com você{, name|, amor}.',
      'Seja abençoado o seu trabalho, seja leve o seu cansaço e seja longa a nossa conversa na varanda{, name|, meu amor}.',
      'Peço coisa simples: trabalho que alegre as suas mãos, domingo que descanse o seu peito e, no fim do dia{, name|, amor}, nós dois com assunto, fé e vontade de rir à toa.',
    ],
    Son: [
      'Pedi a Deus que lhe desse um coração bom, e ele caprichou; agora peço que ponha no seu caminho pessoas à altura. Que a sua coragem tenha juízo e o seu juízo, um pouco de coragem{, name|, filho}. Vai com a minha bênção.',
      'Deus te abençoe e te guarde{, name|, meu filho}. Sempre.',
      'Pé no chão, olho no alto e coração mole, sem vergonha disso{, name|, filho}: é com essa bênção que você sai de casa.',
      'Desde que você existe, eu rezo de outro jeito: menos por mim, mais pelo caminho. Que ele seja bom com você{, name|, filho}, e que a volta para casa seja sempre fácil de achar.',
    ],
    Daughter: [
      'Toda noite o seu nome é a última palavra da minha oração e a primeira da esperança. Que o anjo que cuida de você nunca cochile{, name|, filha}, que a coragem ande junto e que o amor nunca lhe falte.',
      'Deus te faça tão feliz quanto me faz{, name|, filha}.',
      'Que o seu passo seja firme, o seu riso, solto, e o mundo, gentil com você. Essa é a minha bênção{, name|, filha}.',
      'Quem quiser bem a você terá sempre a minha simpatia; quem quiser muito bem, a minha bênção inteira. Digo isso devagar{, name|, filha}, para durar o ano todo, com sol e com chuva.',
    ],
    Teacher: [
      'Bendita toda pessoa que explica de novo, com a mesma paciência, pela décima vez. Que o céu lhe dê em dobro o que você dá em sala: atenção, tempo e esperança{, name|, prof}. E que hoje ninguém pergunte se cai na prova.',
      'Abençoada seja a sua paciência{, name|, prof}. Felicidades!',
      'Que a luz que você acende nos outros ilumine também a sua casa{, name|, prof}, hoje e no ano inteiro.',
      'Que cada aluno que um dia entendeu por sua causa mande hoje um pensamento bom na sua direção. Vai faltar céu para tanta luz{, name|, prof}, e é isso mesmo que a gente deseja.',
    ],
    Colleague: [
      'Que a calma que você espalha no trabalho espere por você também em casa. Que o esforço dê fruto sem tirar o sono, que a saúde seja boa parceira e que não falte motivo para agradecer no fim do dia{, name}.',
      'Que o café saia forte e o dia, leve{, name}. Bênçãos!',
      'Mãos com trabalho que dá gosto, cabeça com descanso que dá paz: é o que peço por você{, name}. Fica com Deus.',
      'Semana gentil, prazo justo, reconhecimento sem protocolo: é esse o meu pedido{, name}. E que em casa, depois do último e-mail, haja sempre abraço e jantar quentinho.',
    ],
    Grandmother: [
      'A bênção, vó! É assim que todo mundo entra na sua casa, e é assim que a gente quer começar o seu dia: que Deus lhe dê saúde, sossego e alegria{, name}, e que essa mão que abençoa todo mundo receba hoje um beijo de cada um.',
      'A sua bênção{, name|, vó}! Que ela volte em dobro.',
      'Que as suas mãos descansem hoje entre as nossas, e que cada flor da janela dê o seu bom-dia{, name|, vó}.',
      'Dizem que oração de vó chega na frente. Então hoje nós nos juntamos, todos de uma vez, para ver se a nossa alcança{, name|, vó}: saúde, paz, casa cheia e café sempre quente para você.',
    ],
    Grandfather: [
      'Com você a gente aprende a agradecer antes de pedir. Por isso agradecemos primeiro{, name|, vô}: pela companhia, pelos conselhos, pela paciência. E só depois pedimos a Deus que lhe dê saúde, sossego e muitas tardes boas.',
      'Deus lhe pague{, name|, vô}, por tudo e mais um pouco.',
      'Que a chuva venha na hora certa, que o fruto venha doce e que a visita venha para ficar{, name|, vô}.',
      'Esse riso que começa nos olhos, esse abraço que chega antes da palavra: a gente olha, agradece a Deus{, name|, vô}, e só pede para merecer a sua companhia por muitas e muitas tardes.',
    ],
    Cousin: [
      'A nossa família reza, canta e fala alto, tudo ao mesmo tempo, e acho que o céu gosta. Que ele mande para você um ano com saúde, trabalho bom{, name}, mesa cheia e a primaiada toda em volta.',
      'Que nunca lhe faltem colo, calma e família{, name}.',
      'A força da nossa gente vai com você aonde você for{, name}. Que este ano ela vire alegria e boa colheita.',
      'Já conversei com todo santo conhecido da família, e olha que são muitos: hoje o plantão é todo seu{, name}. Saúde, amor, trabalho bom e muita vontade de festejar.',
    ],
    'Brother-in-law': [
      'Família a gente recebe; irmão a gente reconhece. Por isso eu agradeço a sua chegada e peço a Deus que lhe dê um ano de trabalho bom, saúde de ferro e sossego de rede{, name|, cunhado}, com todo mundo que você ama por perto.',
      'Que em sua casa more sempre a paz{, name|, cunhado}.',
      'A preocupação de hoje ainda vai virar história engraçada{, name}, e eu quero estar na mesa quando você contar. Saúde e sossego!',
      'Que toda ajuda que você deu calado faça hoje um barulho danado na sua porta: abraço, ligação, visita, bolo. Amém{, name|, cunhado}, e que sobre um pedaço para mim.',
    ],
    'Sister-in-law': [
      'Que a sua fé seja maior que a sua agenda, e que a sua alegria seja maior que as duas juntas. Agradeço ao céu a família que a gente virou{, name|, cunhada}, e peço para você um ano de saúde, luz e boas conversas.',
      'Sua bondade tem volta{, name}, e a volta começa hoje.',
      'Que a alegria entre sem bater e que a tristeza erre o endereço{, name}. Um ano de luz para você, cunhada querida.',
      'Que a vida lhe devolva em cuidado cada “pode deixar” que você já disse. Hoje quem diz sou eu{, name|, cunhada}: pode deixar, que a oração de hoje é toda sua.',
    ],
    'Daughter-in-law': [
      'Aprendemos a dizer o seu nome na mesma oração em que dizemos o dos nossos, e um dia percebemos que não havia diferença nenhuma. Que Deus proteja os seus sonhos, a sua saúde e o seu riso{, name|, minha filha}, e nos conserve pertinho.',
      'Você é bênção nesta casa{, name|, minha filha}. Felicidades!',
      'O carinho que você trouxe para esta família rende juros{, name}: saúde, riso e domingos tranquilos. Pode sacar à vontade.',
      'Manhãs claras, caminhos curtos, alegrias compridas: foi o que pedimos para você, nesta ordem. E, desta família{, name}, ombro, mesa e torcida, sem precisar pedir.',
    ],
    'Son-in-law': [
      'Deus escreve certo por linhas tortas, e uma delas trouxe você até a nossa porta. Que ele abençoe o seu trabalho, o seu descanso e cada plano que você guarda{, name|, meu filho}, e que a gente comemore um por um.',
      'Deus foi generoso com esta família{, name}: mandou você.',
      'Vai com Deus e volta com fome{, name|, meu filho}: a mesa fica posta e a luz da varanda, acesa.',
      'Você põe honestidade no trabalho e carinho em cada um dos nossos; a vida, que sabe fazer conta, há de devolver em paz e em amor. É a nossa bênção{, name|, meu filho}, dita de coração cheio.',
    ],
    Niece: [
      'Hoje pedi uma coisa só para você: que o bem saiba sempre o seu endereço. Na pressa e na preguiça, na prova e na praia{, name|, sobrinha}, que haja alguém cuidando de você, aqui embaixo e lá em cima.',
      'Deus acompanhe cada passo seu{, name|, sobrinha}. Amém!',
      'Luz na janela, coragem no peito e gente boa na porta: é isso que desejo para o seu ano{, name|, sobrinha}.',
    ],
    Nephew: [
      'Que o chão seja firme, que a companhia seja boa e que o peso fique leve. O que você ama, que fique perto; o que procura, que já venha vindo{, name|, sobrinho}. Assim eu peço, e peço com fé.',
      'Deus na frente e paz na guia, sempre{, name|, sobrinho}!',
      'Força para as subidas e gratidão nas descidas{, name}: desejo a você bastante das duas, e fôlego para aproveitar a vista.',
    ],
    Aunt: [
      'O seu carinho é daqueles que chegam antes do pedido e ficam depois do problema. Que Deus lhe devolva tudo multiplicado, em saúde, consolo e mesa cheia{, name|, tia}, e que a sua casa viva cheia de vozes.',
      'O céu caprichou quando mandou você{, name|, tia}.',
      'Paz na sua casa, saúde no seu corpo e boa notícia no seu telefone{, name|, tia}. Que seja um ano abençoado.',
    ],
    Uncle: [
      'Pela calma que você traz, pelas portas que segura e pela ajuda que não conta a ninguém, hoje eu agradeço ao céu{, name|, tio}. Que você receba tudo o que dá: abrigo, apoio e alegria na medida certa.',
      'Vida longa, riso solto e visita boa{, name|, tio}. Amém!',
      'Que todo dia deste ano alguma coisinha dê certo{, name|, tio}, e que você tenha sossego para reparar nela.',
    ],
    Partner: [
      'Dou graças por cada esquina que trouxe você até mim, com todas as voltas que deu. Peço manhãs compridas, anos gentis e uma casa que nunca esfrie{, name|, meu amor}, e peço tudo isso de mãos dadas com você.',
      'Meu amor por você já é oração{, name}. Bênçãos!',
      'Bendito cada dia simples ao seu lado{, name}. Que o novo ano traga muitos deles, e saúde para todos.',
    ],
    Grandchild: [
      'Do tamanho que for e na idade que tiver, você está toda noite nas nossas orações. Pedimos mestres pacientes, amizades de verdade e um coração valente para você{, name}, e, para nós, a alegria de abrir a porta.',
      'Deus te abençoe{, name|, meu tesouro}, hoje e todo dia.',
      'Que você cresça em bondade e em coragem, e que o abraço desta casa nunca fique pequeno{, name}. Com a nossa bênção.',
    ],
  },
  anyone: [
    'Que este novo ano da sua vida venha como rio de água limpa: que leve o que pesa, traga o que alegra e passe sempre perto da sua casa. Paz no coração, saúde no corpo e boa companhia no caminho{, name}. Assim seja.',
    'Paz, saúde e alegria na sua mesa{, name}. Bênçãos!',
    'Hoje, em algum lugar, alguém agradece a Deus pela sua vida, e com toda a razão{, name}. Paz e bem!',
    'Que a gentileza que você põe no mundo dê a volta e pegue você de surpresa, no meio de um riso. Que nada lhe falte e que muito lhe sobre para dividir{, name}.',
  ],
};
