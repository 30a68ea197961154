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

  // Milestones.
  'first-candle': {
    title: 'A primeira velinha',
    wish: 'Você ainda não sabe ler, então alguém vai ter que contar com um beijo: o mundo ficou melhor com você nele. Que este ano seja cheio de poças, cantigas e colo quentinho, e que quase todo o bolo acabe na sua cara.',
  },
  'teen-mode': {
    title: 'Modo adolescente',
    wish: 'Modo adolescente ativado. Novos poderes: dormir até meio-dia, comer um pão inteiro depois do jantar e ter razão sobre o celular de todo mundo. Use com bondade. Em algum lugar desta família, um adulto está prestes a apertar o botão errado de novo.',
  },
  'turn-it-up': {
    title: 'Aumenta o som',
    wish: 'As luzes estão acesas, a música começou e a pista é toda sua. Dança errado, ri alto e continua brilhando desse jeito. A gente fica no cantinho com o bolo, fazendo de tudo para não passar vergonha.',
  },
  'open-water': {
    title: 'Mar aberto',
    wish: 'O porto ficou para trás, e pela frente está o mar inteiro. Vai até onde quiser. Vamos deixar a luz acesa: não para chamar você de volta, só para que de qualquer água dê para ver onde fica a sua casa.',
  },
  'all-aboard': {
    title: 'Todos a bordo',
    wish: 'Todos a bordo! Próximas paradas: planos grandes, apartamentos pequenos, café forte e um ou outro desvio. Ninguém confere a passagem e ninguém tem o horário. Senta na janela, toca o sino quando quiser e dá tchau quando passar por aqui.',
  },
  'swing-hard': {
    title: 'Com toda a força',
    wish: 'Ninguém é grande demais para isto: fecha os olhos, bate com vontade e não se mexe quando começar a chover coisa boa. Que o seu ano inteiro se abra assim, e que você ainda ache bala no cabelo daqui a semanas.',
  },
  'in-full-glow': {
    title: 'Luz acesa',
    wish: 'Uma lanterna é só seda até alguém pôr uma luz dentro. Você leva a sua com tanta leveza que a rua inteira parece mais quente quando você passa. Que este ano pendure mais uma cor no cordão, e que as noites sejam longas.',
  },
  'golden-courtyard': {
    title: 'O pátio dourado',
    wish: 'Que haja uma luz em cada degrau que você subir este ano. Que a casa se encha do barulho de quem você ama, e que as noites sejam calmas o bastante para ouvir a própria risada. E que toda a luz que você dá encontre o caminho de volta.',
  },
  'second-cup': {
    title: 'A segunda xícara',
    wish: 'Hoje o café está quente, o correio só trouxe notícia boa e nada da lista é com você. Senta. Lê tudo duas vezes. Manhãs assim deviam ser suas com mais frequência, e disso cuidamos nós.',
  },
  'scenic-route': {
    title: 'Pelo caminho bonito',
    wish: 'Que a estrada desça devagarinho, que o vento venha de trás e que sempre caiba mais uma flor na cesta. Hoje você não precisa chegar a lugar nenhum. É só tocar a campainha que a gente sai todo mundo para acenar.',
  },
  'every-summer': {
    title: 'Cada verão',
    wish: 'Cada verão deixa alguma coisa: uma cor, uma melodia, um punhado de sementes no bolso. Você sabe guardar essas coisas, e sabe dá-las. Que este dia tenha cheiro de grama morna, e que a gente se sente nela, todo mundo junto.',
  },
  'blue-door': {
    title: 'A porta azul',
    wish: 'Que nunca falte sol na sua porta, uma cadeira confortável e alguém no portão com tempo para conversar. Que a chaleira cante e as notícias sejam boas. Gratidão por cada história. A gente ouviria todas de novo, com gosto.',
  },
  'hundred-flowers': {
    title: 'Cem flores',
    wish: 'Que haja uma flor para cada uma das suas manhãs, e um campo inteiro para as que ainda vêm. Que hoje pense em você todo mundo que um dia se aqueceu com a sua bondade. Que alegria e que orgulho ser da sua gente.',
  },

  // Festivals, journeys and games.
  'henna-for-you': {
    title: 'Hena para você',
    wish: 'Me dá a sua mão: hoje quem trabalha é outra pessoa. Uma flor para cada risada que a gente dividiu, uma folha para cada segredo bem guardado, e no meio um espacinho para tudo o que este ano vai trazer.',
  },
  'pen-and-ink': {
    title: 'Com pena e tinta',
    wish: 'Certas coisas se escrevem devagar e à mão, e a gratidão é uma delas. Pelo saber, pela paciência e pelo bom exemplo, deixo aqui o meu agradecimento sincero e os melhores votos de saúde e alegria para o ano que hoje começa.',
  },
  'down-by-the-river': {
    title: 'Na beira do rio',
    wish: 'Para cada desejo, uma luz na água, e o rio que leve todas até onde quiserem ir. Para mim basta uma, com o seu nome. Aonde quer que ela vá, o brilho volta para mim. Feliz aniversário, meu amor.',
  },
  'sweets-from-the-sky': {
    title: 'Chuva de balas',
    wish: 'Previsão do tempo para o seu aniversário: sol o dia inteiro, com pancadas fortes de bala no fim da tarde. Nada de guarda-chuva. Traz as duas mãos, bolsos grandes e todo mundo de quem você gosta. O jantar foi cancelado. Os adultos deixaram.',
  },
  'lamps-on-the-steps': {
    title: 'Luzes na escada',
    wish: 'Que a sua casa seja cheia de luz, e que você nunca precise procurar o interruptor. Que o trabalho prospere, que os amigos sejam muitos, e que cada porta desta família se abra antes de você bater.',
  },
  'round-once-more': {
    title: 'Mais uma volta',
    wish: 'A música está começando, as luzes acenderam e o melhor cavalo está livre. É seu. Dá quantas voltas quiser hoje, e acena toda vez que passar. A gente vai estar bem aqui, acenando de volta sem nenhuma vergonha.',
  },
  'first-to-dance': {
    title: 'Pista aberta',
    wish: 'Em toda festa tem alguém que dança antes de os outros criarem coragem. É sempre você. Sapatos vão se estragar, vizinhos vão reclamar, a mesma música vai tocar quatro vezes. Hoje estamos logo atrás de você. E um pouco atrás do ritmo também.',
  },
  'light-left-on': {
    title: 'Uma luz acesa',
    wish: 'Tem gente que não faz muito barulho. Só deixa uma luz acesa, para os outros acharem o caminho. Feliz aniversário, tio querido. Que as suas noites sejam calmas, o café forte e o horizonte sempre bonito.',
  },
  'window-seat': {
    title: 'Lugar na janela',
    wish: 'Desejo a você lugar na janela em tudo neste ano: bandeirinhas na rua, sol de um lado e alguém na direção que não tenha pressa. E, cada vez que tocar o sino, que na parada espere alguém que você ama.',
  },
  'extra-life': {
    title: 'Vida extra',
    wish: 'Parabéns: você juntou mais um ano sem perder nenhuma vida, e ninguém sabe como. Corações cheios, energia no máximo, bolo na plataforma de cima. Aperta qualquer botão para continuar. Menos o meu, que é sempre o que você aperta.',
  },
  'basket-of-flowers': {
    title: 'Uma cesta de flores',
    wish: 'Eu ia trazer uma flor, e aí vi o campo. Então aqui está o campo. Aqui está a estradinha do lado, e a tarde inteira sem pressa. Vai na minha frente, meu amor: tudo fica mais bonito com você no meio.',
  },
  'coffee-break': {
    title: 'Pausa para o café',
    wish: 'Isto é um convite para uma reunião sem pauta, sem slides e sem ata. Vai ter café, vai ter bolo, e o único assunto é você. Não precisa preparar nada. Já está decidido por unanimidade: sem você, isto aqui não tinha metade da graça.',
  },
  'hand-in-hand': {
    title: 'De mãos dadas',
    wish: 'Que as suas mãos tenham sempre uma coisa boa para segurar: uma xícara quentinha, um bom livro, outra mão. Que as cores da sua alegria fiquem mais fundas com os dias. E que em cada canto desta casa você sinta que ela é sua.',
  },
  'signed-and-sealed': {
    title: 'Assinado e lacrado',
    wish: 'Fica registrado por escrito, com boa tinta e sem letra miúda: a sua ajuda vale muito, a sua companhia é uma alegria, e esta família é melhor assim, completa. Com todo o apreço e os melhores votos de um ano feliz.',
  },

  // For more people.
  'two-chairs': {
    title: 'Duas cadeiras na sombra',
    wish: 'Hoje não vamos a lugar nenhum. Duas cadeiras na sombra, alguma coisa gelada e ninguém esperando resposta. Você ainda é a pessoa com quem eu mais gosto de ficar em silêncio, a tarde toda, até os passarinhos assumirem.',
  },
  'by-candlelight': {
    title: 'À luz de velas',
    wish: 'Dizem que vela favorece qualquer um. Não é verdade: ela só mostra o que já estava ali, e então vejo você como sempre vejo, com a borda dourada e quase rindo. Não sopra tão cedo. Deixa eu olhar mais um pouquinho.',
  },
  'loudest-roar': {
    title: 'O maior rugido',
    wish: 'A ciência descobriu: a criatura mais barulhenta de todos os tempos não está extinta. Mora na nossa família, adora bolo e faz aniversário hoje. Ruge uma vez para os presentes, duas para as velas e três para um abraço gigante.',
  },
  'warm-inside': {
    title: 'Quentinho aqui dentro',
    wish: 'Faça o tempo que fizer lá fora, tomara que hoje você tenha meia grossa, sopa boa e alguém que ria das suas histórias mesmo sabendo o final. Perto do nosso fogo tem sempre um lugar que é seu.',
  },
  'every-feather': {
    title: 'Cada pena',
    wish: 'Olhe uma pena de perto e você vai achar cem verdes, um azul sem nome, e ouro onde ninguém esperava. Conhecer você é assim, mãe. Quanto mais eu olho, mais tem.',
  },
  'small-boat': {
    title: 'Barquinho, marzão',
    wish: 'Todo grande capitão começou num barquinho, com sanduíche demais. Então iça a vela, cuidado com as baleias e acha para nós uma ilha de nome bonito. A gente espera no cais, e vai acreditar em cada palavra.',
  },
  'best-pictures': {
    title: 'As melhores fotos',
    wish: 'As melhores fotos não são aquelas em que todo mundo olha para a câmera. São as que têm você no meio, contando alguma coisa, e todos nós olhando para você. Que venha a próxima, pai.',
  },
  'ring-of-colours': {
    title: 'Um círculo de cores',
    wish: 'Que o seu ano seja como este círculo de cores: cada dia de um tom, nenhum canto vazio, e tudo girando em volta de alguma coisa que brilha. E que quem chegar à sua porta entre pisando em alegria.',
  },
  'one-spoon': {
    title: 'Duas colheres',
    wish: 'Amizade de verdade diz: um sorvete, duas colheres. Amizade em dia de aniversário diz: é tudo seu, eu só seguro a cereja. Mas fica de olho em mim. O meu recorde segurando cereja é de quatro segundos.',
  },
  'slice-of-sun': {
    title: 'Uma fatia de sol',
    wish: 'Se o sol viesse em fatias, eu trazia hoje o prato inteiro para você. Com você na mesa, até uma terça-feira cinzenta fica clara. Feliz aniversário, e por favor fica para a segunda fatia.',
  },
  'after-the-rain': {
    title: 'Depois da chuva',
    wish: 'Os unicórnios são tímidos. Só aparecem quando choveu um pouquinho, o sol voltou e alguém de coração muito bom faz aniversário. Então hoje olha pela janela e deixa um pedaço de bolo ali. Nunca se sabe.',
  },
  'fly-safe': {
    title: 'Bom voo e boa fome',
    wish: 'Aqui fala a torre de controle. Pista livre para mais um ano: vento bom, céu azul e farelo na cabine, como sempre. Quando pousar, manda uma palavrinha, nem que seja um joinha. E vem com fome, que o forno já está ligado.',
  },
  'cat-in-the-box': {
    title: 'A gata na caixa',
    wish: 'Toda gata acha que qualquer caixa foi embrulhada para ela. Hoje ela se enganou: tudo o que tem fita é seu. Se ela não quiser sair, nem discuta. Diga que ela faz parte da surpresa. Feliz aniversário!',
  },
};
