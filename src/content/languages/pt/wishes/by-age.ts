import type { WishesByAge } from '#content/wishes/wish-list.ts';

/** A long one and a line for each birthday with a number that is celebrated; whoever the receiver is. */
export const byAge: WishesByAge = {
  1: [
    'Um aninho{, name}! Em doze meses a casa aprendeu a rir mais alto e a dormir mais leve. Que cada manhã traga uma descoberta, e cada noite, um colo quentinho para contar tudo.',
    'Uma vela, uma colher e bolo até na orelha. Feliz primeiro aninho{, name}!',
  ],
  13: [
    'Treze{, name}! Agora tem senha no celular, plano secreto e opinião formada sobre quase tudo. Que este ano traga amizade de verdade, música boa e pelo menos uma ideia mirabolante que dê certo.',
    'Treze anos{, name}: a playlist é sua, o brigadeiro é nosso.',
  ],
  16: [
    'Dezesseis{, name}: já dá para escolher a música, o rumo e a resposta. A gente entra com o bolo e com a torcida. Que o ano venha cheio de estreias boas de lembrar.',
    'Os dezesseis combinam com você{, name}. Aumenta o som!',
  ],
  18: [
    'Dezoito{, name}! Agora a assinatura vale, a chave é sua e o mundo é logo ali. Vai ver tudo, liga de vez em quando e lembra: nesta porta a sua chave sempre funciona.',
    'Dezoito no documento, o mesmo carinho em casa. Feliz aniversário{, name}!',
  ],
  21: [
    'Vinte e um{, name}: idade de aprender caminho novo e ensinar o caminho aos outros. Que apareçam boas portas, bons amigos e coragem para bater em todas, menos na geladeira às três da manhã.',
    'Vinte e um anos{, name}: escolha as portas, a gente segura.',
  ],
  30: [
    'Trinta{, name}: você já sabe para quem ligar, de que festa sair cedo e que música levanta qualquer dia. Que os próximos anos tenham a sua cara e sejam escolhidos por você, um por um.',
    'Os trinta caíram muito bem em você{, name}. Use bastante.',
  ],
  40: [
    'Quarenta{, name}, e o seu riso continua em cartaz. Que venham dias com menos pressa, noites com mais música e a sua gente toda, de vez em quando, em volta da mesma mesa.',
    'Quarenta{, name}: acabou o ensaio, começou o show.',
  ],
  50: [
    'Meio século de gentileza espalhada por aí{, name}! Hoje ninguém deixa você levantar: a cadeira é a melhor, o pedaço é o primeiro e a fila do abraço dá a volta no quarteirão.',
    'Cinquenta velas, e você brilha mais que o bolo{, name}.',
  ],
  60: [
    'Sessenta anos{, name}, e tanta gente tem uma manhã melhor por sua causa. Que venham passeios compridos, filas curtas e um telefone que só toque para dar boa notícia.',
    'Sessenta{, name}: a pista é sua, e a banda não tem pressa.',
  ],
  70: [
    'Setenta{, name}: você viu a moda ir e voltar e nunca perdeu o seu estilo. Que este ano tenha tardes amenas, mesa cheia e sempre alguém perguntando se ainda tem café.',
    'Setenta anos de boa prosa{, name}, e ainda tem café no bule.',
  ],
  80: [
    'Oitenta{, name}, e ainda é você quem pergunta primeiro se está todo mundo bem. Hoje a gente responde antes: está, e muito, porque você está aqui. A festa vai até a última música.',
    'Oitenta velas pedem muito fôlego{, name}. A gente sopra junto!',
  ],
  90: [
    'Noventa anos{, name}, e as suas histórias são as mais pedidas da família. Que não falte quem puxe a cadeira, sirva o café e diga, com os olhos brilhando: conta aquela de novo.',
    'Noventa{, name}: uma biblioteca inteira, aberta e cheia de sol.',
  ],
  100: [
    'Cem anos{, name}! Um século de mesa posta, de mão dada e de histórias que só você sabe contar. Não há vela que chegue nem palavra que baste: só carinho, e um bolo enorme.',
    'Cem vezes feliz aniversário{, name}, e mais uma de lambuja!',
  ],
};
