import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const sweet: ToneWishes = {
  byRelationship: {
    Brother: [
      'Irmão é quem entende a piada antes do fim e o silêncio antes da explicação. Você faz as duas coisas como ninguém{, name}. Que hoje venha carinho de todos os lados, e que o meu abraço chegue primeiro.',
      'Hoje o primeiro pedaço é seu{, name|, irmão}, e sem discussão.',
      'Tem gente que se gaba do carro, da casa, do cargo. Eu me gabo do irmão que tenho{, name}. Feliz aniversário!',
    ],
    Sister: [
      'Basta um “oi” meu e você já sabe se é riso, choro ou fofoca. Ninguém me lê assim{, name}. Que o seu aniversário cuide de você do mesmo jeito: sem perguntar muito e sem largar tão cedo.',
      'Que sorte a minha dividir a vida com você{, name|, irmã}!',
      'Metade das minhas melhores risadas tem a sua voz no meio. Hoje eu só quero devolver{, name}: senta aqui, que o colo é meu.',
    ],
    Mother: [
      'O seu colo é o único lugar em que qualquer problema fica do tamanho certo. Hoje quem cuida sou eu{, name|, mãe}: o café, a louça, o telefone. Você só precisa sentar e se deixar amar um pouquinho mais.',
      'Casa é onde a sua voz me chama{, name|, mãe}.',
      'Aprendi com você que “já comeu?” é um jeito de dizer “te amo”. Então eu pergunto hoje, com todas as letras{, name|, mãe}.',
    ],
    Father: [
      'Perto de você o mundo parece coisa que tem conserto. Eu cresci e isso não mudou{, name|, pai}: quando aperta, é a sua calma que procuro. Que hoje ela volte para você em forma de descanso, riso e mesa cheia.',
      'Meu lugar seguro tem o seu abraço{, name|, pai}. Te amo.',
      'Nem sempre a gente fala, mas a gente sabe. Hoje eu falo{, name|, pai}: te amo muito, e é um orgulho ser da sua turma.',
    ],
    Friend: [
      'Amizade boa é aquela que não repara na bagunça, atende de madrugada e comemora mais alto que a gente. Você é tudo isso e ainda faz rir{, name}. Que o dia devolva em dobro o bem que você espalha por aí.',
      'Minha vida tem mais graça com você nela{, name}. Feliz aniversário!',
      'Com você até a fila do banco vira programa. Fica por perto{, name}, que ainda temos muito assunto atrasado.',
    ],
    Wife: [
      'Gosto da vida com você na versão mais simples: o café coado, os pés embaixo da mesma coberta, a luz da sala acesa quando eu chego. Se me perguntarem onde mora a felicidade{, name|, meu amor}, eu dou o nosso endereço.',
      'Meu lugar preferido é ao seu lado{, name|, amor}, sempre.',
      'Escolhi você uma vez com o coração disparado e escolho todo dia com o coração em paz. Feliz aniversário{, name|, minha vida}.',
    ],
    Husband: [
      'Eu me apaixonei pelo seu riso e fiquei por todo o resto: pelo jeito de ouvir, pela mão que procura a minha no sofá, pela calma quando eu viro tempestade. Que hoje tudo isso volte para você{, name|, meu amor}.',
      'No seu abraço até segunda-feira vira feriado{, name|, meu amor}.',
      'Não troco por viagem nenhuma o nosso sofá, a nossa série e você dormindo no meio dela. Feliz aniversário{, name|, amor}.',
    ],
    Son: [
      'Meu coração anda por aí, fora do peito, com a sua risada e o seu jeito de ver as coisas. Cuida bem dele{, name|, filho}, e volta sempre: aqui tem bolo, colo e alguém que adora ouvir você contar o dia.',
      'O meu maior orgulho faz aniversário hoje{, name|, filho}. Te amo!',
      'Do jeitinho que você é, sem tirar nem pôr: foi assim que eu aprendi o que é amor{, name|, filho}.',
    ],
    Daughter: [
      'Descobri com você que o amor cresce sem pedir licença e não cabe em porta-retrato nenhum. Voa para onde quiser{, name|, filha}: a porta fica encostada, o bolo fica guardado e o meu abraço não tem hora de fechar.',
      'Que notícia linda você é na minha vida{, name}!',
      'Adoro ver você ser você, até quando discorda de mim. Hoje o mundo inteiro canta{, name|, filha}, e eu canto mais alto.',
    ],
    Teacher: [
      'Tem quem dê a matéria e tem quem acenda a luz. Com você a gente descobre que errar também é caminho e que pergunta boba não existe. Que hoje a alegria de todos nós encha a sua sala{, name|, prof}. Feliz aniversário!',
      'Quem aprende com você nunca mais esquece{, name|, prof}. Parabéns!',
      'Seu jeito de ensinar faz a gente acreditar que consegue. Hoje a nota máxima é sua{, name|, prof}, com estrelinha e tudo.',
    ],
    Colleague: [
      'Tem dia em que a melhor parte do trabalho é o seu bom-dia, dito de verdade. Você deixa a semana mais curta e o café mais gostoso{, name}. Que o seu aniversário seja leve, sem reunião e cheio de gente que te quer bem.',
      'Trabalhar perto de você é sorte grande{, name}. Feliz aniversário!',
      'A equipe inteira sabe com quem contar quando o dia aperta. Hoje é a nossa vez: conte com a gente, com vela e brigadeiro.',
    ],
    Grandmother: [
      'Na sua casa o relógio anda mais devagar e o café sempre dá para mais um. É lá que a gente volta a ser criança, com cafuné e tudo{, name|, vó}. Que hoje você receba de volta cada gotinha desse carinho.',
      'Colo de vó não tem igual, e o seu{, name,} menos ainda.',
      'Você me mima tanto que dá para ver de longe. Hoje a mimada é você{, name|, vó}, no melhor lugar da sala.',
    ],
    Grandfather: [
      'Com você a gente desacelera: olha a nuvem, cumprimenta o vizinho, ouve a história até o fim. O resto da semana é correria{, name|, vô}, mas quando eu quero ficar bem é do seu lado que eu me sento.',
      'Suas histórias são o meu programa preferido{, name|, vô}. Te amo!',
      'Você tem sempre um tempinho, um conselho e uma risada guardada. Hoje quem traz tudo isso sou eu{, name|, vô}.',
    ],
    Cousin: [
      'Primos são os amigos que a família dá de presente, já embrulhados. O meu veio com riso fácil e coração enorme{, name}. Que a vida nos junte mais vezes, nem que seja para falar besteira até a hora de lavar a louça.',
      'Ainda bem que caímos na mesma família{, name}. Te adoro!',
      'Festa de família só começa quando você chega. Hoje a festa é sua{, name}, e eu já separei o brigadeiro.',
    ],
    'Brother-in-law': [
      'Ninguém me contou que, junto com a família, vinha um irmão de bônus. Com você não precisa avisar, arrumar a casa nem pensar em assunto{, name}. Que o dia traga tudo o que você distribui: risada, paciência e boa companhia.',
      'De cunhado a irmão foi um pulo{, name}. Feliz aniversário!',
      'Você quer bem a quem eu mais quero bem, e isso não tem preço. Um abraço daqueles{, name}, de estalar costela.',
    ],
    'Sister-in-law': [
      'A família aumentou e, de quebra, eu ganhei uma amiga. Você pergunta como eu estou e espera a resposta{, name}, o que é coisa rara. Que hoje todo mundo pergunte por você, e que a resposta seja um sorriso bem grande.',
      'Cunhada no papel, irmã no coração{, name}. Te adoro!',
      'Os domingos ficaram mais gostosos com você na mesa. Hoje a cabeceira é sua{, name|, cunhada}, e o primeiro abraço é meu.',
    ],
    'Daughter-in-law': [
      'A casa ficou mais clara depois que você chegou, e não foi por causa das janelas. Eu digo “filha” porque é assim que sinto{, name}. Que o seu dia tenha flor na mesa, gente querida e nenhuma pressa de acabar.',
      'Aqui você é de casa e do coração{, name}. Feliz aniversário!',
      'Gosto do jeito como esta família ri desde que você está nela. Hoje a alegria é toda por sua causa{, name|, minha filha}.',
    ],
    'Son-in-law': [
      'A gente pede que os filhos encontrem quem goste deles de verdade. Aí você apareceu{, name}, com essa calma e esse coração bom. Hoje a casa inteira agradece e comemora: a porta está aberta e o bolo também é seu.',
      'Genro no papel, filho no coração{, name}. Parabéns!',
      'Aqui você tem prato, rede e lugar na mesa. Hoje tem também a vela e o nosso abraço{, name|, meu filho}.',
    ],
    Niece: [
      'Desde que você chegou, a família aprendeu a sorrir por qualquer coisinha, até por figurinha de bom-dia. Que o seu aniversário seja a sua cara{, name}: cheio de luz, de gente que te ama e de vontade de repetir.',
      'Que orgulho bom ser da sua torcida{, name|, sobrinha}!',
      'Sonhe o que quiser sonhar{, name|, sobrinha}: eu já estou na primeira fila, com pipoca e aplauso prontos.',
    ],
    Nephew: [
      'Tem um cantinho do meu coração com o seu nome na porta, e é o mais animado de todos. Que o dia seja assim{, name}: muita risada, muita gente querida e ninguém olhando a hora de ir embora.',
      'Com você tudo fica mais divertido{, name|, sobrinho}. Te adoro!',
      'Conte comigo hoje, com bolo, e nos outros dias também, sem bolo. Feliz aniversário{, name|, sobrinho}!',
    ],
    Aunt: [
      'Tia boa é uma segunda casa: tem abraço, ouvido e geladeira sem cadeado. A minha é a melhor de todas{, name|, tia}. Que hoje os outros corram para servir, e que você só tenha o trabalho de escolher o pedaço.',
      'Sorte da família que tem você{, name|, tia}. Feliz aniversário!',
      'Um abraço seu conserta a semana inteira. Hoje mando um de volta{, name|, tia}, apertado e sem hora para soltar.',
    ],
    Uncle: [
      'Você faz muito por todo mundo e sempre em silêncio, então hoje alguém precisava fazer barulho por você. Lá vai{, name|, tio}: a gente percebe, a gente agradece e a gente te ama. E tem bolo.',
      'A festa só começa quando você chega{, name|, tio}!',
      'Paciência, bom humor e um “deixa comigo” na hora certa: é assim que eu conheço o carinho{, name|, tio}. Feliz aniversário!',
    ],
    Partner: [
      'A melhor hora do meu dia é quando eu conto para você como ele foi. Hoje a gente inverte{, name|, amor}: você fala, eu escuto, e ninguém olha o celular até as velas acabarem e a vontade também.',
      'Minha pessoa preferida faz aniversário hoje{, name|, amor}!',
      'No meio de qualquer gente é você que eu procuro primeiro, e ainda sorrio quando encontro{, name|, meu amor}.',
    ],
    Grandchild: [
      'Você foi a alegria mais nova desta casa e continua sendo, todo ano mais um pouco. Que hoje tenha riso, surpresa e bolo à vontade{, name}. Depois vem cá, que abraço de avós nunca acaba, só muda de lado.',
      'Meu coração faz festa quando você chega{, name|, meu tesouro}.',
      'Cada mensagem sua enfeita a minha manhã, e cada visita enfeita a semana. Guarda um abraço bem grande{, name}.',
    ],
  },
  anyone: [
    'Que hoje toque a sua música preferida, que guardem o seu pedaço do bolo e que liguem justamente as pessoas que você quer ouvir. Você deixa os outros à vontade{, name}, e isso é um presente que se dá todo dia.',
    'Que bom que você existe{, name}. Feliz aniversário!',
    'Se carinho fizesse barulho, hoje ninguém dormia na sua rua. Aproveite cada minuto{, name}, do café até a última vela.',
  ],
};
