import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const funny: ToneWishes = {
  byRelationship: {
    Brother: [
      'Em homenagem ao seu aniversário, hoje eu não vou contar quem quebrou o quê, quem culpou quem e quem chorou primeiro. O meu silêncio custa dois pedaços de bolo e o controle da TV{, name}. Aceito pagamento à vista.',
      'Você é meu irmão favorito{, name}: a concorrência era fraca.',
      'Hoje você pode sentar na janela, escolher o filme e ter razão. Aproveita{, name|, irmão}: a promoção acaba à meia-noite.',
    ],
    Sister: [
      'Hoje você manda no controle, no banheiro e na playlist, e ninguém vai bater na porta perguntando se falta muito. Curte bem{, name}, porque amanhã reabrimos o processo da blusa que você “nunca viu”.',
      'Prometo não contar aquilo hoje{, name|, irmã}. Amanhã negociamos.',
      'Eu ia escrever uma coisa profunda, mas lembrei de você dançando na cozinha e perdi o fio. Parabéns{, name}!',
    ],
    Mother: [
      'Hoje ninguém vai dizer “leva um casaco”, “me avisa quando chegar” nem “na volta a gente compra”. Hoje os filhos se agasalham, avisam e compram{, name|, mãe}. Mas só hoje, para ninguém se acostumar.',
      'Cheguei, comi e levei casaco{, name|, mãe}. Pode comemorar!',
      'Você disse que não queria festa, então entendemos o recado{, name|, mãe}: somos trinta e chegamos ao meio-dia.',
    ],
    Father: [
      'Hoje você pode cochilar na frente da TV e, se alguém mexer no controle, está liberada a frase oficial: “eu estava assistindo”. Ninguém vai rir{, name|, pai}. Quer dizer, eu vou, mas bem baixinho.',
      'Suas piadas são patrimônio tombado da família{, name|, pai}. Parabéns!',
      'Segundo você, tudo se resolve com fita isolante e um “agora vai”. E não é que vai? Feliz aniversário{, name|, pai}!',
    ],
    Friend: [
      'A nossa amizade se apoia em três pilares: áudio de sete minutos, “já estou saindo” dito do chuveiro e segredos que derrubariam a dupla. Feliz aniversário{, name}. Se você ficar na sua na hora do discurso, eu também fico.',
      'Cheguei na hora só por causa do bolo{, name}. Que fique registrado.',
      'Eu conheço você o bastante para escrever a sua biografia e gosto de você o bastante para não publicar{, name}. Por enquanto.',
    ],
    Wife: [
      'Prometo: hoje não vou dizer “tanto faz” quando você escolher o restaurante, não vou ver episódio escondido e não vou dormir antes de saber quem é o culpado. Feliz aniversário{, name|, amor}. Amanhã volto à programação normal.',
      'Parabéns à dona oficial do edredom{, name|, e da minha vida}!',
      'Toda vez que você diz “não quero sobremesa” eu peço duas colheres. Hoje{, name|, meu amor}, pedi logo duas sobremesas.',
    ],
    Husband: [
      'Por ser o seu dia, hoje o seu ronco conta como música ao vivo, a toalha na cama como decoração e o “cinco minutinhos” como hora certa. A exposição fecha à meia-noite{, name|, amor}. Visite enquanto pode.',
      'Hoje o controle é seu{, name|, amor}. O edredom a gente discute.',
      'Prometemos ficar juntos na alegria e na tristeza, mas ninguém falou em montar armário sem manual. E ainda assim eu diria sim{, name}!',
    ],
    Son: [
      'A festa é sua, mas vamos dividir o mérito: eu entrei com as noites sem dormir e você com o despertador. Olha a gente agora{, name|, filho}, quase descansados. Peça o que quiser, menos a minha senha.',
      'Hoje eu não pergunto a que horas você volta{, name}. Volta?',
      'Você herdou os meus olhos, o meu charme e, pelo visto, o meu carregador. Fica com os dois primeiros{, name|, filho}.',
    ],
    Daughter: [
      'Quando você aprendeu a mexer no meu celular, fiquei sem celular. Quando aprendeu a escolher a música, fiquei sem rádio. Nunca gostei tanto de perder{, name|, filha}. Hoje pode ficar com o primeiro pedaço também.',
      'Você diz “já vou” desde sempre{, name}. O bolo espera.',
      'Prometo não cantar alto, não mostrar foto antiga e não perguntar de ninguém. Feliz aniversário{, name|, filha}! Só não garanto o “com quem será”.',
    ],
    Teacher: [
      'Este cartão foi escrito sem cola, sem corretor e sem perguntar se vai cair na prova. Fica como evidência{, name|, prof}: alguma coisa a gente aprendeu. Hoje a lição de casa é comer bolo, e vale ponto.',
      'Hoje o recreio dura o dia inteiro{, name|, prof}. Parabéns!',
      'Por decisão unânime do fundão, hoje não tem chamada, não tem prova e não tem “silêncio, por favor”. Só tem bolo{, name|, prof}.',
    ],
    Colleague: [
      'O sistema caiu, a impressora emperrou e a reunião podia ter sido um e-mail. A única entrega no prazo hoje é o seu aniversário{, name}. Vamos comemorar antes que alguém marque um alinhamento rápido.',
      'Hoje responda a tudo com “vejo amanhã”{, name}. Parabéns!',
      'A impressora obedece a você, o café sai melhor com você e ninguém sabe o segredo. Só não faça aniversário em outra empresa{, name}.',
    ],
    Grandmother: [
      'Na sua casa “estou sem fome” é só o começo da conversa. Hoje a gente vai à forra{, name|, vó}: vamos servir três vezes, dizer “só mais um pouquinho” e mandar marmita. Vamos ver o que você acha.',
      'No pote de sorvete hoje tem sorvete{, name|, vó}. Milagre!',
      'Você acerta o meu nome depois de passar pelo da família toda, até o do cachorro. Parabéns{, name|, vó}, de quem quer que eu seja!',
    ],
    Grandfather: [
      'Com você, para o aeroporto se sai de véspera, sacola se guarda dentro de sacola e antigamente tudo custava uma moeda. Hoje vai ser do seu jeito{, name|, vô}: a festa começa cedo e o papel de presente ninguém rasga.',
      'Você não dormiu{, name|, vô}: só descansou os olhos. Parabéns!',
      'Você pediu de presente “nada, não precisa”. Procuramos em todas as lojas{, name|, vô} e estava em falta. Serve bolo?',
    ],
    Cousin: [
      'A gente já viu nas festas desta família coisas que não podem vir a público. Por isso o pacto continua{, name}: eu elogio o seu discurso, você elogia o meu pavê, e ninguém pergunta nada a ninguém.',
      'Na frente das tias{, name,} ninguém aqui sabe de nada.',
      'Se hoje perguntarem “e você, quando é que…?”, responda de boca cheia. De nada{, name}: é o meu presente.',
    ],
    'Brother-in-law': [
      'Cunhado que se preza abre a geladeira sem pedir, dá palpite no churrasco e some na hora da louça. Você ainda lava a louça{, name}, e agora aqui em casa ficam me comparando. Parabéns mesmo assim.',
      'Cunhado bom chega com fome e piada nova{, name}. Parabéns!',
      'Antes de distribuir o bolo{, name}, lembre quem riu das suas piadas no primeiro almoço. Eu lembro, e tenho anotado.',
    ],
    'Sister-in-law': [
      'A nossa despedida tem três atos: na sala, na porta e dentro do carro com o motor ligado. Por isso comecei a dar parabéns mais cedo{, name}, para ver se termino ainda hoje. Aliás, lembrei de outra coisa.',
      'Nesta família já gostam mais de você{, name}. Aceito. Parabéns!',
      'Reservei mesa, bolo e fofoca. Se o tempo for curto{, name|, cunhada}, a gente começa pela fofoca e leva o bolo para viagem.',
    ],
    'Daughter-in-law': [
      'Dizem coisas terríveis de sogra e de sogro, e hoje eu quero merecer a fama: está proibido cozinhar, lavar e trazer qualquer coisa{, name}. E você ainda vai levar marmita. Considere uma ameaça, com muito carinho.',
      'Em qualquer votação{, name,} eu voto com você. Parabéns!',
      'Ensinei a receita da família e a sua ficou melhor. Perdoo{, name}, mas só porque hoje é o seu aniversário.',
    ],
    'Son-in-law': [
      'O plano era me fazer de difícil por uns dois anos antes de admitir que gosto de você. Durou até você repetir o prato e lavar a louça. Parabéns{, name}, mas não espalhe: tenho uma reputação a zelar.',
      'Hoje você pode sentar na minha poltrona{, name}. Hoje. Parabéns!',
      'No começo você trazia flores, depois sobremesa, agora traz a roupa para lavar. É oficial{, name}: virou da família.',
    ],
    Niece: [
      'Pediram que eu desse um conselho sério no seu aniversário. Procurei pela casa toda e só achei este{, name|, sobrinha}: coma o brigadeiro antes dos parabéns e faça cara de quem está muito surpresa.',
      'Toda família precisa de uma estrela{, name}. Problema resolvido!',
      'Prometi não fazer você passar vergonha na festa. Também prometi cantar baixo{, name|, sobrinha}, então vamos ver.',
    ],
    Nephew: [
      'Disseram que eu precisava dar bom exemplo. Estou procurando um desde que você nasceu{, name|, sobrinho}. Enquanto não acho, fica com o meu carinho, este cartão e a minha parte da responsabilidade, que é bem pesada.',
      'Você herdou o charme da família{, name}. Sinto muito pela dança.',
      'Seu pai e sua mãe fazem as regras, eu entro com as exceções{, name|, sobrinho}. A de hoje é bolo no café da manhã.',
    ],
    Aunt: [
      'Toda família tem uma tia que sabe tudo, conta quase tudo e ri antes do fim da história. A nossa é a melhor{, name|, tia}. Hoje pode perguntar dos namoradinhos: como é o seu dia, a gente responde.',
      'Oficialmente, o lado divertido da família é você{, name}.',
      'Hoje ninguém pode discordar de você{, name|, tia}. Ou seja, igual a todo dia, só que com vela.',
    ],
    Uncle: [
      'Todo tio tem direito a uma piada, e a sua já está na milésima temporada. De presente{, name|, tio}, hoje eu vou rir como se fosse a primeira vez, e ainda pergunto como acaba. É pavê ou…?',
      'Conta de novo a piada{, name|, tio}! Hoje a plateia é sua.',
      'Você nunca lê o manual e tudo funciona. O bolo também veio sem instruções{, name|, tio}, então fique à vontade.',
    ],
    Partner: [
      'Meu presente é concordar com você em tudo, do café da manhã até a meia-noite. Use com sabedoria{, name|, amor}: à meia-noite e um eu volto a ter opinião, e estou guardando várias desde já.',
      'De todas as pessoas que roubam coberta{, name,} prefiro você.',
      'Só você pode pegar batata do meu prato e chamar isso de amor. Hoje{, name|, meu bem}, o prato inteiro é seu.',
    ],
    Grandchild: [
      'Disseram que hoje era um pedaço só, nada de doce antes do jantar e cama cedo. Pensei muito no assunto{, name} e a minha conclusão é que eu não ouvi direito. O segundo pedaço está a caminho, com sorvete.',
      'Lei dos avós{, name}: aniversário começa pela sobremesa.',
      'Com muita paciência você me explicou o celular. Agora eu explico{, name}: isto é um bolo, e funciona com garfo.',
    ],
  },
  anyone: [
    'O pior do aniversário são aqueles trinta segundos em que todo mundo canta e a gente não sabe onde pôr as mãos. Sugestão{, name}: uma no brigadeiro, a outra protegendo o prato. O resto é sorrir e esperar o “é pique”.',
    'Trouxe vela e extintor{, name}, por garantia. Feliz aniversário!',
    'Procurei um presente bom, bonito e barato. Achei este cartão, que acerta em cheio no terceiro item. Parabéns{, name}!',
  ],
};
