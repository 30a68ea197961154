import type { ToneWishes } from '#content/wishes/wish-list.ts';

/**
 * Teachers, colleagues, grandparents and strangers are addressed without a pronoun: third person, “seu” and “sua” fit você
 * as they fit o senhor and a senhora, whichever the family says. Everybody else is você.
 */
export const formal: ToneWishes = {
  byRelationship: {
    Brother: [
      'Nas horas em que a família precisa de firmeza, é a sua voz que traz equilíbrio. Cumprimento você com orgulho e desejo que este novo ano seja generoso em saúde, em projetos e em alegrias{, name|, meu irmão}, na mesma medida do seu caráter.',
      'Com estima e admiração, feliz aniversário{, name|, meu irmão}.',
      'É uma honra ser da mesma família que você{, name}. Desejo que os próximos meses tragam conquistas à altura do seu caráter.',
      'Conheço o empenho que você põe em cada meta, sobretudo nas que ninguém aplaude. Permita que hoje o aplauso venha de casa{, name}. Desejo saúde, paz e uma comemoração a seu gosto.',
    ],
    Sister: [
      'Inteligência e delicadeza raramente andam juntas com tanta naturalidade. Em você elas convivem todos os dias{, name|, minha irmã}, e todos nós aprendemos com isso. Desejo um ano de saúde, realizações e o merecido reconhecimento.',
      'Receba o meu afeto e a minha admiração{, name|, querida irmã}.',
      'Quando alguém fala em integridade, penso em você{, name}. Que este aniversário lhe traga serenidade e um merecido descanso.',
      'A sua generosidade não faz barulho, e por isso poucas vezes recebe o elogio que merece. Faço hoje esse elogio{, name}, com a certeza de que a família inteira o assina comigo.',
    ],
    Mother: [
      'O que sei de respeito, de trabalho e de gentileza tem o seu exemplo como medida. Nenhum cumprimento está à altura{, name|, mãe}, mas receba neste o reconhecimento de toda a família e os votos de muita saúde.',
      'Com profundo carinho e gratidão{, name|, querida mãe}, feliz aniversário.',
      'Esta família se apoia na sua sensatez, mesmo quando você prefere não dar importância a isso. Hoje, com orgulho, nós damos{, name|, mãe}.',
      'Você nos dá o que se vê, a casa e a mesa, e o que não se vê, o caráter. Por ambas as coisas a família agradece{, name|, mãe}, e deseja um ano longo em alegrias.',
    ],
    Father: [
      'O respeito que lhe dedicamos não vem do costume, vem da convivência: de ver, ao longo dos dias, como a palavra e o gesto coincidem em você. Receba a gratidão da família{, name|, pai}, e os votos de saúde e serenidade.',
      'O seu exemplo honra a todos nós{, name|, pai}.',
      'A sua palavra sempre valeu como documento. Que este novo ano retribua, com tranquilidade, toda essa retidão{, name|, pai}.',
      'Há quem imponha respeito e há quem o inspire; nesta casa, conhecemos bem a diferença. Desejo a você o descanso tantas vezes adiado{, name|, pai}, e registro o reconhecimento de todos nós.',
    ],
    Friend: [
      'Entre as pessoas a quem confio uma dúvida importante, o seu nome é o primeiro. Aproveito a data para agradecer a confiança recíproca{, name}, e para desejar um ano de saúde, de boas escolhas e de trabalho que dê gosto.',
      'A sua amizade me honra{, name}. Receba os meus cumprimentos.',
      'Valorizo o seu conselho porque chega na hora certa e sem enfeites. Desejo a você um aniversário entre pessoas igualmente nobres{, name}.',
      'Poucas amizades resistem ao tempo e às distâncias; a nossa resiste, graças à sua boa-fé. Receba neste dia um cumprimento que é também um agradecimento{, name}.',
    ],
    Wife: [
      'Admiro a forma como você decide, trabalha e acolhe, e admiro sobretudo a leveza com que faz tudo parecer simples. Receba, neste aniversário, todo o meu respeito{, name|, querida esposa}, e um amor que só faz crescer.',
      'Com amor e respeito{, name|, querida esposa}, feliz aniversário.',
      'Admiro tanto o que você realiza quanto a paz que traz consigo. Que o ano seja generoso com os seus planos{, name}.',
      'Certas promessas se fazem uma vez e se cumprem todos os dias, e você cumpre as suas com graça. Com admiração crescente{, name}, desejo-lhe um ano à medida dos seus méritos.',
    ],
    Husband: [
      'Construir uma vida em comum exige paciência, humor e palavra, e de você nunca me faltou nenhum dos três. Receba hoje a minha admiração e o meu amor{, name|, querido marido}, com o desejo de muitos projetos realizados lado a lado.',
      'Caminhar ao seu lado é uma honra{, name|, querido marido}.',
      'A sua serenidade é o maior patrimônio da nossa casa{, name}. Desejo que este ano lhe devolva toda essa dedicação.',
      'Você é um homem de palavra, e digo isso com a autoridade de quem o vê quando ninguém mais olha. Que os nossos projetos encontrem bons ventos{, name|, meu amor}.',
    ],
    Son: [
      'Ver como você trata as pessoas é a maior satisfação que a vida me dá. Conserve essa honestidade, sobretudo quando custar{, name|, filho}. Desejo metas que mereçam o seu esforço, bons mestres e saúde para alcançá-las.',
      'A sua conduta é o meu maior orgulho{, name|, filho}.',
      'Você conquista a confiança de todos por mérito próprio{, name|, filho}. Que o novo ano abra as portas que procura.',
      'Um sobrenome se recebe, mas o respeito se constrói, e você constrói o seu com seriedade e bom coração. Conte com o meu apoio em tudo o que empreender{, name|, filho}.',
    ],
    Daughter: [
      'Não me cabe escolher o seu caminho, e sim admirar a firmeza com que você o percorre. Receba neste dia o meu respeito e o meu aplauso{, name|, filha}, com votos de saúde, de coragem e de boas companhias.',
      'Com todo o meu orgulho{, name|, querida filha}, feliz aniversário.',
      'O seu talento dispensa apresentação, mas não dispensa este elogio{, name}. Que os próximos passos sejam tão firmes quanto os de hoje.',
      'Você pensa com independência e age com delicadeza, combinação que admiro cada vez mais. Que este ano reconheça as duas qualidades{, name|, filha}, e lhe traga projetos à altura delas.',
    ],
    Teacher: [
      'Ensinar é um trabalho cujo resultado aparece longe da sala, na vida de cada aluno. Em nome de quem aprendeu a pensar melhor, receba o nosso reconhecimento{, name}, e os votos de um ano de saúde, alegria e descanso merecido.',
      'Com respeito e gratidão, os nossos cumprimentos{, name}.',
      'A sua dedicação alcança muito mais vidas do que as que cabem em uma lista de chamada. Feliz aniversário{, name}.',
      'Um bom ensinamento se reconhece anos depois, quando ninguém mais o cobra e ainda assim se aplica. Com essa lembrança, seguem os votos de um aniversário rodeado de afeto{, name}.',
    ],
    Colleague: [
      'Há profissionais que cumprem a tarefa e há os que elevam o ambiente inteiro. A equipe reconhece de que lado está a sua contribuição{, name}, e deseja um aniversário tranquilo e um ano repleto de boas realizações.',
      'Receba os nossos cordiais cumprimentos{, name}. Feliz aniversário.',
      'O seu rigor facilita o trabalho de todos, e a sua cortesia o torna agradável. Desejamos um excelente aniversário{, name}.',
      'A rotina nem sempre deixa espaço para agradecer a pontualidade, o critério e o bom trato. O aniversário é uma boa ocasião para fazê-lo{, name}. Desejamos um ano favorável em tudo.',
    ],
    Grandmother: [
      'Nesta família, cumprimentar, agradecer e esperar que todos estejam servidos são lições com a sua assinatura. Elas não perdem a validade{, name|, vó}. Receba o carinho e o respeito de uma família inteira que aprendeu com esse exemplo.',
      'A sua família lhe deve respeito e carinho{, name|, vó}.',
      'A sua paciência e a sua firmeza mantêm esta casa unida. Que hoje a vida devolva tantas atenções{, name|, vó}.',
      'Com o respeito que se aprende em casa e o carinho que esta avó desperta em todos{, name,} desejamos um aniversário cheio de visitas, de flores e de boa saúde.',
    ],
    Grandfather: [
      'O valor da palavra dada, a pontualidade e o gosto pelo trabalho bem-feito: tudo isso se aprende ao seu lado. Receba hoje, com orgulho, o abraço de toda a família{, name|, vô}, com o desejo de boa saúde e de longas tardes de conversa.',
      'Com respeito e afeto{, name|, vô}, feliz aniversário.',
      'Ouvir as suas histórias é sempre a melhor parte de qualquer reunião. Desejamos um dia alegre{, name|, vô}, com todos por perto.',
      'Quem nunca pede reconhecimento é quem mais o merece. O da família inteira está aqui{, name|, vô}, junto com o nosso carinho e o melhor lugar da mesa.',
    ],
    Cousin: [
      'Os laços de família nos aproximaram, e a sua retidão transformou a proximidade em estima. Receba os meus cumprimentos neste aniversário{, name}, com votos de saúde, de bons caminhos e de reencontros frequentes.',
      'Tenho orgulho das raízes que dividimos{, name}. Feliz aniversário.',
      'O seu nome é dito na família com afeto e respeito. Que o ano que começa confirme os motivos{, name}.',
      'Ainda que nos vejamos menos do que eu gostaria, sigo os seus passos com interesse e orgulho. Cumprimento você por tudo o que tem alcançado{, name}, e deixo aberto o convite para a nossa mesa.',
    ],
    'Brother-in-law': [
      'Encontrei em você prudência, bom humor e disposição para ajudar sem que ninguém precise pedir. Nesta data, quero deixar registrada a minha estima{, name}, e desejar um ano próspero, tranquilo e cheio de boas notícias.',
      'Um cunhado como você é uma honra{, name}. Felicidades.',
      'Contar com o seu bom senso dá tranquilidade a toda a família{, name}. Receba o meu abraço e os meus melhores votos.',
      'É justo reconhecer quem soma em silêncio, aparece nos dias difíceis e se despede antes dos agradecimentos. Hoje não haverá como evitá-los{, name}. A família agradece, e deseja muitas felicidades.',
    ],
    'Sister-in-law': [
      'Você tem o dom de dizer o necessário sem ferir e de ajudar sem que se perceba. A família inteira reconhece isso, e eu de modo particular{, name}. Que o aniversário lhe traga o mesmo bem-estar que proporciona.',
      'Com sincero afeto{, name|, querida cunhada}, feliz aniversário.',
      'A sua presença dá leveza e bom gosto a cada encontro. Que o de hoje seja inteiramente em sua homenagem{, name}.',
      'A sua chegada fez bem a esta família, e cada ano confirma essa impressão. Que o novo ciclo lhe conceda saúde{, name}, boas notícias e tempo para as coisas de que gosta.',
    ],
    'Daughter-in-law': [
      'Receber você na família foi uma alegria, e conhecê-la melhor tem sido um privilégio. Apreciamos o seu critério, o seu trabalho e a sua delicadeza{, name}. Desejamos um ano de saúde e de planos realizados.',
      'É uma honra ter você na família{, name}. Feliz aniversário.',
      'Agradecemos a atenção com que escuta e a sinceridade com que responde. Com carinho e estima, cumprimentamos você{, name}.',
      'Nesta família se valorizam o trabalho bem-feito e a palavra amável, e você reúne os dois. Receba o nosso abraço{, name}, e saiba que aqui o seu lugar está sempre reservado.',
    ],
    'Son-in-law': [
      'A confiança que depositamos em você se confirma a cada ano, pela seriedade do seu trabalho e pelo respeito com que trata a todos. Receba o nosso abraço{, name|, caro genro}, com o desejo de saúde e prosperidade.',
      'Você tem a nossa confiança e estima{, name|, caro genro}.',
      'A sua palavra e os seus atos andam sempre juntos. Desejamos{, name,} o descanso que você raramente se permite.',
      'Você conquistou um lugar entre nós sem tirar o de ninguém, o que é próprio das pessoas íntegras. Que o seu esforço tenha a recompensa que merece{, name}, e o seu dia, a companhia de quem o estima.',
    ],
    Niece: [
      'É com alegria que lhe envio os meus cumprimentos{, name|, querida sobrinha}. A sua bondade e o seu bom juízo são motivo de orgulho para todos nós, e acompanho com entusiasmo tudo o que você decide realizar.',
      'Com orgulho e afeto{, name|, querida sobrinha}, feliz aniversário.',
      'Desejo que o ano lhe traga êxito no trabalho, alegria fora dele e tempo para ambos{, name|, querida sobrinha}.',
    ],
    Nephew: [
      'Aproveito o seu aniversário para dizer o quanto estimo você{, name|, querido sobrinho}. Cumprir a palavra e tratar bem as pessoas são qualidades raras, e você reúne as duas. Desejo saúde, acerto e ótimas companhias.',
      'A família tem a sorte de contar com você{, name}.',
      'Acompanho o seu caminho com interesse e plena confiança. Os meus melhores votos para este ano{, name|, querido sobrinho}.',
    ],
    Aunt: [
      'A família deve muito ao seu calor e à sua sensatez, e um aniversário é boa ocasião para dizê-lo{, name|, querida tia}. Desejo saúde, boas companhias e planos que lhe deem verdadeira alegria.',
      'Todo o meu carinho e respeito{, name|, querida tia}.',
      'A sua porta está sempre aberta e o seu conselho é sempre gentil{, name}. Com gratidão, desejo um belo dia.',
    ],
    Uncle: [
      'Permita-me cumprimentar você com todo o meu afeto{, name|, querido tio}. A sua serenidade, a sua generosidade e o seu bom humor são exemplo para nós, e merecem um ano de igual qualidade.',
      'Receba o meu abraço e a minha estima{, name|, querido tio}.',
      'É um orgulho pertencer à sua família e um prazer desejar a você saúde e tranquilidade{, name|, querido tio}.',
    ],
    Partner: [
      'Nem sempre digo o quanto admiro a sua paciência, a sua coragem e o cuidado que põe em cada coisa. Hoje digo com clareza e com todo o meu amor{, name}: caminhar com você é a minha maior fortuna.',
      'Com amor e profundo respeito{, name|, meu bem}, feliz aniversário.',
      'Agradeço cada dia ao seu lado{, name|, meu amor}. Desejo a você um ano belo, com os nossos projetos em bom caminho.',
    ],
    Grandchild: [
      'A alegria que você traz a esta família é maior do que imagina, e hoje queremos agradecê-la{, name}. Desejamos boas amizades, bons livros, boa saúde e a confiança necessária para seguir o seu próprio caminho.',
      'Com todo o nosso orgulho e carinho{, name}, feliz aniversário.',
      'Acompanhar o seu crescimento é a nossa maior satisfação. Que o novo ano{, name,} traga muitas descobertas.',
    ],
  },
  anyone: [
    'É com satisfação que registro os meus cumprimentos pelo seu aniversário. Que o novo ano traga saúde, boas oportunidades e a serenidade de quem trabalha com correção{, name}, e que não falte a companhia de pessoas sinceras.',
    'Os meus melhores votos pelo seu aniversário{, name}.',
    'A sua gentileza e o seu bom senso não passam despercebidos{, name}. Que a comemoração de hoje esteja à altura de ambos.',
    'As pessoas discretas raramente ouvem os elogios que merecem. Que esta data seja a exceção{, name}, e que o ano que começa traga saúde, respeito e boas notícias.',
  ],
};
