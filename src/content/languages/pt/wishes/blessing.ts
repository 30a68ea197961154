import type { ToneWishes } from '#content/wishes/wish-list.ts';

/** In every list at least one wish does without God, so that whoever does not believe finds words too. */
export const blessing: ToneWishes = {
  byRelationship: {
    Brother: [
      'Peço por você do jeito que se pede por irmão: sem rodeio e com o coração na mão. Que nada lhe falte, que o caminho de volta esteja sempre aberto e que Deus ande na frente{, name}, tirando as pedras maiores.',
      'Que a vida cuide bem de quem cuida{, name|, irmão}!',
      'Nas minhas orações o seu lugar é cativo{, name}, bem ao lado do meu. Saúde, paz e riso farto neste novo ano.',
      'Ganhei na mesma pessoa um guardião, um conselheiro e um palhaço, e agradeço pelos três. Que a saúde siga você de perto{, name|, irmão}, que o medo perca o seu rastro e que a risada o alcance sempre.',
    ],
    Sister: [
      'Há bênçãos que chegam com nome, risada e opinião sobre tudo. A minha é você{, name|, irmã}. Que o céu devolva em saúde, em paz e em noites bem dormidas o bem que você distribui sem fazer conta.',
      'Que a paz faça morada no seu peito{, name|, irmã}.',
      'Peço para você o que você nunca pede: descanso, colo e alguém que pergunte como foi o dia. Bênçãos{, name}!',
      'Que as portas em que você bate se abram, que as fechadas protejam e que em toda soleira haja alguém feliz por ver você chegar. É com as duas mãos que eu abençoo você hoje{, name|, irmã}.',
    ],
    Mother: [
      'A sua bênção sempre sai comigo pela porta, e hoje é a minha vez de lhe dar uma{, name|, mãe}: que Deus guarde os seus passos, que a saúde lhe faça companhia e que o coração descanse sabendo o quanto é amado.',
      'Bendito o dia em que você nasceu{, name|, mãe}. Amém.',
      'Que cada carinho que saiu das suas mãos ache o caminho de volta, um por um, e bata à sua porta hoje{, name|, mãe}.',
      'Que todo o cansaço vire descanso e toda espera vire notícia boa. É o que eu peço para você{, name|, mãe}, e desta vez vou insistir com o céu até ele dizer amém.',
    ],
    Father: [
      'Que nunca lhe falte sombra no calor, abrigo na chuva e companhia na hora do café. Que o Pai do céu, que entende de pais{, name|, pai}, guarde a sua saúde e lhe dê muitos domingos sem pressa.',
      'Deus lhe devolva em dobro cada cuidado{, name|, pai}.',
      'Desejo a você um ano leve: noites tranquilas, boas notícias e a família em volta. Assim seja{, name|, pai}.',
      'Que os seus olhos vejam longe, que os seus passos sejam firmes e que na sua mesa nunca sobre cadeira. O resto você já tem{, name|, pai}: o amor inteiro de uma família que bendiz o seu nome.',
    ],
    Friend: [
      'Algumas bênçãos não caem do céu: tocam a campainha, trazem pão e perguntam “e aí, como você está?”. Você é dessas{, name}. Que muita coisa boa bata à sua porta este ano, e que nada venha com pressa de ir embora.',
      'Que a luz encontre você primeiro{, name}. Feliz aniversário!',
      'Não sei rezar bonito, mas o seu nome sai fácil. Deus lhe dê saúde, calma e mil motivos para rir{, name}.',
      'Que a vida trate você como você trata as plantas dos vizinhos em viagem: sem ninguém pedir e sem esquecer um dia. Amém{, name}, e muitas alegrias.',
    ],
    Wife: [
      'O céu atendeu uma prece que eu nem sabia fazer, e veio você. Que a sua saúde seja firme, que a nossa casa tenha sempre a sua risada e que nunca nos faltem pão, paz e abraço{, name|, meu amor}.',
      'Bendita seja você{, name|, meu amor}, hoje e sempre.',
      'Que toda manhã lhe traga uma gentileza e toda noite, um bom descanso. Da mão para segurar cuido eu{, name|, minha vida}.',
      'Toda noite eu fecho o dia com o seu nome, como quem tranca a porta e deixa um abajur aceso. Que o mal não ache o caminho{, name|, meu amor}, e que o bem tenha cópia da chave.',
    ],
    Husband: [
      'Dou graças pela sua respiração tranquila ao meu lado, pela chave na porta no fim da tarde e por todo dia comum que a gente divide. Que Deus proteja os seus passos{, name|, meu amor}, e que os sonhos deem certo.',
      'Que a paz chegue em casa junto com você{, name|, amor}.',
      'Seja abençoado o seu trabalho, seja leve o seu cansaço e seja longa a nossa conversa na varanda{, name|, meu amor}.',
      'Que o seu trabalho tenha sentido, o seu descanso tenha sombra e os seus sonhos tenham chão. Eu entro com a prece e o travesseiro do lado{, name|, amor}; o céu, que entre com os anos.',
    ],
    Son: [
      'Eu não peço para você um caminho sem pedra; peço bons sapatos, bons companheiros e um anjo com experiência. O resto vem do seu coração{, name|, filho}. Vai em paz, que daqui a minha bênção acompanha.',
      'Deus te abençoe e te guarde{, name|, meu filho}. Sempre.',
      'Que os seus pés achem chão firme e que o coração nunca endureça{, name|, filho}. Aqui tem sempre alguém torcendo.',
      'Desde que você existe, eu rezo de outro jeito: menos por mim, mais pelo caminho. Que ele seja bom com você{, name|, filho}, e que Deus lhe dê um coração que saiba reconhecer o que é bom.',
    ],
    Daughter: [
      'Toda noite o seu nome é a última palavra da minha oração e a primeira da esperança. Que o anjo que cuida de você nunca cochile{, name|, filha}, que a coragem ande junto e que o amor nunca lhe falte.',
      'Deus te faça tão feliz quanto me faz{, name|, filha}.',
      'Que o seu passo seja firme, o seu riso, solto, e o mundo, gentil com você. Essa é a minha bênção{, name|, filha}.',
      'Que queiram bem a você do jeito que você merece, e que você saiba reconhecer quando acontecer. Digo esta bênção devagar{, name|, filha}, para que dure o ano inteiro.',
    ],
    Teacher: [
      'Quem ensina planta sem saber que árvore vem, e mesmo assim rega todo dia. Que cada semente volte em forma de saúde, de abraço inesperado e de alegria{, name|, prof}. Mil bênçãos por tanta paciência e tanto amor ao que faz.',
      'Abençoada seja a sua paciência{, name|, prof}. Felicidades!',
      'Que a luz que você acende nos outros ilumine também a sua casa{, name|, prof}, hoje e no ano inteiro.',
      'Por toda dúvida esclarecida, uma bênção; por toda bronca justa, duas. Fazendo as contas{, name|, prof}, o céu está devendo uma vida longa, com saúde e muitos alunos voltando para dar um abraço.',
    ],
    Colleague: [
      'Que a calma que você espalha no trabalho espere por você também em casa. Que o esforço dê fruto sem tirar o sono, que a saúde seja boa parceira e que não falte motivo para agradecer no fim do dia{, name}.',
      'Paz, saúde e boas notícias neste novo ano{, name}!',
      'Que as suas mãos tenham sempre trabalho que dá gosto e, depois dele, descanso que dá paz. Deus abençoe você{, name}.',
      'Há pessoas que deixam paz nos corredores por onde passam. Que a mesma paz espere por você à noite{, name}, e que este ano o seu esforço renda sem roubar os domingos.',
    ],
    Grandmother: [
      'Nas suas orações cabe a família inteira, até quem aprontou. Hoje somos nós que rezamos por você{, name|, vó}: que Deus lhe dê saúde e sossego, e que a casa tenha sempre alguém pedindo a bênção e mais um cafezinho.',
      'A sua bênção{, name|, vó}! Que ela volte em dobro.',
      'Que as suas mãos descansem hoje entre as nossas, e que cada flor da janela dê o seu bom-dia{, name|, vó}.',
      'Uma casa se sustenta com vigas e com orações, e as suas não têm uma só rachadura. Que hoje a gente sustente você um pouquinho{, name|, vó}: com as mãos, com a voz e com muito amor.',
    ],
    Grandfather: [
      'Com você a gente aprende a agradecer antes de pedir. Por isso agradecemos primeiro{, name|, vô}: pela companhia, pelos conselhos, pela paciência. E só depois pedimos a Deus que lhe dê saúde, sossego e muitas tardes boas.',
      'Que Deus guarde você{, name|, vô}, com muito carinho.',
      'Que o sol da manhã ache primeiro a sua cadeira e que a boa notícia ache primeiro o seu ouvido{, name|, vô}.',
      'Você é bênção para tanta gente que hoje nós só estamos devolvendo, em pedacinhos. Que não faltem saúde, boa prosa e passarinho na janela{, name|, vô}.',
    ],
    Cousin: [
      'A nossa família reza, canta e fala alto, tudo ao mesmo tempo, e acho que o céu gosta. Que ele mande para você um ano com saúde, trabalho bom{, name}, mesa cheia e a primaiada toda em volta.',
      'Que nunca lhe faltem colo, calma e família{, name}.',
      'A força da nossa gente vai com você aonde você for{, name}. Que este ano ela vire alegria e boa colheita.',
      'Que nunca nos falte motivo para juntar a família nem vela para acender. A sua eu ponho na frente{, name}, perto da janela, onde o céu enxerga bem.',
    ],
    'Brother-in-law': [
      'Dou graças pelo dia em que a mesa da família ficou maior. Que Deus lhe dê trabalho que alegra, saúde que dura e descanso que ninguém interrompe{, name|, cunhado}, e um quintal que não esvazia.',
      'Que em sua casa more sempre a paz{, name|, cunhado}.',
      'Que a preocupação de hoje vire história engraçada amanhã{, name}. Saúde, sossego e muita união no seu novo ano.',
      'Que a sua mesa seja grande, o seu sono, tranquilo, e a sua risada, a de sempre. Pela sua família e pela minha eu faço o mesmo pedido{, name}: que você esteja bem, e por perto.',
    ],
    'Sister-in-law': [
      'Você sempre tem uma palavra boa para quem chega com cara de cansaço. Que hoje alguém diga a você “vai dar tudo certo”{, name|, cunhada}, e que o céu, ouvindo, trate logo de cumprir, com saúde e alegria de sobra.',
      'Que toda bondade sua encontre o caminho de volta{, name}.',
      'Que a alegria entre sem bater e que a tristeza erre o endereço{, name}. Um ano de luz para você, cunhada querida.',
      'Você trouxe para a nossa família uma calma que ninguém sabia pedir. Que ela cubra você nos dias de chuva{, name}, e que nos de sol não falte gente para a festa.',
    ],
    'Daughter-in-law': [
      'Rezo por você com as mesmas palavras que uso para os meus, porque o coração não olha sobrenome. Que Deus abençoe os seus planos, o seu trabalho e o seu descanso{, name}, e que você saiba sempre o quanto é querida.',
      'Você é bênção nesta casa{, name|, minha filha}. Felicidades!',
      'Que o carinho que você trouxe para esta família volte em saúde, em riso e em domingos tranquilos{, name}.',
      'Nós pedimos tanta coisa à vida, e ela caprichou quando mandou você. Que a alegria crie raiz na sua casa{, name}, e que de vez em quando a gente ajude a regar.',
    ],
    'Son-in-law': [
      'Desde que você chegou há um lugar a mais na mesa e um nome a mais nas orações. Que Deus lhe dê força para o que vem, alegria no que é{, name}, e a certeza de que esta casa também é sua.',
      'Deus abençoe a sua vida e o seu caminho{, name}.',
      'Que você saia sempre com ânimo e volte sempre com boa notícia{, name|, meu filho}. A varanda espera acesa.',
      'Que a sua bondade calada seja vista por quem precisa ver. Aqui ela já foi{, name}, e por isso pedimos para você portas abertas, força nova e almoços compridos.',
    ],
    Niece: [
      'Hoje pedi uma coisa só para você: que o bem a encontre onde quer que esteja. Nos planos e nas pausas, entre gente nova e gente antiga{, name|, sobrinha}, que haja sempre alguém cuidando de você.',
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
    'Que o novo ano da sua vida comece com luz mansa e sem pressa. Que haja saúde para aproveitar, calma para saborear e gente boa para dividir{, name}, e que nunca falte um motivo para agradecer.',
    'Paz, saúde e alegria na sua mesa{, name}. Bênçãos!',
    'Que o bem que você faz sem perceber descubra o seu endereço{, name}. Hoje alguém agradece a Deus pela sua vida.',
    'Que você acorde leve, caminhe sem pressa e durma em paz com o mundo. Que alguém diga hoje o seu nome com carinho{, name}. Eu já disse, e em voz alta.',
  ],
};
