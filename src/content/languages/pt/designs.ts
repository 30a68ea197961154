/** Title and wish of each design, by its id. */
export const designs: Readonly<Record<string, { readonly title: string; readonly wish: string }>> = {
  // The first twelve.
  'first-slice': {
    title: 'O primeiro pedaço',
    wish: 'Você percebia o meu cansaço antes de mim, e um pratinho de fruta picada aparecia do lado do caderno. Hoje é a minha vez. Senta, põe os pés para cima e fica com o primeiro pedaço de tudo.',
  },
  'lift-off': {
    title: 'Decolagem',
    wish: 'Lembra do foguete de papelão atrás do sofá? Você era o comandante e eu cuidava da contagem. Continuo contando por você: três, dois, um, e que este ano leve você mais longe do que todas as nossas viagens de faz de conta.',
  },
  'sunset-in-layers': {
    title: 'Pôr do sol em camadas',
    wish: 'Tem tarde que chega em camadas: primeiro o dourado, depois o rosa, no fim aquele azul que não faz barulho. Amar você é assim. Todo ano acho que já vi todas as suas cores, meu amor, e todo ano aparece mais uma.',
  },
  'two-scoops': {
    title: 'Duas bolas, sem dividir',
    wish: 'Você prova o meu sorvete primeiro e pede depois, e mesmo assim eu continuo dividindo. É o preço dos segredos, da roupa emprestada e das crises de riso. Que o seu aniversário venha com duas bolas e ninguém de colherinha por perto.',
  },
  'quiet-thanks': {
    title: 'Um agradecimento baixinho',
    wish: 'A sua voz nunca precisou ser alta, e ainda assim eu a escuto toda vez que paro para fazer uma coisa bem-feita. Com respeito e gratidão, desejo um aniversário tranquilo e um ano de muita saúde.',
  },
  'city-lights': {
    title: 'Luzes da cidade',
    wish: 'A cidade acende as luzes e acha que arrasou, porque ainda não viu você chegar. Hoje o roteiro é completo: música alta, coxinha de madrugada e foto tremida no meio da rua. Que o seu ano brilhe o caminho inteiro.',
  },
  'both-of-us': {
    title: 'Você e eu, rindo',
    wish: 'De todas as nossas fotos, as que eu mais amo são as que saíram tortas: o vento no seu cabelo, o meu dedo no canto e a gente rindo de alguma coisa que ninguém lembra mais. Que venha um ano cheio delas.',
  },
  'side-a': {
    title: 'Lado A, faixa um',
    wish: 'Com você aprendi a pousar a agulha sem riscar o disco e a cantar o refrão sem vergonha. Toda música antiga ainda tem a sua voz dentro, um pouco desafinada e completamente feliz. Hoje, põe no último volume.',
  },
  'credit-where-due': {
    title: 'O mérito é de quem faz',
    wish: 'Pelas respostas claras, pelas perguntas honestas e pelo café que sempre aparece coado, os nossos sinceros agradecimentos. Desejamos um ótimo aniversário e um ano que devolva, com juros, todo o crédito que a sua generosidade dá aos outros.',
  },
  'one-more-flame': {
    title: 'Mais uma chama',
    wish: 'Para as nossas provas, as nossas viagens e os nossos corações atrapalhados, você foi acendendo uma velinha atrás da outra. Que hoje toda essa luz volte para você, vó, com paz, saúde e a casa cheia do nosso barulho.',
  },
  'not-extinct': {
    title: 'Espécie em festa',
    wish: 'Toda foto de família tem alguém lá atrás fazendo careta, e eu tenho orgulho de dizer que sempre fomos nós. Extinção, nem pensar. Anda, espécie protegida: solta esse rugido e não deixa uma vela em pé.',
  },
  'long-way-home': {
    title: 'O caminho mais comprido',
    wish: 'A gente voltava pelo caminho mais comprido para o passeio durar, e você enchia os meus bolsos de pedrinhas e de conselhos. Guardei os conselhos. Que os seus dias andem assim, vô: devagar, com luz dourada e uma mão pequena na sua.',
  },

  // For sons and daughters.
  'whole-menagerie': {
    title: 'A bicharada inteira',
    wish: 'O panda se penteou, a raposa prometeu não morder e o urso pôs gravata. Disseram a eles que alguém muito importante faz aniversário. Quando souberam que era você, o urso afrouxou a gravata e pediu para começar o baile.',
  },
  'kite-weather': {
    title: 'Vento de pipa',
    wish: 'Eu corria atrás de você com a linha na mão enquanto você gritava que estava voando. E estava mesmo. A cada ano solto um pouco mais de linha, e adoro ver até onde você sobe.',
  },
  'seven-colours': {
    title: 'Sete cores',
    wish: 'Que você tenha vermelho para a coragem, amarelo para as manhãs, verde para deitar na grama, azul para respirar fundo e todas as outras cores só porque sim. E que a chuva nunca assuste: é assim que começa o arco-íris.',
  },
  'up-you-go': {
    title: 'Lá no alto',
    wish: 'Primeiro foram os meus ombros, depois a mangueira, depois o último andar de qualquer escada. Você sempre quis ver o que havia atrás do último telhado. Vai ver. Lá de cima é fácil achar a luz da nossa cozinha.',
  },
  'count-the-stars': {
    title: 'Conte as estrelas',
    wish: 'Um dia você me perguntou quantas estrelas existem, e não aceitou “muitas” como resposta. Venho pensando nisso desde então. Existe uma. Ela tem os seus olhos e faz aniversário hoje.',
  },
  'next-level': {
    title: 'Próxima fase',
    wish: 'Fase concluída! Você ganhou um ano, alguns centímetros e um conhecimento suspeito sobre internet. O resto da casa continua na fase um e aceita ajuda com a impressora. Parabéns, filho: pode apertar o botão do bolo.',
  },

  // For friends, teachers and colleagues.
  'after-midnight': {
    title: 'Depois da meia-noite',
    wish: 'Em algum lugar já passou da meia-noite, então o seu aniversário começou e está proibido ir dormir. Temos um carro de aplicativo, três músicas repetindo e nenhum plano. É um plano péssimo. Pode contar comigo.',
  },
  'things-that-grew': {
    title: 'O que cresceu',
    wish: 'Muita coisa foi semeada em fileiras de gente inquieta, e raras vezes deu para ver o que brotou. Escrevo para informar que brotou. Pela paciência e pela exigência, fica a minha gratidão, com votos de um ano muito feliz.',
  },
  'out-of-office': {
    title: 'Resposta automática',
    wish: 'Recebemos a sua mensagem. Não estamos: fomos comemorar o aniversário da única pessoa que repõe o papel da impressora. Se for urgente, coma bolo. O resto será respondido amanhã, provavelmente errado.',
  },
  'on-the-fridge': {
    title: 'Na porta da geladeira',
    wish: 'A sua foto já sobreviveu a três mudanças na porta da minha geladeira. Está desbotada, presa por um ímã em forma de camarão, e toda visita pergunta quem é. Eu respondo: é para quem eu ligo.',
  },
  'question-at-the-back': {
    title: 'A pergunta lá do fundo',
    wish: 'Um dia veio a pergunta: o que existe depois do último planeta? E então aconteceu uma coisa rara: houve tempo para a gente responder. A sala inteira se virou para a janela. Alguns ainda olham para o alto. Feliz aniversário!',
  },
  'in-good-time': {
    title: 'No compasso',
    wish: 'Toda banda tem alguém que segura o compasso para os outros poderem improvisar. Agradecemos a constância e o dom de encontrar ritmo até em segunda-feira de manhã. Um aniversário muito feliz, de toda a equipe.',
  },
  'ten-minutes-away': {
    title: 'A dez minutos daqui',
    wish: 'Diga o mapa o que disser, você sempre morou a dez minutos. Chegou com sopa, chegou com escada, chegou de chinelo às duas da manhã. Que tudo de bom descubra esse mesmo caminho até a sua porta.',
  },

  // For the families of husbands and wives.
  'promoted-to-brother': {
    title: 'Promovido a irmão',
    wish: 'Depois de avaliar o seu desempenho em almoços, mudanças e um domingo interminável, a família decidiu promover você de cunhado a irmão. O cargo não dá aumento. Dá bolo, e a poltrona boa até a meia-noite.',
  },
  'sisters-by-luck': {
    title: 'Irmãs por sorte',
    wish: 'Tem gente que ganha irmã no nascimento e precisa dividir o quarto. A minha veio numa festa, já crescida e rindo das mesmas coisas que eu. Sei bem quem teve mais sorte. Parabéns a quem eu escolheria de qualquer jeito.',
  },
  'nobody-heard-the-gate': {
    title: 'Ninguém ouviu o portão',
    wish: 'Você chegou como a florada chega ao quintal: ninguém ouviu o portão, e numa manhã estava tudo cor-de-rosa. Que aqui você tenha carinho em toda estação. E que esta casa seja sua até o último degrau que range.',
  },
  'key-to-the-toolbox': {
    title: 'A chave da caixa de ferramentas',
    wish: 'Primeiro demos a bênção, e essa foi a parte fácil. Depois demos a chave da caixa de ferramentas. Pense bem no que isso significa, meu filho. Feliz aniversário, e devolva a furadeira grande.',
  },
  'straight-and-level': {
    title: 'No prumo',
    wish: 'Tiro o chapéu para quem lê as instruções antes de começar. Pela calma, pelo bom conselho e por cada prateleira desta casa que está reta, os meus agradecimentos, e um ano tão bem nivelado quanto o seu trabalho.',
  },
  'last-in-the-kitchen': {
    title: 'A última luz da cozinha',
    wish: 'As visitas já foram, as velas estão no fim e nós ainda enxugamos pratos, falando baixinho. Metade do que sei desta família aprendi nessa hora. Que não nos faltem louça, assunto e mais uma xícara de café.',
  },
  'sugar-in-the-milk': {
    title: 'Açúcar no leite',
    wish: 'Dizem que visita boa é como açúcar no leite: a xícara não transborda, só fica mais doce. Você deixou de ser visita no primeiro dia. Feliz aniversário, filha, com o carinho da xícara inteira.',
  },
  'never-late': {
    title: 'Bom e pontual',
    wish: 'A gente pedia um genro bom e ganhou um que ainda por cima é pontual. Que o seu trabalho seja honesto e o seu sono, profundo. E que os anos com esta família passem mais depressa que os nossos almoços de domingo.',
  },

  // For parents and grandparents.
  'letters-home': {
    title: 'Cartas para casa',
    wish: 'Querida mãe, por aqui tudo bem. Como direitinho, levo o casaco e continuo dobrando a toalha do seu jeito, porque todos os outros estão errados. A saudade mora nas coisas pequenas. Guarda esta carta com as outras.',
  },
  'snow-on-the-path': {
    title: 'Caminho limpo',
    wish: 'Você levantava antes de todo mundo para abrir o caminho, e por isso a gente nunca soube quanto frio fazia. Que hoje o caminho esteja limpo, os pés estejam quentinhos e o café seja servido por outra pessoa, pai.',
  },
  'good-cloth': {
    title: 'De bom pano',
    wish: 'Metade do que eu tenho passou pela sua agulha: uma barra, um remendo, um botão salvo a tempo. Você diz que pano bom sempre merece mais um ponto. Dia bom também: senta comigo, vó, e vamos fazer este durar.',
  },
  'your-move': {
    title: 'É a sua vez',
    wish: 'Há anos você me ensina quatro aberturas, onze ditados e a arte de perder com classe. Treinei bastante os dois primeiros. É o seu aniversário, vô, então é a sua vez. E eu estou de olho nessa manga.',
  },
  'colours-at-the-door': {
    title: 'Cores na porta',
    wish: 'Na sua casa toda festa começa pela porta: flor, cor, vela acesa e a sua mão em cada detalhe. Hoje essa mão descansa, mãe. Que a felicidade venha sozinha, toque a campainha e já encontre tudo aberto.',
  },
  'head-of-the-grill': {
    title: 'O rei da churrasqueira',
    wish: 'Hoje ninguém vai dizer que o fogo está alto. Ninguém vai virar a sua carne. O avental está passado, o pegador brilha e a família faz fila de prato vazio, com uma fé inabalável. O pão de alho é por nossa conta, pai.',
  },

  // For partners.
  'same-sky': {
    title: 'O mesmo céu',
    wish: 'A mesma lua passa na minha janela e na sua, e eu juro que ela anda levando recado. Hoje mandei por ela um beijo, um bolo imaginário e o pedido de sempre: que amanhã também seja você a pessoa por quem eu olho para cima.',
  },
  'butterflies-still': {
    title: 'Ainda borboletas',
    wish: 'Dizem que o frio na barriga passa. O meu fez mudança: trouxe rede, filtro de barro e um bando de borboletas barulhentas. Todas mandam parabéns, meu amor, e eu mando mais alto.',
  },
  'slow-sunday': {
    title: 'Domingo sem hora',
    wish: 'Domingo decretado: despertador de castigo, celular na gaveta e ninguém precisa de você antes do meio-dia. O café vai até a cama, com pão na chapa e beijo. Se você insistir, meu amor, eu fico também.',
  },
  'fair-wind': {
    title: 'Vento a favor',
    wish: 'Com você eu aprendi que em vento não se manda: a gente ajusta a vela, dá a mão e canta no caminho. Que o seu ano tenha brisa boa e água clara. O meu lugar você já sabe, meu amor: do seu lado, com sal no rosto.',
  },
  'player-two': {
    title: 'Jogador dois',
    wish: 'No primeiro encontro você me deixou ganhar, e depois nunca mais. Hoje o controle bom é seu, a pipoca é sua e a última vida também. Amanhã eu quero revanche, valendo brigadeiro.',
  },
  'first-light': {
    title: 'Primeira luz',
    wish: 'Há uma cor que só aparece antes de o galo acordar e some quando a rua liga o rádio. Nunca achei nome para ela, até ver você dormindo no meu ombro. Feliz aniversário, minha primeira luz.',
  },
  'garland-of-years': {
    title: 'Guirlanda de anos',
    wish: 'Uma flor para cada ano, e eu já perdi a conta da guirlanda. Que as suas manhãs tenham cheiro de canela, que a boa notícia bata primeiro na nossa porta e que seja eu a carregar a cesta.',
  },
  'freshly-squeezed': {
    title: 'Espremido na hora',
    wish: 'Você conta as piores piadas do café da manhã e faz o melhor suco do mundo conhecido. Por favor, nunca mude a receita. Feliz aniversário, minha metade da laranja: hoje o copo maior é seu.',
  },
  'two-frames': {
    title: 'Duas molduras, um sorriso',
    wish: 'Na foto grande, você tentando ficar sério. Na pequena, eu, sem a menor chance. Entre uma e outra só falta um abraço, e ele já está a caminho, com bolo na mão e beijo pronto.',
  },
  'photo-booth': {
    title: 'Cabine de fotos',
    wish: 'Quatro fotos: na primeira a gente faz pose, na segunda você pisca, na terceira eu engasgo de rir e na quarta ninguém lembra da câmera. Adivinha qual anda na minha carteira. Parabéns, dona do sorriso tremido mais lindo do mundo.',
  },

  // For brothers, sisters and cousins.
  'standing-ovation': {
    title: 'Aplauso de pé',
    wish: 'Senhoras e senhores, com vocês o artista de sempre, famoso por cantar no chuveiro, roubar brigadeiro e culpar o cachorro. A crítica é da família, então não vale. Mas hoje o teatro inteiro se levanta: bis, irmão, bis!',
  },
  'two-front-doors': {
    title: 'Duas portas da frente',
    wish: 'Um dia a gente ainda mora naquela casa dos nossos planos: duas portas da frente, rede na varanda, doze cachorros e horário nenhum. Enquanto ela não vem, a minha porta é sua. Nem precisa bater, irmã.',
  },
  'long-summer': {
    title: 'O verão comprido',
    wish: 'Em algum lugar ainda é janeiro: chinelo na porta, manga no pé, sal no cabelo e alguém gritando que o almoço está na mesa. Você e eu fingimos que não é com a gente. Feliz aniversário, e que o nosso verão não acabe.',
  },
  'deep-water': {
    title: 'Água funda',
    wish: 'Que o ano seja como mar em dia bom: fundo para quem quer mergulhar, manso para quem quer boiar e cheio de cor para quem abre os olhos. Que nada puxe você para baixo, irmão, e que toda onda traga de volta o seu riso.',
  },
  'bigger-half': {
    title: 'A metade maior',
    wish: 'A regra era clara: quem corta não escolhe. Você cortava com régua e eu conferia com a balança da cozinha. Hoje ninguém mede nada. O bolo inteiro é seu. Eu só quero a flor, a quina e as migalhas.',
  },

  // For uncles and aunts.
  'coin-trick': {
    title: 'O truque da moeda',
    wish: 'Durante anos achei que nascia dinheiro atrás da minha orelha e que só você alcançava. Desde então confiro toda manhã. Vem logo, tio: é o seu aniversário e as minhas moedas estão quase no fim.',
  },
  'the-parcel': {
    title: 'O embrulho',
    wish: 'Os seus embrulhos vinham com barbante de verdade, e cada nó tinha de ser desfeito, porque barbante sempre serve. Dentro estava justo aquilo que só você percebia que a gente queria. Hoje tentamos fazer igual, tia.',
  },
  'few-words': {
    title: 'Homem de poucas palavras',
    wish: 'Você nunca foi de discurso, nem precisa. Chega quando há goteira, chega quando importa e sai antes do agradecimento. Por isso hoje fique parado um instante: a família inteira agradece, e deseja um ano à altura.',
  },
  'peacock-blue': {
    title: 'Azul-pavão',
    wish: 'O pavão ensaia a tarde inteira para abrir as penas, e você só precisa entrar e rir. A sala se arruma, a música acerta o passo, até o espelho pede licença. Que o ano abra alas, tia, e que você desfile devagar.',
  },
  'long-drive': {
    title: 'Estrada afora',
    wish: 'A estrada vazia, a janela aberta, a tarde ficando toda laranja na nossa frente e você cantando a parte que ninguém sabe. Toda viagem boa que faço começa ali. Feliz aniversário, tio, meu copiloto de sempre.',
  },
  'chair-too-many': {
    title: 'Uma cadeira a mais',
    wish: 'Na sua mesa há sempre uma cadeira a mais e um prato a mais, e no fim da noite, sabe-se lá como, não sobra nenhum. Que as suas noites continuem cheias, tia. Que o riso chegue até a rua e ninguém deixe você lavar a louça.',
  },

  // For nieces, nephews, partners and grandchildren.
  'front-row-seat': {
    title: 'Lugar na primeira fila',
    wish: 'Seja o que for que você apresente, uma música, uma cambalhota ou um discurso muito sério, o meu lugar na primeira fila está reservado. Vou aplaudir na hora errada e por tempo demais. Família serve para isso.',
  },
  'kite-club': {
    title: 'O clube da pipa',
    wish: 'Regras do nosso clube: correr até ela subir, rir quando ela não sobe e dividir o último biscoito. Você é sócio desde que nasceu, com a mensalidade paga para sempre. Feliz aniversário, capitão.',
  },
  'same-balloon': {
    title: 'O mesmo balão',
    wish: 'Um cesto, duas pessoas e ninguém que saiba ao certo para onde vai o vento. Eu subiria de novo toda manhã, com sanduíche e tudo. Que bom ter a sua mão na minha lá no alto, e o seu dedo mostrando a paisagem.',
  },
  'all-animals-invited': {
    title: 'Convite para a mata inteira',
    wish: 'A onça traz a música, a capivara já está na piscina e os macacos prometeram deixar um pouco de bolo. Hoje todo mundo queria ver você, e nós também. Deixe as galochas na porta e pode entrar.',
  },
  'glitter-on-the-floor': {
    title: 'Purpurina no chão',
    wish: 'Tem dia em que você é só pergunta, tem dia em que é só resposta, e quase sempre tem purpurina no chão. Não pare nunca. Dia cinza o mundo já tem bastante, e de você só existe uma.',
  },
  'eight-presents': {
    title: 'Oito presentes de uma vez',
    wish: 'Lá no fundo do mar há um polvo com oito presentes e um problema: são todos seus, e agora faltam braços para o abraço. Que o seu ano seja assim, sobrinho: fundo, colorido e cheio de amigos esquisitos que valem ouro.',
  },
  'two-hundred-stars': {
    title: 'Duzentas estrelas',
    wish: 'A gente combinou de contar as estrelas e pegou no sono na de número duzentos. Desde então eu recomeço toda noite, só pela companhia no erro. Parabéns à minha pessoa preferida para perder a conta.',
  },
  'biggest-strawberry': {
    title: 'O maior morango',
    wish: 'Que a vida estenda para você uma toalha na sombra, com cesta cheia, gente querida e formiga só de enfeite. Que não falte saúde para correr nem colo para voltar. E que o maior morango tenha sempre o seu nome.',
  },
};
