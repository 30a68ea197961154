import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** In every list at least one wish does without God, so that whoever does not believe finds words too. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Peço por você do jeito que se pede por irmão: sem rodeio e com o coração na mão. Que nada lhe falte, que o caminho de volta esteja sempre aberto e que Deus ande na frente{, name}, tirando as pedras maiores.',
      'Que a vida cuide bem de quem cuida{, name|, irmão}!',
      'Amarrei um pedido por você na fitinha do pulso e dei três nós: saúde, caminho aberto e muita risada{, name}.',
      'Que o dia comece com notícia boa e termine com conversa comprida. Que o trabalho reconheça, que o corpo descanse e que Deus ponha gente do bem na sua estrada{, name|, irmão}, e a mim por perto.',
    ],
    Sister: [
      'Há bênçãos que chegam com nome, risada e opinião sobre tudo. A minha é você{, name|, irmã}. Que o céu devolva em saúde, em paz e em noites bem dormidas o bem que você distribui sem fazer conta.',
      'Que a paz faça morada no seu peito{, name|, irmã}.',
      'Peço para você o que você nunca pede: descanso, colo e alguém que pergunte como foi o dia. Bênçãos{, name}!',
      'Que a sua casa seja fresca no calor e quentinha no frio, que a sua mesa tenha sempre com quem rir e que o seu coração durma cedo e em paz{, name|, irmã}. Amém, e um abraço dos grandes.',
    ],
    Mother: [
      'A sua bênção sempre sai comigo pela porta, e hoje é a minha vez de lhe dar uma{, name|, mãe}: que Deus guarde os seus passos, que a saúde lhe faça companhia e que o coração descanse sabendo o quanto é amado.',
      'Bendito o dia em que você nasceu{, name|, mãe}. Amém.',
      'Que cada carinho que saiu das suas mãos ache o caminho de volta, um por um, e bata à sua porta hoje{, name|, mãe}.',
      'Que a sua fé, que sempre acendeu a nossa, ilumine hoje primeiro o seu próprio dia. E que ele venha manso{, name|, mãe}, com cheiro de flor, telefone cheio de carinho e nenhum fogão aceso por você.',
    ],
    Father: [
      'Que nunca lhe falte sombra no calor, abrigo na chuva e companhia na hora do café. Que o Pai do céu, que entende de pais{, name|, pai}, guarde a sua saúde e lhe dê muitos domingos sem pressa.',
      'Deus lhe devolva em dobro cada cuidado{, name|, pai}.',
      'Desejo a você um ano leve: noites tranquilas, boas notícias e a família em volta. Assim seja{, name|, pai}.',
      'Que o seu nome continue sendo dito com carinho em toda casa por onde você passa. Na nossa, ele é quase uma prece{, name|, pai}: a gente diz e já se sente em segurança.',
    ],
    Friend: [
      'Quando eu agradeço pelo dia, o seu nome entra na lista sem pedir licença, logo depois do café e um pouco antes da saúde. Que o seu ano seja farto de paz, de gente boa e de milagres pequenos{, name}, daqueles que cabem na mão.',
      'Que a luz encontre você primeiro{, name}. Feliz aniversário!',
      'Deus põe anjo na vida da gente e, às vezes, dá a ele um senso de humor. Saúde, calma e alegria{, name}!',
      'Que a sorte erre o caminho e vá parar na sua porta; que a paz, vindo logo atrás, também erre e fique para o jantar{, name}. Felicidades, com toda a minha torcida.',
    ],
    Wife: [
      'O céu atendeu uma prece que eu nem sabia fazer, e veio você. Que a sua saúde seja firme, que a nossa casa tenha sempre a sua risada e que nunca nos faltem pão, paz e abraço{, name|, meu amor}.',
      'Bendita seja você{, name|, meu amor}, hoje e sempre.',
      'Que toda manhã lhe traga uma gentileza e toda noite, um bom descanso. A mão para segurar, deixa comigo{, name|, minha vida}.',
      'Que a vida trate você com o mesmo cuidado com que você rega as plantas e as pessoas. Eu rezo para que seja assim{, name|, meu amor}, e, nos dias em que a vida se distrair, deixa que eu rego.',
    ],
    Husband: [
      'Dou graças pela sua respiração tranquila ao meu lado, pela chave na porta no fim da tarde e por todo dia comum que a gente divide. Que Deus proteja os seus passos{, name|, meu amor}, e que os sonhos deem certo.',
      'Que a paz chegue em casa junto com você{, name|, amor}.',
      'Seja abençoado o seu trabalho, seja leve o seu cansaço e seja longa a nossa conversa na varanda{, name|, meu amor}.',
      'Que nunca falte trabalho que alegre as suas mãos, nem domingo que descanse o seu peito. E que, no fim de cada dia{, name|, amor}, a gente ainda tenha assunto, fé e vontade de rir à toa.',
    ],
    Son: [
      'Pedi a Deus que lhe desse um coração bom, e ele caprichou; agora peço que ponha no seu caminho pessoas à altura. Que a sua coragem tenha juízo e o seu juízo, um pouco de coragem{, name|, filho}. Vai com a minha bênção.',
      'Deus te abençoe e te guarde{, name|, meu filho}. Sempre.',
      'Que os seus pés achem chão firme e que o coração nunca endureça{, name|, filho}. Aqui tem sempre alguém torcendo.',
      'Desde que você existe, eu rezo de outro jeito: menos por mim, mais pelo caminho. Que ele seja bom com você{, name|, filho}, e que a volta para casa seja sempre fácil de achar.',
    ],
    Daughter: [
      'Toda noite o seu nome é a última palavra da minha oração e a primeira da esperança. Que o anjo que cuida de você nunca cochile{, name|, filha}, que a coragem ande junto e que o amor nunca lhe falte.',
      'Deus te faça tão feliz quanto me faz{, name|, filha}.',
      'Que o seu passo seja firme, o seu riso, solto, e o mundo, gentil com você. Essa é a minha bênção{, name|, filha}.',
      'Que queiram bem a você do jeito que você merece, e que você saiba reconhecer quando acontecer. Digo esta bênção devagar{, name|, filha}, para que dure o ano inteiro.',
    ],
    Teacher: [
      'Bendita toda pessoa que explica de novo, com a mesma paciência, pela décima vez. Que o céu lhe dê em dobro o que você dá em sala: atenção, tempo e esperança{, name|, prof}. E que hoje ninguém pergunte se cai na prova.',
      'Abençoada seja a sua paciência{, name|, prof}. Felicidades!',
      'Que a luz que você acende nos outros ilumine também a sua casa{, name|, prof}, hoje e no ano inteiro.',
      'Que cada aluno que um dia entendeu por sua causa mande hoje um pensamento bom na sua direção. Vai faltar céu para tanta luz{, name|, prof}, e é isso mesmo que a gente deseja.',
    ],
    Colleague: [
      'Que a calma que você espalha no trabalho espere por você também em casa. Que o esforço dê fruto sem tirar o sono, que a saúde seja boa parceira e que não falte motivo para agradecer no fim do dia{, name}.',
      'Paz, saúde e boas notícias neste novo ano{, name}!',
      'Que as suas mãos tenham sempre trabalho que dá gosto e, depois dele, descanso que dá paz. Deus abençoe você{, name}.',
      'Que a semana lhe seja gentil, que o prazo seja justo e que o reconhecimento chegue sem protocolo. E que em casa{, name}, depois do último e-mail, haja sempre abraço e jantar quentinho.',
    ],
    Grandmother: [
      'A bênção, vó! É assim que todo mundo entra na sua casa, e é assim que a gente quer começar o seu dia: que Deus lhe dê saúde, sossego e alegria{, name}, e que essa mão que abençoa todo mundo receba hoje um beijo de cada um.',
      'A sua bênção{, name|, vó}! Que ela volte em dobro.',
      'Que as suas mãos descansem hoje entre as nossas, e que cada flor da janela dê o seu bom-dia{, name|, vó}.',
      'Dizem que oração de vó chega na frente. Então hoje nós nos juntamos, todos de uma vez, para ver se a nossa alcança{, name|, vó}: saúde, paz, casa cheia e café sempre quente para você.',
    ],
    Grandfather: [
      'Com você a gente aprende a agradecer antes de pedir. Por isso agradecemos primeiro{, name|, vô}: pela companhia, pelos conselhos, pela paciência. E só depois pedimos a Deus que lhe dê saúde, sossego e muitas tardes boas.',
      'Que Deus guarde você{, name|, vô}, com muito carinho.',
      'Que a chuva venha na hora certa, que o fruto venha doce e que a visita venha para ficar{, name|, vô}.',
      'Que Deus conserve em você esse riso que começa nos olhos e esse abraço que chega antes da palavra. E que a gente saiba merecer, todo dia, a sua companhia{, name|, vô}.',
    ],
    Cousin: [
      'A nossa família reza, canta e fala alto, tudo ao mesmo tempo, e acho que o céu gosta. Que ele mande para você um ano com saúde, trabalho bom{, name}, mesa cheia e a primaiada toda em volta.',
      'Que nunca lhe faltem colo, calma e família{, name}.',
      'A força da nossa gente vai com você aonde você for{, name}. Que este ano ela vire alegria e boa colheita.',
      'Que todo santo conhecido da família, e olha que são muitos, cuide hoje só de você. Eu já avisei a todos{, name}: saúde, amor, trabalho bom e muita vontade de festejar.',
    ],
    'Brother-in-law': [
      'Família a gente recebe; irmão a gente reconhece. Por isso eu agradeço a sua chegada e peço a Deus que lhe dê um ano de trabalho bom, saúde de ferro e sossego de rede{, name|, cunhado}, com todo mundo que você ama por perto.',
      'Que em sua casa more sempre a paz{, name|, cunhado}.',
      'Que a preocupação de hoje vire história engraçada amanhã{, name}. Saúde, sossego e muita união no seu novo ano.',
      'Que toda ajuda que você deu calado faça hoje um barulho danado na sua porta: abraço, ligação, visita, bolo. Amém{, name|, cunhado}, e que sobre um pedaço para mim.',
    ],
    'Sister-in-law': [
      'Que a sua fé seja maior que a sua agenda, e que a sua alegria seja maior que as duas juntas. Agradeço ao céu a família que a gente virou{, name|, cunhada}, e peço para você um ano de saúde, luz e boas conversas.',
      'Que toda bondade sua encontre o caminho de volta{, name}.',
      'Que a alegria entre sem bater e que a tristeza erre o endereço{, name}. Um ano de luz para você, cunhada querida.',
      'Que a vida lhe devolva em cuidado cada “pode deixar” que você já disse. Hoje quem diz sou eu{, name|, cunhada}: pode deixar, que a oração de hoje é toda sua.',
    ],
    'Daughter-in-law': [
      'Aprendemos a dizer o seu nome na mesma oração em que dizemos o dos nossos, e um dia percebemos que não havia diferença nenhuma. Que Deus proteja os seus sonhos, a sua saúde e o seu riso{, name|, minha filha}, e nos conserve pertinho.',
      'Você é bênção nesta casa{, name|, minha filha}. Felicidades!',
      'Que o carinho que você trouxe para esta família volte em saúde, em riso e em domingos tranquilos{, name}.',
      'Que as suas manhãs sejam claras, os seus caminhos, curtos, e as suas alegrias, compridas. E que você encontre sempre, nesta família{, name}, ombro, mesa e torcida.',
    ],
    'Son-in-law': [
      'Deus escreve certo por linhas tortas, e uma delas trouxe você até a nossa porta. Que ele abençoe o seu trabalho, o seu descanso e cada plano que você guarda{, name|, meu filho}, e que a gente comemore um por um.',
      'Deus abençoe a sua vida e o seu caminho{, name}.',
      'Que você saia sempre com ânimo e volte sempre com boa notícia{, name|, meu filho}. A varanda espera acesa.',
      'Que a honestidade com que você trabalha volte em tranquilidade, e que o carinho com que você trata os nossos volte em amor. É a nossa bênção{, name|, meu filho}, dita de coração cheio.',
    ],
    Niece: [
      'Hoje pedi uma coisa só para você: que o bem saiba sempre o seu endereço. Na pressa e na preguiça, na prova e na praia{, name|, sobrinha}, que haja alguém cuidando de você, aqui embaixo e lá em cima.',
      'Deus acompanhe cada passo seu{, name|, sobrinha}. Amém!',
      'Luz na janela, coragem no peito e gente boa na porta: é isso que desejo para o seu ano{, name|, sobrinha}.',
    ],
    Nephew: [
      'Que o chão seja firme, que a companhia seja boa e que o peso fique leve. O que você ama, que fique perto; o que procura, que já venha vindo{, name|, sobrinho}. Assim eu peço, e peço com fé.',
      'Vai com Deus e volta com alegria{, name|, sobrinho}!',
      'Força para as subidas e gratidão nas descidas{, name}: desejo a você bastante das duas, e fôlego para aproveitar a vista.',
    ],
    Aunt: [
      'O seu carinho é daqueles que chegam antes do pedido e ficam depois do problema. Que Deus lhe devolva tudo multiplicado, em saúde, consolo e mesa cheia{, name|, tia}, e que a sua casa viva cheia de vozes.',
      'O céu caprichou quando mandou você{, name|, tia}.',
      'Paz na sua casa, saúde no seu corpo e boa notícia no seu telefone{, name|, tia}. Que seja um ano abençoado.',
    ],
    Uncle: [
      'Pela calma que você traz, pelas portas que segura e pela ajuda que não conta a ninguém, hoje eu agradeço ao céu{, name|, tio}. Que você receba tudo o que dá: abrigo, apoio e alegria na medida certa.',
      'Saúde e coração tranquilo para você{, name|, tio}. Amém!',
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
    'Que o bem que você faz sem perceber descubra o seu endereço{, name}. Hoje alguém agradece a Deus pela sua vida.',
    'Que a gentileza que você põe no mundo dê a volta e pegue você de surpresa, no meio de um riso. Que nada lhe falte e que muito lhe sobre para dividir{, name}.',
  ],
};
