import type { ToneWishes } from '#content/wishes/wish-list.ts';

export const poetic: ToneWishes = {
  byRelationship: {
    Brother: [
      'Há um riso que só dois conhecem,\numa língua sem dicionário,\num assobio que chama da rua.\nQuando a vida fala difícil{, name|, irmão},\né você quem traduz.',
      'Onde você assobia, começa o meu bairro{, name|, irmão}.',
      'O vento sabe o seu nome,\na rua sabe a sua risada.\nHoje o sol pede a bola{, name},\ne joga no nosso time.',
      'Duas bicicletas encostadas no muro\ne uma tarde inteira por gastar:\né assim que o sol ainda nos desenha{, name|, irmão},\nquando você ri.',
    ],
    Sister: [
      'Você canta baixinho na cozinha\ne a casa toda vira refrão:\na torneira acerta o compasso,\na janela faz a segunda voz,\ne eu, que só sei a metade{, name|, irmã},\ncanto feliz a outra.',
      'Do outro lado do meu riso está você{, name|, irmã}.',
      'Que o ano venha descalço,\ncom os bolsos cheios de chuva boa,\ne tire você para dançar{, name|, irmã}.',
      'Você guarda o verão em vidro de conserva\ne abre quando o dia vem cinza.\nHoje a tampa é sua{, name|, irmã}:\nabre tudo, que o ano inteiro cheira a manga.',
    ],
    Mother: [
      'Antes do sol, a sua mão na cortina;\nantes da fome, o cheiro do pão.\nTudo o que eu chamo de manhã\naprendeu a acender com você{, name|, mãe},\nna ponta dos pés, sem acordar ninguém.',
      'A sua voz foi a minha primeira casa{, name|, mãe}.',
      'Mãe: uma sílaba só,\ne dentro dela cabem\no quintal, a rede, a lua{, name,}\ne todo o mar de que eu preciso.',
      'O mundo coube primeiro no seu avental:\nlinha, moeda, farelo de pão.\nDepois cresceu, ganhou mapa e distância{, name|, mãe},\nmas o avesso dele ainda é você.',
    ],
    Father: [
      'A sua mão tem cheiro de caminho:\nmadeira, chuva, chave de portão.\nNela eu deixo qualquer medo{, name|, pai},\ncomo o barco deixa a noite no cais\ne amanhece mais leve.',
      'No seu abraço o horizonte chega mais perto{, name|, pai}.',
      'Você mede o mundo com os olhos\ne ele fica do tamanho da gente{, name|, pai}.\nAssim se escreve um pai: com poucas palavras.',
      'Ao seu lado se enxergam melhor os barcos\ne o mar parece coisa de brincar.\nEu cresci, e mesmo assim{, name|, pai},\né dos seus ombros que olho longe.',
    ],
    Friend: [
      'Se um dia me perguntarem o que é sorte,\nmostro duas xícaras vazias,\na madrugada sentada no sofá\ne a sua voz começando outra história{, name},\ncomo se a noite mal tivesse chegado.',
      'Você é calçada com sol nos meus invernos{, name}.',
      'Amizade é luz de varanda:\nninguém vê quem acende,\nmas todo mundo acha o caminho{, name}.',
      'Você ri como ônibus de excursão:\nhá gente acenando em toda janela{, name},\nalguém puxa um samba lá no fundo\ne a viagem já valeu antes da praia.',
    ],
    Wife: [
      'Eu digo o seu nome e a casa responde:\na cortina, o jasmim, a água do filtro.\nTudo aprendeu a falar baixinho{, name|, amor},\nsó para ouvir, no corredor,\no seu passo virando música.',
      'Onde você põe a mão, floresce a mesa{, name|, amor}.',
      'Se o tempo fosse pano,\neu costurava devagar{, name|, amor},\ncom linha de domingo\ne botões de beijo.',
      'Sei as suas costas como um mapa\ne ainda me perco na mesma esquina.\nNão me dê bússola{, name|, amor}:\nme dê outro ano de caminho errado\ne uma lâmpada acesa no fim.',
    ],
    Husband: [
      'Você chega e a tarde tira os sapatos.\nO pão se parte sozinho, a luz se inclina,\no barulho da rua senta na escada.\nGuardo o mundo na gaveta{, name|, meu amor},\ne o resto é a sua camisa no varal.',
      'No seu ombro faz sempre tempo bom{, name|, amor}.',
      'Eu te amo como se ama o rio:\npassa diferente, fica o mesmo,\ndá água e não conta{, name|, meu amor}.',
      'Você é a árvore e também a tarde,\na mesa posta e a estrada.\nQuando eu digo “casa”, sem pensar{, name|, amor},\na boca diz outra palavra: diz você.',
    ],
    Son: [
      'Dei a você um par de sapatos\ne você pediu asas;\ndei asas, e você pediu o mar.\nHoje eu dou o vento{, name|, filho}:\nvai ver como é grande a manhã,\ne volta para me contar.',
      'Você é o verso que me saiu andando{, name|, filho}.',
      'A sua risada deixou a casa\ncom as janelas abertas.\nDesde então{, name|, filho}, venta alegria.',
      'Você trazia um tambor em cada passo\ne grilos no bolso da camisa.\nA casa aprendeu essa música{, name|, filho},\ne o vento toca para mim, de ouvido.',
    ],
    Daughter: [
      'Você nasceu, e as palavras que eu sabia\nficaram curtas nas mangas.\nCosturei outra língua, mais larga{, name|, filha},\ncom “olha”, com “devagar”, com “mais uma vez”,\ne é nela que hoje eu canto.',
      'O rio copiou o seu riso{, name|, filha}, e dá para ouvir.',
      'Há uma luzinha no corredor\nque eu deixo acesa por gosto.\nAmar você é assim{, name|, filha}.',
      'Seu cabelo era um rio entre os meus dedos.\nHoje o rio tem barcos{, name|, filha},\ntem cidades, pontes, luzes,\ne ainda me molha as mãos de alegria.',
    ],
    Teacher: [
      'Um quadro, um mapa e uma voz.\nO quadro se apaga, o mapa se enrola,\nmas a voz{, name|, prof}, essa fica acesa\nno bolso de quem vai embora\ncomo um fósforo que não termina.',
      'Quem ensina deixa lâmpadas em outras mãos{, name|, prof}.',
      'O giz é neve que não esfria:\ncai leve, palavra por palavra,\ne embaixo dele{, name|, prof}, cresce um jardim.',
      'De uma aula eu trouxe uma palavra e um lápis.\nO lápis foi ficando pequeno{, name|, prof};\na palavra, não: cresceu tanto\nque já dá sombra na minha janela.',
    ],
    Colleague: [
      'Entre papéis, prazos e telas\nhá um canto onde a pressa descansa:\na cadeira ao lado da sua{, name},\nna hora em que o sol cruza a mesa\ne alguém pergunta quem quer café.',
      'O seu bom humor rega até as plantas da sala{, name}.',
      'Que hoje o relógio se distraia,\nque o telefone perca a voz\ne a tarde inteira espere por você{, name}.',
      'Há quem ponha flor na mesa\ne há quem seja a mesa e a flor.\nPor onde você passa{, name,} o relógio anda melhor,\ncomo se fosse sempre sexta-feira.',
    ],
    Grandmother: [
      'Na sua cozinha o tempo vira caldo:\nengrossa, cheira bem, dá para todos.\nA colher conversa com a panela,\no rádio concorda com a chuva,\ne a gente{, name|, vó}, sem perceber,\nrepete a infância no prato.',
      'Você borda o dia e ele sai com sol{, name|, vó}.',
      'Alecrim na janela,\nsabonete no lenço:\né por esse cheiro{, name|, vó}, que eu acho a sua casa.',
      'No seu lenço mora a madrugada,\no fio azul, a moeda\ne uma história que não acaba{, name|, vó},\nporque no último pedaço\nnasce sempre outra.',
    ],
    Grandfather: [
      'O seu relógio não conta as horas:\noferece cadeira para elas,\num pouco ao sol, um pouco com os passarinhos.\nPor isso no seu quintal{, name|, vô},\na tarde chega de chapéu\ne nunca tem pressa.',
      'Nas suas histórias tem mais lua do que noite{, name|, vô}.',
      'Você conversa com o limoeiro\ne ele responde em flor.\nAté a minha risada{, name|, vô}, cheira a limão.',
      'O seu chapéu espera no cabide\ncom um resto de sol na aba.\nPõe hoje{, name|, vô}, e vamos ver\nse a tarde se anima a nos seguir pela rua.',
    ],
    Cousin: [
      'O quintal da família não era grande,\nmas cabia o circo, cabia o oceano,\ncabia um foguete de caixote.\nAté hoje ele cabe inteiro{, name},\ndentro da sua gargalhada.',
      'O meu verão tem o seu sobrenome{, name}. Feliz aniversário!',
      'Do mesmo tronco, dois galhos,\ncada um com o seu vento,\ne a mesma passarada{, name}, cantando nos dois.',
      'Você era pirata, eu era tempestade,\na vassoura era cavalo e era mastro.\nSolta as velas{, name}: o quintal\nvirou mar de tanto esperar por nós\ne sopra um vento de merenda.',
    ],
    'Brother-in-law': [
      'Não dividimos a mesma infância\nnem a mesma cantiga de ninar,\nmas rio sabe juntar-se a rio:\nhoje a sua risada e a minha{, name,}\nfazem uma ponte só, e a família atravessa.',
      'A mesa cresceu e você trouxe a música{, name}.',
      'Bendita a estrada que trouxe você\ne a cadeira que já tem o seu jeito{, name}.\nSenta: a prosa começou.',
      'Um violão chegou à festa,\nou era a sua voz, não sei dizer.\nSei que a noite foi ficando{, name},\ne quando amanheceu\nnós já éramos família.',
    ],
    'Sister-in-law': [
      'Você chegou como chega o manjericão\nno vaso que ninguém olhava:\nsem barulho, e de repente a casa\ncheira a verde{, name|, cunhada},\ne todos perguntam o que há de novo no ar.',
      'A sua risada põe a mesa antes dos pratos{, name}.',
      'Que um passarinho acorde você sem pressa,\nque o café saiba o seu nome{, name},\ne a tarde demore de propósito.',
      'Há pessoas que são como a fonte\nonde a praça aprende a conversar.\nVocê chega{, name,} e a tarde se senta em volta,\ne ninguém pergunta mais a hora.',
    ],
    'Daughter-in-law': [
      'Havia no jardim um lugar em branco\nque ninguém sabia nomear.\nVocê veio, e nesse lugar{, name,}\nabriu-se uma flor que ninguém plantou\ne que agora dá nome à estação.',
      'Com você a casa aprendeu outra canção{, name}.',
      'Que o ano entre pela porta da frente,\ncom pão, com pássaros, com boa gente{, name},\ne encontre você sorrindo.',
      'Você pendurou na cozinha a sua canção\ne as colheres decoraram a letra.\nAgora, quando você não vem{, name},\no café demora a subir\ne a casa pergunta por quê.',
    ],
    'Son-in-law': [
      'Há quem entre em uma casa fazendo barulho\ne há quem entre como a chuva boa,\naquela que cai onde fazia falta.\nVocê chegou assim{, name}:\ne o quintal inteiro reverdeceu.',
      'Faltava uma voz no coro: era a sua{, name}.',
      'Que o ano seja terra molhada:\no que você plantar, que suba{, name};\no que esperar, que chegue cantando.',
      'Você trouxe a paciência do sal\ne o bom humor do pão recém-partido.\nFica{, name}: esta mesa, que viu tanta gente passar,\nguardou o seu lugar.',
    ],
    Niece: [
      'Você sobe a rua como uma canção\nque alguém deixou acesa,\ne as janelas se abrem para ouvir{, name|, sobrinha}.\nContinue, do seu jeito:\no bairro inteiro já sabe o refrão.',
      'Página nova, larga e branca{, name}: escreva com todas as cores.',
      'Céu azul, vento claro\ne, na ponta da linha{, name|, sobrinha},\num ano inteiro querendo subir.',
    ],
    Nephew: [
      'Com os bolsos cheios de barbante, de pedrinha\ne de planos para um barco,\nvocê corre para a manhã como quem corre para o mar{, name}.\nA maré já vem subindo:\ntraz um ano inteiro e pergunta por você.',
      'O vento guardou para hoje a melhor manobra{, name|, sobrinho}.',
      'Em algum lugar um caminho se espreguiça,\ncerto de que você vai passar{, name}.\nLeve os sapatos coloridos.',
    ],
    Aunt: [
      'Há uma lâmpada que se acende antes da batida na porta\ne uma cadeira que já sabe quem chega cansado.\nA gente chama isso de muitas coisas{, name|, tia},\nmas quase sempre chama pelo seu nome.',
      'Quando você ri, até as cortinas dançam{, name|, tia}.',
      'Açúcar, sal e um dedo de travessura:\nninguém anotou a sua receita{, name|, tia}.\nHoje o jardim veio provar.',
    ],
    Uncle: [
      'Como a maior árvore na beira do campo,\nvocê dá sombra a todos e não cobra nada{, name|, tio}.\nHoje a passarada fez assembleia\ne venceu a música,\nda primeira luz até a última.',
      'A tarde se debruça no portão para ouvir você{, name}.',
      'O rio conhece mil jeitos de contornar a pedra{, name|, tio}.\nDesconfio que aprendeu olhando você.',
    ],
    Partner: [
      'Antes de você havia quartos; agora há uma casa:\nas mesmas paredes, só que a luz\njá sabe onde se deitar{, name|, meu amor}.\nSe o ano é uma porta, vamos deixá-la aberta\ne acordar com o sol na sala.',
      'A lua passa primeiro pela sua janela{, name|, meu bem}.',
      'Duas xícaras, chuva na telha e você:\njá li poemas maiores{, name},\nmas em nenhum eu quis morar.',
    ],
    Grandchild: [
      'Você chegou com as mãos cheias de manhã\ne derramou tudo pelo chão, pelo gato, por nós{, name}.\nDesde então há claridade nos cantos da casa.\nHoje acendemos velas\nsó para devolver um pouquinho.',
      'Estrela da casa{, name}, é você quem acende o céu.',
      'A semente só pede tempo à chuva.\nTempo nós temos{, name}, e galochas também.\nCresça do seu jeito.',
    ],
  },
  anyone: [
    'Há um dia no ano que sabe o seu nome.\nEle vem descalço, abre a cortina devagar,\ndeixa um pouco de ouro na mesa e espera.\nSaia ao encontro dele{, name}:\ncaminhou doze meses para ver você.',
    'Hoje a manhã saiu vestida com o seu sorriso{, name}.',
    'Que o vento conte um segredo gentil,\nque a lua empreste o melhor vestido\ne o ano tire você para valsar{, name}.',
    'Dê asas ao bolo, solte as velas,\nque hoje o ar lhe deve uma canção.\nPeça devagar{, name}: os desejos\nsão passarinhos que só pousam\nna mão de quem não tem pressa.',
  ],
};
