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
      'No varal da memória há duas blusas,\numa maior, uma menor, o mesmo vento.\nÀs vezes eu vestia a sua coragem{, name|, irmã}:\nficava larga nos ombros,\ne era com ela que eu chegava mais longe.',
      'Do outro lado do meu riso está você{, name|, irmã}.',
      'Que o ano venha descalço,\ncom os bolsos cheios de chuva boa,\ne tire você para dançar{, name|, irmã}.',
      'Você guarda o verão em vidro de conserva\ne abre quando o dia vem cinza.\nHoje a tampa é sua{, name|, irmã}:\nabre tudo, que o ano inteiro cheira a manga.',
    ],
    Mother: [
      'Mãe é o ipê da minha rua:\nno meio da seca, quando ninguém espera,\namanhece todo de ouro.\nEu passo, olho para cima{, name|, mãe},\ne o dia inteiro aprende a florir.',
      'A sua voz foi a minha primeira casa{, name|, mãe}.',
      'Mãe: uma sílaba só,\ne dentro dela cabem\no quintal, a rede, a lua{, name,}\ne todo o mar de que eu preciso.',
      'Em tudo o que faço com cuidado\nhá um ponto da sua costura{, name|, mãe}.\nNinguém vê, porque é por dentro:\né ele que segura.',
    ],
    Father: [
      'Há na sua calma um banco de madeira,\numa sombra, um rádio, um jeito de esperar.\nQuem senta ali descansa até do que não sabe{, name|, pai}.\nEu sento, e o mundo, tão barulhento,\nfica do tamanho da nossa conversa.',
      'Perto de você até o trovão fala mais baixo{, name|, pai}.',
      'Quando você diz que vai chover, chove;\nquando diz que passa{, name|, pai},\naté a chuva para e pensa no assunto.',
      'O seu assobio no portão\nainda é a notícia que a casa espera.\nO cachorro sabe, a chaleira sabe{, name|, pai},\ne eu, que fingia ler, perco a página.',
    ],
    Friend: [
      'Amizade é ouvir o mesmo disco\ne pedir de novo a mesma faixa;\né conhecer o atalho da tristeza\ne esperar lá no fim, com pipoca.\nVocê me espera sempre{, name}, e eu sempre chego.',
      'Com você até o meu inverno tem calçada com sol{, name}.',
      'Você é luz de varanda:\nninguém vê quem acende,\nmas todo mundo acha o caminho{, name}.',
      'Você ri como ônibus de excursão:\nhá gente acenando em toda janela{, name},\nalguém puxa um samba lá no fundo\ne a viagem já valeu antes da praia.',
    ],
    Wife: [
      'Há um lugar entre o seu pescoço e o dia\nem que o relógio esquece o que fazia.\nÉ ali que eu moro, de endereço e tudo{, name|, meu amor},\ncom rede armada, janela para o mar\ne nenhuma vontade de mudar.',
      'Você sorri e a segunda-feira vira praia{, name|, amor}.',
      'Se o tempo fosse pano,\neu costurava devagar{, name|, amor},\ncom linha de domingo\ne botões de beijo.',
      'Quero o seu nome escrito a giz na calçada,\npara a chuva apagar e eu escrever de novo{, name|, amor}:\ntodo dia a mesma palavra,\ntodo dia a letra mais bonita.',
    ],
    Husband: [
      'Você não sabe, mas a casa sabe:\nquando a sua chave gira, a luz se ajeita,\no feijão cheira mais alto, o gato se espreguiça\ne eu{, name|, meu amor}, que já estava em casa,\nsó então chego.',
      'No seu ombro faz sempre tempo bom{, name|, amor}.',
      'Eu te amo como se ama o rio:\npassa diferente, fica o mesmo,\ndá água e não conta{, name|, meu amor}.',
      'O mar tem ondas para não ficar parado\ne volta sempre para o mesmo lugar{, name|, amor}.\nEu também: ando, me espalho, invento,\ne acabo na praia do seu peito.',
    ],
    Son: [
      'Você foi aumentando tudo nesta casa:\na mesa, a pressa, o barulho, o amor.\nOlha as marcas no batente{, name|, filho}:\na porta, coitada, que só sabia fechar,\naprendeu com você a abrir para o mundo.',
      'Você é o verso que me saiu andando{, name|, filho}.',
      'A sua risada deixou a casa\ncom as janelas abertas.\nDesde então{, name|, filho}, venta alegria.',
      'Filho é verbo que não para quieto:\ncorre, inventa, desmonta, ri.\nEu conjugo você em todos os tempos{, name|, filho},\ne o presente é o meu preferido.',
    ],
    Daughter: [
      'Quando você aprendeu a palavra “lua”,\na lua veio ver quem era.\nDesde então passa aqui toda noite{, name|, filha},\nfinge que é coincidência,\ne eu finjo que não vejo vocês duas conversando.',
      'O rio copiou o seu riso{, name|, filha}, e dá para ouvir.',
      'Há uma luzinha no corredor\nque eu deixo acesa por gosto.\nAmar você é assim{, name|, filha}.',
      'Se o vento tivesse filha, teria o seu passo:\npassa, e as cortinas querem ir junto.\nVá, que eu fico na janela{, name|, filha},\naprendendo com as cortinas a torcer por você.',
    ],
    Teacher: [
      'Na lousa o dia começa em branco\ne acaba em constelação.\nVocê apaga, sopra o giz, sorri{, name|, prof},\ne nem vê que a turma inteira\nsai da sala com uma estrela no dedo.',
      'Quem ensina deixa lâmpadas em outras mãos{, name|, prof}.',
      'O giz é neve que não esfria:\ncai leve, palavra por palavra,\ne embaixo dele{, name|, prof}, cresce um jardim.',
      'Cada aluno é um envelope fechado.\nVocê não rasga, não adivinha{, name|, prof}:\npõe perto da luz, espera,\ne a carta começa a se ler sozinha.',
    ],
    Colleague: [
      'Segunda-feira, nove horas, tela acesa:\no mundo pede pressa e você põe a água do café.\nHá quem chame isso de rotina{, name}.\nEu chamo de pequeno milagre com açúcar\nque se repete em dia útil.',
      'O seu bom humor rega até as plantas da sala{, name}.',
      'Que hoje o relógio se distraia,\nque o telefone perca a voz\ne a tarde inteira espere por você{, name}.',
      'Na planilha do dia não há coluna para gentileza.\nVocê escreve assim mesmo, na margem{, name},\ne é a única conta da semana\nque fecha com sobra.',
    ],
    Grandmother: [
      'Na jabuticabeira da sua casa\no doce nasce direto no tronco.\nDeve ser por isso que a nossa família é assim{, name|, vó}:\ncoladinha na raiz,\nroxa de alegria e difícil de largar.',
      'Você borda o dia e ele sai com sol{, name|, vó}.',
      'Alfazema na gaveta,\ncanela na panela:\né de olhos fechados{, name|, vó}, que eu acho a sua casa.',
      'A sua receita diz “um tanto”, “até dar o ponto”,\ne ninguém mais sabe quanto é um tanto.\nÉ essa a medida do seu carinho{, name|, vó}:\num tanto que sempre dá\ne ainda sobra para levar.',
    ],
    Grandfather: [
      'Vaga-lume, sabiá, nome de árvore, hora da maré:\nvocê sabe tudo o que não cabe no celular.\nEu pergunto só para ouvir{, name|, vô},\nporque na sua voz o mundo anda de chinelo\ne para em cada portão.',
      'Nas suas histórias tem mais lua do que noite{, name|, vô}.',
      'Cadeira na calçada, rádio baixinho:\nno seu fim de tarde{, name|, vô},\na cidade inteira vira vizinha.',
      'Você planta como quem conversa,\ne a horta responde em verde{, name|, vô}.\nDeve ser esse o segredo:\nperto de você a gente cresce só de ouvir.',
    ],
    Cousin: [
      'A infância é uma pipa que a gente empinou junto:\nsubiu, sumiu da vista, cada qual cresceu.\nMas a linha não arrebenta{, name}.\nBasta você rir aí desse lado\npara eu sentir o puxão aqui na mão.',
      'O meu verão tem o seu sobrenome{, name}. Feliz aniversário!',
      'Do mesmo tronco, dois galhos,\ncada um com o seu vento,\ne a mesma passarada{, name}, cantando nos dois.',
      'Somos duas goiabas do mesmo galho:\numa caiu no rio, outra no telhado.\nMas, se alguém abre, olha só{, name}:\no mesmo vermelho, as mesmas sementes de rir.',
    ],
    'Brother-in-law': [
      'Você chegou como chega um acorde novo\nna roda que já sabia a música de cor.\nAlguém errou o passo, alguém riu{, name|, cunhado},\ne quando vimos o samba tinha outra graça\ne era impossível tocar sem você.',
      'Onde você encosta a cadeira, começa a conversa{, name}.',
      'Foi boa a estrada que trouxe você\ne a cadeira que já tem o seu jeito{, name}.\nSenta: a prosa começou.',
      'Ponte boa não pergunta de que lado a gente vem.\nVocê é assim{, name}: passa por cima do rio\ne, quando todos percebem,\nas duas margens almoçam juntas.',
    ],
    'Sister-in-law': [
      'Beija-flor não pede licença ao jardim:\nchega, para no ar, e tudo em volta lembra que tem cor.\nVocê entrou assim nesta casa{, name|, cunhada},\ne até as conversas mais compridas\nganharam asas.',
      'A sua risada põe a mesa antes dos pratos{, name}.',
      'Que um passarinho acorde você sem pressa,\nque o café saiba o seu nome{, name},\ne a tarde demore de propósito.',
      'Há quem arrume a mesa e há quem arrume o tempo:\num riso aqui, um café ali{, name},\ne a hora, que vinha com pressa,\npuxa uma cadeira e fica.',
    ],
    'Daughter-in-law': [
      'Há chuvas que vêm para ficar:\nmansas, de tarde, com cheiro de terra.\nVocê veio assim{, name}, e a nossa casa,\nque já se achava florida,\ndescobriu uma estação a mais.',
      'Desde você, o domingo aqui tem outra luz{, name}.',
      'Que o ano entre pela porta da frente,\ncom pão, com pássaros, com boa gente{, name},\ne encontre você sorrindo.',
      'A nossa família era um livro já lido.\nVocê chegou e escreveu na margem{, name},\ncom letra sua, tinta clara,\na parte que eu mais gosto de reler.',
    ],
    'Son-in-law': [
      'Boa madeira não faz alarde:\nvira mesa, vira barco, vira ponte.\nVocê chegou a esta família assim{, name},\nfirme, sem farpa, cheirando a mato,\ne já não sabemos onde a casa termina e você começa.',
      'Faltava uma voz no coro: era a sua{, name}.',
      'Que o ano seja terra molhada:\no que você plantar, que suba{, name};\no que esperar, que chegue cantando.',
      'Rio bom é o que não esquece a nascente\ne ainda alarga a terra dos outros{, name}.\nPor onde você passa nesta família,\ndá flor na beira.',
    ],
    Niece: [
      'Tem um balanço preso no meio do céu\ne ninguém sabe quem pendurou{, name|, sobrinha}.\nVocê vai tão alto que volta com nuvem no cabelo\ne conta, ainda sem fôlego,\na cor que o vento tem.',
      'Tem giz de cor no seu riso{, name|, sobrinha}: risca o mundo.',
      'Céu azul, vento claro\ne, na ponta da linha{, name|, sobrinha},\num ano inteiro querendo subir.',
    ],
    Nephew: [
      'No seu bolso cabem o mapa, o apito, a pedra da lua\ne um plano de jangada que ainda não secou{, name|, sobrinho}.\nO mar soube da notícia,\narrumou as ondas em fila\ne avisou: o ano espera na areia.',
      'A rua guardou para hoje a sua melhor descida{, name|, sobrinho}.',
      'Em algum lugar um caminho se espreguiça,\ncerto de que você vai passar{, name}.\nLeve os sapatos coloridos.',
    ],
    Aunt: [
      'A sua casa fala antes da porta:\né o cheiro, é o rádio, é o riso no corredor.\nQuem chega com pressa esquece o motivo{, name|, tia},\nquem chega triste esquece o que vinha dizer,\ne a tarde, que só ia passar, fica para jantar.',
      'Quando você ri, até as cortinas dançam{, name|, tia}.',
      'Açúcar, sal e um dedo de travessura:\nninguém anotou a sua receita{, name|, tia}.\nHoje o jardim veio provar.',
    ],
    Uncle: [
      'Há quem conte estrelas; você conta histórias,\ne elas também acendem uma de cada vez.\nA fogueira estala no ponto certo{, name|, tio},\no violão pergunta, você responde,\ne a noite chega a cadeira mais para perto.',
      'A tarde se debruça no portão para ouvir você{, name}.',
      'O rio conhece mil jeitos de contornar a pedra{, name|, tio}.\nDesconfio que aprendeu olhando você.',
    ],
    Partner: [
      'Dois guarda-chuvas fechados na entrada,\numa panela que canta, a mesma janela.\nSe o amor fizesse barulho seria este{, name|, meu bem}:\no da garoa lá fora\ne o da sua xícara encontrando a minha.',
      'A lua passa primeiro pela sua janela{, name|, meu bem}.',
      'Procurei você no dicionário do dia:\nestava em “sol”, em “pão”, em “volta logo”{, name}.\nPreferi ler de novo, em voz alta.',
    ],
    Grandchild: [
      'Nasceu uma janela nova nesta casa\nno dia em que você chegou{, name}.\nPor ela entram bichos, perguntas, luas inteiras,\ne nós, que pensávamos conhecer a paisagem,\nfazemos fila para olhar.',
      'Estrela da casa{, name}, é você quem acende o céu.',
      'A semente só pede tempo à chuva.\nTempo nós temos{, name}, e galochas também.\nCresça do seu jeito.',
    ],
  },
  anyone: [
    'O sol hoje levantou mais cedo,\nfoi à feira, escolheu as laranjas mais claras\ne deixou tudo na sua porta, sem bilhete.\nNão precisa agradecer{, name}:\nele só faz isso a quem ilumina os outros.',
    'Hoje até o sabiá improvisa por sua causa{, name}.',
    'Abra as mãos devagar,\nque o ano trouxe coisa boa{, name}:\num atalho, um abraço, um barco.',
    'Acenda as velas como quem acende vaga-lumes\ne sopre como quem os solta{, name}.\nUm deles vai voltar, no meio do ano,\ncom o seu pedido na asa.',
  ],
};
